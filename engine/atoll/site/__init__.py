"""The published site: what is known, composed into Markdown pages, and built by mkdocs."""

__all__: list[str] = []
