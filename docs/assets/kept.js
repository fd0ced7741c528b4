// For who keeps the site: says on every page when what is kept is older than what is published.
"use strict";

(async () => {
  const { root, say, tell: told } = window.Reader;
  const registration = await navigator.serviceWorker.getRegistration(root);
  if (!registration) return;

  function tell() {
    if (document.querySelector("#older, #offline-age")) return;
    const link = Object.assign(document.createElement("a"), {
      href: new URL("offline/index.html", root),
      hreflang: "en",
      textContent: say("Bring it up to date"),
    });
    told("older", say("What is kept on this device is older than what is published."), " ", link);
  }

  if (registration.waiting) tell();
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh.addEventListener("statechange", () => fresh.state === "installed" && tell());
  });
})();
