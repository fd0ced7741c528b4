"""A talk with a port over its standard input and output: a question, then its one answer.

The port is a process of its own. Whatever it does, nothing waits longer than the time limit, and no
process of its session is left behind. What it says last on standard error is shown where it fails.
"""

import json
import os
import signal
import subprocess
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

from atoll.port.messages import Json, NoAnswer, answer
from atoll.printable import printable, throughout
from atoll.record.lines import LONGEST_LINE, object_of

_LAST_LINES, _LONGEST = 12, 2_000
"""So many lines of standard error are shown, and of a longer one its pieces."""
_SHOWN = 80
_FLUSH = "does it write each line out at once (flush)?"
_UNREAD = 8  # lines that nobody has asked for are too many
Line = bytes | None
"""A line, or None where there will be no more."""
Keep = Callable[[bytes], object]
"""What takes each line that is said, where it is kept."""


class CannotStart(Exception):
    """There is no such program, or it cannot be run."""


class Broken(Exception):
    """A port that does not answer as the protocol says; `kind` is a word for it.

    `ended`, `silent`, `no JSON`, `no answer`, `out of turn`, `too long`, `does not stop`; after an
    `error` it goes on, and where it says that it `cannot` do something only when it is asked.
    `stderr` are its last lines there.
    """

    def __init__(self, kind: str, says: str, stderr: str = "") -> None:
        """Keep what happened, for people, and what the port said on standard error."""
        self.kind, self.says, self.stderr = kind, says, stderr
        super().__init__(says)


class Talk:
    """A port that runs: `ask` as often as there is something to ask, then `stop`, always `close`.

    All that both say is kept by `keep`, if there is one; that is asked first when the program runs.
    `breaks` counts how often it has broken off; when it is `over`, nothing can be asked any more.
    Errors: CannotStart.
    """

    def __init__(self, command: Sequence[str], limit: float, keep: Keep | None = None) -> None:
        """Start the program."""
        self._command, self._limit, self._keep = command, limit, keep or (lambda _line: None)
        self.breaks = 0
        self.start()

    def start(self) -> None:
        """Start it in a session of its own, so that all it starts can be ended with it.

        Errors: CannotStart.
        """
        try:
            self._process = subprocess.Popen(  # noqa: S603 # the user names it
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotStart(f"{self._command[0]} cannot be started: {error.strerror}.") from None
        self._asked, self._said = SimpleQueue[Line](), SimpleQueue[Line]()
        self._seq, self._errors, self.over = 0, deque[bytes](maxlen=_LAST_LINES), False
        pipes = (
            (_write, self._process.stdin, self._asked),
            (_read, self._process.stdout, self._said),
            (_read_errors, self._process.stderr, self._errors),
        )
        self._threads = [Thread(target=does, args=args, daemon=True) for does, *args in pipes]
        for thread in self._threads:
            thread.start()

    # Question and answer

    def ask(self, cmd: str, **keys: Any) -> Json:
        """What the port answers. Errors: Broken."""
        self._send(cmd, keys)
        line = self._line(cmd)
        try:
            said = throughout(object_of(line))
            if (number := said.get("seq")) != self._seq or type(number) is not int:
                other = "no number" if number is None else f"question {cut(json.dumps(number))}"
                says = f"{other} is answered where question {self._seq} was asked."
                raise self._broken("out of turn", says)
            found = answer(cmd, said)
        except NoAnswer as error:
            raise self._broken("no answer", str(error)) from None
        except (RecursionError, ValueError):
            says = f"the answer to `{cmd}` is no JSON object: {_shown(line)}"
            raise self._broken("no JSON", says) from None
        if "error" in found:  # it says so itself, and goes on
            raise Broken("error", f"it says of `{cmd}`: {cut(found['error'])}", self._last_lines())
        if isinstance(why := found.get("cannot"), str):
            raise Broken("cannot", cut(why))
        return found

    def stop(self) -> None:
        """Ask the port to end. Errors: Broken where it does not, or still has something to say."""
        if self.over:
            return
        self._send("stop", {})
        try:
            status = self._process.wait(self._limit)
        except subprocess.TimeoutExpired:
            says = f"it has not ended {self._limit:g} s after `stop`."
            raise self._broken("does not stop", says) from None
        if status:
            raise self._broken("ended", f"it ended with status {status} after `stop`.")
        with suppress(Empty):
            if self._said.get(timeout=self._limit) is not None:
                raise self._broken("out of turn", "it still says something after `stop`.")

    def _send(self, cmd: str, keys: Json) -> None:
        """Write a question, unless there is a line that nobody has asked for."""
        if not self._said.empty():
            text = _shown(self._line(cmd))
            raise self._broken("out of turn", f"it says something that nobody has asked: {text}")
        self._seq += 1
        question = json.dumps({"seq": self._seq, "cmd": cmd, **keys}, ensure_ascii=False)
        line = question.encode() + b"\n"
        self._keep(line)
        self._asked.put(line)

    def _line(self, cmd: str) -> bytes:
        """The next line: the answer to a `cmd`, or one that was there before it was asked."""
        try:
            line = self._said.get(timeout=self._limit)
        except Empty:
            says = f"there is no answer to `{cmd}` within {self._limit:g} s; {_FLUSH}"
            raise self._broken("silent", says) from None
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(self._limit)
            status = self._process.poll()
            how = "it has closed its output" if status is None else f"it ended with status {status}"
            raise self._broken("ended", f"{how} instead of answering `{cmd}`.")
        self._keep(line)
        if len(line) > LONGEST_LINE:
            raise self._broken("too long", f"a line has more than {LONGEST_LINE:,} bytes.")
        return line

    def _broken(self, kind: str, says: str) -> Broken:
        self.close()
        self.breaks += 1
        return Broken(kind, says, self._last_lines())

    def _last_lines(self) -> str:
        lines = (line.decode("utf-8", "replace").rstrip() for line in [*self._errors])
        return "\n".join(map(printable, lines))

    def close(self) -> None:
        """End the port and all that it has started, if it still runs."""
        if self.over:
            return
        self.over = True
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._asked.put(None)
        for thread in self._threads:
            thread.join(timeout=1)  # the pipes are closed now, if nobody else holds them


# What the threads do, each for one process, even where the next has been started since; a port that
# has ended is found out when it does not answer


def _write(pipe: IO[bytes], asked: SimpleQueue[Line]) -> None:
    with suppress(OSError, ValueError), pipe:
        while line := asked.get():
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], said: SimpleQueue[Line]) -> None:
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE + 1):
            said.put(line)
            if len(line) > LONGEST_LINE or said.qsize() > _UNREAD:
                break
    said.put(None)


def _read_errors(pipe: IO[bytes], errors: deque[bytes]) -> None:
    """What it writes there is read to the end, so that it never waits for us."""
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(_LONGEST):
            errors.append(line)


# What is shown of what is said


def _shown(line: bytes) -> str:
    return cut(printable(line.decode("utf-8", "replace").strip()))


def cut(text: str) -> str:
    """As much of a text as is shown."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]} …"
