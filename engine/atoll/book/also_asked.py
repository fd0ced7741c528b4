"""Other ways to ask what the book answers, docs/<game>/asked.toml: by the ids of pages."""

from collections.abc import Collection, Mapping
from pathlib import Path

from atoll.book.toml_lines import tables
from atoll.home import HOME, file_of

__all__ = ["also_asked"]


def also_asked(
    game: str, answers: Collection[str], home: Path = HOME
) -> Mapping[str, tuple[str, ...]]:
    """How each question or rule is asked too; none, where the game has no such file.

    Raises:
        BookError: an id is none of the pages that answer, or has no texts.
    """
    file = file_of(f"docs/{game}/asked.toml", home)
    if not file.is_file():
        return {}
    read = tables(file)
    for name, texts in read.content.items():
        if name not in answers:
            read.wrong(read.line_of(name), f"{name} is no question and no rule; correct it.")
        if not isinstance(texts, list) or not texts or not all(isinstance(t, str) for t in texts):
            read.wrong(read.line_of(name), f'write how it is asked: {name} = ["…"].')
    return {name: tuple(texts) for name, texts in read.content.items()}
