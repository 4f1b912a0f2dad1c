import { shade } from '../drawing/palette';
import { blob, ellipse, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A mushroom elder with a spotted cap and a lantern-lit door. */
export const mushroom: Figure = ({ pen, r, p, face }) => {
  const cap = blob(
    [
      [64, 262],
      [90, 160],
      [176, 88],
      [270, 72],
      [366, 104],
      [436, 186],
      [448, 262],
      [360, 286],
      [256, 274],
      [152, 286],
    ],
    0.95,
  );
  const spots = [
    [150, 180, 32],
    [256, 128, 40],
    [366, 190, 34],
    [300, 226, 17],
    [206, 236, 20],
    [96, 240, 18],
    [420, 246, 15],
  ]
    .map(([x = 0, y = 0, c = 0]) => pen.mark(ellipse(x, y, c * 1.1, c * 0.9), p.pale))
    .join('');
  const stem = pen.shape(
    blob(
      [
        [182, 262],
        [330, 262],
        [344, 360],
        [372, 430],
        [256, 448],
        [140, 430],
        [168, 360],
      ],
      0.8,
    ),
    p.pale,
  );
  const gills = pen.mark(
    blob([
      [130, 270],
      [256, 262],
      [382, 270],
      [330, 300],
      [256, 292],
      [182, 300],
    ]),
    shade(p.pale, 0.3),
  );
  const friends =
    pen.limb('M414 444v-46', 18, p.pale) +
    pen.shape('M370 402Q414 326 458 402Q414 414 370 402Z', p.pop) +
    (r.chance(0.6) ? pen.limb('M96 444v-28', 15, p.pale) + pen.shape('M62 420Q96 364 130 420Q96 430 62 420Z', p.side) : '');
  const arms = twin((s) =>
    pen.shape(
      blob([
        [256 + s * 82, 350],
        [256 + s * 128, 366],
        [256 + s * 120, 394],
        [256 + s * 84, 384],
      ]),
      p.pale,
    ),
  );
  const belt = pen.line('M158 404Q256 428 354 404', 7, p.pop);
  return friends + arms + stem + belt + gills + pen.shape(cap, p.main) + pen.inside(cap, spots) + pen.line(cap) + face(256, 338, 15, { on: p.pale, gap: 3.2 });
};
