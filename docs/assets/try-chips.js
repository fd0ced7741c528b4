// What there is to change besides the picture, a chip for each: rulings, parts it does not show, moves.
"use strict";

/**
 * What there is to be answered and to be seen stands `above` the picture, what is done then `below`.
 * `open` is told what a chip opens: its key, what it is called, its anchor, what fills the sheet.
 */
window.atoll.chips = (it, [above, below], { form, places, seen, changed, open }) => {
  const { say, el, button, oneOf, renew } = window.atoll;
  const { page } = it;

  function draw() {
    renew(above, [...group(say("Rulings"), rulings()), ...group(say("Also"), parts())]);
    renew(below, group(say("Moves"), moves()));
  }

  function group(title, found) {
    return found.length ? [el("div", { class: "chips", role: "group", "aria-label": title },
      el("span", { class: "chips-title", "aria-hidden": "true" }, title), found)] : [];
  }

  /** A chip, and what it opens. */
  function chip(key, text, about, called, fill) {
    const id = `chip-${key}`;
    const made = button(id, text, () => open({ key: id, called, fill,
      anchor: () => document.getElementById(id) }), `${text}. ${about}`);
    made.className = "chip";
    made.setAttribute("aria-haspopup", "dialog");
    return made;
  }

  // The rulings that the example asks for

  function rulings() {
    const wanted = it.first?.rulings ?? [];
    return Object.keys(page.rulings).filter((name) => wanted.includes(name)).map((name) =>
      chip(name, told(name), say("Change the ruling: {question}", page.rulings[name]),
        say("A ruling"), () => [answers(name)]));
  }

  /** How it is answered, and whether that is another answer than the edition's. */
  function told(name) {
    const text = form.answered(name, answer(name));
    return answer(name) === form.ofEdition(name) ? text : `${text} (${say("not as usually played")})`;
  }

  const answer = (name) => it.state.start.rulings[name] ?? form.ofEdition(name);

  function answers(name) {
    const { rulings: chosen } = it.state.start;
    const { question, answers: means } = page.rulings[name];
    return oneOf({ id: `answer-${name}`, label: question, value: answer(name), options: Object.entries(means),
      change: (one) => {
        if (one === form.ofEdition(name)) delete chosen[name];
        else chosen[name] = one;
        changed();
      } });
  }

  // The parts that it speaks of and that the picture does not show

  function parts() {
    const shown = seen();
    const wanted = "position" in it.state.start ? it.first?.parts ?? [] : [];
    return wanted.filter((name) => !shown.has(name)).map((name) => {
      const spot = { parts: name, seat: "" };
      return chip(name, places.title(spot), say("Change {what}", { what: places.told(spot) }), places.title(spot),
        () => places.controls(spot, "here"));
    });
  }

  // The moves

  function moves() {
    const made = it.state.moves.map((one, at) => chip(`move-${at}`, `${one.seat}: ${form.spoken(one.move)}`,
      say("Change move {number}", { number: at + 1 }), say("Move {number}", { number: at + 1 }), () => [fields(at)]));
    return [...made, more()];
  }

  function fields(at) {
    const one = it.state.moves[at];
    return one ? form.move(one, at, changed, () => changed(true), `here-move-${at}`) : "";
  }

  function more() {
    const made = button("chip-more", say("Add a move"), () => {
      const at = form.add();
      draw();
      document.getElementById(`chip-move-${at}`).click();
      changed();
    });
    made.className = "chip";
    return made;
  }

  return { draw };
};
