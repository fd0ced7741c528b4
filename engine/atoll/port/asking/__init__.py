"""What a port is asked, beside the rules, up to where they part."""

__all__: list[str] = []
