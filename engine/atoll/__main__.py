"""`python -m atoll` is the command `atoll`."""

if __name__ == "__main__":
    from atoll.cli import main

    main()
