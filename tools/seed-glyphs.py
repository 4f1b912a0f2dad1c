#!/usr/bin/env python3
"""Writes apps/api/src/db/seed/art/glyphs.ts: outlines of the characters the demo's papers are lettered with.

usage: python3 tools/seed-glyphs.py NotoSansCJK-Regular.ttc [characters]   (needs the package fonttools)

The characters are those the file has, printable ASCII, and the ones given, which are added.
"""

import re
import sys
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection

TARGET = Path(__file__).resolve().parent.parent / "apps/api/src/db/seed/art/glyphs.ts"
FACE = "Noto Sans CJK SC"
EM = 250  # units of an outline; the font has 1000



class OutlinePen(BasePen):
    """An outline as SVG path commands, each relative to the point before: a third shorter."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.path, self.at = "", (0, 0)

    def write(self, command, *points):
        ends = [(round(x), round(y)) for x, y in points]
        numbers = [value for x, y in ends for value in (x - self.at[0], y - self.at[1])]
        self.path += command + re.sub(r" (?=-)", "", " ".join(map(str, numbers)))
        self.at = ends[-1]

    def _moveTo(self, point):
        self.write("m", point)
        self.start = self.at

    def _lineTo(self, point):
        self.write("l", point)

    def _curveToOne(self, first, second, point):
        self.write("c", first, second, point)

    def _closePath(self):
        self.path += "z"
        self.at = self.start


source = TARGET.read_text("utf-8")
head, table = re.match(r"(/\*\*.*?\*/\n)(.*)", source, re.S).groups()
letters = re.findall(r"^  '?([^\x00-\x7f])", table, re.M) + list("".join(sys.argv[2:]))
font = next(one for one in TTCollection(sys.argv[1]).fonts if one["name"].getDebugName(1) == FACE)
glyphs, names = font.getGlyphSet(), font.getBestCmap()
scale = EM / font["head"].unitsPerEm
lines = []
for character in sorted(set(letters) | {chr(code) for code in range(0x20, 0x7F)}):
    glyph = glyphs[names[ord(character)]]
    pen = OutlinePen(glyphs)
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
    key = {"'": '"\'"', "\\": "'\\\\'"}.get(character, f"'{character}'")
    lines.append(f"  {key}: '{round(glyph.width * scale)} {pen.path}',\n")
TARGET.write_text(
    head
    + "\n/** Each character: its advance, then its outline; the base line is at 0, y grows downwards. */\n"
    + "export const GLYPHS: Readonly<Record<string, string>> = {\n"
    + "".join(lines)
    + "};\n",
    "utf-8",
)
