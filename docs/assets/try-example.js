// A short link: the name of an example, and what differs from it. `1a2b3c4d~p.supply.green=7`
"use strict";

window.atoll.example = (() => {
  const { say, steps, link } = window.atoll;
  const { root } = window.Reader;
  const SHORT = /^([0-9a-f]{8})~/;
  const PARTS = { p: ["start", "position"], r: ["start", "rulings"], s: ["start"], m: ["moves"], a: ["against"] };
  let places = null; // of the examples, by their names

  const isOne = (text) => SHORT.test(text);

  const hold = (found) => { places = found; };

  /** The example that a link names, and the state that it leads to. Throws what is wrong with it. */
  async function read(text, page) {
    const [, name] = SHORT.exec(text);
    let held = null;
    try {
      if (!places) await steps.fetched("examples.js");
      if (places[name]) held = await steps.played(new URL(`${places[name][0]}played.js`, root).href);
    } catch {
      throw new Error(say("its example did not arrive"));
    }
    if (!held) throw new Error(say("there is no such example"));
    const [folder, anchor] = places[name];
    const id = `step-${anchor}`;
    const base = { name, frames: held.frames[id], ...held.trials[id], page: new URL(`${folder}index.html#${anchor}`, root).href };
    const state = link.opened(base.lines, page);
    let says = "";
    for (const change of text.slice(name.length + 1).split("~").filter(Boolean)) {
      const [path, value] = change.split(/=(.*)/s);
      if (path === "!") says = plain(value);
      else put(state, keysOf(path), value);
    }
    return { base, says, state: link.checked(state, page) };
  }

  /** The link to a state; the longer one where it would not be shorter. */
  function written(base, state, page, says) {
    const found = [];
    differ(link.opened(base.lines, page), state, [], found);
    const short = [`${base.name}~${found[0] ?? ""}`, ...found.slice(1)].join("~");
    const told = says && found.length ? `${short}~!=${coded(says)}` : short;
    return told.length <= 130 ? told : short;
  }

  /** What differs, as `path=value`, or `path` alone where something is gone. */
  function differ(before, now, path, found) {
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const inside = (one) => one !== null && typeof one === "object";
    const alike = inside(before) && inside(now) && Array.isArray(before) === Array.isArray(now) &&
      (!Array.isArray(now) || before.length === now.length);
    if (!alike) found.push(now === undefined ? named(path) : `${named(path)}=${value(now)}`);
    else for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
      differ(before[key], now[key], [...path, key], found);
    }
  }

  function named(path) {
    const [short, long] = Object.entries(PARTS).find(([, one]) => one.every((key, at) => path[at] === key));
    return [short, ...path.slice(long.length).map((key) => coded(key).replaceAll(".", "%2E"))].join(".");
  }

  function keysOf(path) {
    const [short, ...keys] = path.split(".");
    if (!Object.hasOwn(PARTS, short)) throw new Error(say("a part of it is none"));
    return [...PARTS[short], ...keys.map(plain)];
  }

  function put(state, keys, text) {
    const last = keys.pop();
    const at = keys.reduce((one, key) => one?.[key], state);
    if (at === null || typeof at !== "object" || ["__proto__", "constructor"].includes(last)) {
      throw new Error(say("it changes what is not there"));
    }
    if (text === undefined) delete at[last];
    else at[last] = parsed(plain(text));
  }

  /** Numbers, lists and the like are JSON; so is a text that would be read as one. */
  function value(one) {
    const text = typeof one === "string" && parsed(one) === one ? one : JSON.stringify(one);
    return coded(text);
  }

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  const coded = (text) => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("~", "%7E")
    .replaceAll("%2C", ",").replaceAll("%3A", ":");
  const plain = (text) => decodeURIComponent(text.replaceAll("+", "%20"));

  return { hold, isOne, read, written };
})();
