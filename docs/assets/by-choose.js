// Where one chooses: the edition, and each ruling where one wants another answer.
"use strict";

(() => {
  const { here, last, games, chosen, choose, loaded } = window.By;
  const { say, el, choice } = window.atoll;

  const ROOM = 30; // letters, in a list on a phone

  const parts = (text) => (text ?? "").split(",").filter(Boolean);

  /** What can be chosen in a game, as it is chosen now. */
  async function form(game) {
    await loaded(game, "choices");
    const { title, editions, rulings, named } = window.BY[game];
    const now = parts(chosen[game]);
    let edition = editions.find(([name]) => now.includes(name))?.[0] ?? "";
    const house = Object.fromEntries(now.filter((part) => part.includes("=")).map((part) => part.split("=")));
    const names = Object.keys(rulings);
    const one = (name) => {
      const { question, answers, default: adopted } = rulings[name];
      const means = ([answer, says]) => [answer, named ? says : `${answer.replaceAll("_", " ")}: ${says}`];
      const answer = named?.[`${name}=${adopted}`] ?? adopted.replaceAll("_", " ");
      const usual = ["", say("as the edition (adopted: {answer})", { answer })];
      const change = (answer) => (answer ? (house[name] = answer) : delete house[name]);
      return choice({
        id: `by-${name}`, label: question, value: house[name] ?? "", room: ROOM,
        options: [usual, ...Object.entries(answers).map(means)], change,
      });
    };
    const texts = [["", say("the rulings as adopted here")], ...editions.map(([name, called]) => [name, called])];
    const use = () => {
      const answers = Object.entries(house).map((pair) => pair.join("="));
      choose(game, [...(edition ? [edition] : []), ...answers].join(","));
    };
    return [
      choice({ id: "by-edition", label: say("{title} by", { title }), value: edition, options: texts, change: (value) => (edition = value) }),
      el("details", { open: Object.keys(house).length > 0 },
        el("summary", {}, say("House rules: one of {number} rulings, or more", { number: names.length })), names.map(one)),
      el("p", { class: "by-buttons" },
        el("button", { type: "button", onclick: use }, say("Use it everywhere")),
        el("button", { type: "button", onclick: () => choose(game, "") }, say("Back to the usual rules")),
        el("button", { type: "button", onclick: () => dialog.close() }, say("Close"))),
    ];
  }

  const inside = el("div");
  const dialog = el("dialog", { class: "by-dialog md-typeset", "aria-labelledby": "by-title" },
    el("h2", { id: "by-title" }, say("Edition and house rules")),
    el("p", {}, say("Chosen once, kept in this browser, and part of every link that you copy. What it changes is told on each page.")),
    inside);
  document.body.append(dialog);

  const show = async (game) => inside.querySelector(".by-form").replaceChildren(...(await form(game)));

  async function open() {
    const name = (game) => game[0].toUpperCase() + game.slice(1);
    const which = !here && games.length > 1 && choice({
      id: "by-game", label: say("Game"), value: last ?? games[0], options: games.map((game) => [game, name(game)]), change: show,
    });
    inside.replaceChildren(...[which].filter(Boolean), el("div", { class: "by-form" }));
    await show(last ?? games[0]);
    dialog.showModal();
  }

  window.By.show = open;
})();
