import { HOUSE, blend, lightness, shade } from '../drawing/palette';
import { blob, box, ellipse, poly, scallop, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** The head of a dancing lion: mirror, brows, fringe and a mouth that snaps. */
export const lionDance: Figure = ({ pen, r, p, face }) => {
  const mask = p.main,
    fur = lightness(mask) > 0.75 ? p.side : r.chance(0.5) ? p.pale : p.side;
  const mane = pen.shape(scallop(256, 272, 190, 172, 20, r.range(0, 0.3)), fur) + pen.line(scallop(256, 272, 166, 150, 20, 0.5), 4, shade(fur, 0.4));
  const ears = twin(
    (s) =>
      pen.shape(
        blob([
          [256 + s * 104, 150],
          [256 + s * 170, 78],
          [256 + s * 206, 128],
          [256 + s * 156, 196],
        ]),
        mask,
      ) + pen.mark(ellipse(256 + s * 164, 130, 17, 14), p.pale),
  );
  const skull = pen.shape(
    blob([
      [256, 92],
      [350, 126],
      [398, 214],
      [380, 300],
      [256, 336],
      [132, 300],
      [114, 214],
      [162, 126],
    ]),
    mask,
  );
  const brows = twin((s) => pen.shape(scallop(256 + s * 74, 178, 56, 24, 9, 0.3), fur, { flat: true, line: 5 }));
  const mirror =
    pen.shape(ellipse(256, 132, 33), HOUSE.amber) +
    pen.shape(ellipse(256, 132, 18), '#DDEBEA', { flat: true, line: 4 }) +
    pen.shape(
      poly([
        [256, 44],
        [274, 98],
        [238, 98],
      ]),
      p.pop,
      { flat: true },
    );
  const eyes = face(256, 228, 21, { on: mask, eyes: 'ring', mouth: 'none', gap: 3.3, cheeks: false });
  const nose =
    pen.shape(
      blob([
        [256, 254],
        [300, 266],
        [308, 292],
        [256, 300],
        [204, 292],
        [212, 266],
      ]),
      p.pop,
    ) + twin((s) => pen.shape(scallop(256 + s * 104, 282, 24, 24, 8), fur, { flat: true, line: 5 }));
  const mouth =
    pen.shape(
      blob(
        [
          [140, 312],
          [256, 332],
          [372, 312],
          [352, 388],
          [256, 412],
          [160, 388],
        ],
        0.7,
      ),
      '#5B1F24',
    ) +
    pen.mark(ellipse(256, 394, 62, 26), '#E8766A') +
    [176, 212, 248, 284].map((x) => pen.shape(box(x + 6, 326, 28, 20, 7), '#FFFDF8', { flat: true, line: 4 })).join('');
  const beard = pen.shape(
    blob(
      [
        [150, 384],
        [256, 410],
        [362, 384],
        [346, 440],
        [316, 424],
        [292, 458],
        [256, 434],
        [220, 458],
        [196, 424],
        [166, 440],
      ],
      0.7,
    ),
    fur,
  );
  const dots = twin((s) => [0, 1, 2].map((i) => pen.mark(ellipse(256 + s * (38 + i * 26), 148 - i * -4 - 22 + i * 10, 6), blend(p.pale, mask, 0.1))).join(''));
  return mane + ears + mouth + beard + skull + dots + mirror + brows + eyes + nose;
};
