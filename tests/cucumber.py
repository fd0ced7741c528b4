"""What npm has of Cucumber: the schema of its messages, and its HTML formatter."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

__all__ = ["html", "schema", "version"]

HOME = Path(__file__).parent.parent
GUIDE = HOME / "docs" / "howto" / "editor_and_pytest.md"
NPM = Path(os.environ.get("ATOLL_NPM") or HOME / "node_modules")


def _package(name: str) -> Path:
    folder = NPM / "@cucumber" / name
    if not folder.is_dir():
        pytest.skip(f"Cucumber's {name} is not installed; run make browser")
    return folder


def schema() -> Any:
    """The schema of an envelope, all that it refers to in it."""
    return json.loads((_package("messages") / "messages.schema.json").read_text("utf-8"))


def version() -> str:
    """Which version of the messages it describes."""
    told = json.loads((_package("messages") / "package.json").read_text("utf-8"))
    return str(told["version"])


def html(messages: Path) -> Path:
    """The report that Cucumber's own formatter makes of messages, as the guide says; here."""
    _package("html-formatter")
    Path("node_modules").symlink_to(NPM)
    script = GUIDE.read_text("utf-8").partition("```js\n")[2].partition("```")[0]
    Path("report.mjs").write_text(script, "utf-8")
    node = shutil.which("node") or "node"
    done = subprocess.run(
        [node, "report.mjs", str(messages), "report.html"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Path("report.html")
