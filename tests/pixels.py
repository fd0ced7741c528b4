"""A PNG read: how large it is, and the colour of every pixel."""

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

__all__ = ["Image", "read"]

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BYTES = 4  # to a pixel: red, green, blue, and how solid it is


class Image(NamedTuple):
    """An image by its rows; a row is all of its pixels, one after the other."""

    width: int
    height: int
    rows: tuple[bytes, ...]

    def colours(self, left: int, top: int, right: int, bottom: int) -> set[bytes]:
        """The colours of a part, from its upper left corner up to its lower right one."""
        parts = [row[left * _BYTES : right * _BYTES] for row in self.rows[top:bottom]]
        return {part[at : at + _BYTES] for part in parts for at in range(0, len(part), _BYTES)}


def read(png: bytes) -> Image:
    """An image of eight bits to a channel, of four channels, and not interlaced."""
    assert png.startswith(_SIGNATURE)
    chunks = [*_chunks(png)]
    width, height, *kind = struct.unpack(">IIBBBBB", chunks[0][1])
    assert kind == [8, 6, 0, 0, 0]
    packed = b"".join(content for name, content in chunks if name == b"IDAT")
    return Image(width, height, tuple(_rows(zlib.decompress(packed), width * _BYTES)))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _rows(lines: bytes, length: int) -> Iterator[bytes]:
    """The rows, each worked out from what stands to the left and above, as its first byte says."""
    above = bytes(length)
    for at in range(0, len(lines), length + 1):
        above = _row(lines[at], lines[at + 1 : at + 1 + length], above)
        yield above


def _row(kind: int, line: bytes, above: bytes) -> bytes:
    row = bytearray(line)
    for at, value in enumerate(line):
        left, corner = (row[at - _BYTES], above[at - _BYTES]) if at >= _BYTES else (0, 0)
        row[at] = (value + _foretold(kind, left, above[at], corner)) % 256
    return bytes(row)


def _foretold(kind: int, left: int, above: int, corner: int) -> int:
    return (0, left, above, (left + above) // 2, _nearest(left, above, corner))[kind]


def _nearest(left: int, above: int, corner: int) -> int:
    """The one of three that is nearest to what they come to."""
    come_to = left + above - corner
    return min((left, above, corner), key=lambda one: abs(one - come_to))
