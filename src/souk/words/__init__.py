"""Everything that Souk says to people, in five languages: catalogues in Fluent's format, and what they are filled with.

The frame's catalogues are `<language>.ftl` in this folder; a game's are in the folder `words` of its package, and may
say the frame's messages differently. The browser reads the same files.
"""

from .catalogue import LANGUAGES, language_of
from .speech import Words

__all__ = ["LANGUAGES", "Words", "language_of"]
