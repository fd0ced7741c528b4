"""What a report shows on a terminal so wide that nothing has to be wrapped."""

import os
from collections.abc import Iterable
from contextlib import redirect_stdout
from io import StringIO
from unittest.mock import patch

from atoll.cli.console import tell
from atoll.cli.report import Part


def printed(parts: Iterable[Part]) -> list[str]:
    """The lines, without the blanks that fill them."""
    with patch.dict(os.environ, COLUMNS="1000"), redirect_stdout(StringIO()) as said:
        tell(parts)
    return said.getvalue().splitlines()
