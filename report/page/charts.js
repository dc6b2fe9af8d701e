"use strict";
// Draws the charts of the page. Each is an element of class "chart" with its ECharts
// options as JSON beside it. A colour that begins with @ is the name of a colour of the
// page, whose palette is data as well: it changes with the reader's theme.
(function () {
  var dark = matchMedia("(prefers-color-scheme: dark)");
  var palette = JSON.parse(document.getElementById("palette").textContent);
  var drawn = []; // charts with their elements and options
  var legend = { mark: 25, gap: 12, row: 26 }; // pixels: of a marker, between entries, from row to row

  // paint puts colours in the place of their names, in options that are colours alone.
  function paint(o, colours) {
    function colour(v) { return typeof v === "string" && v[0] === "@" ? colours[v.slice(1)] : v; }
    Object.keys(o).forEach(function (key) {
      var v = o[key];
      if (/color$/i.test(key)) o[key] = Array.isArray(v) ? v.map(colour) : colour(v);
      else if (v && typeof v === "object") paint(v, colours);
    });
  }

  // number writes a number as the tables of the page do: with one digit behind the point at
  // most, in the language of the page.
  var form = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  function number(v) {
    if (Array.isArray(v)) return v.map(number);
    return typeof v === "number" ? form.format(v).replace(/^-0$/, "0").replace("-", "\u2212") : v;
  }

  function ink() { return { color: "@ink" }; }
  function soft() { return { color: "@soft" }; }

  // dress gives texts, axes and tooltips the looks of the page.
  function dress(o) {
    function list(v) { return Array.isArray(v) ? v : v ? [v] : []; }
    o.textStyle = { color: "@ink", fontFamily: "system-ui, sans-serif" };
    list(o.title).forEach(function (t) { t.textStyle = Object.assign({ fontSize: 14 }, t.textStyle, ink()); t.subtextStyle = soft(); });
    list(o.legend).forEach(function (l) {
      l.textStyle = Object.assign({}, l.textStyle, ink());
      l.pageTextStyle = soft();
      l.pageIconColor = "@soft";
      l.inactiveColor = "@line";
      l.itemWidth = legend.mark;
      l.itemHeight = 14;
      l.itemGap = legend.gap;
    });
    list(o.visualMap).forEach(function (v) {
      v.textStyle = ink();
      if (!v.inRange) v.inRange = { color: ["@low", "@high"] };
    });
    list(o.calendar).forEach(function (c) {
      c.itemStyle = { color: "@ground", borderColor: "@line" };
      c.splitLine = { lineStyle: soft() };
      ["dayLabel", "monthLabel", "yearLabel"].forEach(function (l) { c[l] = Object.assign({}, c[l], soft()); });
    });
    o.tooltip = Object.assign({}, o.tooltip, {
      valueFormatter: number, confine: true, backgroundColor: "@ground", borderColor: "@line", textStyle: ink(),
      extraCssText: "max-width: min(90vw, 26rem); white-space: pre-line; overflow-wrap: anywhere;"
    });
    list(o.series).forEach(function (s) {
      if (s.type === "line") s.showAllSymbol = true; // by itself it has marks at the labels of its axis alone
      if (s.type === "boxplot") s.itemStyle = Object.assign({ color: "@ground", borderColor: "@k0" }, s.itemStyle);
      if (s.type === "heatmap") s.itemStyle = Object.assign({ borderColor: "@ground", borderWidth: 1 }, s.itemStyle);
      if (s.markLine) s.markLine = Object.assign({ symbol: "none", lineStyle: soft() }, s.markLine, { label: Object.assign({}, s.markLine.label, soft()) });
    });
    list(o.yAxis).forEach(function (a) {
      if (a.name && a.nameLocation !== "middle") a.nameTextStyle = { align: "left" }; // its middle may stand too far left
    });
    list(o.xAxis).concat(list(o.yAxis)).forEach(function (a) {
      a.nameTextStyle = Object.assign({}, a.nameTextStyle, soft());
      a.axisLine = { show: true, lineStyle: soft() };
      a.axisTick = { lineStyle: soft() };
      a.splitLine = { show: a.type === "value", lineStyle: { color: "@line" } };
      a.axisLabel = Object.assign(a.type === "value" ? { formatter: number } : {}, a.axisLabel, soft());
    });
  }

  // rows is how many rows the legend of a chart takes in a width.
  function rows(o, width) {
    var l = Array.isArray(o.legend) ? o.legend[0] : o.legend;
    if (!l || l.show === false || l.type === "scroll" || l.orient === "vertical") return 1;
    var names = l.data || (o.series || []).map(function (s) { return s.name; });
    var n = 1, x = 0;
    names.filter(function (name, i) { return name && names.indexOf(name) === i; }).forEach(function (name) {
      var w = legend.mark + 5 + echarts.format.getTextRect(name, "12px system-ui, sans-serif").width;
      if (x > 0 && x + w > width - 10) { n++; x = 0; }
      x += w + legend.gap;
    });
    return n;
  }
  // size makes room in a chart for all rows of its legend: the grid begins below them, and
  // the chart is higher by them.
  function size(d) {
    d.el.style.height = "";
    var more = (rows(d.o, d.el.clientWidth) - 1) * legend.row;
    if (more) d.el.style.height = d.el.clientHeight + more + "px";
    var grid = Array.isArray(d.o.grid) ? d.o.grid[0] : d.o.grid;
    return grid ? { grid: { top: parseFloat(grid.top) + more } } : {};
  }

  // tell gives a timeline its tooltips, and its marks: of its values, those in a list have one.
  function tell(o, places) {
    o.series.forEach(function (s) {
      s.data = (s.data || []).map(function (v) { return Array.isArray(v) ? v[0] : { value: v, symbol: "none" }; });
    });
    o.series[0].data = places.told.map(function (lines) {
      return { name: lines.map(function (n) { return places.lines[n]; }).join("\n"), value: 0, symbol: "none" };
    });
  }

  // jump leads a click in the plot to the turn at that place of the axis: turns has its
  // address by category. Points are too small for a finger, whose first tap only shows what
  // happened there.
  function jump(c, turns) {
    var told = null;
    function turn(e) {
      var at = [e.offsetX, e.offsetY];
      return c.containPixel("grid", at) ? turns[Math.round(c.convertFromPixel("grid", at)[0])] : null;
    }
    c.getZr().on("click", function (e) {
      var to = turn(e), first = e.event.zrByTouch && told !== to;
      told = to;
      if (to != null && !first) follow("#" + to);
    });
    c.getZr().on("mousemove", function (e) { c.getZr().setCursorStyle(turn(e) != null ? "pointer" : "default"); });
  }

  // follow leads to an address of the page. Where it is the one there already, the replay
  // may have gone on from it, and only a link says so.
  function follow(address) {
    if (location.hash !== address) return void (location.hash = address);
    var a = document.body.appendChild(document.createElement("a"));
    a.href = address;
    a.click();
    a.remove();
  }

  function draw(print) {
    var colours = palette[dark.matches && !print ? "dark" : "light"];
    drawn.forEach(function (d) { d.c.dispose(); });
    drawn = [];
    document.querySelectorAll(".chart").forEach(function (el) {
      var d = { el: el };
      el.parentNode.hidden = false;
      try {
        show(d, colours);
        drawn.push(d);
      } catch (e) { // the numbers behind it tell the same, and the other charts are drawn
        if (d.c) d.c.dispose();
        el.parentNode.hidden = true;
      }
    });
  }

  // show draws the chart of an element.
  function show(d, colours) {
    var o = d.o = JSON.parse(d.el.parentNode.querySelector("script[type='application/json']").textContent);
    var places = o.places;
    delete o.places;
    if (places) tell(o, places);
    dress(o);
    paint(o, colours);
    var room = size(d);
    d.c = echarts.init(d.el, null, { renderer: "svg" });
    d.c.setOption(o);
    d.c.setOption(room);
    if (places) jump(d.c, places.turns);
  }

  document.documentElement.classList.add("js");
  draw(false);
  dark.addEventListener("change", function () { draw(false); });
  addEventListener("resize", function () {
    drawn.forEach(function (d) {
      d.c.setOption(size(d));
      d.c.resize();
    });
  });
  function paper(print) {
    document.documentElement.classList.toggle("paper", print);
    draw(print);
  }
  addEventListener("beforeprint", function () { paper(true); });
  addEventListener("afterprint", function () { paper(false); });
})();
