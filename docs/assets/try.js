// Try it: a picture that is a form, and the engine that plays it.
// Nothing here knows a game: the form follows what engine/atoll/site/pages/trying.py has written.
"use strict";

(() => {
  const { say, copied, el, data, button, renew, steps } = window.atoll;
  const page = data("try-data");
  Object.assign(window.SAID ?? {}, page.says);
  const [form, shown, picture, stale, chipped, moved, sheeted, notice] =
    ["form", "result", "picture", "stale", "chips", "moves", "sheet", "notice"]
      .map((name) => document.getElementById(`try-${name}`));
  const record = el("pre", { class: "record", tabindex: "0", role: "region", "aria-label": say("The record"), lang: "en" });
  const hints = el("datalist", { id: "move-hints" });
  const drawn = el("div", { class: "drawn" });

  const told = window.atoll.told(page, (move) => it.spoken[move] ?? move);
  const { it, written, table, hash, read, isPlace, hear, keep, keepSoon, back } = window.atoll.state(page, { told, inform });
  const controls = window.atoll.form(it, { changed: byForm, redraw });
  const sheet = window.atoll.sheet(sheeted);
  const places = window.atoll.places(it, { changed: here, reshaped: () => here(true) });
  const spots = window.atoll.spots(picture, { told: called, tapped });
  const chips = window.atoll.chips(it, [chipped, moved], { form: controls, places, seen: spots.parts,
    open, changed: byChip });
  const run = window.atoll.run(page.engine, { ask: asked, heard: { began, answered, waits } });

  let known = told.played({}); // what happened before something was changed

  // What is changed, in the form or in the sheet, is kept and played

  function changed() {
    it.says = ""; // what a link said no longer follows
    heed();
    if (run.isReady()) return; // all else is drawn once, when it has answered
    keep();
    around();
    if (told.isKnown(it, hash())) sheet.tell(told.before(it, hash()).slice(0, 1));
    else run.wake();
  }

  function heed() {
    record.textContent = written();
    if (run.isReady()) run.play();
    else renew(shown, told.before(it, hash()));
  }

  /** In the form, whose own controls show it. */
  function byForm() {
    places.follow();
    remember();
    changed();
  }

  /** In the sheet, whose controls are made anew where they have another shape. */
  function here(reshaped = false) {
    places.follow();
    if (reshaped) sheet.refill();
    else sheet.settle();
    if (controls.isOpen()) draw();
    changed();
  }

  function byChip(gone) {
    if (gone) sheet.close();
    here();
  }

  function redraw() {
    places.follow();
    draw();
    byForm();
  }

  /** What happens by now, before something is changed. */
  function remember() {
    known = it.answer ? told.played(it.answer) : it.usual;
  }

  // What is drawn: the form, the chips, the picture with its spots. The focus stays where it was.

  function draw() {
    const kept = controls.fold("record", say("As a record"), say("for atoll referee"), () => [record]);
    focused(() => form.replaceChildren(...controls.pieces(kept), hints, el("div", { class: "row" },
      button("copy", say("Copy the link"), copy), button("again", say("Back to the example"), again),
      it.base && el("a", { href: it.base.page }, say("The example on its page")))));
  }

  function around() {
    date();
    spots.lay(drawn.querySelector("svg"));
    focused(chips.draw);
    sheet.mark();
  }

  function focused(change) {
    const focus = document.activeElement?.id;
    change();
    if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus();
  }

  let easel = steps.easel(drawn);

  function paint() {
    if (it.lies) easel(it.lies);
    else {
      easel = steps.easel(drawn);
      drawn.replaceChildren();
    }
    if (!drawn.isConnected) picture.prepend(drawn);
    around();
  }

  /** Whether the picture shows the table as it is set. */
  function date() {
    stale.hidden = !it.lies || it.drawn === table();
  }

  // The spots of the picture are called by what lies there, and open its controls

  function called(found) {
    const position = places.lying();
    return found.map((spot) => places.told(spot, position));
  }

  function tapped({ ...spot }) { // a sheet of its own, each time
    const dealt = !it.state.start.position;
    open({ key: spot.key, called: dealt ? say("Dealt by a seed") : places.title(spot),
      anchor: () => spots.find(spot.key)?.button, shows: () => (dealt ? "" : places.value(spot)),
      fill: () => (dealt ? deal() : places.controls(spot, "here")) });
  }

  function open(what) {
    remember();
    sheet.show(what);
  }

  /** What a seed has dealt is another deal by another one; or it is laid by hand from here on. */
  function deal() {
    return [controls.seed(), Object.keys(it.laid).length > 0 &&
      button("by-hand", say("Lay this table by hand"), () => {
        const { start } = it.state;
        delete start.seed;
        Object.assign(start, { position: structuredClone(it.laid), assumed: true });
        sheet.close(true);
        here();
      })];
  }

  // What the page says of itself: it stays until it is closed or something else is done

  function inform(text) {
    notice.replaceChildren(el("span", {}, text), " ", button("close", say("Close"), forget, say("Close the message")));
    notice.hidden = false;
  }

  function forget() {
    notice.hidden = true;
    notice.replaceChildren();
  }

  for (const one of [form, chipped, moved, sheeted]) {
    for (const done of ["input", "change"]) one.addEventListener(done, forget, true);
    one.addEventListener("click", ({ target }) => target.closest("button") && forget(), true);
  }

  async function again() {
    sheet.close();
    await back();
    set();
  }

  async function copy() {
    keep();
    inform(await copied(say("The link is copied; it holds everything that is set here.")));
  }

  // The engine

  function asked() {
    const isNew = !it.answer && record.textContent !== it.unchanged;
    return { record: record.textContent, against: it.state.against, before: isNew && it.unchanged };
  }

  /** What there is to say as long as no engine has played a change. */
  function waits(text) {
    sheet.tell([el("p", {}, text)]);
  }

  /** The engine has played what is not changed. */
  function began(result) {
    if (!result) return;
    it.usual = told.played(result);
    it.imagined = Boolean(result.impossible);
    if (!it.answer) known = it.usual;
  }

  /** What the engine answers stands at the picture, and in the sheet as far as it is new. */
  function answered(result) {
    if (record.textContent === it.unchanged) began(result);
    if (it.imagined) result.impossible = null; // no change made it so
    hear(result);
    record.textContent = written();
    it.answer = result;
    if (result.lies) Object.assign(it, { lies: result.lies, drawn: table() });
    if (result.laid) it.laid = result.laid;
    places.note();
    it.says = result.problem?.reason ?? told.gist(result, it.usual);
    keepSoon();
    paint();
    sheet.heed();
    shown.classList.toggle("two", Boolean(result.differs));
    renew(shown, told.whole(result, known));
    told.draw(shown, result);
    renew(hints, controls.hints());
    const found = told.changes(result, known);
    sheet.tell(told.follows(result, found));
    requestAnimationFrame(() => sight(shown.querySelector(".new"), shown.parentElement));
    return told.summary(result, found);
  }

  /** What is new comes into sight, where what follows scrolls in a place of its own. */
  function sight(fresh, side) {
    if (fresh && side.clientHeight) side.scrollTop = fresh.offsetTop - side.clientHeight / 3;
  }

  // The page

  /** Everything is drawn anew: another example, another link. */
  function set() {
    remember();
    places.note({});
    hints.replaceChildren(...controls.hints());
    draw();
    paint();
    heed();
  }

  async function begin() {
    forget();
    sheet.close();
    if (await read()) controls.begin();
    if (!it.state) return; // another link is on its way
    set();
    form.hidden = false;
  }

  /** Another link opens it; a place on this page was gone to, and the link comes back. */
  addEventListener("hashchange", () => {
    if (isPlace()) keep();
    else if (location.hash.slice(1) !== hash()) begin();
  });
  begin();
  run.prepare();
})();
