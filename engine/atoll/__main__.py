"""`python -m atoll` is the command `atoll`."""

import os
import sys

if __name__ == "__main__":
    if not sys.flags.safe_path and sys.path[0] == os.getcwd():  # noqa: PTH109 # as Python puts it
        del sys.path[0]  # the folder it is started in, where a random.py may lie
    from atoll.cli import main

    main()
