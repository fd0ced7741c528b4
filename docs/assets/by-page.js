// What was chosen, told on the page: in rules, rulings, answers and examples, only where it changes
// something; and of each ruling which answer is played. by-way.js knows what it comes to.
"use strict";

(() => {
  const { root, here, unasked, chosen, linked, load, button } = window.By;
  const { say, el } = window.atoll;
  const every = (selector) => [...document.querySelectorAll(selector)];
  const place = (path) => new URL(`${path}/index.html`, root).href;
  const note = (tag, ...inside) => el(tag, { class: "by-note" }, ...inside);
  const told = ([by, says]) => [el("b", {}, by), " ", says];

  async function speak(way) {
    bar(way);
    rulings(way);
    questions(way);
    cards(way);
    if (await links(way)) mixture(way);
  }

  /** In the bar, in the address, and in the link to copy. */
  function bar({ name, told: by, game: { title } }) {
    const shown = button.querySelector(".by-told");
    const text = say(here ? "by: {what}" : "{title} by: {what}", { title, what: by });
    shown.textContent = shown.hidden ? text : `${shown.textContent}; ${text}`;
    shown.hidden = false;
    button.title = `${say("Edition and house rules")}: ${shown.textContent}`;
    document.querySelector(".sheet, .paper")?.prepend(note("p", text));
    if (name !== here || (unasked && linked[here] !== chosen[here])) return;
    const url = new URL(location);
    url.search = `?by=${chosen[name]}`;
    if (location.protocol !== "file:") history.replaceState(history.state, "", url);
    for (const copy of every(".copy[data-clipboard-text]"))
      copy.dataset.clipboardText = copy.dataset.clipboardText.replace(/(\?.*)?$/, url.search);
  }

  // Rulings: a rule says what it means now; a list, behind what it says; a table, which answer is played.

  function rulings(way) {
    for (const [ruling, answer] of Object.entries(way.differ)) {
      const { question, answers: means, rules } = way.game.rulings[ruling];
      const by = say("By {what}:", { what: way.called(`${ruling}=${answer}`) });
      const says = () => told([by, means[answer]]);
      const usual = document.querySelector(`.played[data-ruling="${ruling}"]`);
      for (const one of every(`.usual[data-ruling="${ruling}"]`)) one.textContent = say("Usually played:");
      const link = { href: place(`rulings/${way.name}/${ruling}`), hreflang: "en" };
      const said = () => note("p", el("a", link, question), " ", ...says());
      if (usual) usual.before(said());
      else for (const rule of rules) after(rule, said());
      instead(ruling, says);
      for (const link of every(`article :is(li, td:first-child) > a:first-child[href*="rulings/${way.name}/${ruling}/"]`))
        (link.closest("tr")?.cells[1] ?? link.parentElement).append(note("span", " ", ...says()));
    }
    for (const one of every("article :is(td > code, th, [data-answer])")) marked(one, way);
  }

  /** On paper what is played stands in the place of what is usually. */
  function instead(name, ...says) {
    for (const one of every(`[data-usual="${name}"]`)) one.replaceWith(...says.map((each) => note("span", ...each(), " ")));
  }

  /** Behind the text of a rule, on its page, in its chapter and in print. */
  function after(rule, said) {
    const heading = document.querySelector(`article :is(h1, h2, h3)[id="${rule}"]`);
    if (!heading) return;
    let there = heading.nextElementSibling;
    while (there && !there.matches(".marks, .sure, .beside, h2, h3, .paper > .note")) there = there.nextElementSibling;
    if (there?.matches(".beside")) there = there.querySelector(".marks"); // in the page's language
    (there ?? heading.nextElementSibling)?.before(said);
  }

  /** Where a table names an answer by its name: whether it is the one that is played. */
  function marked(one, { plays }) {
    const [ruling, answer] = (one.dataset.answer ?? one.textContent).split("=");
    if (!answer || !plays(ruling)) return;
    if (plays(ruling) === answer) one[one.matches("th") ? "append" : "after"](note("span", ` ✓ ${say("played")}`));
    else if (one.dataset.answer && one.textContent) one.textContent = ` (${say("usually played")})`;
  }

  // Questions: the first line of the page is the answer as it is now; lists say it behind theirs.

  function questions({ said }) {
    for (const [question, says] of Object.entries(said.questions)) {
      const title = document.querySelector(`article h1[id="${question}"]`);
      title?.after(...says.map((one) => {
        const first = note("p", ...told(one));
        first.classList.add("by-answer", "answer");
        return first;
      }));
      instead(question, ...says.map((one) => () => told(one)));
      for (const link of every(`article :is(li, p:not(.tongues)) > a[href*="q/${question}/"]`))
        link.closest("li, p").append(...says.map((one) => note("span", " ", ...told(one))));
    }
  }

  // Examples: what happens instead. Where no other chosen answer was asked for meanwhile, that is all.

  function cards({ sides, differ, covers, called, game: { pages } }) {
    const page = (rule) => (pages?.[rule] ? new URL(pages[rule], root).href : place(`r/${rule}`));
    const event = (struck) => ([rule, number, sentence]) =>
      el("li", {}, el("a", { href: page(rule) }, number), " ", struck ? el("del", {}, sentence) : sentence);
    for (const card of every(".example[data-at]")) {
      for (const [side, { cards: changed }] of sides) {
        const [comes, goes, asks] = changed[card.dataset.at] ?? [];
        if (!comes) continue;
        const alone = asks.some((ruling) => ruling in differ && !covers(side).includes(ruling));
        const list = [...goes.map(event(true)), ...comes.map(event(false))];
        const says = list.length ? [say("this happens instead:"), el("ul", {}, list)] : [say("it ends otherwise.")];
        const by = say(alone ? "By {what} alone" : "By {what}", { what: called(side) });
        const said = note("div", el("b", {}, by), " ", ...says);
        if (alone) said.dataset.alone = "";
        card.querySelector(".trace, details:has(.trace)")?.before(said);
      }
    }
  }

  /** Whether a link opens an example in Try it of a game, in any language. */
  const tries = (name) => ({ href }) => new RegExp(`/${name}/([a-z]+/)?try/[^#]*#`).test(href);

  /** What opens Try it takes the choice along: there the engine plays any mixture. How many do. */
  async function links({ name, differ, carries }) {
    const changes = every("a.change").filter(tries(name));
    if (!changes.length || !Object.keys(differ).length) return 0;
    if (!window.atoll.link) await load("try-link");
    for (const link of changes) {
      const [page, fragment] = link.href.split("#");
      link.href = `${page}#${carries(fragment)}`;
    }
    return changes.length;
  }

  /** What several answers come to together the engine plays, a tap away: from the example, and from the answer. */
  function mixture({ name, told: by, differ, sides, covers, game: { asks } }) {
    const change = (place) => [...place.querySelectorAll("a.change")].find(tries(name));
    const run = (place) => el("a", { href: change(place).href }, say("Run it by {what}", { what: by }));
    const open = every(".example:has([data-alone])").filter(change);
    for (const card of open) [...card.querySelectorAll("[data-alone]")].at(-1).append(el("p", {}, run(card)));
    const answer = document.querySelector("article #answer");
    const bear = (asks[document.querySelector("article h1")?.id] ?? []).filter((ruling) => ruling in differ);
    const known = !bear.length || sides.some(([side]) => bear.every((ruling) => covers(side).includes(ruling)));
    if (!answer || !change(document) || (known && !open.length)) return;
    const says = say(document.querySelector(".by-answer, .example .by-note")
      ? "What these come to together, the engine plays:"
      : "None of these alone changes this. Together the engine plays them:");
    answer.before(note("p", says, " ", run(document)));
  }

  window.By.speak = speak;
})();
