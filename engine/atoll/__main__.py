"""`python -m atoll` is the command `atoll`."""

from atoll.cli import main

__all__: list[str] = []

if __name__ == "__main__":
    main()
