import { blend, shade } from '../drawing/palette';
import { blob, ellipse, poly, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A rice parcel in its leaf, tied with string. */
export const riceParcel: Figure = ({ pen, p, face }) => {
  const leaf = blend(p.main, '#5E8C4A', 0.6);
  const body = blob(
    [
      [256, 84],
      [300, 130],
      [384, 300],
      [398, 400],
      [256, 428],
      [114, 400],
      [128, 300],
      [212, 130],
    ],
    0.75,
  );
  const folds =
    pen.mark(
      poly([
        [256, 70],
        [60, 460],
        [210, 330],
      ]),
      shade(leaf, 0.18),
    ) + pen.line('M256 84Q250 220 176 420M256 84Q268 220 336 420M256 84L256 180', 4, shade(leaf, 0.5));
  const window = pen.shape(
    blob([
      [256, 196],
      [318, 244],
      [330, 316],
      [256, 344],
      [182, 316],
      [194, 244],
    ]),
    '#FFF6E4',
  );
  const cord =
    pen.limb('M126 358Q256 400 386 358', 10, p.pop) +
    pen.shape(
      blob([
        [256, 382],
        [206, 360],
        [200, 404],
      ]),
      p.pop,
      { flat: true },
    ) +
    pen.shape(
      blob([
        [256, 382],
        [306, 360],
        [312, 404],
      ]),
      p.pop,
      { flat: true },
    ) +
    pen.shape(ellipse(256, 382, 14), p.pop, { flat: true });
  const feet = twin((s) => pen.shape(ellipse(256 + s * 54, 440, 32, 15), p.side, { flat: true }));
  const arms = twin((s) => pen.limb(`M${256 + s * 124} 300q${s * 44} -6 ${s * 54} -50`, 15, leaf));
  return feet + arms + pen.shape(body, leaf) + pen.inside(body, folds) + pen.line(body) + window + cord + face(256, 264, 14, { on: '#FFF6E4', gap: 2.9 });
};
