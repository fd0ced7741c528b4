// What was chosen, told on the page: in rules, answers and examples, only where it changes something.
// The build has found it out for each edition and each single answer; for a mixture the engine does.
"use strict";

(() => {
  const { root, here, chosen, load, loaded, button } = window.By;
  const { say, el } = window.atoll;
  const every = (selector) => [...document.querySelectorAll(selector)];
  const slug = (text) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");
  const rulePage = (rule, { pages }) => new URL(pages?.[rule] ?? `r/${rule}/index.html`, root).href;

  /** A single answer as it is called: `half=up` is half = up, or has a name in the page's language. */
  const called = (pair, { named }) => named?.[pair] ?? pair.replace("=", " = ").replaceAll("_", " ");

  /** A choice: the edition and the single answers that it names, as far as there are such. */
  function parsed(text, { editions, rulings }) {
    const parts = text.split(",").map((part) => part.trim());
    const edition = editions.find(([name]) => parts.includes(name));
    const house = parts.map((part) => part.split("=")).filter(([name, answer]) =>
      rulings[name] && answer in rulings[name].answers);
    return { edition, house: Object.fromEntries(house) };
  }

  /** The answers that are not the adopted ones. */
  function apart({ edition, house }, { rulings }) {
    const all = Object.entries({ ...(edition?.[2] ?? {}), ...house });
    return Object.fromEntries(all.filter(([name, answer]) => rulings[name].default !== answer));
  }

  /** The sides that were computed and make up the choice: one, or several of a mixture. */
  function sidesOf(differ, { editions }) {
    const singles = Object.entries(differ).map((pair) => pair.join("="));
    const same = (answers) => JSON.stringify(Object.entries(answers).sort())
      === JSON.stringify(Object.entries(differ).sort());
    const whole = singles.length > 1 && editions.find(([, , answers]) => same(answers));
    return whole ? [whole[0]] : singles;
  }

  function label({ edition, house }, known) {
    const answers = Object.entries(house).map((pair) => called(pair.join("="), known));
    const named = answers.length > 2 ? [say("{number} house rules", { number: answers.length })] : answers;
    return [...(edition ? [edition[1]] : []), ...named].join(" + ");
  }

  const note = (tag, ...inside) => el(tag, { class: "by-note" }, ...inside);

  async function speak(game) {
    await loaded(game, "choices");
    const known = window.BY[game];
    const choice = parsed(chosen[game], known);
    const told = label(choice, known);
    if (!told) return;
    bar(game, told, known);
    const differ = apart(choice, known);
    const names = sidesOf(differ, known);
    const computed = names.filter((name) => known.sides.includes(name));
    await Promise.all(computed.map((name) => loaded(game, slug(name))));
    const sides = computed.map((name) => [name, window.BY[`${game}/${name}`]]);
    const way = { game, told, known, differ, sides, mixed: names.length > 1 };
    rules(way);
    answers(way);
    cards(way);
    await links(way);
  }

  /** In the bar, in the address, and in the link to copy. */
  function bar(game, told, { title }) {
    const place = button.querySelector(".by-told");
    const text = say(here ? "by: {what}" : "{title} by: {what}", { title, what: told });
    place.textContent = place.hidden ? text : `${place.textContent}; ${text}`;
    place.hidden = false;
    button.title = `${say("Edition and house rules")}: ${place.textContent}`;
    if (game !== here) return;
    const url = new URL(location);
    url.search = `?by=${chosen[game]}`;
    if (location.protocol !== "file:") history.replaceState(history.state, "", url);
    for (const copy of every(".copy[data-clipboard-text]"))
      copy.dataset.clipboardText = copy.dataset.clipboardText.replace(/(\?.*)?$/, url.search);
  }

  /** A rule says what it means now, on its page, in its chapter and on the sheet. */
  function rules({ game, differ, known }) {
    for (const [name, answer] of Object.entries(differ)) {
      const { question, answers: means, rules: about } = known.rulings[name];
      const href = new URL(`rulings/${game}/${name}/index.html`, root).href;
      const link = () => el("a", { href, hreflang: "en" }, question);
      const what = called(`${name}=${answer}`, known);
      const says = () => [el("b", {}, say("By {what}:", { what })), " ", means[answer]];
      for (const rule of about) {
        const heading = document.querySelector(`article :is(h1, h2)[id="${rule}"]`);
        if (!heading) continue;
        let place = heading.nextElementSibling;
        while (place && !place.matches(".marks, .beside, h2")) place = place.nextElementSibling;
        if (place?.matches(".beside")) place = place.querySelector(".marks"); // in the page's language
        (place ?? heading.nextElementSibling)?.before(note("p", ...says(), " ", link()));
      }
      const section = document.querySelector(`[id="ruling-${name}"]`);
      const usual = section?.nextElementSibling?.querySelector("strong");
      if (usual) usual.textContent = say("Usually played:");
      section?.after(note("p", ...says()));
      for (const one of every(`.sheet p > a[href*="rulings/${game}/${name}/"]`))
        one.parentElement.append(el("span", { class: "by-note" }, " ", ...says()));
    }
  }

  /** The first line of a question's page is the answer as it is now; lists say it behind theirs. */
  function answers({ differ, known, sides }) {
    for (const pair of Object.entries(differ)) {
      const by = pair.join("=");
      for (const [question, says] of Object.entries(known.answers[by] ?? {}))
        answered(question, say("By {what}:", { what: called(by, known) }), says);
    }
    for (const [name, { asked }] of sides)
      for (const question of asked)
        answered(question, say("By {what}", { what: spoken(name, known) }), say("its example ends otherwise."));
  }

  const spoken = (name, known) => known.editions.find(([id]) => id === name)?.[1] ?? called(name, known);

  function answered(question, by, says) {
    const told = () => [el("b", {}, by), " ", says];
    const title = document.querySelector(`article h1[id="${question}"]`);
    if (title && !document.querySelector(".by-answer")) {
      const first = note("p", ...told());
      first.classList.add("by-answer", "answer");
      title.after(first);
    }
    const links = `a[href*="q/${question}/"]`;
    for (const link of every(`article :is(li, p:not(.tongues)) > ${links}, .asked-first ${links}`))
      link.closest("li, p").append(el("span", { class: "by-note" }, " ", ...told()));
  }

  /** On a card: what happens instead. */
  function cards({ sides, mixed, known }) {
    for (const card of every(".example[data-at]")) {
      for (const [name, { cards: changed }] of sides) {
        const [comes, goes] = changed[card.dataset.at] ?? [];
        if (!comes) continue;
        const what = spoken(name, known);
        const by = mixed ? say("By {what} alone", { what }) : say("By {what}", { what });
        const event = (struck) => ([rule, number, sentence]) =>
          el("li", {}, el("a", { href: rulePage(rule, known) }, number), " ", struck ? el("del", {}, sentence) : sentence);
        const list = [...goes.map(event(true)), ...comes.map(event(false))];
        const said = list.length ? [say("this happens instead:"), el("ul", {}, list)] : [say("it ends otherwise.")];
        card.querySelector(".trace")?.before(note("div", el("b", {}, by), " ", ...said));
      }
    }
  }

  /** What opens Try it takes the choice along: there the engine plays any mixture. */
  async function links({ game, told, differ, mixed }) {
    const changes = every(`a.change[href*="${game}/try/"][href*="#"]`);
    if (!changes.length || !Object.keys(differ).length) return;
    if (!window.atoll.link) await load("try-link");
    for (const link of changes) {
      const [page, fragment] = link.href.split("#");
      link.href = `${page}#${carried(fragment, differ)}`;
      const card = link.closest(".example");
      if (mixed && card?.querySelector(".by-note"))
        card.querySelector(".by-note:last-of-type").append(el("p", {}, el("a", { href: link.href }, say("Run it by {what}", { what: told }))));
    }
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

  window.By.speak = speak;
})();
