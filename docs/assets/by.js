// Chosen once: by which edition and which house rules the site speaks. The choice is kept in this
// browser, stands in the bar, and is part of a link: ?by=half=up. What it changes is loaded only
// where something is chosen; by-page.js tells it on the page, by-choose.js asks for it.
"use strict";

(() => {
  const { root, key, load } = window.Reader;
  const button = document.querySelector(".by-button");
  const games = button?.dataset.games.split(" ").filter(Boolean) ?? [];
  if (!games.length) return;
  const words = location.pathname.slice(root.pathname.length).split(/[/_]/);
  const here = games.find((game) => words.includes(game));
  const tongue = window.SAID ? `${document.documentElement.lang}/` : "";

  /** What the build has found out of a game lies in a script for each language. */
  const loaded = (game, name) => load(`by/${game}/${tongue}${name}`);

  const read = (store) => {
    try {
      return JSON.parse(store.getItem(key)) ?? {};
    } catch {
      return {}; // nothing may be kept in this browser, or it is not whole
    }
  };
  const write = (store, value) => {
    try {
      store.setItem(key, JSON.stringify(value));
    } catch {
      // it holds for this page
    }
  };

  /** What a link says holds for this tab; what one chooses here, everywhere, until one chooses anew. */
  const [, asked] = location.search.match(/[?&]by=([\w=,.-]+)/) ?? [];
  const linked = here && asked ? { [here]: asked } : {};
  if (asked) write(sessionStorage, { ...read(sessionStorage), ...linked });
  const chosen = { ...read(localStorage), ...read(sessionStorage), ...linked };

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

  /** Both parts share how things are made and how they look. */
  async function ready() {
    if (!window.atoll?.el) await load("controls");
    const href = new URL("assets/by.css", root).href;
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }

  async function ask() {
    await ready();
    await load("by-choose");
    By.show();
  }

  window.By = { root, games, here, chosen, choose, load, loaded, button, ask };

  const wanted = (here ? [here] : games).filter((game) => chosen[game]);
  if (wanted.length)
    ready().then(() => load("by-page")).then(() => wanted.forEach((game) => By.speak(game)));
})();
