// The engine as the page knows it: asked for, on its way, running; or lost, and asked for again.
"use strict";

/**
 * `heard` is told what happens: `loading(bytes)`, `began(about)`, `lost(why)`. What is asked for by
 * its name in atoll/record/player.py promises its answer: a `result`, or an `error`.
 */
window.atoll.engine = ({ worker, pyodide, wheel, sha256, spoken }, heard) => {
  const { say } = window.atoll;
  const PATIENCE = 20_000; // ms without a byte, while something is still on its way
  const absolute = (path) => new URL(path, document.baseURI).href;
  let running = null;
  let silence = 0;
  let asked = 0; // the number of the last question
  const waiting = new Map(); // who waits for an answer, by the number of the question
  const engine = { ready: false, begin, ask };

  function begin() {
    if (running) return;
    running = new Worker(absolute(worker), { type: "module" });
    running.onmessage = ({ data }) => told(data);
    running.onerror = ({ message }) => end(message || say("its script did not arrive"));
    running.postMessage({ load: { pyodide: absolute(pyodide), wheel: absolute(wheel), sha256, spoken } });
    listen(true);
  }

  function told({ loaded, open, ready, id, result, error }) {
    if (loaded !== undefined) {
      listen(open);
      heard.loading(loaded);
    } else if (ready) {
      listen(false);
      engine.ready = true;
      heard.began(ready);
    } else if (!engine.ready) end(error);
    else {
      waiting.get(id)?.({ result, error });
      waiting.delete(id);
    }
  }

  /** Wait for the next byte, if one is to come. */
  function listen(open) {
    clearTimeout(silence);
    if (open) silence = setTimeout(end, PATIENCE, say("nothing has arrived for {number} s", { number: PATIENCE / 1000 }));
  }

  function end(why) {
    listen(false);
    running.terminate();
    waiting.clear();
    running = null;
    engine.ready = false;
    heard.lost(why);
  }

  function ask(what, ...given) {
    const id = asked += 1;
    running.postMessage({ id, what, given: JSON.stringify(given) });
    return new Promise((answered) => waiting.set(id, answered));
  }

  return engine;
};
