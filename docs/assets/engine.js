// The engine in a worker, so that the page stays quick: Pyodide, then this project's wheel.
// It is started by a click in try.js and told there where everything lies.

let tried = null;
let loaded = 0;

self.onmessage = async ({ data }) => {
  try {
    if (data.load) await load(data.load);
    else self.postMessage({ id: data.id, result: JSON.parse(tried(data.lines, data.against)) });
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error.message ?? error) });
  }
};

async function load({ pyodide, wheel, sha256 }) {
  const began = performance.now();
  countBytes();
  const ours = found(wheel).then((bytes) => check(bytes, sha256));
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
  const [{ bytes, checked }, python] = await Promise.all([ours, loadPyodide({ indexURL: pyodide })]);
  python.unpackArchive(bytes, "wheel");
  tried = python.runPython(`
import json
from atoll.trying import tried
lambda lines, against: json.dumps(tried(lines, json.loads(against)))
`);
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

async function found(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Pyodide fetches by itself, so what it fetches is read twice: once to count it. It is given the
 * browser's own response, for only of such a one does a browser keep the compiled code.
 */
function countBytes() {
  const fetched = self.fetch;
  self.fetch = async (...request) => {
    const response = await fetched(...request);
    if (response.body) count(response.clone().body.getReader()).catch(() => {});
    return response;
  };
}

async function count(reader) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.byteLength;
    self.postMessage({ loaded });
  }
}
