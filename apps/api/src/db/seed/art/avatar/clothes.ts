import { shade, type Palette } from '../drawing/palette';
import type { Rng } from '../drawing/rng';
import { blob, box, fill, poly, stroke } from '../drawing/svg';

/** A coat cut off by the frame. */
export function shoulders(coat: string): string {
  return fill(
    blob(
      [
        [256, 362],
        [360, 384],
        [440, 440],
        [470, 560],
        [42, 560],
        [72, 440],
        [152, 384],
      ],
      0.9,
    ),
    coat,
  );
}

/** What is worn with the coat: a collar, a roll neck, a scarf, stripes or braces. */
export function wear(r: Rng, p: Palette, coat: string): string {
  return r.pick([
    () =>
      fill(
        poly([
          [206, 366],
          [256, 470],
          [306, 366],
          [330, 382],
          [256, 540],
          [182, 382],
        ]),
        p.pale,
      ) + stroke('M206 368L256 474L306 368', shade(coat, 0.4), 5),
    () => fill(box(192, 350, 128, 48, 22), shade(coat, 0.25)) + stroke('M214 360v30M240 362v32M272 362v32M298 360v30', shade(coat, 0.45), 4),
    () =>
      fill(
        blob([
          [184, 350],
          [256, 388],
          [328, 350],
          [344, 384],
          [256, 428],
          [168, 384],
        ]),
        p.pop,
      ) +
      fill(
        poly([
          [286, 408],
          [336, 420],
          [320, 512],
          [276, 500],
        ]),
        p.pop,
      ),
    () => [0, 1, 2, 3, 4].map((i) => stroke(`M${90 - i * 10} ${428 + i * 26}Q256 ${388 + i * 30} ${422 + i * 10} ${428 + i * 26}`, p.pale, 8)).join(''),
    () => stroke('M196 372L220 512M316 372L292 512', p.side, 20) + fill(box(206, 466, 100, 60, 8), p.side),
  ])();
}
