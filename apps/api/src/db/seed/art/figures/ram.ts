import { HOUSE, blend, shade } from '../drawing/palette';
import { blob, box, ellipse, scallop, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A cloud-fleeced sheep or, from the same build, a woolly goat with blue-sky bells. */
export const ram: Figure = ({ pen, r, p, face }) => {
  const wool = r.chance(0.6) ? p.pale : p.side,
    skin = blend(p.main, '#3A2A2E', 0.12);
  const legs = [184, 228, 296, 340].map((x, i) => pen.shape(box(x - 15, 372, 32, i % 3 ? 66 : 72, 8), skin)).join('');
  const curls = [
    [170, 330],
    [344, 330],
    [310, 384],
    [214, 392],
    [376, 290],
    [140, 280],
  ]
    .map(([x = 0, y = 0]) => pen.line(`M${x} ${y}q20 -20 28 4q-2 18 -18 8`, 4.5, shade(wool, 0.45)))
    .join('');
  const horns = twin(
    (s) =>
      pen.limb(`M${256 + s * 62} 172Q${256 + s * 150} 128 ${256 + s * 146} 210Q${256 + s * 134} 252 ${256 + s * 106} 220`, 25, p.side === wool ? p.pale : p.side) +
      pen.line(`M${256 + s * 98} 138l${s * 4} 24M${256 + s * 130} 156l${-s * 14} 18M${256 + s * 154} 196l${-s * 26} 4`, 4),
  );
  const head = pen.shape(
    blob([
      [256, 152],
      [316, 166],
      [338, 226],
      [312, 302],
      [256, 326],
      [200, 302],
      [174, 226],
      [196, 166],
    ]),
    skin,
  );
  const fringe = pen.shape(
    blob([
      [190, 170],
      [204, 124],
      [240, 116],
      [262, 96],
      [296, 114],
      [322, 134],
      [318, 176],
      [290, 166],
      [268, 186],
      [242, 170],
      [216, 184],
    ]),
    wool,
  );
  const bell = pen.line('M214 318Q256 346 298 318', 9, p.pop) + pen.shape(ellipse(256, 352, 24), HOUSE.amber) + pen.line('M236 352h40M256 358v12', 4);
  return legs + pen.shape(scallop(256, 310, 138, 92, 13, 0.2), wool) + curls + horns + head + face(256, 236, 14, { on: skin, gap: 3.1, nose: 'button' }) + fringe + bell;
};
