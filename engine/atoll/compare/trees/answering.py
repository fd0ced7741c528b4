"""One question answered, in a process that has the engine of a tree: started by its own file.

What is asked stands in a file, and the answer is written into another, so that whatever the rules
print does no harm. `asking.py` starts it.
"""

import json
import runpy
import sys
from pathlib import Path


def answered(module: str, asked: Path, to: Path) -> None:
    """Ask the `answer` of a module, with what stands in a file; what goes wrong is told too."""
    try:
        answer = runpy.run_path(module)["answer"]
        told = {"answer": answer(**json.loads(asked.read_text("utf-8")))}
    except Exception as error:  # noqa: BLE001 # a tree can end in anything
        told = {"error": f"{type(error).__name__}: {error}"}
    to.write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    answered(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
