"""What people read, and its translations: sentences that remember what they were made from, and the catalogues."""

from playground.texts.text import Text, many, numeral, said

__all__ = ["Text", "many", "numeral", "said"]
