// Runs feature files in Pyodide, through the same runner as `atoll check`, and prints as JSON what
// each scenario showed.
//
//   node run_examples.mjs PYODIDE WHEEL SITE_PACKAGES PATH...
//
// PYODIDE is the folder of the npm package, WHEEL the unpacked wheel that the pages load;
// SITE_PACKAGES holds pytest and the rest, which are plain Python. Paths are relative to the shelf
// in the wheel.
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const [pyodide, wheel, sitePackages, ...paths] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(pyodide), "pyodide.mjs")));
const python = await loadPyodide({ indexURL: resolve(pyodide) + "/" });

for (const [folder, mounted] of [[wheel, "/wheel"], [sitePackages, "/site-packages"]]) {
  python.FS.mkdirTree(mounted);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, mounted);
}
python.globals.set("paths", python.toPy(paths));

const shown = python.runPython(`
import json, os, sys
sys.path[:0] = ["/wheel"]
sys.path.append("/site-packages")
sys.dont_write_bytecode = True
os.chdir("/wheel/atoll/shelf")
from atoll.running.own import performed
shown = performed(list(paths))
json.dumps({"python": sys.version.split()[0], "platform": sys.platform, **shown.as_dict()})
`);
process.stdout.write(`${shown}\n`, () => process.exit(0)); // not before all of it is out
