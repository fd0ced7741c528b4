// What a link to Try it holds, and whether the form can show it.
"use strict";

window.atoll.link = (() => {
  const { say } = window.Reader;
  // JSON lines without spaces, as base64url: to the letter what `fragment` in atoll/record/stepping.py makes.

  function folded(lines) {
    return packed(lines.map((line) => JSON.stringify(line)).join("\n"));
  }

  function packed(lines) {
    const bytes = new TextEncoder().encode(lines);
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }

  function unfolded(text) {
    try {
      return unpacked(text).split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
    } catch {
      throw new Error(say("it is not whole, or it was not made here"));
    }
  }

  /** The text that a link holds. Throws where it holds none. */
  function unpacked(text) {
    const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }

  const isText = (value) => typeof value === "string";
  const isObject = (value) => value?.constructor === Object;
  const areTexts = (value) => Array.isArray(value) && value.every(isText);

  /** Whether a value has the shape of a field; what it may be, the engine says. */
  const SHAPES = {
    number: Number.isInteger,
    choice: isText,
    text: isText,
    seat: (value) => value === null || isText(value), // nobody, where nobody's turn it is
    seats: (value) => areTexts(value),
    flag: (value) => typeof value === "boolean",
    json: () => true,
    some: (value) => areTexts(value),
    named: (value, { of }) => isObject(value) && Object.values(value).every((one) => fits(one, of)),
    list: (value, { of }) => Array.isArray(value) && value.every((one) => fits(one, of)),
    each: (value, { of }) => isObject(value) && Object.values(value).every((one) => fits(one, of)),
    group: (value, { fields }) => isObject(value) && Object.entries(value).every(([key, one]) =>
      fields.some((field) => field.name === key && fits(one, field))),
  };

  function fits(value, field) {
    return SHAPES[field.kind](value, field);
  }

  /** The start, the moves and the other answers that lines hold. Throws what is wrong with them. */
  function opened(lines, { game, title, parts }) {
    const [start, ...rest] = structuredClone(lines);
    if (start?.game !== game) throw new Error(say("it holds no record of {title}", { title }));
    if (!areTexts(start.seats)) throw new Error(say("it names no players"));
    start.rulings ??= {};
    if (!isObject(start.rulings) || !Object.values(start.rulings).every(isText)) {
      throw new Error(say("its rulings are no answers"));
    }
    delete start.then; // what must hold is no longer sure once a number is changed
    if (!Number.isInteger(start.seed)) start.position ??= {};
    if (start.position) start.assumed = true; // a table laid by hand need not come about
    checked({ start }, { parts });
    const moves = rest.filter((line) => isText(line.seat) && isText(line.move));
    const [other] = rest.filter((line) => isObject(line.against));
    if (moves.length + (other ? 1 : 0) < rest.length) throw new Error(say("a line of it is no move"));
    return {
      start,
      moves: moves.map(({ seat, move }) => ({ seat, move })),
      against: other ? other.against : null,
    };
  }

  /** A state whose position has the shape of the form. Throws where it has not. */
  function checked(state, { parts }) {
    const { seats, position, rulings } = state.start;
    const shape = parts.length ? { kind: "group", fields: parts } : { kind: "json" };
    if (position && !fits(position, shape)) throw new Error(say("its position has another shape"));
    if (!areTexts(seats) || !Object.values(rulings).every(isText)) {
      throw new Error(say("its players or its rulings are none"));
    }
    return state;
  }

  return { checked, folded, unfolded, packed, unpacked, opened };
})();
