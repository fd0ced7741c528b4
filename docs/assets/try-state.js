// What is set on the page Try it, and the link that holds it.
"use strict";

/** `page` is the page's data; `told` knows what happens in an example, `inform` says what is wrong. */
window.atoll.state = (page, { told, inform }) => {
  const { say, link, example } = window.atoll;
  // The state: start, moves, other answers or null. The base is the example that it differs from.
  // What lies there first is drawn in `lies`; `laid` are the parts that the state leaves to the rules.
  // What happens unless something is changed is `usual`. `drawn` is the table that
  // the picture shows, as far as a picture shows it. In another language moves are `spoken` so.
  const it = { page, state: null, spoken: {}, answer: null, base: null, says: "", first: null, lies: "", laid: {},
    usual: told.played({}), unchanged: "", drawn: "" };
  const QUIET = 400; // ms
  let keeping = 0;
  let asked = 0; // how often what a link holds was asked for
  let came = ""; // what the link held by which one came; empty for the example of this page

  /** How the engine tells moves, and what it understood of those that were written otherwise. */
  function hear({ spoken, meant = {} }) {
    Object.assign(it.spoken, spoken);
    for (const one of it.state.moves) one.move = meant[one.move] ?? one.move;
  }

  /** A record: a line for the start, and one for each move. */
  function written({ start, moves }) {
    return [start, ...moves].map((line) => JSON.stringify(line)).join("\n");
  }

  /** The table as it is set now. */
  const table = ({ start } = it.state) => JSON.stringify([start.seats, start.position, start.seed]);

  function hash() {
    const { start, moves, against } = it.state;
    const long = link.folded([start, ...moves, ...(against ? [{ against }] : [])]);
    if (!it.base) return long;
    const short = example.written(it.base, it.state, page, it.says);
    return short.length < long.length ? short : long;
  }

  /** What a text in the address holds: its example or none, what it says follows, the state. */
  async function held(text) {
    if (!text) return own();
    if (example.isOne(text)) return example.read(text, page);
    return { base: null, says: "", state: link.opened(link.unfolded(text), page) };
  }

  /** The example of this page by what was chosen once, or its lines alone, where it cannot be had. */
  async function own() {
    const way = await window.Reader?.by?.then(() => window.By?.way()).catch(() => null);
    const text = `${page.own}~`;
    const found = page.own && await example.read(way?.carries(text) ?? text, page).catch(() => null);
    if (found) return found;
    const state = link.opened(page.example, page);
    state.start.rulings = { ...way?.differ, ...state.start.rulings };
    return { base: null, says: "", state };
  }

  /** Set out what a text in the address holds. False where another one was asked for meanwhile: that one holds. */
  async function take(text) {
    const turn = ++asked;
    const { base, says, state } = await held(text);
    if (turn !== asked) return false;
    Object.assign(it, { base, says, state, answer: null });
    it.first = base ? base.first : text ? null : page.first;
    it.lies = base?.lies ?? base?.frames[0].picture ?? "";
    it.laid = structuredClone(base?.laid ?? {});
    it.spoken = { ...page.spoken, ...base?.spoken };
    it.usual = told.played(base ?? {});
    const own = base ? link.opened(base.lines, page) : state;
    it.unchanged = written(own);
    it.drawn = table(own);
    return true;
  }

  /** Take over what the address says; a link that cannot be read changes nothing, and says so: false. */
  async function read() {
    clearTimeout(keeping);
    const text = isPlace() ? "" : location.hash.slice(1);
    try {
      if (!await take(text)) return false;
      came = history.state?.came ?? text;
      return true;
    } catch (error) {
      const stands = say(it.state ? "Nothing has changed." : "What stands here is this page's own example.");
      inform(`${say("This link cannot be read: {why}.", { why: error.message })} ${stands}`);
      if (it.state) {
        keep();
        return false;
      }
      return take(came);
    }
  }

  /** Whether the address names a place on this page. */
  function isPlace() {
    return Boolean(document.getElementById(location.hash.slice(1)));
  }

  /** The address holds what is set here; beside it stands where one came from. */
  function keep() {
    clearTimeout(keeping);
    history.replaceState({ came }, "", `#${hash()}`);
  }

  /** The same, once nothing is changed for a while: a new address takes longer than a picture. */
  function keepSoon() {
    clearTimeout(keeping);
    const { href } = location;
    keeping = setTimeout(() => location.href === href && keep(), QUIET); // unless a link is being opened
  }

  /** The very link one came by, to the letter. */
  async function back() {
    clearTimeout(keeping);
    if (await take(came)) history.replaceState({ came }, "", `#${came || hash()}`);
  }

  return { it, written: () => written(it.state), table, hash, read, isPlace, hear, keep, keepSoon, back };
};
