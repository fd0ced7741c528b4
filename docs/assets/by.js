// Chosen once: by which edition and which house rules the site speaks. The choice is kept in this
// browser, stands in the bar, and is part of a link: ?by=half=up. What it changes is loaded only
// where something is chosen; by-way.js knows it, by-page.js tells it on the page, by-choose.js asks.
"use strict";

(() => {
  const { root, key, load, say, tell, lost, kept, button, games, here, own, last } = window.Reader;
  const tongue = window.SAID ? `${document.documentElement.lang}/` : "";

  /** What the build has found out of a game lies in a script for each language. */
  const loaded = (game, name) => load(`by/${game}/${tongue}${name}`);

  const read = (store) => kept(() => JSON.parse(store.getItem(key))) ?? {};
  const write = (store, value) => kept(() => store.setItem(key, JSON.stringify(value)));

  /** What a link says holds for this tab, if it can be read; what one chooses here, everywhere. */
  const asked = new URLSearchParams(location.search).get("by");
  const linked = here && asked ? { [here]: asked } : {};
  const chosen = { ...read(localStorage), ...read(sessionStorage) };

  /** A page in a language answers by that language's edition, unless one has chosen. */
  const unasked = Boolean(own) && !(here in chosen);
  if (unasked) chosen[here] = own;

  function keep(game) {
    chosen[game] = linked[game];
    write(sessionStorage, { ...read(sessionStorage), [game]: linked[game] });
  }

  /** A link that cannot be read says so, and changes nothing. */
  function unread({ title }, names) {
    const stands = say(chosen[here] && !unasked ? "What you chose before holds." : "Nothing is chosen.");
    tell("by-unread", `${say("This link cannot be read: {title} has no edition and no answer {what}.", { title, what: names.join(", ") })} ${stands}`);
  }

  function choose(game, text) {
    const { [game]: _, ...others } = read(sessionStorage);
    write(sessionStorage, others);
    write(localStorage, { ...read(localStorage), [game]: text });
    const url = new URL(location);
    url.search = "";
    if (text && game === here) url.search = `?by=${text}`;
    if (url.href === location.href) location.reload();
    else location.replace(url);
  }

  /** All parts share how things are made and how they look. */
  async function ready() {
    if (!window.atoll?.el) await load("controls");
    const href = new URL("assets/by.css", root).href;
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }

  async function ask() {
    await ready();
    await load("by-choose");
    await By.show();
  }

  /** By what a game is played here, and what that changes; nothing where nothing is chosen. */
  async function way(game = here) {
    if (!chosen[game] && !linked[game]) return null;
    await Promise.all([ready(), load("by-way")]);
    return By.found(game);
  }

  /** The same of every game: from then on By.says tells of each rule and question. */
  const everywhere = () => Promise.allSettled(games.map((game) => way(game)));

  window.By = { root, games, here, last, unasked, chosen, linked, keep, unread, choose, load, loaded, button, ask, way, everywhere, says: () => "" };

  /** What is told stands in what the page's own scripts have made, so these come first. */
  async function speak() {
    if (document.readyState === "loading")
      await new Promise((made) => document.addEventListener("DOMContentLoaded", made));
    const ways = (await Promise.all((here ? [here] : games).map(way))).filter(Boolean);
    if (!ways.length) return;
    await load("by-page");
    for (const one of ways) By.speak(one);
  }

  speak().catch(lost);
})();
