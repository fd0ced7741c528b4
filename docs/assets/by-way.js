// What was chosen, and what it comes to. The build has found that out for each edition and each
// single answer; for a mixture the engine does.
"use strict";

(() => {
  const { chosen, linked, loaded, keep } = window.By;
  const { say } = window.Reader;
  const ways = {}; // by the game: a promise of its way
  const known = {}; // by the game: its way, once that is there
  const slug = (text) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

  /** A single answer as it is called: `half=up` is half = up, or has a name in the page's language. */
  const words = (pair, { named }) => named?.[pair] ?? pair.replace("=", " = ").replaceAll("_", " ");

  /** A choice: the edition and the single answers that it names, and what there is none of. */
  function parsed(text, { editions, rulings }) {
    const parts = text.split(",").map((part) => part.trim()).filter(Boolean);
    const edition = editions.find(([name]) => parts.includes(name));
    const answers = parts.map((part) => part.split("="));
    const is = ([name, answer]) => Object.hasOwn(rulings[name]?.answers ?? {}, answer);
    const unknown = answers.filter((one) => one[0] !== edition?.[0] && !is(one)).map((one) => one.join("="));
    return { edition, house: Object.fromEntries(answers.filter(is)), unknown };
  }

  /** What holds: what the link says, if all of it can be read, else what was chosen before. */
  function held(name, game) {
    const asked = parsed(linked[name] ?? "", game);
    if (asked.unknown.length) return { ...parsed(chosen[name] ?? "", game), unknown: asked.unknown };
    if (!(name in linked)) return parsed(chosen[name] ?? "", game);
    keep(name);
    return asked;
  }

  /** The answers that are not the adopted ones. */
  function apart({ edition, house }, { rulings }) {
    const all = Object.entries({ ...(edition?.[2] ?? {}), ...house });
    return Object.fromEntries(all.filter(([name, answer]) => rulings[name].default !== answer));
  }

  /** The sides that were computed and make up the choice: its edition, and each answer beside it. */
  function sidesOf(differ, { editions }) {
    const within = ([, , answers]) => Object.entries(answers).every(([name, answer]) => differ[name] === answer);
    const size = ([, , answers]) => Object.keys(answers).length;
    const [whole] = editions.filter((one) => size(one) > 1 && within(one)).sort((one, other) => size(other) - size(one));
    const rest = Object.entries(differ).filter(([name]) => !(name in (whole?.[2] ?? {})));
    return [...(whole ? [whole[0]] : []), ...rest.map((pair) => pair.join("="))];
  }

  function label({ edition, house }, game) {
    const answers = Object.entries(house).map((pair) => words(pair.join("="), game));
    const named = answers.length > 2 ? [say("{number} house rules", { number: answers.length })] : answers;
    return [...(edition ? [edition[1]] : []), ...named].join(" + ");
  }

  /** What is told of rules and questions, by their names: each time by what, and what it says. */
  function telling({ differ, sides, called, game }) {
    const { rulings, answers } = game;
    const said = { rules: {}, questions: {} };
    const tell = (of, name, ...told) => (of[name] ??= []).push(told);
    for (const [name, answer] of Object.entries(differ)) {
      const by = say("By {what}:", { what: words(`${name}=${answer}`, game) });
      for (const rule of rulings[name].rules) tell(said.rules, rule, by, rulings[name].answers[answer]);
      const asked = answers[`${name}=${answer}`] ?? {};
      for (const [question, says] of Object.entries(asked)) tell(said.questions, question, by, says);
    }
    for (const [name, { asked }] of sides)
      for (const question of asked)
        tell(said.questions, question, say("By {what}", { what: called(name) }), say("its example ends otherwise."));
    return said;
  }

  /** A link to Try it with these answers, where it names none of its own; what it says would be of others. */
  function carried(fragment, differ) {
    if (!/^[0-9a-f]{8}~/.test(fragment)) {
      const { folded, unfolded } = window.atoll.link;
      const [start, ...rest] = unfolded(fragment);
      return folded([{ ...start, rulings: { ...differ, ...start.rulings } }, ...rest]);
    }
    const [example, ...changes] = fragment.split("~").filter((one) => !one.startsWith("!"));
    const own = changes.filter(Boolean);
    const more = Object.entries(differ).map((pair) => `r.${pair.join("=")}`)
      .filter((one) => !own.some((said) => said.startsWith(one.replace(/=.*/, "="))));
    return `${example}~${[...own, ...more].join("~")}`;
  }

  async function found(name) {
    await loaded(name, "choices");
    const game = window.BY[name];
    const choice = held(name, game);
    const told = label(choice, game);
    if (choice.unknown.length && name in linked) By.unread(game, choice.unknown);
    if (!told) return null;
    const differ = apart(choice, game);
    const names = sidesOf(differ, game);
    const computed = names.filter((one) => game.sides.includes(one));
    await Promise.all(computed.map((one) => loaded(name, slug(one))));
    const way = {
      name, game, told, differ,
      sides: computed.map((one) => [one, window.BY[`${name}/${one}`]]),
      called: (one) => game.editions.find(([id]) => id === one)?.[1] ?? words(one, game),
      covers: (one) => (one.includes("=") ? [one.split("=")[0]] : Object.keys(game.editions.find(([id]) => id === one)[2])),
      carries: (fragment) => carried(fragment, differ),
      plays: (ruling) => differ[ruling] ?? game.rulings[ruling]?.default,
    };
    return (known[name] = { ...way, said: telling(way) });
  }

  /** Found out once; what did not arrive is asked for again. */
  const wayOf = (name) =>
    (ways[name] ??= found(name).catch((error) => {
      delete ways[name];
      throw error;
    }));

  /** What is told of a rule or a question, in one text; nothing where it is as usual. */
  function says(name) {
    const { rules = {}, questions = {} } = known[name.match(/^[a-z]+/)[0]]?.said ?? {};
    return (questions[name] ?? rules[name] ?? []).map((one) => one.join(" ")).join(" ");
  }

  Object.assign(window.By, { found: wayOf, says });
})();
