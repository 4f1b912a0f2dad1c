import type { Palette } from '../drawing/palette';
import type { Rng } from '../drawing/rng';
import { box, ellipse, fill, poly } from '../drawing/svg';

/** The wall behind the sitter: a disc, a slope, a half, stripes or an arch. */
export function ground(r: Rng, p: Palette): string {
  return (
    fill(box(0, 0, 512, 512), p.ground) +
    r.pick([
      () => fill(ellipse(r.int(200, 320), 230, 190), p.ground2),
      () =>
        fill(
          poly([
            [0, 512],
            [512, 512],
            [512, 0],
          ]),
          p.ground2,
        ),
      () => fill(box(0, 0, 256, 512), p.ground2) + fill(ellipse(400, 110, 54), p.pop),
      () => fill([0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(i * 72, 0, 34, 512)).join(''), p.ground2),
      () => fill('M40 512V240a216 216 0 0 1 432 0V512Z', p.ground2),
    ])()
  );
}
