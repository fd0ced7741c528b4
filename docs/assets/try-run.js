// The engine on the page Try it: asked for or brought by a change, how it stands, what it answers.
"use strict";

/**
 * `parts` say where the engine lies, or null. `ask()` gives what it is asked: the record, the other
 * answers, and the record to which it is compared where that is not played yet. `heard` is told the
 * answers: of that one `began(result)`, then `answered(result)`; `waits(text)` as long as there is none.
 */
window.atoll.run = (parts, { ask, heard }) => {
  const { say, button, mega, tenths } = window.atoll;
  const [said, load, progress, about] =
    ["status", "load", "progress", "began"].map((name) => document.getElementById(`try-${name}`));
  const engine = load && window.atoll.engine(parts, { loading, began, lost });
  const fromFile = location.protocol === "file:";
  let called = false; // whether it was asked for already
  let asking = false;
  let again = false;

  function prepare() {
    if (!load) return;
    document.getElementById("try-plain").hidden = true;
    document.getElementById("try-file").hidden = !fromFile;
    load.hidden = fromFile;
    load.addEventListener("click", () => begin());
    if (!fromFile) offer(say("The engine is not loaded yet."), say("Run it"));
  }

  /** How it stands with the engine, and a button that begins. */
  function offer(text, begins) {
    said.replaceChildren(text, " ", button("run", begins, () => begin()));
  }

  function begin(why = "") {
    called = true;
    load.disabled = true;
    progress.hidden = false;
    said.textContent = `${why}${say("Loading the engine.")}`;
    engine.begin();
  }

  /** A change is to be played: an engine that is there plays it, else the first change brings it. */
  function wake() {
    if (!engine || fromFile) return heard.waits(say("No engine plays it here; the change is kept."));
    if (engine.ready) return play();
    const sparing = navigator.connection?.saveData; // who counts bytes is asked first
    if (!called && !sparing) begin(`${say("Your change is kept.")} `);
    return heard.waits(say(called && load.disabled ? "Your change is kept. The engine is on its way."
      : "Your change is kept. “Run it” loads the engine, which says what follows."));
  }

  function loading(bytes) {
    progress.value = bytes;
    about.textContent = say("{loaded} of {all} MB", { loaded: mega(bytes), all: mega(progress.max) });
    heard.waits(bytes < progress.max ? say("The engine is on its way: {part}.", { part: about.textContent })
      : say("The engine has arrived and is starting."));
  }

  function began({ checked, version, seconds }) {
    progress.hidden = true;
    const focused = document.activeElement === load || document.activeElement === document.body;
    load.hidden = true;
    const hash = say(checked ? "its hash is the one shown below"
      : "its hash could not be checked, as this address is not a secure one");
    about.textContent = say("The engine runs in this page after {seconds} s, on Python {version}; {hash}.",
      { seconds: tenths(seconds), version, hash });
    if (focused) about.focus({ preventScroll: true });
    asking = false;
    play();
  }

  function lost(why) {
    load.hidden = load.disabled = false;
    progress.hidden = true;
    about.textContent = "";
    offer(say("The engine could not be loaded: {why}.", { why }), say("Try again"));
    heard.waits(say("Your change is kept, but the engine could not be loaded."));
  }

  /** Ask at once; what changes until the answer is there is asked after it. */
  async function play() {
    again = asking;
    if (asking) return;
    asking = true;
    const { record, against, before } = ask();
    if (before) heard.began((await engine.ask("tried", before)).result);
    const { result, error } = await engine.ask("tried", record, against);
    asking = false;
    if (again) play();
    else if (error) said.textContent = say("The engine could not answer: {error}", { error });
    else said.textContent = heard.answered(result);
  }

  return { prepare, wake, play, isReady: () => Boolean(engine?.ready) };
};
