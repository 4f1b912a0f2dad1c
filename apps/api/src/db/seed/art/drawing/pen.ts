import { blend, lightness, shade, type Palette } from './palette';
import { rng, type Rng } from './rng';
import { box, ellipse, fill, group, n, stroke } from './svg';

/** How a studio draws: weight and tint of the line, and what fills the shaded side. */
export interface Studio {
  line: number;
  /** 'ink' draws in the palette's line colour, 'tinted' in a deep shade of what it encloses,
   *  'self' in the shape's own shadow, which reads as no line at all. */
  tone: 'ink' | 'tinted' | 'self';
  texture: 'stipple' | 'hatch' | 'halftone' | 'none';
  /** Line and colour plates slightly out of register, as on a two-colour press. */
  slip: number;
  /** A die-cut white edge around the figure. */
  cut: boolean;
  /** Edges of a tool that is not a pen: a shaky nib, or the crumble of crayon and wood. */
  rough: 'none' | 'nib' | 'crumble';
  /** A second offset line that swells on one side like a brush. */
  swell: number;
}

export const STUDIOS: readonly Studio[] = [
  { line: 9, tone: 'ink', texture: 'stipple', slip: 0, cut: false, swell: 0, rough: 'none' },
  { line: 7, tone: 'ink', texture: 'hatch', slip: 0, cut: false, swell: 2, rough: 'crumble' },
  { line: 3, tone: 'self', texture: 'stipple', slip: 0, cut: false, swell: 0, rough: 'none' },
  { line: 4.5, tone: 'ink', texture: 'hatch', slip: 0, cut: false, swell: 0, rough: 'none' },
  { line: 7.5, tone: 'tinted', texture: 'none', slip: 0, cut: false, swell: 0, rough: 'none' },
  { line: 6, tone: 'ink', texture: 'halftone', slip: 5, cut: false, swell: 0, rough: 'none' },
  { line: 6.5, tone: 'ink', texture: 'none', slip: 0, cut: true, swell: 0, rough: 'none' },
  { line: 4.5, tone: 'ink', texture: 'none', slip: 0, cut: false, swell: 3, rough: 'nib' },
  { line: 6, tone: 'tinted', texture: 'hatch', slip: 0, cut: true, swell: 0, rough: 'none' },
];

export interface Pen {
  /** A filled, shaded, textured and outlined shape. `flat` leaves out the shading. */
  shape(d: string, color: string, options?: { flat?: boolean; line?: number }): string;
  /** A drawn line; the width is in view-box units. */
  line(d: string, width?: number, color?: string): string;
  /** Colour without outline: cheeks, patches, marks. */
  mark(d: string, color: string, opacity?: number): string;
  /** A limb: a thick line with an outline. */
  limb(d: string, width: number, color: string): string;
  /** Draws inside the outline d only. */
  inside(d: string, body: string): string;
  /** The pattern definitions the shapes use; once per document. */
  defs(): string;
}

/** A pen for one picture. With `mask` it draws the white die-cut edge instead of the figure. */
export function pen(studio: Studio, palette: Palette, id: string, mask = false): Pen {
  let count = 0;
  const edge = 15;
  const tone = (color: string) => (studio.tone === 'ink' ? palette.ink : studio.tone === 'self' ? shade(color, 0.3) : blend(shade(color, 0.62), palette.ink, 0.4));
  const white = (d: string, width: number) => `<path d="${d}" fill="#FFFDF8" stroke="#FFFDF8" stroke-width="${n(width + edge * 2)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const clip = (d: string, body: string) => {
    const name = `${id}c${count++}`;
    return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${body}</g>`;
  };
  const outline = (d: string, color: string, width: number) => {
    const moved = studio.slip ? `transform="translate(${studio.slip} ${-studio.slip * 0.7})"` : '';
    const swell = studio.swell ? stroke(d, tone(color), width, `transform="translate(${studio.swell * 0.6} ${studio.swell})"`) : '';
    return stroke(d, tone(color), width, moved) + swell;
  };
  return {
    shape(d, color, options = {}) {
      const width = options.line ?? studio.line;
      if (mask) return white(d, width);
      if (options.flat) return fill(d, color) + (width ? outline(d, color, width) : '');
      const dark = lightness(color) < 0.32 ? blend(color, palette.ink, 0.38) : shade(color, 0.2);
      const texture = studio.texture === 'none' ? '' : fill(d, `url(#${id}t)`);
      const light = fill(d, color, 'transform="translate(-13 -11)"');
      return fill(d, dark) + texture + clip(d, light) + outline(d, color, width);
    },
    line(d, width = studio.line, color = palette.ink) {
      return mask ? stroke(d, '#FFFDF8', width + edge * 2) : stroke(d, color, width);
    },
    mark: (d, color, opacity = 1) => (mask ? '' : fill(d, color, opacity < 1 ? `opacity="${n(opacity)}"` : '')),
    limb(d, width, color) {
      if (mask) return stroke(d, '#FFFDF8', width + edge * 2 + studio.line);
      return stroke(d, tone(color), width + studio.line * 2) + stroke(d, color, width) + stroke(d, shade(color, 0.2), width * 0.26, `transform="translate(${n(width * 0.26)} ${n(width * 0.26)})"`);
    },
    inside: (d, body) => (mask ? '' : clip(d, body)),
    defs: () => (studio.texture === 'none' ? '' : pattern(studio, palette, `${id}t`)) + roughness(studio, `${id}r`),
  };
}

function pattern(studio: Studio, palette: Palette, name: string): string {
  const tile = (size: number, turn: number, body: string) =>
    `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${group('opacity=".55"', body)}</pattern>`;
  if (studio.texture === 'hatch') return tile(7, 38, fill(box(0, 0, 7, 1.7), palette.ink));
  if (studio.texture === 'halftone') return tile(9, 30, fill(ellipse(4.5, 4.5, 2), palette.ink));
  const r: Rng = rng(name.length * 31 + 5);
  let dots = '';
  for (let i = 0; i < 15; i++) dots += ellipse(r.range(2, 38), r.range(2, 38), r.range(0.8, 1.9));
  return tile(40, 12, fill(dots, palette.ink));
}

/** A displacement filter; empty for studios with clean edges. */
function roughness({ rough }: Studio, name: string): string {
  if (rough === 'none') return '';
  const [frequency, scale] = rough === 'nib' ? [0.035, 11] : [0.22, 7];
  return (
    `<filter id="${name}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`
  );
}
