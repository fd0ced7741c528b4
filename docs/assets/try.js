// Try it: a form, the link that holds what it says, and the engine that plays it.
// Nothing here knows a game: the form follows what engine/atoll/site/pages/trying.py has written.
"use strict";

(() => {
  const { el, data, button, link } = window.atoll;
  const page = data("try-data");
  const it = { page, state: null, answer: null }; // the state: start, moves, other answers or null
  const { whole, summary } = window.atoll.told(page.rules);
  const [form, shown, said, load, progress, about] =
    ["form", "result", "status", "load", "progress", "began"].map((name) => document.getElementById(`try-${name}`));
  const record = el("pre", { class: "record", tabindex: "0", role: "region", "aria-label": "The record" });

  let engine = null; // the worker, once it is asked for
  let ready = false;
  let asked = 0; // the number of the last question to the engine

  const { pieces, fold, hints } = window.atoll.form(it, { changed, redraw });

  // The link

  function lines() {
    return [it.state.start, ...it.state.moves];
  }

  function hash() {
    const { against } = it.state;
    return link.folded(against ? [...lines(), { against }] : lines());
  }

  /** Take over what the address says, or else the example; what is wrong with it. */
  function read() {
    const text = location.hash.slice(1);
    it.state = link.opened(page.example, page);
    if (!text || document.getElementById(text)) return "";
    try {
      it.state = link.opened(link.unfolded(text), page);
      return "";
    } catch (error) {
      return `This link cannot be read: ${error.message}. An example stands here instead.`;
    }
  }

  function changed() {
    history.replaceState(null, "", `#${hash()}`);
    heed();
  }

  let waiting = 0;
  function heed() {
    record.textContent = lines().map((line) => JSON.stringify(line)).join("\n");
    clearTimeout(waiting);
    if (ready) waiting = setTimeout(ask, 100);
  }

  // The form; a change of its shape draws it anew, and the focus stays where it was.

  function draw() {
    const focus = document.activeElement?.id;
    form.replaceChildren(...pieces(), fold("record", "As a record", "for atoll referee", () => [record]),
      el("div", { class: "row" }, button("copy", "Copy the link", copy),
        button("again", "Back to the example", again)));
    if (focus) document.getElementById(focus)?.focus();
  }

  function redraw() {
    draw();
    changed();
  }

  function again() {
    it.state = link.opened(page.example, page);
    redraw();
  }

  async function copy() {
    changed();
    try {
      await navigator.clipboard.writeText(location.href);
      said.textContent = "The link is copied; it holds everything that is set here.";
    } catch {
      said.textContent = "This browser lets no page copy; the address line holds the link.";
    }
  }

  // The engine

  function prepare() {
    if (!load) return;
    document.getElementById("try-plain").hidden = true;
    const fromFile = location.protocol === "file:";
    document.getElementById("try-file").hidden = !fromFile;
    load.hidden = fromFile;
    load.addEventListener("click", begin);
  }

  function begin() {
    const absolute = (path) => new URL(path, document.baseURI).href;
    const { worker, pyodide, wheel, sha256 } = page.engine;
    load.disabled = true;
    progress.hidden = false;
    said.textContent = "Loading the engine.";
    engine = new Worker(absolute(worker), { type: "module" });
    engine.onmessage = (event) => heard(event.data);
    engine.onerror = (event) => failed(event.message || "its script could not be loaded");
    engine.postMessage({ load: { pyodide: absolute(pyodide), wheel: absolute(wheel), sha256 } });
  }

  function heard({ loaded, ready: begun, id, result, error }) {
    if (loaded) loading(loaded);
    else if (begun) began(begun);
    else if (!ready) failed(error);
    else if (id === asked) tell(result, error);
  }

  function loading(bytes) {
    const mega = (number) => (number / 1e6).toFixed(1);
    progress.value = bytes;
    about.textContent = `${mega(bytes)} of ${mega(progress.max)} MB`;
  }

  function began({ checked, version, seconds }) {
    ready = true;
    progress.hidden = true;
    const focused = document.activeElement === load || document.activeElement === document.body;
    load.hidden = true;
    const hash = checked ? "its hash is the one shown below"
      : "its hash could not be checked, as this address is not a secure one";
    about.textContent =
      `The engine runs in this page after ${seconds.toFixed(1)} s, on Python ${version}; ${hash}.`;
    if (focused) about.focus();
    ask();
  }

  function failed(reason) {
    engine.terminate();
    load.disabled = false;
    progress.hidden = true;
    said.textContent = `The engine could not be loaded: ${reason}. Try again.`;
  }

  function ask() {
    asked += 1;
    const against = JSON.stringify(it.state.against);
    engine.postMessage({ id: asked, lines: record.textContent, against });
  }

  function tell(result, error) {
    if (error) {
      said.textContent = `The engine could not answer: ${error}`;
      return;
    }
    it.answer = result;
    shown.classList.toggle("two", Boolean(result.differs));
    shown.replaceChildren(...whole(result));
    said.textContent = summary(result);
    document.getElementById("move-hints").replaceChildren(...hints());
  }

  function open() {
    const problem = read();
    draw();
    heed();
    form.hidden = false;
    if (problem) said.textContent = problem;
  }

  /** Another link opens it; a place on this page was gone to, and the link comes back. */
  addEventListener("hashchange", () => {
    const text = location.hash.slice(1);
    if (document.getElementById(text)) history.replaceState(null, "", `#${hash()}`);
    else if (text !== hash()) open();
  });
  open();
  prepare();
})();
