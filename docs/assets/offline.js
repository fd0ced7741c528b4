// Keep for offline: what this device keeps of the site, part by part. The service worker fetches it
// (keeping.js); here one asks for it, sees how far it is, and removes it.
"use strict";

(async () => {
  const root = new URL("..", document.currentScript.src);
  const by = (id) => document.getElementById(id);
  const { el } = window.atoll;
  const rows = [...document.querySelectorAll(".keep")];
  const SHARED = "all";
  const worker = navigator.serviceWorker;

  if (location.protocol === "file:" || !window.PARTS) return;
  by("offline-plain").hidden = true;
  if (!worker || !window.caches || !window.CompressionStream) {
    by("offline-cannot").hidden = false;
    return;
  }

  const { parts, version, built } = window.PARTS;
  const cache = (part) => `${root.href} ${part}`;
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

  /** How many files of a part are here; none where it was never asked for. */
  async function here(part) {
    if (!(await caches.has(cache(part)))) return 0;
    return (await (await caches.open(cache(part))).keys()).length;
  }

  /** What the worker says to a question, word by word, until `last` of it is there. */
  const asked = (to, question, heard, last) =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        heard?.(data);
        if (last(data)) done(data);
      };
      to.postMessage(question, [port2]);
    });

  async function running() {
    const at = { scope: root.pathname };
    await worker.register(new URL("sw.js", root), at);
    return (await worker.ready).active;
  }

  const FAILED = {
    network: "Not all of it arrived. What did stays; try again where there is a network.",
    room: "This device has no room for it.",
    start: "This browser did not let the site keep anything.",
  };

  async function fetched(to, part, bar) {
    const heard = ({ done, of }) => done && Object.assign(bar, { value: done, max: of });
    const { failed } = await asked(to, { ask: "keep", part }, heard, (said) => said.kept || said.failed);
    if (failed) throw new Error(failed);
  }

  // A row for each part

  for (const row of rows) {
    const { part } = row.dataset;
    const name = row.querySelector(".keep-name").textContent;
    const state = row.querySelector(".keep-state");
    const bar = el("progress", { "aria-label": `Kept of: ${name}`, hidden: true });
    const button = el("button", { type: "button", class: "keep-button", onclick: keep });
    const remove = el("button", { type: "button", class: "keep-button", onclick: forget, "aria-label": `Remove: ${name}` }, "Remove");
    row.append(bar, el("p", {}, button, " ", remove));
    row.show = show;
    show();

    async function show(problem) {
      const { files, bytes } = parts[part];
      const shared = (await here(SHARED)) ? 0 : parts[SHARED].bytes;
      const held = await here(part);
      const whole = held >= files;
      bar.hidden = true;
      remove.hidden = !held;
      button.hidden = whole;
      button.disabled = false;
      const size = megabytes(bytes + shared);
      button.textContent = held ? "Keep the rest too" : `Keep (${size})`;
      button.setAttribute("aria-label", `${button.textContent}: ${name}`);
      const told = held ? `${held} of ${files} files are kept.` : shared
        ? `Not kept. ${megabytes(bytes)}, and ${megabytes(shared)} that all games share.` : `Not kept. ${megabytes(bytes)}.`;
      state.textContent = problem ?? (whole ? `Kept: ${megabytes(bytes)}.` : told);
    }

    async function keep() {
      button.disabled = true;
      bar.hidden = false;
      state.textContent = "Being kept …";
      let problem;
      try {
        const to = await running().catch(() => { throw new Error("start"); });
        for (const one of [SHARED, part]) await fetched(to, one, bar);
        navigator.storage?.persist?.();
      } catch ({ message }) {
        problem = FAILED[message] ?? message;
      }
      for (const one of rows) one.show(one === row ? problem : undefined);
      age();
    }

    /** With the last part goes what all share, and the worker. */
    async function forget() {
      await caches.delete(cache(part));
      const left = await Promise.all(rows.map((one) => here(one.dataset.part)));
      if (!left.some(Boolean)) {
        await caches.delete(cache(SHARED));
        await (await worker.getRegistration(root))?.unregister();
      }
      for (const one of rows) one.show();
      age();
    }
  }
  by("offline-parts").hidden = false;

  // How old it is

  async function age() {
    const place = by("offline-age");
    const registration = await worker.getRegistration(root);
    const active = registration?.active;
    if (!active || !(await here(SHARED))) return place.replaceChildren("Nothing is kept on this device yet.");
    const kept = await asked(active, { ask: "about" }, null, Boolean);
    const line = [`What is kept here was built from ${kept.built}.`];
    const fresh = registration.waiting;
    if (fresh) {
      const { bytes, built: newer } = await asked(fresh, { ask: "about" }, null, Boolean);
      line.push(` It is older than what is published, which was built from ${newer}. `);
      line.push(el("button", { type: "button", class: "keep-button", onclick: () => renew(fresh) },
        `Bring it up to date (${megabytes(bytes)})`));
    } else if (kept.version !== version) line.push(` What is published was built from ${built}.`);
    place.replaceChildren(...line);
  }

  async function renew(fresh) {
    const place = by("offline-age");
    const bar = el("progress", { "aria-label": "Brought up to date" });
    place.replaceChildren("Being brought up to date … ", bar);
    try {
      const about = await asked(fresh, { ask: "about" }, null, Boolean);
      for (const part of about.parts) await fetched(fresh, part, bar);
      worker.addEventListener("controllerchange", () => location.reload());
      fresh.postMessage({ ask: "come" });
    } catch ({ message }) {
      place.replaceChildren(FAILED[message] ?? message, " What was kept before is still there.");
    }
  }

  age();
  const registration = await worker.getRegistration(root);
  registration?.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh.addEventListener("statechange", () => fresh.state === "installed" && registration.active && age());
  });
  registration?.update().catch(() => {}); // there is no network

  // Installed, it opens like an app

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    by("offline-install").replaceChildren(
      el("button", { type: "button", class: "keep-button", onclick: () => event.prompt() }, "Install"));
  });
})();
