import { HOUSE, lightness, shade, tint } from '../drawing/palette';
import { blob, ellipse, n, poly, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A peak that has woken up: snow cap, pines on its shoulders, a belt of cloud. */
export const mountain: Figure = ({ pen, r, p, face }) => {
  const peak = blob(
    [
      [54, 440],
      [120, 330],
      [172, 196],
      [236, 88],
      [272, 96],
      [332, 190],
      [386, 316],
      [458, 440],
      [256, 452],
    ],
    0.55,
  );
  const back =
    pen.shape(
      blob(
        [
          [300, 440],
          [356, 250],
          [404, 204],
          [446, 280],
          [496, 440],
        ],
        0.6,
      ),
      shade(p.main, 0.25),
    ) +
    pen.shape(
      blob(
        [
          [20, 440],
          [70, 320],
          [112, 284],
          [170, 440],
        ],
        0.6,
      ),
      shade(p.main, 0.12),
    );
  const snow = poly([
    [100, 60],
    [400, 60],
    [372, 214],
    [336, 190],
    [308, 226],
    [274, 180],
    [244, 216],
    [214, 176],
    [178, 222],
    [130, 200],
  ]);
  const ridges = pen.line('M120 380q30 -40 44 -96M150 410q20 -20 26 -50M392 370q-20 -30 -26 -64M372 410q-12 -20 -16 -40', 5, shade(p.main, 0.5));
  const tree = (x: number, y: number, s: number) =>
    pen.line(`M${x} ${y}v${n(-30 * s)}`, 6) +
    pen.shape(
      poly([
        [x, y - 96 * s],
        [x + 26 * s, y - 52 * s],
        [x - 26 * s, y - 52 * s],
      ]),
      HOUSE.jade,
      { flat: true, line: 5 },
    ) +
    pen.shape(
      poly([
        [x, y - 70 * s],
        [x + 33 * s, y - 18 * s],
        [x - 33 * s, y - 18 * s],
      ]),
      HOUSE.jade,
      { flat: true, line: 5 },
    );
  const cloud = (x: number, y: number, w: number) =>
    pen.shape(`M${x} ${y}h${w}a24 24 0 0 0 0 -46a34 34 0 0 0 ${n(-w * 0.36)} -18a42 42 0 0 0 ${n(-w * 0.42)} 16a26 26 0 0 0 ${n(-w * 0.22)} 48Z`, p.pale, { line: 6 });
  const arms = twin((s) => pen.limb(`M${256 + s * 112} 340q${s * 44} ${r.pick([-40, 10])} ${s * 62} ${r.pick([-58, 30])}`, 18, p.main));
  return (
    back +
    arms +
    pen.shape(peak, p.main) +
    pen.inside(peak, pen.mark(snow, lightness(p.main) > 0.8 ? tint(p.side, 0.3) : p.pale)) +
    pen.line(
      poly([
        [196, 205],
        [214, 176],
        [244, 216],
        [274, 180],
        [308, 226],
        [330, 194],
      ]).replace('Z', ''),
      5,
    ) +
    pen.line(peak) +
    ridges +
    face(256, 292, 17, { on: p.main, gap: 3.6 }) +
    tree(128, 446, 0.9) +
    tree(396, 450, 1.1) +
    tree(434, 446, 0.7) +
    cloud(300, 396, 140) +
    cloud(60, 430, 110) +
    twin((s) => pen.shape(ellipse(256 + s * 48, 446, 34, 18), p.pop, { flat: true }))
  );
};
