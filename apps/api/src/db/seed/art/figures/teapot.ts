import { HOUSE, shade } from '../drawing/palette';
import { blossom } from '../drawing/face';
import { blob, box, curve, ellipse, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A teapot that walks: a painted band, a lid that lifts, and steam in the shape of a thought. */
export const teapot: Figure = ({ pen, r, p, face }) => {
  const clay = p.main;
  const steam = [0, 1]
    .map((i) =>
      pen.line(
        curve([
          [236 + i * 44, 96],
          [220 + i * 44, 76],
          [248 + i * 44, 56],
          [232 + i * 44, 30],
        ]),
        9,
        p.pale,
      ),
    )
    .join('');
  const handle = pen.limb('M366 256C470 214 486 372 360 376', 24, clay);
  const spout = pen.shape(
    blob(
      [
        [150, 350],
        [96, 316],
        [78, 250],
        [44, 226],
        [76, 206],
        [116, 224],
        [136, 272],
        [176, 292],
      ],
      0.8,
    ),
    clay,
  );
  const feet = twin((s) => pen.limb(`M${256 + s * 56} 410v26`, 16, clay) + pen.shape(ellipse(256 + s * 66, 442, 34, 15), p.pop, { flat: true }));
  const body = blob([
    [256, 180],
    [340, 202],
    [394, 300],
    [354, 396],
    [256, 420],
    [158, 396],
    [118, 300],
    [172, 202],
  ]);
  const band =
    pen.mark(box(100, 352, 320, 44), p.pale) +
    Array.from({ length: 12 }, (_, i) => pen.line(`M${112 + i * 26} 388q13 -34 26 0`, 4, shade(clay, 0.2))).join('') +
    pen.line('M100 352h320M100 396h320', 4);
  const lid = pen.shape('M178 196Q256 116 334 196Q256 222 178 196Z', r.chance(0.5) ? p.pop : clay) + pen.shape(ellipse(256, 138, 19), HOUSE.amber, { flat: true });
  const deco = r.chance(0.5)
    ? blossom(pen, 344, 248, 24, p.pale, HOUSE.amber)
    : pen.shape(
        blob([
          [326, 226],
          [362, 214],
          [374, 250],
          [346, 256],
        ]),
        HOUSE.jade,
        { flat: true, line: 4 },
      );
  return steam + handle + spout + feet + pen.shape(body, clay) + pen.inside(body, band) + pen.line(body) + lid + deco + face(250, 284, 17, { on: clay, gap: 3.7 });
};
