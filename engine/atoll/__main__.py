"""`python -m atoll` is the command `atoll`."""

import sys

__all__: list[str] = []

if __name__ == "__main__":
    if not sys.flags.safe_path:
        del sys.path[0]  # the folder it is started in, where a random.py may lie
    from atoll.cli import main

    main()
