// The engine in a worker, so that the page stays quick: Pyodide, then this project's wheel.
// It is started by a click in try-engine.js and told there where everything lies.

let answered = null;
let loaded = 0; // bytes
let open = 0; // what is still on its way

self.onmessage = async ({ data }) => {
  try {
    if (data.load) await load(data.load);
    else self.postMessage({ id: data.id, result: JSON.parse(answered(data.what, data.given)) });
  } catch (error) {
    fail(error, data.id);
  }
};

function fail(error, id) {
  self.postMessage({ id, error: String(error.message ?? error) });
}

async function load({ pyodide, wheel, sha256, spoken }) {
  const began = performance.now();
  watchFetches();
  const ours = fetch(wheel).then((answer) => answer.arrayBuffer()).then((bytes) => check(bytes, sha256));
  const [{ loadPyodide }] = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"]
    .map((name) => arriving(import(`${pyodide}${name}`), name)));
  const [{ bytes, checked }, python] = await Promise.all([ours, loadPyodide({ indexURL: pyodide })]);
  const extractDir = python.runPython("import sysconfig; sysconfig.get_path('purelib')"); // where packages lie
  python.unpackArchive(bytes, "wheel", { extractDir });
  answered = python.runPython(`from atoll.record.player import desk; desk(*${JSON.stringify(spoken ?? [])})`);
  const version = python.runPython("import sys; sys.version.split()[0]");
  self.postMessage({ ready: { checked, version, seconds: (performance.now() - began) / 1000 } });
}

/** The very wheel that this build made, or none. Only where the context is secure can one tell. */
async function check(bytes, sha256) {
  if (!self.crypto?.subtle) return { bytes, checked: false };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== sha256) throw new Error(`the wheel has the hash ${found}, not the one shown here`);
  return { bytes, checked: true };
}

/**
 * Pyodide fetches by itself, and waits for ever for what is lost: so every response is read twice,
 * once to watch it arrive. Pyodide is given the browser's own response, for only of such a one does
 * a browser keep the compiled code.
 */
function watchFetches() {
  const fetched = self.fetch;
  self.fetch = async (url, ...rest) => {
    const name = String(url.url ?? url).split("/").at(-1);
    const response = await arriving(fetched(url, ...rest), name);
    if (!response.ok) throw lost(name, `the server answers ${response.status}`);
    if (response.body) arriving(count(response.clone().body.getReader()), name).catch(() => {});
    return response;
  };
}

/** Something that is on its way; where it does not arrive, that is told at once. */
async function arriving(what, name) {
  tell(+1);
  try {
    return await what;
  } catch {
    throw lost(name, "the connection broke");
  } finally {
    tell(-1);
  }
}

function lost(name, why) {
  const error = new Error(`${name} did not arrive: ${why}`);
  fail(error);
  return error;
}

function tell(more) {
  open += more;
  self.postMessage({ loaded, open });
}

async function count(reader) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.byteLength;
    self.postMessage({ loaded, open });
  }
}
