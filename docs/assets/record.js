// A record that is dropped, chosen, pasted or given by link: the engine plays it, step by step.
"use strict";

(() => {
  const { say, copied, mega, el, data, button, link, ruleLink, steps } = window.atoll;
  const { rules, editions, rulings, engine: parts, says } = data("record-data");
  Object.assign(window.SAID ?? {}, says);
  const [form, said, progress, shown] =
    ["form", "status", "progress", "result"].map((name) => document.getElementById(`record-${name}`));
  const loading = (bytes) => { progress.value = bytes; };
  const engine = parts && window.atoll.engine(parts, { loading, began, lost });
  const tell = (...what) => said.replaceChildren(...what);
  const LONGEST = 30_000; // letters of a link
  const MOST = 2_000_000; // letters of a record, far more than the longest has; more would hold the page up
  let wanted = false; // to be played once the engine is there
  let way = null; // what was chosen once, where something was
  let sought = false; // whether what comes of it is to be brought into sight
  let asUsual = false; // whether a record is played as usual all the same

  const text = el("textarea", { id: "record-text", rows: 6, spellcheck: "false", autocapitalize: "off",
    oninput: heed });
  const file = el("input", { id: "record-file", type: "file", accept: ".jsonl,.json,.txt,.gz",
    onchange: () => take(file.files[0]) });
  const run = button("record-run", say("Play it"), play);

  function prepare() {
    form.append(
      el("div", { class: "choice" },
        el("label", { for: "record-text" }, say("The record: paste it, or drop a file here")), text),
      el("div", { class: "choice" }, el("label", { for: "record-file" }, say("Or choose a file")), file),
      el("div", { class: "row" }, run, button("record-copy", say("Copy the link"), copy)));
    text.addEventListener("paste", (event) => {
      if (event.clipboardData.getData("text").length <= MOST) return;
      event.preventDefault();
      tooLong();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("dragover", (event) => event.preventDefault());
    form.addEventListener("drop", (event) => {
      event.preventDefault();
      const [dropped] = event.dataTransfer.files;
      if (dropped) take(dropped);
      else hold(event.dataTransfer.getData("text"));
    });
    form.hidden = false;
    document.getElementById("record-whole").addEventListener("click", whole);
    addEventListener("hashchange", read);
    read();
    window.Reader?.by?.then(() => window.By?.way()).then((found) => {
      way = found;
      if (way && text.value) heed();
    });
  }

  /** The game of ours, all of it; from a file, where a browser fetches nothing, it is a link to it. */
  async function whole(event) {
    if (!engine || location.protocol === "file:") return;
    event.preventDefault();
    form.scrollIntoView();
    const found = await fetch(event.target.href).catch(() => null);
    if (!found?.ok) return tell(say("The steps did not arrive; try again."));
    sought = true;
    hold(await found.text());
    if (!engine.ready) play();
  }

  async function take(dropped) {
    if (dropped?.size > MOST) tooLong();
    else if (dropped) hold(await (dropped.name.endsWith(".gz") ? unpacked(dropped) : dropped.text()));
  }

  /** What a packed file holds, as far as it is whole, and not much more than a record can be. */
  async function unpacked(dropped) {
    let lines = "";
    const write = (part) => (lines += part).length > MOST && Promise.reject(lines);
    await dropped.stream().pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write })).catch(() => {});
    return lines || dropped.text();
  }

  function hold(lines) {
    if (lines.length > MOST) return tooLong();
    text.value = lines;
    heed();
  }

  function tooLong() {
    tell(say("That is longer than a record can be: at most {size} MB.", { size: mega(MOST) }));
  }

  /** Take over what the address holds, unless it is a place on this page. */
  function read() {
    const held = location.hash.slice(1);
    if (!held || document.getElementById(held)) return;
    try {
      hold(link.unpacked(held));
    } catch {
      tell(say("This link cannot be read: {why}.", { why: say("it is not whole, or it was not made here") }));
    }
  }

  /** What can be told without the engine; with it, what changed is played at once. */
  function heed() {
    shown.replaceChildren();
    if (engine?.ready) play();
    else tell(before());
  }

  function before() {
    const lines = text.value.split("\n").filter((one) => one.trim());
    if (!lines.length) return say("There is no record yet.");
    const needs = say(!engine ? "This build carries no engine."
      : location.protocol === "file:" ? "A browser loads no engine from a file: it needs a server."
        : "Not played yet: “Play it” loads the engine, {size} MB, once.", { size: mega(progress.max) });
    try {
      const { seats, edition } = JSON.parse(lines[0]);
      const by = ruled(text.value) ? say("by {what}, as you chose", { what: way.told })
        : edition ?? say("the usual edition");
      return `${[...seats].join(", ")}; ${by}; ${say("{number} lines after the first.",
        { number: lines.length - 1 })} ${needs}`;
    } catch {
      return `${say("The first line starts no game.")} ${needs}`;
    }
  }

  async function play() {
    if (!engine) return;
    if (!engine.ready) {
      wanted = true;
      run.disabled = true;
      progress.hidden = false;
      tell(say("Loading the engine."));
      engine.begin();
      return;
    }
    const lines = text.value;
    const { result, error } = await engine.ask("opened", ruled(lines) ?? lines);
    if (lines !== text.value) return;
    keep(lines);
    if (error) tell(say("The engine could not answer: {error}", { error }));
    else show(result);
  }

  /** A record that names no edition and no answer itself, by what was chosen; nothing of any other. */
  function ruled(lines) {
    if (asUsual || !silent(lines)) return null;
    const [, before, first, rest] = lines.match(/^(\s*)(.*)([^]*)$/);
    return `${before}${JSON.stringify({ ...JSON.parse(first), rulings: way.differ })}${rest}`;
  }

  /** Whether what was chosen changes a record: it says nothing of that itself. */
  function silent(lines) {
    if (!Object.keys(way?.differ ?? {}).length) return false;
    try {
      const { game, edition, rulings } = JSON.parse(lines.trim().split("\n")[0]);
      return game === way.name && !edition && !Object.keys(rulings ?? {}).length;
    } catch {
      return false;
    }
  }

  /** By what a record is played that does not say it, and a button for the other. */
  function by() {
    if (!silent(text.value)) return [];
    const turn = () => {
      asUsual = !asUsual;
      play();
    };
    const usual = say("the usual rulings");
    const [here, there] = asUsual ? [usual, way.told]
      : [say("{what}, as you chose", { what: way.told }), usual];
    return [` ${say("Played by {what}: the record names none.", { what: here })} `,
      button("record-by", say("Play it by {what}", { what: there }), turn)];
  }

  function keep(lines) {
    const folded = link.packed(lines.trim());
    if (folded.length <= LONGEST) history.replaceState(null, "", `#${folded}`);
  }

  function show({ number, problem }) {
    const ways = el("p", { class: "record-legal", role: "status" });
    const frames = new Map();
    const ask = (at) => {
      if (at >= 0 && at < number && !frames.has(at)) frames.set(at, engine.ask("frame", at).then(framed));
      return frames.get(at);
    };
    const framed = ({ result }) => result && { ...result, more: result.refused ? [ways] : [] };
    const frame = (at) => [at, at + 1, at - 1, at + 2].map(ask)[0]; // the next step is there at once
    if (!problem || number > 1) shown.replaceChildren(el("h2", { id: "record-steps" }, say("Step by step")),
      steps.stepper({ number, frame, rules, start: problem ? number - 1 : 0 }).made);
    if (sought) shown.scrollIntoView();
    sought = false;
    if (!problem) return tell(legal(number - 1), ...by());
    const { line, told: [rule, cited, sentence] } = problem;
    tell(el("span", { class: "wrong" }, say("Line {line} is wrong:", { line }), " ", rule && ruleLink(rules, rule, cited),
      rule ? ": " : "", sentence), ...by());
    if (rule) allowed(ways);
  }

  const legal = (number) => (number === 1 ? say("Legal, every line of it: one step.")
    : say("Legal, every line of it: {number} steps.", { number }));

  /** By which editions and answers the wrong line would be legal, asked one after the other. */
  async function allowed(place) {
    place.textContent = say("Is it legal by another edition or ruling? …");
    const { result: ways = [] } = await engine.ask("ways");
    const found = [];
    for (const at of ways.keys()) {
      const { result } = await engine.ask("legal", at);
      if (result) found.push(ways[at]);
    }
    place.replaceChildren(...(found.length
      ? [say("It is legal by"), " ", ...found.flatMap((way, at) => [at ? `, ${say("or")} ` : "", named(way)]), "."]
      : [say("It is legal by no other edition, and by no other answer to one ruling.")]));
  }

  function named({ edition, ruling, answer, says }) {
    if (edition) return el("a", { href: editions }, `${says} (${edition})`);
    const href = rulings.replace("RULING", encodeURIComponent(ruling));
    return el("a", { href }, `${ruling}=${answer} (${says.replace(/\.$/, "")})`);
  }

  // The engine

  function began() {
    progress.hidden = true;
    run.disabled = false;
    if (wanted) play();
  }

  function lost(why) {
    progress.hidden = true;
    run.disabled = false;
    tell(say("The engine could not be loaded: {why}.", { why }), " ", say("“Play it” tries again."));
  }

  async function copy() {
    keep(text.value);
    tell(await copied(say("The link is copied; it holds the record.")));
  }

  prepare();
})();
