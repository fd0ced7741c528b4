/* Finding: an exact number or name goes first in the search, then what answers the words, ranked as
   `atoll explain` ranks it, and then whatever the theme's search of all texts finds.
   And small things that a page can do without: the link to copy, the filter, tables on a phone. */

(() => {
  "use strict";

  const every = (selector) => [...document.querySelectorAll(selector)];
  const made = (name, values) => Object.assign(document.createElement(name), values);

  // A page in another language says in SAID what it calls things; what it finds is in that language.

  const tongue = document.documentElement.lang;
  const { root, say, load, known } = window.Reader;

  // Names

  const NEVER = 1000;
  let heard; // what is known of them, for the ranking

  /** What answers, in ASKED, the names of laws and pages, in NAMES, and what is chosen: asked for once, when somebody searches. */
  const named = () =>
    Promise.allSettled([...[...(window.SAID ? [`asked.${tongue}`] : ["names", "asked"]), "rank"].map(load), known()])
      .then(() => window.ASKED && window.Ranking && (heard ??= Ranking.index(ASKED)));

  /** A name however it is written: "Fiji 4.7", "fiji_4_7" and "fiji4.7" are one. */
  const plain = (words) =>
    words
      .toLowerCase()
      .replace(/^\s*(rule|regel|§)\s+/, "")
      .replace(/([a-z])(?=\d)/g, "$1_")
      .replace(/[^\p{L}\d]+/gu, "_")
      .replace(/^_|_$/g, "");

  /** One port and several are one, behind what is called just so. */
  const one = (name) => name.replace(/(?<=[^s_])s(?=_|$)/g, "");

  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  /** Every page that has names: rules, questions and words in ASKED, all others in NAMES. */
  const pages = () => [
    ...(window.ASKED?.entries ?? []).map((entry) => {
      const game = entry.name.match(/^[a-z]+/)[0];
      const { title, url } = told({ entry });
      const glossary = say("glossary of {game}", { game: capital(game) });
      if (entry.kind === "term") return { game, url, title: `${title}: ${glossary}`, names: entry.asks };
      return { game, url, title, names: [entry.name, entry.name.replace(`${game}_`, "")] };
    }),
    ...(window.NAMES ?? []).map(([place, game, title, loose, ...names]) => ({ game, url: new URL(place, root), title, loose, names })),
  ];

  /** Where a name stands among those of a page; behind them all where its words stand in one in any order, whole or as beginnings, if long or of no game. */
  const placed = (names, asked, loose, game) => {
    const enough = asked.length > 5 || (asked.length > 3 && !heard?.known.has(asked));
    const part = (end) => loose && enough && names.some((name) => one(asked).split("_").every((word) => (word === game && asked !== game) || `_${one(name)}_`.includes(`_${word}${word.length > 3 ? end : "_"}`)));
    const at = [names.indexOf(asked), names.map(one).indexOf(one(asked)) + 0.5].find((place) => place >= 0);
    return at ?? (part("_") ? NEVER - 2 : part("") ? NEVER - 1 : NEVER);
  };

  /** The pages that bear a name or ask a question, those of this page's game first. */
  const exact = (words) => {
    const asked = plain(words);
    const here = location.pathname.split(/[/_]/).filter(Boolean); // a page of no game is no nearer
    const hits = pages()
      .map(({ names, ...page }) => ({ ...page, at: placed([...names, page.title].map(plain), asked, page.loose, page.game) }))
      .filter(({ at }) => at < NEVER)
      .sort((one, other) => here.includes(other.game) - here.includes(one.game));
    const best = Math.min(...hits.map(({ at }) => at));
    return hits.filter(({ at }) => at === best).map(({ title, url }) => ({ title, url }));
  };

  // What answers words

  const MOST = 10;
  const [FLOOR, NEAR] = [0.32, 0.6]; // below which nothing answers; of the best, what others need

  /** Words without the name of a game, and the games that they are about: named, this page's, or all. */
  const about = (words) => {
    const games = Object.keys(ASKED.terms);
    const said = words.toLowerCase().split(/[^\p{L}]+/u);
    const here = games.filter((game) => location.pathname.split(/[/_]/).includes(game));
    const of = [games.filter((game) => said.includes(game)), here, games].find((some) => some.length);
    const bare = words.replace(new RegExp(`\\b(${games.join("|")})\\b`, "gi"), " ");
    return [bare.trim() || words, of];
  };

  /** The pages that answer words. */
  const ranked = (words) => {
    if (!window.ASKED || !window.Ranking) return [];
    const [bare, of] = about(words);
    const found = Ranking.rank(bare, heard, of);
    return found.filter(({ score }) => score >= Math.max(FLOOR, NEAR * found[0].score)).slice(0, MOST).map(told);
  };

  /** A page as it is shown: its first answer, or the beginning of its rule, and what it rests on. */
  const told = ({ entry: { name, kind, path, asks, says, cited } }) => ({
    title: kind === "rule" ? `${cited} ${asks[0]}` : asks[0],
    by: window.By?.says(name),
    answer: kind === "question" && window.By?.says(name) ? `${say("Usually:")} ${says}` : says,
    cited: kind === "rule" ? "" : cited,
    url: new URL(path ?? `${kind === "rule" ? "r" : "q"}/${name}/index.html`, root),
  });

  window.Finding = { exact, named, ranked };

  // The search: the theme's own, and the exact hits above its results

  const box = document.querySelector("[data-md-component=search-query]");
  const list = document.querySelector(".md-search-result__list");

  /** A result like the theme's own; Enter opens the one with the highest score. */
  const result = ({ title, by, answer, cited, url }, at) => {
    const link = made("a", { href: url, className: "md-search-result__link", tabIndex: -1 });
    const article = made("article", { className: "md-search-result__article md-typeset" });
    article.dataset.mdScore = at ? 1e9 - at : "Infinity";
    article.append(made("h1", { textContent: title }));
    if (by) article.append(made("p", { className: "by-note", lang: "en", textContent: by }));
    if (answer) article.append(made("p", { textContent: [answer, cited].filter(Boolean).join(" ") }));
    link.append(article);
    return link;
  };

  /** Where to look when nothing answers: the questions, the words. */
  const elsewhere = () => {
    const textContent = say(window.ASKED
      ? "No question and no rule speaks of these words. See "
      : "What the search needs did not arrive: there is no connection. Type on to try again, or see ");
    const block = made("p", { className: "nothing", textContent });
    const games = Object.keys(window.ASKED?.terms ?? {});
    const own = window.SAID ? `${tongue}/` : "";
    const questions = own ? games.map((game) => `${game}/${own}questions/index.html`) : ["questions/index.html"];
    const places = questions.map((place) => [place, say("the questions by topic")]);
    const known = (game) => ASKED.entries.some(({ kind, name }) => kind === "term" && name.startsWith(`${game} `));
    for (const game of games.filter(known))
      places.push([`${game}/${own}glossary/index.html`, say("the glossary of {game}", { game: capital(game) })]);
    for (const [path, name] of places)
      block.append(" · ", made("a", { href: new URL(path, root), textContent: name }));
    return block;
  };

  if (box && list) {
    const first = made("div", { className: "exact" });
    const once = () => {
      const above = [...first.children].map((link) => link.href);
      for (const item of list.children) item.hidden = above.includes(item.querySelector("a").href);
      none.hidden = Boolean(window.ASKED && list.children.length); // pages were found after all
      const number = above.length + (window.SAID ? 0 : list.querySelectorAll(":scope > :not([hidden])").length);
      spoken.textContent = box.value.trim() && number ? say("{number} found", { number }) : "";
    };
    const [none, spoken] = [made("div"), made("p", { className: "hidden", role: "status" })];
    const show = async () => {
      await named();
      const above = exact(box.value);
      const below = ranked(box.value).filter(({ url }) => !above.some((one) => one.url.href === url.href));
      first.replaceChildren(...[...above, ...below].map(result));
      none.replaceChildren(...(box.value.trim() && !first.firstChild ? [elsewhere()] : []));
      once();
    };
    list.before(first, none);
    box.form.append(spoken); // what is found is read aloud
    new MutationObserver(once).observe(list, { childList: true });
    box.addEventListener("focus", show);
    box.addEventListener("input", show);
    box.form.addEventListener("reset", () => [first, none].forEach((one) => one.replaceChildren()));
    if (box.value) show();
  }

  /** Words that every question has, those that `atoll explain` passes over too. */
  const SMALL =
    /^(an?|and|are|as|at|be|by|can|could|do|does|for|from|ha[ds]|have|how|i|if|in|is|it|its|me|my|of|on|or|our|should|so|that|the|their|them|then|there|these|they|this|to|us|was|we|were|what|when|where|which|who|whom|whose|why|will|with|you|your)$/i;
  const telling = (words) => words.split(/[\s,;!?]+/).filter((word) => !SMALL.test(word)).join(" ") || words;

  // The theme's worker begins once somebody searches (docs/theme/main.html holds it until then), and
  // gets each query, a message of type 2.
  box?.addEventListener("focus", window.searched);
  if (box?.value) window.searched();
  window.telling = (message) => (message?.type === 2 ? { ...message, data: telling(message.data) } : message);

  for (const form of every("form.ask")) {
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      await named();
      const [hit] = exact(form.q.value);
      if (hit) return location.assign(hit.url);
      box.value = form.q.value;
      box.focus();
    });
  }

  // The page

  for (const place of every(".place")) {
    const button = made("button", { type: "button", className: "copy", textContent: say("Copy link") });
    const tail = location.protocol === "file:" ? /[?#].*$/ : /(index\.html)?([?#].*)?$/;
    button.dataset.clipboardText = location.href.replace(tail, "");
    place.append(" ", button);
  }
  for (const told of every(".md-dialog__inner")) told.setAttribute("role", "status");

  for (const filter of every("fieldset.filter")) {
    const rows = every("[data-kinds]");
    const count = filter.querySelector("output");
    const sift = () => {
      const { value } = filter.querySelector(":checked");
      for (const row of rows) row.hidden = value !== "all" && !row.dataset.kinds.split(" ").includes(value);
      count.value = `${rows.filter((row) => !row.hidden).length} of ${rows.length} rules`;
    };
    filter.hidden = false;
    filter.addEventListener("change", sift);
    sift();
  }

  // In a table a long name may be parted after each of its words, and nowhere else.
  for (const cell of every(".md-typeset :is(th, td)")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const long = [];
    while (texts.nextNode()) if (/[_/]\w/.test(texts.currentNode.data)) long.push(texts.currentNode);
    for (const text of long)
      text.replaceWith(...text.data.split(/(?<=[_/])(?=\w)/).flatMap((part) => [part, made("wbr")]).slice(0, -1));
  }

  // On a phone the rows of a table that is crowded, or wider than the page, become blocks, with the
  // name of its column at each value.
  const narrow = matchMedia("(max-width: 44.9844em)").matches;
  const tooWide = (table) =>
    narrow && table.scrollWidth > table.closest(".md-content__inner").clientWidth;
  for (const table of every(".md-typeset table:not(.rows, [data-stacked])")) {
    const columns = [...table.querySelectorAll("thead th")].map((cell) => cell.textContent);
    const rows = [...table.tBodies[0].rows].map((row) => [...row.cells]);
    const widest = (place) => Math.max(...rows.map((cells) => cells[place]?.textContent.length ?? 0));
    const width = columns.reduce((sum, _, place) => sum + widest(place), 0);
    const crowded = columns.length >= 3 && width >= 60 && !table.closest(".try-table");
    if (!crowded && !tooWide(table)) continue;
    table.dataset.stacked = "";
    for (const cells of rows) cells.forEach((cell, place) => (cell.dataset.column = columns[place]));
  }

  // What scrolls sideways is reached by the keyboard, also where it was folded away.
  const reach = () => {
    for (const wide of every(".md-typeset__scrollwrap, .md-typeset table, .md-typeset pre > code"))
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  };
  addEventListener("load", reach);
  document.addEventListener("toggle", reach, true);
})();
