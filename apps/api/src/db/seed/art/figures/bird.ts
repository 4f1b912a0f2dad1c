import { HOUSE, shade, tint } from '../drawing/palette';
import { blob, ellipse, poly, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A round bird: owl, chick or penguin, feathered with scallops. */
export const bird: Figure = ({ pen, r, p, face }) => {
  const kind = r.pick(['owl', 'chick', 'penguin'] as const);
  const coat = p.main,
    bib = kind === 'chick' ? tint(coat, 0.5) : p.pale;
  const legs = twin((s) => pen.limb(`M${256 + s * 46} 410v30`, 9, HOUSE.amber) + pen.limb(`M${256 + s * 46 - 22} 444h44`, 8, HOUSE.amber));
  const tuft =
    kind === 'owl'
      ? twin((s) =>
          pen.shape(
            blob(
              [
                [256 + s * 40, 136],
                [256 + s * 118, 66],
                [256 + s * 132, 178],
              ],
              0.6,
            ),
            coat,
          ),
        )
      : pen.shape(
          blob(
            [
              [230, 120],
              [210, 72],
              [246, 92],
              [260, 52],
              [274, 94],
              [306, 78],
              [286, 124],
            ],
            0.6,
          ),
          kind === 'chick' ? p.pop : coat,
        );
  const body = pen.shape(
    blob([
      [256, 104],
      [350, 140],
      [390, 250],
      [372, 370],
      [256, 428],
      [140, 370],
      [122, 250],
      [162, 140],
    ]),
    coat,
  );
  const chest = blob([
    [256, 262],
    [322, 284],
    [344, 350],
    [310, 402],
    [256, 414],
    [202, 402],
    [168, 350],
    [190, 284],
  ]);
  let scales = '';
  for (let row = 0; row < 4; row++)
    for (let i = -3; i <= 3; i++) {
      const x = 256 + i * 42 + (row % 2) * 21,
        y = 300 + row * 30;
      scales += pen.line(`M${x - 20} ${y}q20 30 40 0`, 4, shade(bib, 0.45));
    }
  const disc =
    kind === 'owl'
      ? twin((s) => pen.shape(ellipse(256 + s * 58, 206, 64), p.side, { flat: true, line: 5 }))
      : kind === 'penguin'
        ? pen.mark(
            blob([
              [256, 178],
              [300, 146],
              [348, 190],
              [326, 262],
              [256, 300],
              [186, 262],
              [164, 190],
              [212, 146],
            ]),
            p.pale,
          )
        : '';
  const wings = twin(
    (s) =>
      pen.shape(
        blob([
          [256 + s * 120, 232],
          [256 + s * 168, 290],
          [256 + s * 160, 384],
          [256 + s * 118, 348],
          [256 + s * 104, 280],
        ]),
        shade(coat, 0.22),
      ) + pen.line(`M${256 + s * 134} 300q${s * 12} 22 ${s * 8} 44`, 4),
  );
  const look =
    kind === 'owl'
      ? face(256, 204, 17, {
          on: p.side,
          eyes: r.pick(['gloss', 'ring', 'spark'] as const),
          gap: 3.4,
          nose: 'beak',
          cheeks: false,
        })
      : face(256, 204, 15, { on: kind === 'penguin' ? p.pale : coat, gap: 3.7, nose: 'beak' });
  const scarf =
    kind === 'owl'
      ? ''
      : pen.shape(
          blob([
            [150, 268],
            [256, 304],
            [362, 268],
            [368, 298],
            [256, 334],
            [144, 298],
          ]),
          p.pop,
        ) +
        pen.shape(
          poly([
            [184, 308],
            [222, 318],
            [214, 384],
            [178, 376],
          ]),
          p.pop,
          { flat: true },
        );
  return legs + tuft + body + pen.mark(chest, bib) + pen.inside(chest, scales) + disc + wings + look + scarf;
};
