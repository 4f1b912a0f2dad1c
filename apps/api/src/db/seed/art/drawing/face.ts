import { HOUSE, lightness, type Palette } from './palette';
import type { Pen } from './pen';
import type { Rng } from './rng';
import { curve, ellipse, n, scallop, star } from './svg';

export type Eyes = 'dot' | 'gloss' | 'arc' | 'tall' | 'sleepy' | 'spark' | 'wink' | 'ring';
export type Mouth = 'smile' | 'cat' | 'laugh' | 'oh' | 'smirk' | 'fang' | 'grin' | 'none';

export const EYES: readonly Eyes[] = ['gloss', 'dot', 'arc', 'tall', 'ring', 'sleepy', 'spark', 'wink'];
export const MOUTHS: readonly Mouth[] = ['laugh', 'cat', 'smile', 'oh', 'fang', 'smirk', 'grin'];

export interface FaceOptions {
  /** The colour the face lies on; a dark one gets light features. */
  on: string;
  eyes?: Eyes;
  mouth?: Mouth;
  cheeks?: boolean;
  /** Half the distance between the eyes, in units of the scale. */
  gap?: number;
  nose?: 'none' | 'button' | 'beak';
}

/** A face centred between the eyes; `s` is about a tenth of its width in view-box units. */
export function face(pen: Pen, palette: Palette, r: Rng, x: number, y: number, s: number, options: FaceOptions): string {
  const { on, eyes = r.pick(EYES), mouth = r.pick(MOUTHS), cheeks = true, gap = 3.3, nose = 'none' } = options;
  const dark = lightness(on) < 0.42;
  const ink = dark ? palette.pale : palette.ink;
  const back = dark ? palette.ink : '#FFFDF8';
  const blush = dark ? palette.side : lightness(on) > 0.6 ? '#EE8E7C' : '#FFB9A3';
  let out = '';
  if (cheeks)
    for (const side of [-1, 1]) {
      out += pen.mark(ellipse(x + side * s * (gap + 1.9), y + s * 2.1, s * 1.25, s * 0.8), blush, dark ? 0.55 : 0.7);
    }
  for (const side of [-1, 1] as const) out += eye(pen, eyes, x + side * s * gap, y, s, side, ink, back);
  if (nose === 'button')
    out += pen.mark(
      `M${n(x - s)} ${n(y + s * 1.2)}q${n(s)} ${n(-s * 0.7)} ${n(s * 2)} 0q${n(-s * 0.2)} ${n(s * 1.3)} ${n(-s)} ${n(s * 1.4)}q${n(-s * 0.8)} ${n(-s * 0.1)} ${n(-s)} ${n(-s * 1.4)}Z`,
      ink,
    );
  if (nose === 'beak')
    return (
      out +
      pen.shape(
        `M${n(x - s * 1.5)} ${n(y + s)}Q${n(x)} ${n(y - s * 0.5)} ${n(x + s * 1.5)} ${n(y + s)}Q${n(x + s * 0.6)} ${n(y + s * 3)} ${n(x)} ${n(y + s * 3.5)}Q${n(x - s * 0.6)} ${n(y + s * 3)} ${n(x - s * 1.5)} ${n(y + s)}Z`,
        HOUSE.amber,
        { flat: true, line: s * 0.45 },
      )
    );
  return out + lips(pen, mouth, x, y + s * (nose === 'button' ? 2.9 : 2), s, ink);
}

function eye(pen: Pen, kind: Eyes, x: number, y: number, s: number, side: -1 | 1, ink: string, back: string): string {
  const arc = (bend: number) =>
    curve(
      [
        [x - s * 1.15, y + s * 0.35 * bend],
        [x, y - s * 0.75 * bend],
        [x + s * 1.15, y + s * 0.35 * bend],
      ],
      1.2,
    );
  switch (kind) {
    case 'dot':
      return pen.mark(ellipse(x, y, s * 0.85, s * 0.95), ink);
    case 'gloss':
      return pen.mark(ellipse(x, y, s * 1.35, s * 1.55), ink) + pen.mark(ellipse(x - s * 0.42, y - s * 0.55, s * 0.5), back) + pen.mark(ellipse(x + s * 0.45, y + s * 0.55, s * 0.24), back);
    case 'arc':
      return pen.line(arc(1), s * 0.62, ink);
    case 'tall':
      return pen.mark(ellipse(x, y - s * 0.2, s * 0.72, s * 1.5), ink) + pen.mark(ellipse(x - s * 0.15, y - s * 0.85, s * 0.28, s * 0.42), back);
    case 'sleepy':
      return pen.line(arc(-0.9), s * 0.58, ink) + pen.line(`M${n(x + side * s * 1.1)} ${n(y)}l${n(side * s * 0.5)} ${n(s * 0.45)}`, s * 0.45, ink);
    case 'spark':
      return pen.mark(ellipse(x, y, s * 1.45), ink) + pen.mark(star(x - s * 0.1, y - s * 0.15, s * 0.98, s * 0.3, 4), back);
    case 'wink':
      return side < 0 ? eye(pen, 'gloss', x, y, s, side, ink, back) : pen.line(`M${n(x + s)} ${n(y - s * 0.8)}L${n(x - s)} ${n(y)}L${n(x + s)} ${n(y + s * 0.8)}`, s * 0.55, ink);
    case 'ring':
      return (
        pen.shape(ellipse(x, y, s * 1.65), '#FFFDF8', { flat: true, line: s * 0.42 }) +
        pen.mark(ellipse(x + s * 0.35, y + s * 0.15, s * 0.78), '#1C1B1F') +
        pen.mark(ellipse(x + s * 0.1, y - s * 0.15, s * 0.24), '#FFFDF8')
      );
  }
}

function lips(pen: Pen, kind: Mouth, x: number, y: number, s: number, ink: string): string {
  const w = s * 0.52;
  const bowl = (half: number, deep: number) =>
    `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y + s * 0.35)} ${n(x + half)} ${n(y)}Q${n(x + half * 0.85)} ${n(y + deep)} ${n(x)} ${n(y + deep)}Q${n(x - half * 0.85)} ${n(y + deep)} ${n(x - half)} ${n(y)}Z`;
  switch (kind) {
    case 'smile':
      return pen.line(
        curve(
          [
            [x - s * 1.3, y],
            [x, y + s * 0.85],
            [x + s * 1.3, y],
          ],
          1.2,
        ),
        w,
        ink,
      );
    case 'cat':
      return pen.line(
        `M${n(x - s * 1.7)} ${n(y)}q${n(s * 0.2)} ${n(s * 1.1)} ${n(s)} ${n(s)}q${n(s * 0.7)} ${n(-s * 0.1)} ${n(s * 0.7)} ${n(-s)}q0 ${n(s * 0.9)} ${n(s * 0.7)} ${n(s)}q${n(s * 0.8)} ${n(s * 0.1)} ${n(s)} ${n(-s)}`,
        w,
        ink,
      );
    case 'laugh': {
      const d = bowl(s * 1.55, s * 2.1);
      return pen.mark(d, '#5B1F24') + pen.inside(d, pen.mark(ellipse(x, y + s * 2, s * 1.1, s * 0.85), '#E8766A')) + pen.line(d, w * 0.8, ink);
    }
    case 'oh':
      return pen.mark(ellipse(x, y + s * 0.6, s * 0.55, s * 0.7), ink);
    case 'smirk':
      return pen.line(
        curve(
          [
            [x - s * 0.9, y + s * 0.5],
            [x + s * 0.3, y + s * 0.7],
            [x + s * 1.3, y - s * 0.1],
          ],
          1.2,
        ),
        w,
        ink,
      );
    case 'fang':
      return (
        pen.line(
          curve(
            [
              [x - s * 1.5, y],
              [x, y + s * 0.8],
              [x + s * 1.5, y],
            ],
            1.2,
          ),
          w,
          ink,
        ) + pen.shape(`M${n(x + s * 0.35)} ${n(y + s * 0.7)}l${n(s * 0.85)} ${n(-s * 0.25)}l${n(-s * 0.2)} ${n(s * 1)}Z`, '#FFFDF8', { flat: true, line: w * 0.6 })
      );
    case 'grin': {
      const d = bowl(s * 1.6, s * 1.35);
      return pen.mark(d, '#FFFDF8') + pen.line(`M${n(x)} ${n(y + s * 0.2)}v${n(s)}`, w * 0.5, '#1C1B1F') + pen.line(d, w * 0.8, ink);
    }
    case 'none':
      return '';
  }
}

/** A blossom of five petals, used as an ornament on figures and works. */
export const blossom = (pen: Pen, x: number, y: number, r: number, petal: string, heart: string): string =>
  pen.shape(scallop(x, y, r * 0.72, r * 0.72, 5, -Math.PI / 2), petal, { flat: true, line: r * 0.2 }) + pen.mark(ellipse(x, y, r * 0.3), heart);
