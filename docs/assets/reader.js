// On every page: how scripts speak its language; and what a reader keeps and has chosen is loaded
// only where there is something of it.
"use strict";

(() => {
  const root = new URL("..", document.currentScript.src);
  const key = `${root.pathname}by`;
  const loaded = {};

  const load = (name) =>
    (loaded[name] ??= new Promise((onload, onerror) => {
      const src = new URL(`assets/${name}.js`, root).href;
      document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror }));
    }));

  const chosen = () => {
    try {
      return localStorage.getItem(key) ?? sessionStorage.getItem(key);
    } catch {
      return null; // this browser keeps nothing
    }
  };

  /** A sentence as the page says it, which in another language stands in SAID; `values` fill it. */
  const say = (english, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      window.SAID?.[english] ?? english);

  window.Reader = { root, key, load, say };
  document.querySelector(".by-button")?.addEventListener("click", () => load("by").then(() => By.ask()));
  if (location.search.includes("by=") || chosen()) load("by");
  if (navigator.serviceWorker?.controller) load("kept");
})();
