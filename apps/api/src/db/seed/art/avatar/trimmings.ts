import { HOUSE, type Palette } from '../drawing/palette';
import { blob, box, ellipse, fill, group, poly, stroke, twin } from '../drawing/svg';
import { INK } from './ink';

/** A beard with its own mouth, on every fifth face. */
export function beard(whole: number, hairColor: string): string {
  return whole % 5 === 2
    ? fill(
        blob(
          [
            [164, 258],
            [200, 286],
            [256, 280],
            [312, 286],
            [348, 258],
            [338, 330],
            [256, 376],
            [174, 330],
          ],
          0.8,
        ),
        hairColor,
      ) + fill(ellipse(256, 304, 28, 9), '#A4413A')
    : '';
}

/** Glasses, round or square, on every third face. */
export function glasses(whole: number, p: Palette): string {
  return whole % 3 === 1
    ? twin((s) => stroke(whole % 2 ? ellipse(256 + s * 48, 226, 36) : box(256 + s * 50 - 38, 198, 76, 56, 14), p.pop === HOUSE.jade ? INK : p.pop, 7)) + stroke('M244 224q12 -8 24 0', INK, 6)
    : '';
}

/** Earrings, on every fourth portrait. */
export function jewel(whole: number, p: Palette): string {
  return whole % 4 === 2
    ? twin(
        (s) =>
          fill(ellipse(256 + s * 98, 270, 9), HOUSE.amber) +
          fill(
            poly([
              [256 + s * 98 - 9, 280],
              [256 + s * 98 + 9, 280],
              [256 + s * 98, 306],
            ]),
            p.pop,
          ),
      )
    : '';
}

/** A brush behind the ear, on every fourth portrait. */
export function brush(whole: number, p: Palette): string {
  return whole % 4 === 3
    ? group('transform="rotate(24 376 250)"', fill(box(384, 150, 13, 220, 6), '#8B5E3C') + fill(box(381, 128, 19, 34), HOUSE.amber) + fill('M381 130Q376 96 391 66Q406 96 400 130Z', p.pop))
    : '';
}
