// Runs feature files in Pyodide, through the same runner as `atoll check`, and prints as JSON what
// each scenario showed.
//
//   node run_examples.mjs PYODIDE CHECKOUT SITE_PACKAGES PATH...
//
// PYODIDE is the folder of the npm package; SITE_PACKAGES holds pytest and the rest, which are
// plain Python: both it and the checkout are read where they lie. Paths are relative to CHECKOUT.
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const [pyodide, checkout, sitePackages, ...paths] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(pyodide), "pyodide.mjs")));
const python = await loadPyodide({ indexURL: resolve(pyodide) + "/" });

for (const [folder, mounted] of [[checkout, "/checkout"], [sitePackages, "/site-packages"]]) {
  python.FS.mkdirTree(mounted);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, mounted);
}
python.globals.set("paths", python.toPy(paths));

const shown = python.runPython(`
import json, os, sys
sys.path[:0] = ["/checkout/engine"]
sys.path.append("/site-packages")
sys.dont_write_bytecode = True
os.chdir("/checkout")
from atoll.cli.run import Performance, perform
shown = perform(list(paths), Performance())
json.dumps({"python": sys.version.split()[0], "platform": sys.platform, **shown.as_dict()})
`);
process.stdout.write(`${shown}\n`, () => process.exit(0)); // not before all of it is out
