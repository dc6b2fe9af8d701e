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
  addEventListener("hashchange", function () { jump(location.hash); });

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
  // and all of it where little would be cut off. Slots much smaller than the largest do not
  // count: they are signs beside the board.
  function crop(boards, slots) {
    var whole = boards[0].el.querySelector("svg").viewBox.baseVal, boxes = [];
    boards.forEach(function (b) { slots.forEach(function (s) { boxes = boxes.concat(boxOf(b, s)); }); });
    var least = Math.max.apply(null, boxes.map(function (b) { return b.area; })) / 4;
    boxes = boxes.filter(function (b) { return b.area >= least; });
    if (!boxes.length) return;
    function side(from, to, start, length) {
      var a = Math.min.apply(null, boxes.map(function (b) { return b[from]; }));
      var z = Math.max.apply(null, boxes.map(function (b) { return b[to]; }));
      var n = Math.min(length, Math.max(1.4 * (z - a), length / 3));
      return [Math.max(start, Math.min(start + length - n, (a + z - n) / 2)), n];
    }
    var x = side("left", "right", whole.x, whole.width), y = side("top", "bottom", whole.y, whole.height);
    if (x[1] * y[1] > 0.6 * whole.width * whole.height) return;
    boards.forEach(function (b) { b.el.querySelector("svg").setAttribute("viewBox", [x[0], y[0], x[1], y[1]].join(" ")); });
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
