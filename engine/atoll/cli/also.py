"""What is said of several witnesses of one thing (`--witnesses`)."""

__all__ = ["ALSO", "no_other"]

ALSO = "Also, by another rule or with another outcome"


def no_other(asked: int) -> str:
    """Where fewer were found than were asked for."""
    return f"No other was found that differs in that; {asked} were asked for."
