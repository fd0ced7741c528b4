// The form of Try it, piece by piece: players, editions and rulings, the position, moves.
"use strict";

/** `it` holds the page's data, the state and the engine's last answer; two hooks hear of changes. */
window.atoll.form = (it, { changed, redraw }) => {
  const { say, el, stepper, choice, oneOf, line, tick, button, box, ruleLink } = window.atoll;
  const { page } = it;
  const NAMES = ["Ana", "Ben", "Cid", "Dora", "Eli", "Fay", "Gus", "Hal"];
  const { given, brief, words, isMany } = window.atoll.fields({
    seats: () => it.state.start.seats,
    found: (part) => it.answer?.parts[0]?.position[part],
    changed,
    redraw,
  });
  const short = (part) => isMany(part) && part.kind !== "named"; // of the others there may be many
  const first = page.parts.filter((part) => part.first && short(part));
  const usual = (first.length ? first : page.parts).map((part) => part.name);
  const opened = new Set();

  /** Another example: without a picture to tap in, all of the form stands open. */
  function begin() {
    opened.clear();
    for (const name of [...usual, ...(it.lies ? [] : ["else"])]) opened.add(name);
  }

  /** All of it, as it is now, behind one tap: what is changed first stands in the picture. */
  function pieces(...more) {
    const { start } = it.state;
    return [fold("else", say("All the controls"), say("players, edition, rulings, the table, moves"), () => [
      seats(),
      box(say("Played by"), edition(), rulings("rules", start.rulings, say("the edition"), ofEdition)),
      ...("seed" in start ? [seed()] : position()),
      moves(),
      other(),
      ...more,
    ])];
  }

  /** A part with a single control. */
  function single(field) {
    const { position } = it.state.start;
    return el("div", {}, given(field, position, field.name, `part-${field.name}`, words(field.label)),
      about(field));
  }

  /** A part that is folded away; what lies in it is made when it is opened. */
  function fold(name, title, sum, inside) {
    const body = el("div", { class: "fold-body" });
    const fill = () => body.childElementCount || body.append(...inside().flat(Infinity));
    const made = el("details", { open: opened.has(name), ontoggle: () => {
      opened[made.open ? "add" : "delete"](name);
      if (made.open) fill();
      else body.replaceChildren(); // what is changed meanwhile is not shown as it was
    } },
    el("summary", { id: `fold-${name}` }, el("span", { class: "fold-title" }, title), " ",
      el("span", { class: "fold-sum" }, sum)), body);
    if (made.open) fill();
    return made;
  }

  function seats() {
    const names = it.state.start.seats;
    const count = stepper({ id: "seats", label: say("Number of players"), value: names.length, least: 1,
      most: NAMES.length, change: seatCount });
    return box(say("Players"), count, el("div", { class: "grid" }, names.map((name, at) =>
      line(`seat-${at}`, say("Player {number}", { number: at + 1 }), { value: name, maxlength: 60,
        onchange: ({ target }) => rename(at, target.value.trim().normalize("NFC")) }))));
  }

  function seatCount(wanted) {
    if (wanted === null || wanted < 1 || wanted > NAMES.length) return;
    const { seats } = it.state.start;
    const free = NAMES.filter((name) => !seats.includes(name));
    const gone = seats.splice(wanted);
    while (seats.length < wanted) seats.push(free.shift());
    it.state.moves = it.state.moves.filter((move) => !gone.includes(move.seat));
    ofSeats((name) => (gone.includes(name) ? null : name));
    redraw();
  }

  function rename(at, fresh) {
    const { seats } = it.state.start;
    const old = seats[at];
    const twice = seats.includes(fresh) || seats.indexOf(old) !== seats.lastIndexOf(old);
    seats[at] = fresh;
    if (twice) return redraw(); // whose is whose must not be lost; the rules say what is wrong
    const now = (name) => (name === old ? fresh : name);
    for (const move of it.state.moves) move.seat = now(move.seat);
    ofSeats(now);
    redraw();
  }

  /** The parts of the position that name seats, with other names, or without those that are null. */
  function ofSeats(now) {
    const { position } = it.state.start;
    for (const part of page.parts) {
      if (position?.[part.name] != null) position[part.name] = renamed(part, position[part.name], now);
    }
  }

  /** A value whose seats have other names; undefined where it was of one that is gone. */
  function renamed(field, value, now) {
    const there = ([name, one]) => name !== null && one !== undefined;
    const inside = (of, one) => renamed(of, one, now);
    const pairs = (each) => Object.fromEntries(Object.entries(value).map(each).filter(there));
    const kinds = {
      each: () => pairs(([name, one]) => [now(name), inside(field.of, one)]),
      named: () => pairs(([name, one]) => [name, inside(field.of, one)]),
      list: () => value.map((one) => inside(field.of, one)).filter((one) => one !== undefined),
      seats: () => value.map(now).filter((name) => name !== null),
      seat: () => now(value) ?? undefined,
      group: () => {
        const found = pairs(([name, one]) =>
          [name, inside(field.fields.find((of) => of.name === name) ?? {}, one)]);
        const lost = field.fields.some(({ name, needed }) => needed && !(name in found));
        return lost ? undefined : found;
      },
    };
    return kinds[field.kind] ? kinds[field.kind]() : value;
  }

  // Editions and rulings

  function editions(first = []) {
    return [...first, ...page.editions.map(({ id, title }) => [id, title])];
  }

  function edition() {
    const value = it.state.start.edition ?? page.editions[0].id;
    return oneOf({ id: "edition", label: say("Edition"), value, options: editions(), change: (id) => {
      it.state.start.edition = id;
      redraw();
    } });
  }

  function ofEdition(name, id = it.state.start.edition) {
    const found = page.editions.find((one) => one.id === id) ?? page.editions[0];
    return found.choices[name] ?? page.rulings[name].default;
  }

  /** What an answer is called, and with its ruling: where nobody has named it, by question and answer. */
  const called = (name, answer) => page.named?.[`${name}=${answer}`] ?? plain(answer);
  const answered = (name, answer) =>
    page.named?.[`${name}=${answer}`] ?? asked(page.rulings[name], answer);
  const asked = ({ question, answers }, answer) => `${question} ${answers[answer] ?? plain(answer)}`;
  const plain = (name) => name.replaceAll("_", " ");

  /** The answers to each ruling; what is not chosen is as `whose` has it. */
  function rulings(id, chosen, whose, usual) {
    const names = Object.keys(page.rulings);
    const number = names.filter((name) => chosen[name]).length;
    const sum = say(number ? "{number} not as in {whose}" : "all as in {whose}", { number, whose });
    return fold(id, say("Rulings"), sum, () =>
      names.map((name) => ruling(id, name, chosen, whose, usual)));
  }

  function ruling(id, name, chosen, whose, usual) {
    const { question, answers } = page.rulings[name];
    return oneOf({
      id: `${id}-${name}`, label: question, value: chosen[name] ?? "",
      options: [["", say("as in {whose}: {what}", { whose, what: called(name, usual(name)) })],
        ...Object.entries(answers)],
      change: (value) => {
        if (value) chosen[name] = value;
        else delete chosen[name];
        redraw();
      },
    });
  }

  function other() {
    const { against, start } = it.state;
    const on = tick({ id: "compare", label: say("by other answers too, to see where the two ways part"),
      checked: Boolean(against), change: (checked) => {
        it.state.against = checked ? {} : null;
        redraw();
      } });
    if (!against) return box(say("Compare"), on);
    const which = oneOf({ id: "other-edition", label: say("The other edition"), value: against.edition ?? "",
      options: editions([["", say("the same")]]), change: (id) => {
        if (id) against.edition = id;
        else delete against.edition;
        redraw();
      } });
    const whose = say(against.edition ? "the other edition" : "the first way");
    const usual = (name) =>
      against.edition ? ofEdition(name, against.edition) : start.rulings[name] ?? ofEdition(name);
    return box(say("Compare"), on, which, rulings("other", against, whose, usual));
  }

  // The position

  function position() {
    const whole = { kind: "json", needed: true };
    if (!page.parts.length) {
      return [box(say("The table"), given(whole, it.state.start, "position", "position", say("The position")))];
    }
    return [...group(say("In common"), false), ...group(say("What each player has"), true), rest()];
  }

  /** What lies in common, or what each player has, each part under its name. */
  function group(title, own) {
    const found = page.parts.filter((field) => isMany(field) && field.own === own);
    const made = box(title, found.map(part));
    const sums = () => {
      for (const { name } of found)
        made.querySelector(`#fold-${name} .fold-sum`).textContent = brief(it.state.start.position[name]);
    };
    for (const event of ["input", "change", "click"]) made.addEventListener(event, sums);
    return found.length ? [made] : [];
  }

  function part(field) {
    const { position } = it.state.start;
    const { name } = field;
    const label = words(field.label);
    return fold(name, label, brief(position[name]), () =>
      [about(field), given(field, position, name, `part-${name}`, label)]);
  }

  /** What there is to say about a part, and the rule by which not everybody sees it. */
  function about({ hint, hidden, cited, own }) {
    const whom = say(own ? "Hidden from the other players until the rules show it:"
      : "Hidden from everybody until the rules show it:");
    const secret = hidden ? [whom, " ", ruleLink(page.rules, hidden, cited)] : [];
    return hint || hidden ? [el("p", { class: "hint" }, say(hint), hint && hidden ? " " : "", secret)] : [];
  }

  /** All small parts together. */
  function rest() {
    const small = page.parts.filter((field) => !isMany(field));
    if (!small.length) return "";
    const { position } = it.state.start;
    const told = small.filter(({ name }) => position[name] !== undefined)
      .map(({ name, label }) => `${say(label)} ${brief(position[name])}`);
    return fold("rest", say("More of the table"), told.join(", "), () =>
      [el("div", { class: "grid" }, small.map(single))]);
  }

  function seed() {
    const { start } = it.state;
    return box(say("The deal"), stepper({ id: "seed", label: say("The seed that shuffles"), least: null,
      value: start.seed, change: (number) => {
        start.seed = number ?? 0;
        changed();
      } }));
  }

  // Moves, told and heard in the language of the page as far as it is known there

  const spoken = (move) => it.spoken[move] ?? move;
  const meant = (text) => Object.keys(it.spoken).find((move) => it.spoken[move] === text) ?? text;

  function moves() {
    const hint = page.moves.length > 0 &&
      el("p", { class: "hint" }, say("For example: {what}", { what: page.moves.map(spoken).join(" · ") }));
    return box(say("Moves"), it.state.moves.map((made, at) => move(made, at, changed)), hint,
      button("move-more", say("Add a move"), () => {
        const at = add();
        redraw();
        document.getElementById(`move-${at}`).focus();
      }));
  }

  /** One move more, of who has to decide where that is known; its number. */
  function add() {
    const next = it.answer?.parts.at(-1)?.waiting[0];
    const seat = next?.seat ?? it.state.start.seats[0];
    return it.state.moves.push({ seat, move: next?.allowed[0] ?? page.moves[0] ?? "" }) - 1;
  }

  /** The controls of a move; `heard` hears of another player or text, `removed` that it is gone. */
  function move(made, at, heard, removed = redraw, id = `move-${at}`) {
    return el("div", { class: "move" },
      choice({ id: `${id}-seat`, label: say("Move {number}: who", { number: at + 1 }), value: made.seat,
        options: it.state.start.seats.map((name) => [name, name]), change: (name) => {
          made.seat = name;
          heard();
        } }),
      line(id, say("Move {number}: what", { number: at + 1 }), { value: spoken(made.move), list: "move-hints",
        autocapitalize: "off", spellcheck: "false", oninput: ({ target }) => {
          made.move = meant(target.value);
          heard();
        } }),
      button(`${id}-remove`, say("Remove"), () => {
        it.state.moves.splice(at, 1);
        removed();
      }, say("Remove move {number}", { number: at + 1 })));
  }

  function hints() {
    const allowed = it.answer?.parts.at(-1)?.waiting.flatMap((one) => one.allowed) ?? [];
    return [...new Set([...allowed, ...page.moves])].map((text) => el("option", { value: spoken(text) }));
  }

  return { begin, isOpen: () => opened.has("else"), pieces, fold, hints, seed, ofEdition, move, add,
    spoken, answered };
};
