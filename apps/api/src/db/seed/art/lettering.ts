import { GLYPHS } from './glyphs';
import { escapeXml, n } from './drawing/svg';

/** Outline units of an em. */
const EM = 250;

interface Style {
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  /** Space between two characters, in units of the drawing. */
  spacing?: number;
}

/** Text as outlines, which looks the same on every machine. Throws for a character without an outline. */
export function lettering(x: number, y: number, text: string, size: number, color: string, style: Style = {}): string {
  const { anchor = 'start', bold = false, spacing = 0 } = style;
  const scale = size / EM;
  let wide = 0;
  const places = Array.from(text)
    .filter((character) => character >= ' ')
    .map((character) => {
      const glyph = GLYPHS[character];
      if (glyph === undefined) throw new Error(`no outline of "${character}": run tools/seed-glyphs.py with it`);
      const [advance = '0', outline = ''] = glyph.split(/ (.*)/s);
      const at = wide;
      wide += Number(advance) * scale + spacing;
      return { at, outline };
    });
  const start = x - { start: 0, middle: (wide - spacing) / 2, end: wide - spacing }[anchor];
  const weight = bold ? ` stroke="${color}" stroke-width="${n(EM * 0.035)}" stroke-linejoin="round"` : '';
  const paths = places.map(({ at, outline }) => outline && `<path transform="translate(${n(start + at)} ${n(y)}) scale(${String(scale)})" d="${outline}"/>`);
  return `<g role="img" aria-label="${escapeXml(text)}" fill="${color}"${weight}>${paths.join('')}</g>`;
}
