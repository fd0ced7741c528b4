// The service worker: what a reader keeps is read without a network. Workbox keeps it and finds it;
// which files there are, the build says in KEPT (assets/files.js). Nothing is kept unasked, what is
// kept stays as it is until the reader asks for the new one, and it is kept packed.
"use strict";

const { PrecacheController } = workbox.precaching;
const { registerRoute, setCatchHandler } = workbox.routing;
const ROOT = registration.scope;
const AT_ONCE = 6; // files on their way

const through = (response, stream) => new Response(response.body.pipeThrough(stream), response);
const packing = {
  cacheWillUpdate: async ({ response }) =>
    response.ok ? through(response, new CompressionStream("gzip")) : null,
};

const hashes = new Map();
const parts = Object.entries(KEPT.parts).map(([name, files]) => {
  const controller = new PrecacheController({ cacheName: `${ROOT} ${name}`, plugins: [packing] });
  const entries = files.map(([path, revision, sha256]) => {
    const url = new URL(path, ROOT).href;
    hashes.set(url, `sha256-${sha256}`);
    return { url, revision: `${revision}.gz` }; // what was kept unpacked has the bare one
  });
  controller.addToCacheList(entries);
  return { name, files, controller };
});

// Reading

/** The kept copy of an address, packed, without what follows a ? or a #; a folder is its page. */
async function found(address) {
  const url = new URL(address);
  url.search = url.hash = "";
  const names = [url.href, `${url.href.replace(/\/$/, "")}/index.html`];
  for (const { controller } of parts) {
    for (const name of names) {
      if (!controller.getCacheKeyForURL(name)) continue;
      const kept = await controller.matchPrecache(name);
      if (kept) return kept;
    }
  }
  return undefined;
}

/** A page that came from the network brings its own scripts and looks: they may be newer. */
async function asksForNew(request, clientId) {
  if (request.mode === "navigate" || !clientId) return false;
  const asker = await clients.get(clientId);
  return Boolean(asker) && !(await found(asker.url));
}

async function answered({ request, event }) {
  const kept = await found(request.url);
  if (!kept) return fetch(request);
  const read = () => through(kept, new DecompressionStream("gzip"));
  return (await asksForNew(request, event.clientId)) ? fetch(request).catch(read) : read();
}

const ours = ({ url, request }) => request.method === "GET" && url.href.startsWith(ROOT);
registerRoute(ours, answered);

setCatchHandler(async ({ request }) =>
  request.mode === "navigate" ? notKept(request.url) : Response.error());

/** In the language of the page that is asked for, as far as one can tell by its address. */
function notKept(address) {
  const [game, code] = address.slice(ROOT.length).split("/");
  const words = KEPT.said[code];
  const say = (english) => words?.[english] ?? english;
  const first = words ? `${ROOT}${game}/${code}/index.html` : `${ROOT}index.html`;
  const page = `<!doctype html><html lang="${words ? code : "en"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${say("Not kept")}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${ROOT}assets/404.css"></head><body><main>
<h1>${say("This page is not kept here")}</h1>
<p>${say("There is no network, and this page is not among those that this device keeps.")}</p>
<p><a href="${ROOT}offline/index.html" hreflang="en">${say("What is kept")}</a></p>
<p><a href="${first}">${say("The first page")}</a></p>
</main></body></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'self'; img-src data:",
  };
  return new Response(page, { status: 503, headers });
}

// Keeping

addEventListener("message", (event) => {
  const { ask, part } = event.data;
  const say = (said) => event.ports[0].postMessage(said);
  if (ask === "keep") event.waitUntil(keep(part, event, say));
  if (ask === "about") event.waitUntil(about().then(say));
  if (ask === "come") skipWaiting();
});

/** Fetch the files of a part that are not here yet; what arrived stays, whatever fails. */
async function keep(part, event, say) {
  const { controller } = parts.find(({ name }) => name === part);
  const wanted = [...controller.getURLsToCacheKeys()];
  const of = wanted.length;
  const next = async () => {
    while (wanted.length) {
      const [url, cacheKey] = wanted.pop();
      const request = new Request(url, { cache: "no-cache", credentials: "same-origin" });
      const params = { cacheKey, integrity: hashes.get(url) };
      await Promise.all(controller.strategy.handleAll({ event, request, params }));
      say({ done: of - wanted.length, of });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    say({ kept: true });
  } catch (error) {
    wanted.length = 0;
    say({ failed: error.name === "QuotaExceededError" ? "room" : "network" });
  }
}

/** This build, and how many bytes of it are not here yet, of the parts that are kept. */
async function about() {
  let bytes = 0;
  for (const { files, controller } of await chosen()) {
    const here = new Set((await (await caches.open(controller.strategy.cacheName)).keys()).map(({ url }) => url));
    for (const [path, , , size] of files)
      if (!here.has(controller.getCacheKeyForURL(new URL(path, ROOT).href))) bytes += size;
  }
  const { version, built } = KEPT;
  return { version, built, bytes, parts: (await chosen()).map(({ name }) => name) };
}

async function chosen() {
  const there = new Set(await caches.keys());
  return parts.filter(({ controller }) => there.has(controller.strategy.cacheName));
}

addEventListener("activate", (event) => event.waitUntil(begun(event)));

/** From now on this build is read: what it does not have goes. */
async function begun(event) {
  for (const { controller } of await chosen()) await controller.activate(event);
  await clients.claim();
}
