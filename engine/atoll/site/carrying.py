"""A zip of the site, to carry: unpacked, it is read from its files."""

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from atoll.written import beside

FOLDER = "atoll"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same bytes whenever it is made: no zip knows an older date."""
READABLE = 0o644 << 16
READ_ME = """\
Unpack this, and open index.html in a browser. No network is needed, and none is asked.

What a browser does not let a page do that was opened from a file:
- run the engine in Try it; the examples with what they showed and the tables are there;
- keep pages for offline, or be installed as an app.

Both work once the folder is served. Any server will do; this is one, and then the site is at
http://localhost:8000/

    python3 -m http.server
"""


def carried(site: Path, file: Path) -> int:
    """Write a built site into a zip, in one folder; how many bytes it has."""
    every = sorted(one for one in site.rglob("*") if one.is_file())
    with beside(file) as fresh, ZipFile(fresh, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        packed.writestr(_entry("READ_ME.txt"), READ_ME)
        for one in every:
            packed.writestr(_entry(one.relative_to(site).as_posix()), one.read_bytes())
    return file.stat().st_size


def _entry(path: str) -> ZipInfo:
    entry = ZipInfo(f"{FOLDER}/{path}", LONG_AGO)
    entry.compress_type, entry.external_attr, entry.create_system = ZIP_DEFLATED, READABLE, 3
    return entry
