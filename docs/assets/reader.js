// On every page: how scripts speak its language; and what a reader keeps and has chosen is loaded
// only where there is something of it.
"use strict";

(() => {
  const root = new URL("..", document.currentScript.src);
  const key = `${root.pathname}by`;
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

  const chosen = () => {
    try {
      return localStorage.getItem(key) ?? sessionStorage.getItem(key);
    } catch {
      return null; // this browser keeps nothing
    }
  };

  const lost = () =>
    tell("by-said", say("What you chose did not load: this page speaks as usual."), " ", again(() => location.reload()));
  const by = location.search.includes("by=") || chosen() ? load("by").catch(lost) : null;

  /** All that was chosen changes, of every game; for who tells of rules and questions of other pages. */
  const known = () => by?.then(() => window.By?.everywhere()).catch(() => null);

  const ask = () =>
    load("by").then(() => By.ask()).then(() => document.getElementById("by-said")?.remove(), () =>
      tell("by-said", say("What one can choose did not load: there is no connection."), " ", again(ask)));

  window.Reader = { root, key, load, say, tell, lost, by, known };
  document.querySelector(".by-button")?.addEventListener("click", ask);
  if (navigator.serviceWorker?.controller) load("kept");

  // What stands on a page, for a phone: the theme's own list of it, once somebody wants it.
  const contents = document.querySelector("details.contents");
  const list = document.querySelector(".md-sidebar--secondary .md-nav__list");
  if (contents && list) contents.hidden = false;
  contents?.addEventListener("toggle", () => {
    if (contents.lastElementChild.matches("summary"))
      contents.append(...[...list.querySelectorAll("a")].map((link) => link.cloneNode(true)));
  });
})();
