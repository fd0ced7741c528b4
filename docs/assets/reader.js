// On every page: how scripts speak its language; and what a reader keeps and has chosen is loaded
// only where there is something of it.
"use strict";

(() => {
  const root = new URL("..", document.currentScript.src);
  const key = `${root.pathname}by`;
  const button = document.querySelector(".by-button");
  const games = button?.dataset.games.split(" ").filter(Boolean) ?? [];
  const words = location.pathname.slice(root.pathname.length).split(/[/_]/);
  const here = games.find((game) => words.includes(game));
  const own = here && button.dataset.own?.split(" ").find((one) => one.startsWith(`${here}-`)); // of the page's language
  const loaded = {};

  /** A script of ours, once; one that did not arrive is asked for again by who wants it again. */
  const load = (name) =>
    (loaded[name] ??= new Promise((onload, onerror) => {
      const src = new URL(`assets/${name}.js`, root).href;
      document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror }));
    }).catch(() => {
      delete loaded[name];
      throw new Error(`${name}.js did not arrive`);
    }));

  /** A sentence as the page says it, which in another language stands in SAID; `values` fill it. */
  const say = (english, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      window.SAID?.[english] ?? english);

  /** What a page has to say of itself stands above its text until it is read. */
  const tell = (id, ...told) => {
    document.getElementById(id)?.remove();
    const line = Object.assign(document.createElement("p"), { id, className: "said" });
    line.setAttribute("role", "status");
    line.append(...told);
    document.querySelector("article")?.prepend(line);
  };
  const again = (onclick) =>
    Object.assign(document.createElement("button"), { type: "button", className: "copy", textContent: say("Try again"), onclick });

  /** What is kept in this browser; nothing where it keeps nothing, or nothing whole. */
  const kept = (use) => {
    try {
      return use();
    } catch {
      return null;
    }
  };
  const last = here ?? kept(() => localStorage.getItem(`${root.pathname}last`)); // the game last read
  if (here) kept(() => localStorage.setItem(`${root.pathname}last`, here));

  const lost = () =>
    tell("by-said", say("What you chose did not load: this page speaks as usual."), " ", again(() => location.reload()));
  const by = location.search.includes("by=") || own || kept(() => localStorage.getItem(key) ?? sessionStorage.getItem(key)) ? load("by").catch(lost) : null;

  /** All that was chosen changes, of every game; for who tells of rules and questions of other pages. */
  const known = () => by?.then(() => window.By?.everywhere()).catch(() => null);

  const ask = () =>
    load("by").then(() => By.ask()).then(() => document.getElementById("by-said")?.remove(), () =>
      tell("by-said", say("What one can choose did not load: there is no connection."), " ", again(ask)));

  window.Reader = { root, key, load, say, tell, lost, kept, by, known, button, games, here, own, last };
  button?.addEventListener("click", ask);
  if (navigator.serviceWorker?.controller) load("kept");

  // Where games are chosen among, what is told in the browser's language comes first.
  const told = document.querySelectorAll(`.game a[hreflang="${navigator.language.slice(0, 2)}"]`);
  const offer = Object.assign(document.createElement("p"), { className: "tongues" });
  offer.append(...[...told].flatMap((link) => [link.closest(".game").querySelector("h3 a").text, ": ", link.cloneNode(true), " "]));
  if (told.length) document.querySelector("article").prepend(offer);

  // What stands on a page, for a phone: the theme's own list of it, once somebody wants it.
  const contents = document.querySelector("details.contents");
  const list = document.querySelector(".md-sidebar--secondary .md-nav__list");
  if (contents && list) contents.hidden = false;
  contents?.addEventListener("toggle", () => {
    if (contents.lastElementChild.matches("summary"))
      contents.append(...[...list.querySelectorAll("a")].map((link) => link.cloneNode(true)));
  });
})();
