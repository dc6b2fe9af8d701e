"use strict";
// Plays the game on the board of the page. The board is one drawing with numbered slots.
// Beside it are the parts that lie in them, and the data of the scene, which is what changes
// at each step: so a step costs what differs, and no drawing is read back. What there is to
// say of a step stands in the list of turns already, whose elements the panel shows.
(function () {
  var scene = JSON.parse(document.getElementById("scene").textContent);
  var parts = Array.from(document.getElementById("parts").content.firstChild.children);
  var root = document.getElementById("replay");
  var items = Array.from(document.querySelectorAll(".turns > li"));
  var last = items.length - 1;
  var ids = items.map(function (li) { return li.id; });
  items.forEach(function (li) { li.removeAttribute("id"); }); // an address moves the board, not the list

  function one(selector) { return root.querySelector(selector); }
  var slider = one("input"), panel = one(".panel"), live = one("[aria-live]"), play = one("[data-does=play]"), playLabel = play.title;
  var board = boardOf(one(".board"));
  var size = board.slots.length;
  var step = last, extra = -1; // what is shown: a step of the game, or a position beside it
  var lying = layout(last, -1); // the part in each slot of the board
  var timer = 0, later = 0;

  // boardOf is a drawing with its slots by number.
  function boardOf(el) {
    var slots = [];
    el.querySelectorAll("[data-s]").forEach(function (g) { slots[g.dataset.s] = g; });
    return { el: el, slots: slots };
  }

  // layout is the parts in the slots at a step, or in a position beside the game.
  function layout(to, beside) {
    var state = new Int32Array(size);
    function lay(changes) {
      for (var i = 0; i < changes.length; i += 2) state[changes[i]] = changes[i + 1];
    }
    if (beside >= 0) to = scene.extra[beside].from;
    for (var s = 0; s <= to; s++) lay(scene.steps[s]);
    if (beside >= 0) lay(scene.extra[beside].changes);
    return state;
  }

  // lay changes a drawing from one layout to another.
  function lay(on, from, to) {
    for (var i = 0; i < size; i++) {
      if (from[i] !== to[i]) on.slots[i].replaceChildren.apply(on.slots[i], parts[to[i]].cloneNode(true).childNodes);
    }
  }

  function show() {
    var to = layout(step, extra);
    lay(board, lying, to);
    lying = to;
    follow();
    slider.value = step;
    tell();
    clearTimeout(later);
    later = setTimeout(settle, 250);
  }

  // since is the last item up to a step that has something: what stays is written once.
  function since(at, has) {
    while (at > 0 && !has(items[at])) at--;
    return items[at];
  }

  // tell fills the panel from the item of the step in the list of turns.
  function tell() {
    var li = items[step], at = one(".at a"), number = li.querySelector(".no").textContent;
    items.forEach(function (other) { if (other !== li) other.removeAttribute("aria-current"); });
    li.setAttribute("aria-current", "step");
    at.textContent = since(step, function (i) { return i.dataset.title; }).dataset.title.replace("#", number);
    at.href = "#" + ids[step];
    one(".move").replaceChildren.apply(one(".move"), number ? copies(li, ".who, .words") : []);
    var totals = extra >= 0 ? scene.extra[extra].totals : totalsAt(step);
    root.querySelectorAll(".seats li").forEach(function (seat, i) {
      seat.lastElementChild.textContent = totals[i].text;
      seat.classList.toggle("leads", totals[i].leads);
    });
    one(".told").replaceChildren.apply(one(".told"), copies(li, ".more"));
    panel.classList.toggle("beside", extra >= 0);
    one(".aside").hidden = extra < 0;
    root.querySelectorAll(".told .try").forEach(function (t) {
      var b = document.createElement("button");
      b.type = "button";
      b.className = "try";
      b.dataset.extra = t.dataset.extra;
      b.textContent = t.textContent;
      if (+t.dataset.extra === extra) {
        b.setAttribute("aria-pressed", "true");
        one(".aside .who").textContent = t.dataset.who || "";
        one(".aside .words").textContent = t.dataset.who ? t.textContent.replace(/^(\d+\.) [A-Z]:/, "$1") : t.textContent;
      }
      t.replaceWith(b);
    });
  }

  // totalsAt is the totals at a step.
  function totalsAt(at) {
    var spans = since(at, function (i) { return i.querySelector(".totals"); }).querySelectorAll(".totals > span");
    return Array.from(spans, function (s) { return { text: s.textContent, leads: s.classList.contains("leads") }; });
  }

  function copies(li, selector) {
    return Array.from(li.querySelectorAll(":scope > " + selector.replace(",", ", :scope >"))).map(function (el) { return el.cloneNode(true); });
  }

  // settle says aloud what is shown, and gives it to the address, once the reader rests.
  function settle() {
    var text = one(".at").textContent + ". " + (extra < 0 ? one(".move") : one(".aside > span")).textContent;
    live.textContent = text;
    slider.setAttribute("aria-valuetext", text);
    history.replaceState(null, "", "#" + ids[step]);
  }

  function go(to) {
    step = Math.max(0, Math.min(last, to));
    extra = -1;
    show();
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    dress();
  }

  function start() {
    if (step === last) go(0);
    timer = setInterval(function () {
      go(step + 1);
      if (step === last) pause();
    }, 1000);
    dress();
  }

  // dress makes the button of play one of pause, or the other way round.
  function dress() {
    var label = timer ? play.dataset.other : playLabel;
    play.classList.toggle("playing", timer !== 0);
    play.title = label;
    play.setAttribute("aria-label", label);
  }

  var does = {
    first: function () { go(0); },
    back: function () { go(extra >= 0 ? step : step - 1); },
    play: start,
    on: function () { go(step + 1); },
    last: function () { go(last); },
    game: function () { go(step); },
    larger: larger
  };

  // larger shows the board at twice its size, or no more: what does not fit is scrolled to,
  // by the keys and the finger that else play the game.
  function larger() {
    var on = board.el.classList.toggle("scroll");
    one("[data-does=larger]").setAttribute("aria-pressed", on);
    board.el.tabIndex = on ? 0 : -1;
    follow();
  }

  // follow scrolls a larger board, and nothing else, to what the shown turn has laid.
  function follow() {
    if (!board.el.matches(".scroll")) return;
    var before = extra >= 0 ? layout(scene.extra[extra].from, -1) : layout(step - 1, -1), laid = [];
    for (var s = 0; s < size; s++) if (lying[s] && !before[s]) laid.push(s);
    var boxes = boxesOf([board], laid), svg = board.el.querySelector("svg"), whole = svg.viewBox.baseVal;
    if (!boxes.length) return;
    var scale = svg.getBoundingClientRect().width / whole.width;
    function scroll(way, length, from, to, start) {
      var el = board.el, a = scale * (least(boxes, from) - start), z = scale * (most(boxes, to) - start);
      if (a < el[way] || z > el[way] + el[length]) el[way] = (a + z - el[length]) / 2;
    }
    scroll("scrollLeft", "clientWidth", "left", "right", whole.x);
    scroll("scrollTop", "clientHeight", "top", "bottom", whole.y);
  }

  // act does what the reader asks for. It stops what plays by itself.
  function act(name) {
    var playing = timer !== 0;
    pause();
    if (!(playing && name === "play")) does[name]();
  }

  // address is the step that an address names, -1 if none.
  function address(hash) { return ids.indexOf(hash === "#end" ? ids[last] : hash.slice(1)); }

  function jump(hash) {
    var to = address(hash);
    if (to < 0) return false;
    pause();
    go(to);
    root.scrollIntoView();
    return true;
  }

  root.addEventListener("click", function (e) {
    var b = e.target.closest("button");
    if (!b) return;
    if (b.dataset.does) return act(b.dataset.does);
    pause();
    extra = +b.dataset.extra;
    show();
    one('.told [data-extra="' + extra + '"]').focus({ preventScroll: true });
    board.el.scrollIntoView({ block: "nearest" });
  });
  slider.addEventListener("input", function () { pause(); go(+slider.value); });
  document.addEventListener("click", function (e) {
    var a = e.target.closest('a[href^="#"]');
    if (a && jump(a.getAttribute("href"))) e.preventDefault();
  });
  addEventListener("hashchange", function (e) { jump(new URL(e.newURL).hash); });

  var keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };
  document.addEventListener("keydown", function (e) {
    var seen = root.getBoundingClientRect(), t = e.target;
    if (!keys[e.key] || !/^Arrow/.test(e.key) && !root.contains(t) || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || seen.bottom < 0 || seen.top > innerHeight) return;
    if (t.closest("input, textarea, select, .scroll") || e.key === " " && t.closest("button, summary, a")) return;
    e.preventDefault();
    act(keys[e.key]);
  });

  var from = null; // where a finger was put down
  board.el.addEventListener("touchstart", function (e) {
    from = e.touches.length === 1 && !board.el.matches(".scroll") ? e.touches[0] : null;
  }, { passive: true });
  board.el.addEventListener("touchend", function (e) {
    if (!from) return;
    var x = e.changedTouches[0].clientX - from.clientX, y = e.changedTouches[0].clientY - from.clientY;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) act(x < 0 ? "on" : "back");
    from = null;
  }, { passive: true });

  // compare draws the played and the best turn of a missed move, both cut to where they differ.
  function compare(el) {
    var step = +el.dataset.step;
    var before = layout(step - 1, -1), played = layout(step, -1), best = layout(0, +el.dataset.extra);
    var words = el.querySelectorAll(".swap .words"), titles = el.closest("ol").dataset;
    var pair = document.createElement("div");
    pair.className = "pair";
    var boards = ["played", "best"].map(function (which, i) {
      var b = boardOf(board.el.cloneNode(true)), figure = document.createElement("figure"), caption = document.createElement("figcaption");
      b.el.className = "board";
      b.el.removeAttribute("tabindex");
      lay(b, lying, which === "best" ? best : played);
      caption.append(titles[which] + ": ", words[i].cloneNode(true));
      figure.append(b.el, caption);
      pair.append(figure);
      return b;
    });
    el.firstElementChild.after(pair);
    var differ = [], laid = []; // slots, and those of them in which nothing lay before
    for (var s = 0; s < size; s++) {
      if (played[s] === best[s]) continue;
      differ.push(s);
      if (!before[s]) laid.push(s);
    }
    crop(boards, laid.length ? laid : differ);
  }

  // crop shows of both drawings what is around some slots, a third of the board at least,
  // and all of it where little would be cut off.
  function crop(boards, slots) {
    var whole = boards[0].el.querySelector("svg").viewBox.baseVal, boxes = boxesOf(boards, slots);
    if (!boxes.length) return;
    function side(from, to, start, length) {
      var a = least(boxes, from), z = most(boxes, to);
      var n = Math.min(length, Math.max(1.4 * (z - a), length / 3));
      return [Math.max(start, Math.min(start + length - n, (a + z - n) / 2)), n];
    }
    var x = side("left", "right", whole.x, whole.width), y = side("top", "bottom", whole.y, whole.height);
    if (x[1] * y[1] > 0.6 * whole.width * whole.height) return;
    boards.forEach(function (b) {
      var svg = b.el.querySelector("svg"), names = svg.querySelector(".cc-coordinates"), edge = names ? x[1] / 10 : 0;
      svg.setAttribute("viewBox", [x[0] - edge, y[0] - edge, x[1] + edge, y[1] + edge].join(" "));
      svg.setAttribute("width", 9 * (x[1] + edge)); // as large as its place allows, but of the shape of the cut
      svg.setAttribute("height", 9 * (y[1] + edge));
      if (names) nameEdges(svg, names, x, y, edge);
    });
  }

  // nameEdges writes the names of the columns and rows in view above and left of a cut board,
  // on strips that cover what lies there.
  function nameEdges(svg, names, x, y, edge) {
    var texts = Array.from(names.children, function (el) { return { el: el, x: +el.getAttribute("x"), y: +el.getAttribute("y") }; });
    var left = least(texts, "x"), top = least(texts, "y"), on = names.cloneNode(false);
    on.setAttribute("font-size", edge / 2);
    [[x[1] + edge, edge], [edge, y[1] + edge]].forEach(function (measures) {
      var strip = svg.querySelector(".cc-table").cloneNode(false);
      [x[0] - edge, y[0] - edge, measures[0], measures[1], 0].forEach(function (v, i) { strip.setAttribute(["x", "y", "width", "height", "rx"][i], v); });
      on.append(strip);
    });
    texts.forEach(function (t) {
      var column = t.y === top && t.x > x[0] && t.x < x[0] + x[1], row = t.x === left && t.y > y[0] && t.y < y[0] + y[1];
      if (!column && !row) return;
      var name = t.el.cloneNode(true);
      name.setAttribute(column ? "y" : "x", column ? y[0] - edge / 3 : x[0] - edge / 2);
      on.append(name);
    });
    svg.append(on);
  }

  function least(list, key) { return Math.min.apply(null, list.map(function (o) { return o[key]; })); }
  function most(list, key) { return Math.max.apply(null, list.map(function (o) { return o[key]; })); }

  // boxesOf is the boxes around what lies in some slots of drawings. What is beside the play
  // does not count: definitions, hands, lines of text, bands across the drawing, and signs, which are much
  // smaller than the largest.
  function boxesOf(boards, slots) {
    var boxes = [];
    boards.forEach(function (b) {
      var width = b.el.querySelector("svg").viewBox.baseVal.width;
      slots.forEach(function (s) {
        if (b.slots[s].closest("defs, [class$=-hand]") || b.slots[s].querySelector(":scope > text:first-child")) return;
        boxes = boxes.concat(boxOf(b, s).filter(function (box) { return box.right - box.left < 0.9 * width; }));
      });
    });
    var large = most(boxes, "area") / 4;
    return boxes.filter(function (b) { return b.area >= large; });
  }

  // boxOf is the box around what lies in a slot, in the measures of the drawing; none around nothing.
  function boxOf(b, slot) {
    var g = b.slots[slot], box = g.getBBox();
    if (!box.width && !box.height) return [];
    var m = b.el.querySelector("svg").getScreenCTM().inverse().multiply(g.getScreenCTM());
    var p = new DOMPoint(box.x, box.y).matrixTransform(m), q = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(m);
    return [{ left: p.x, right: q.x, top: p.y, bottom: q.y, area: (q.x - p.x) * (q.y - p.y) }];
  }

  document.addEventListener("toggle", function (e) {
    var el = e.target;
    if (el.open && el.dataset.extra && !el.querySelector(".pair")) compare(el);
  }, true);

  document.documentElement.classList.add("plays");
  one(".controls").hidden = panel.hidden = false;
  if (!jump(location.hash)) tell();
})();
