// Try it: a form, the link that holds what it says, and the engine that plays it.
// Nothing here knows a game: the form follows what engine/atoll/site/pages/trying.py has written.
"use strict";

(() => {
  const { el, data, button, link, example, steps } = window.atoll;
  const page = data("try-data");
  // The state: start, moves, other answers or null. The base is the example that it differs from.
  const it = { page, state: null, answer: null, base: null, says: "", first: null, lies: "" };
  const { whole, summary, before } = window.atoll.told(page.rules);
  const [form, shown, said, notice, load, progress, about, picture] =
    ["form", "result", "status", "notice", "load", "progress", "began", "picture"]
      .map((name) => document.getElementById(`try-${name}`));
  const record = el("pre", { class: "record", tabindex: "0", role: "region", "aria-label": "The record" });
  const { begin: afresh, pieces, fold, hints, reach } = window.atoll.form(it, { changed, redraw });
  const engine = load && window.atoll.engine(page.engine, { loading, began, lost });

  let came = ""; // what the link held by which one came; empty for the example of this page

  // The link

  function lines() {
    return [it.state.start, ...it.state.moves];
  }

  function hash() {
    const { against } = it.state;
    const long = link.folded(against ? [...lines(), { against }] : lines());
    if (!it.base) return long;
    const short = example.written(it.base, it.state, page, it.says);
    return short.length < long.length ? short : long;
  }

  /** What a text in the address holds: its example or none, what it says follows, the state. */
  async function held(text) {
    if (example.isOne(text)) return example.read(text, page);
    return { base: null, says: "", state: link.opened(text ? link.unfolded(text) : page.example, page) };
  }

  function take({ base, says, state }, text) {
    Object.assign(it, { base, says, state, answer: null });
    it.first = base ? base.first : text ? null : page.first;
    it.lies = base ? base.frames[0].picture : "";
  }

  /** Take over what the address says; a link that cannot be read changes nothing, and says so. */
  async function read() {
    const text = isPlace() ? "" : location.hash.slice(1);
    try {
      take(await held(text), text);
      afresh();
      came = history.state?.came ?? text;
    } catch (error) {
      const stands = it.state ? "Nothing has changed" : "What stands here is this page's own example";
      inform(`This link cannot be read: ${error.message}. ${stands}.`);
      if (it.state) keep();
      else {
        take(await held(came), came);
        afresh();
      }
    }
  }

  /** Whether the address names a place on this page. */
  function isPlace() {
    return Boolean(document.getElementById(location.hash.slice(1)));
  }

  /** The address holds what is set here; beside it stands where one came from. */
  function keep() {
    history.replaceState({ came }, "", `#${hash()}`);
  }

  function changed() {
    it.says = ""; // what a link said no longer follows
    keep();
    heed();
  }

  let waiting = 0;
  function heed() {
    record.textContent = lines().map((line) => JSON.stringify(line)).join("\n");
    clearTimeout(waiting);
    if (engine?.ready) waiting = setTimeout(ask, 100);
    else shown.replaceChildren(...before(it, hash()));
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

  // The picture is a form too: a tap goes to what the words nearest above it speak of

  async function paint() {
    if (!it.lies && !it.base && it.first && page.own) {
      const found = await example.read(`${page.own}~`, page).catch(() => null);
      it.lies ||= found?.base.frames[0].picture ?? "";
    }
    const drawn = it.lies && steps.parsed(it.lies);
    picture.replaceChildren(...(drawn ? [drawn] : []));
  }

  function tapped({ clientX, clientY }) {
    const texts = [...picture.querySelectorAll("text")].map((one) => [one.textContent, one.getBoundingClientRect()]);
    const above = texts.filter(([, { top }]) => top <= clientY)
      .sort(([, one], [, other]) => other.top - one.top || Math.abs(one.left - clientX) - Math.abs(other.left - clientX));
    const seats = it.state.start.seats;
    const seat = seats.indexOf(above.map(([text]) => text).find((text) => seats.includes(text)));
    const speaks = (text, label) => text.toLowerCase().includes(label.replace(/s$/, "").toLowerCase());
    for (const [text] of above) {
      const field = page.parts.find(({ label }) => speaks(text, label));
      if (field) return reach(field, field.own ? Math.max(seat, 0) : "");
    }
    return document.getElementById("fold-else")?.focus();
  }

  /** The very link one came by, to the letter. */
  async function again() {
    take(await held(came), came);
    draw();
    paint();
    history.replaceState({ came }, "", `#${came || hash()}`);
    heed();
  }

  async function copy() {
    keep();
    try {
      await navigator.clipboard.writeText(location.href);
      inform("The link is copied; it holds everything that is set here.");
    } catch {
      inform("This browser lets no page copy; the address line holds the link.");
    }
  }

  // What is said: messages stay until they are closed or something else is done.

  function inform(text) {
    notice.replaceChildren(el("span", {}, text), " ", button("close", "Close", forget, "Close the message"));
    notice.hidden = false;
  }

  function forget() {
    notice.hidden = true;
    notice.replaceChildren();
  }

  /** How it stands with the engine, and a button that begins. */
  function offer(text, begins) {
    said.replaceChildren(text, " ", button("run", begins, begin));
  }

  // The engine

  function prepare() {
    for (const done of ["input", "change"]) form.addEventListener(done, forget, true);
    form.addEventListener("click", ({ target }) => target.closest("button") && forget(), true);
    if (!load) return;
    document.getElementById("try-plain").hidden = true;
    const fromFile = location.protocol === "file:";
    document.getElementById("try-file").hidden = !fromFile;
    load.hidden = fromFile;
    load.addEventListener("click", begin);
    if (!fromFile) offer("The engine is not loaded yet.", "Run it");
  }

  function begin() {
    load.disabled = true;
    progress.hidden = false;
    said.textContent = "Loading the engine.";
    engine.begin();
  }

  function loading(bytes) {
    const mega = (number) => (number / 1e6).toFixed(1);
    progress.value = bytes;
    about.textContent = `${mega(bytes)} of ${mega(progress.max)} MB`;
  }

  function began({ checked, version, seconds }) {
    progress.hidden = true;
    const focused = document.activeElement === load || document.activeElement === document.body;
    load.hidden = true;
    const hash = checked ? "its hash is the one shown below"
      : "its hash could not be checked, as this address is not a secure one";
    about.textContent =
      `The engine runs in this page after ${seconds.toFixed(1)} s, on Python ${version}; ${hash}.`;
    if (focused) about.focus({ preventScroll: true });
    ask();
  }

  function lost(why) {
    load.hidden = load.disabled = false;
    progress.hidden = true;
    about.textContent = "";
    offer(`The engine could not be loaded: ${why}.`, "Try again");
  }

  let questions = 0; // only the last one's answer counts

  async function ask() {
    const mine = questions += 1;
    const found = await engine.ask("tried", record.textContent, it.state.against);
    if (mine === questions) answered(found);
  }

  function answered({ result, error }) {
    if (error) {
      said.textContent = `The engine could not answer: ${error}`;
      return;
    }
    it.answer = result;
    if (result.lies) it.lies = result.lies;
    paint();
    it.says = outcome(result);
    if (it.base) keep();
    shown.classList.toggle("two", Boolean(result.differs));
    shown.replaceChildren(...whole(result));
    said.textContent = summary(result);
    document.getElementById("move-hints").replaceChildren(...hints());
  }

  /** The first sentence that the example did not tell: what a link may say beforehand. */
  function outcome({ parts, problem }) {
    if (problem) return problem.reason;
    const known = new Set(it.base?.frames.flatMap(({ told }) => told.map(([, , text]) => text)));
    const fresh = parts.flatMap(({ events }) => events).find(({ sentence }) => !known.has(sentence));
    return fresh?.sentence ?? "";
  }

  async function open() {
    forget();
    await read();
    draw();
    paint();
    heed();
    form.hidden = false;
  }

  /** Another link opens it; a place on this page was gone to, and the link comes back. */
  addEventListener("hashchange", () => {
    if (isPlace()) keep();
    else if (location.hash.slice(1) !== hash()) open();
  });
  picture.addEventListener("click", tapped);
  open();
  prepare();
})();
