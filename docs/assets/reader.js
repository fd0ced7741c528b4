// On every page: what a reader keeps and has chosen is loaded only where there is something of it.
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

  window.Reader = { root, key, load };
  document.querySelector(".by-button")?.addEventListener("click", () => load("by").then(() => By.ask()));
  if (location.search.includes("by=") || chosen()) load("by");
  if (navigator.serviceWorker?.controller) load("kept");
})();
