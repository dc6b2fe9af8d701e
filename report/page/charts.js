"use strict";
// Draws the charts of the page. Each is an element of class "chart" with its ECharts
// options as JSON beside it. A colour that begins with @ is the name of a colour of the
// page, whose palette is data as well: it changes with the reader's theme.
(function () {
  var dark = matchMedia("(prefers-color-scheme: dark)");
  var palette = JSON.parse(document.getElementById("palette").textContent);
  var drawn = [];

  // paint puts colours in the place of their names, in options that are colours alone.
  function paint(o, colours) {
    function colour(v) { return typeof v === "string" && v[0] === "@" ? colours[v.slice(1)] : v; }
    Object.keys(o).forEach(function (key) {
      var v = o[key];
      if (/color$/i.test(key)) o[key] = Array.isArray(v) ? v.map(colour) : colour(v);
      else if (v && typeof v === "object") paint(v, colours);
    });
  }

  function ink() { return { color: "@ink" }; }
  function soft() { return { color: "@soft" }; }

  // dress gives texts, axes and tooltips the looks of the page.
  function dress(o) {
    function list(v) { return Array.isArray(v) ? v : v ? [v] : []; }
    o.textStyle = { color: "@ink", fontFamily: "system-ui, sans-serif" };
    list(o.legend).forEach(function (l) { l.textStyle = ink(); l.pageTextStyle = soft(); l.pageIconColor = "@soft"; l.inactiveColor = "@line"; });
    list(o.visualMap).forEach(function (v) { v.textStyle = ink(); });
    list(o.calendar).forEach(function (c) {
      c.itemStyle = { color: "@ground", borderColor: "@line" };
      c.splitLine = { lineStyle: soft() };
      ["dayLabel", "monthLabel", "yearLabel"].forEach(function (l) { c[l] = Object.assign({}, c[l], soft()); });
    });
    o.tooltip = Object.assign({}, o.tooltip, {
      confine: true, backgroundColor: "@ground", borderColor: "@line", textStyle: ink(),
      extraCssText: "max-width: 90vw; white-space: normal; overflow-wrap: anywhere;"
    });
    list(o.series).forEach(function (s) {
      if (s.type === "line") s.showAllSymbol = true; // by itself it has marks at the labels of its axis alone
    });
    list(o.xAxis).concat(list(o.yAxis)).forEach(function (a) {
      a.nameTextStyle = soft();
      a.axisLine = { show: true, lineStyle: soft() };
      a.axisTick = { lineStyle: soft() };
      a.splitLine = { show: a.type === "value", lineStyle: { color: "@line" } };
      a.axisLabel = Object.assign({}, a.axisLabel, soft());
    });
  }

  function draw(print) {
    var colours = palette[dark.matches && !print ? "dark" : "light"];
    drawn.forEach(function (c) { c.dispose(); });
    drawn = [];
    document.querySelectorAll(".chart").forEach(function (el) {
      var o = JSON.parse(el.parentNode.querySelector("script[type='application/json']").textContent);
      var turns = o.turns; // by series and point: the turn that a click leads to
      delete o.turns;
      dress(o);
      paint(o, colours);
      var c = echarts.init(el, null, { renderer: "svg" });
      c.setOption(o);
      if (turns) {
        c.on("click", function (p) {
          var turn = (turns[p.seriesIndex] || [])[p.dataIndex];
          if (turn != null) location.hash = "#t" + turn;
        });
      }
      drawn.push(c);
    });
  }

  document.documentElement.classList.add("js");
  draw(false);
  dark.addEventListener("change", function () { draw(false); });
  addEventListener("resize", function () { drawn.forEach(function (c) { c.resize(); }); });
  addEventListener("beforeprint", function () { draw(true); });
  addEventListener("afterprint", function () { draw(false); });
})();
