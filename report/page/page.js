"use strict";
// Draws the charts of the page. Each is a figure's element of class "chart" with its
// ECharts options as JSON beside it; what depends on the reader's theme is set here.
(function () {
  var dark = matchMedia("(prefers-color-scheme: dark)");
  var themes = {
    light: { ink: "#1d2327", soft: "#5b656d", line: "#d9dee2", ground: "#ffffff" },
    dark: { ink: "#e8ecef", soft: "#a7b1b8", line: "#3a444b", ground: "#1b2125" }
  };
  var drawn = [];

  function dress(axis, t) {
    (axis || []).forEach(function (a) {
      a.nameTextStyle = { color: t.soft };
      a.axisLine = { show: true, lineStyle: { color: t.soft } };
      a.axisTick = { lineStyle: { color: t.soft } };
      a.splitLine = { show: a.type === "value", lineStyle: { color: t.line } };
      a.axisLabel = Object.assign({}, a.axisLabel, { color: t.soft });
    });
  }

  function draw(print) {
    var theme = dark.matches && !print ? "dark" : "light", t = themes[theme];
    drawn.forEach(function (c) { c.dispose(); });
    drawn = [];
    document.querySelectorAll(".chart").forEach(function (el) {
      var o = JSON.parse(el.parentNode.querySelector("script[type='application/json']").textContent);
      var fill = o.palette.fill;
      o.color = o.palette[theme];
      delete o.palette;
      o.textStyle = { color: t.ink, fontFamily: "system-ui, sans-serif" };
      o.legend.textStyle = { color: t.ink };
      o.legend.pageTextStyle = { color: t.soft };
      Object.assign(o.tooltip, {
        confine: true, backgroundColor: t.ground, borderColor: t.line, textStyle: { color: t.ink },
        extraCssText: "max-width: 90vw; white-space: normal; overflow-wrap: anywhere;"
      });
      dress(o.xAxis, t);
      dress(o.yAxis, t);
      o.series.forEach(function (s, i) {
        if (s.type === "line" && fill[i]) {
          var hollow = s.symbol.indexOf("empty") === 0; // its colour is that of its edge
          s.itemStyle = { color: hollow ? o.color[i] : fill[i], borderColor: o.color[i], borderWidth: 1.5 };
          s.lineStyle.color = o.color[i];
        }
        s.showAllSymbol = true; // by itself a line has marks at the labels of its axis alone
        (s.data || []).forEach(function (d) { if (d.label) { d.label.color = t.ground; d.label.fontWeight = 600; } });
      });
      var c = echarts.init(el, null, { renderer: "svg" });
      c.setOption(o);
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
