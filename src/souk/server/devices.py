"""Where somebody is logged in, as they would say it: the browser and the system, read off what the browser says it is.

Browsers call themselves by the names of others too, so the order counts. What was found is kept instead of what was
said; reading that again finds the same.
"""

from __future__ import annotations

import re
from typing import Final

MOST: Final = 40  # characters of a program's name

BROWSERS: Final = (  # what marks a browser, and what it is called
    (("Edg/", "EdgA/", "EdgiOS/", "Edge"), "Edge"),
    (("OPR/", "Opera"), "Opera"),
    (("SamsungBrowser/", "Samsung Internet"), "Samsung Internet"),
    (("Vivaldi",), "Vivaldi"),
    (("Firefox", "FxiOS/"), "Firefox"),
    (("Chromium",), "Chromium"),
    (("Chrome", "CriOS/"), "Chrome"),
    (("Safari",), "Safari"),
)
SYSTEMS: Final = (
    (("Android",), "Android"),
    (("iPhone", "iPod"), "iPhone"),
    (("iPad",), "iPad"),
    (("CrOS", "ChromeOS"), "ChromeOS"),
    (("Windows",), "Windows"),
    (("Macintosh", "Mac OS X", "macOS"), "macOS"),
    (("Linux", "X11"), "Linux"),
)


def device(agent: str) -> tuple[str, str]:
    """The browser and the system; a program is called by the first thing that it says, and what is unknown is empty."""
    program = re.match(r"[A-Za-z][\w.-]*", agent)
    other = "" if agent.startswith("Mozilla") or not program else program.group()[:MOST]
    return _found(agent, BROWSERS) or other, _found(agent, SYSTEMS)


def _found(agent: str, known: tuple[tuple[tuple[str, ...], str], ...]) -> str:
    return next((name for marks, name in known if any(mark in agent for mark in marks)), "")
