import { HOUSE, shade } from '../drawing/palette';
import { blob, curve, ellipse, poly, scallop, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A shade of the theatre: a floating robe, long sleeves and a painted mask. */
export const masked: Figure = ({ pen, r, p, face }) => {
  const robe = p.main,
    mask = p.pale;
  const body = blob(
    [
      [256, 232],
      [330, 270],
      [372, 370],
      [390, 440],
      [350, 424],
      [318, 450],
      [286, 426],
      [256, 452],
      [226, 426],
      [194, 450],
      [162, 424],
      [122, 440],
      [140, 370],
      [182, 270],
    ],
    0.8,
  );
  const sleeves = twin(
    (s) =>
      pen.shape(
        blob(
          [
            [256 + s * 64, 288],
            [256 + s * 130, 296],
            [256 + s * 186, 344],
            [256 + s * 210, 430],
            [256 + s * 150, 436],
            [256 + s * 122, 376],
            [256 + s * 84, 356],
          ],
          0.9,
        ),
        robe,
      ) +
      pen.shape(
        blob(
          [
            [256 + s * 146, 416],
            [256 + s * 204, 404],
            [256 + s * 218, 452],
            [256 + s * 184, 444],
            [256 + s * 150, 460],
          ],
          0.7,
        ),
        p.pale,
        { flat: true },
      ),
  );
  const sash =
    pen.shape(
      poly([
        [232, 300],
        [256, 318],
        [280, 300],
        [284, 400],
        [256, 416],
        [228, 400],
      ]),
      p.side,
    ) + pen.line('M244 330h24M244 350h24M244 370h24', 4);
  const crown =
    pen.shape(
      blob(
        [
          [150, 140],
          [168, 66],
          [214, 96],
          [256, 40],
          [298, 96],
          [344, 66],
          [362, 140],
          [256, 118],
        ],
        0.6,
      ),
      p.pop,
    ) +
    [
      [190, 104],
      [256, 84],
      [322, 104],
    ]
      .map(([x = 0, y = 0]) => pen.shape(ellipse(x, y, 11), HOUSE.amber, { flat: true, line: 4 }))
      .join('');
  const plumes = twin(
    (s) =>
      pen.limb(
        curve([
          [256 + s * 70, 100],
          [256 + s * 110, 40],
          [256 + s * 170, 34],
          [256 + s * 214, 92],
        ]),
        7,
        p.side,
      ) + pen.shape(scallop(256 + s * 124, 152, 20, 20, 8), p.side, { flat: true, line: 5 }),
  );
  const plate = blob([
    [256, 110],
    [334, 130],
    [366, 204],
    [334, 284],
    [256, 322],
    [178, 284],
    [146, 204],
    [178, 130],
  ]);
  const paint = r.pick([
    () =>
      twin((s) =>
        pen.mark(
          blob([
            [256 + s * 16, 176],
            [256 + s * 60, 140],
            [256 + s * 120, 150],
            [256 + s * 112, 226],
            [256 + s * 50, 250],
            [256 + s * 18, 220],
          ]),
          robe,
          0.85,
        ),
      ) +
      pen.mark(
        blob([
          [256, 110],
          [272, 150],
          [256, 190],
          [240, 150],
        ]),
        p.pop,
      ),
    () =>
      twin(
        (s) =>
          pen.mark(
            blob([
              [256 + s * 30, 130],
              [256 + s * 130, 120],
              [256 + s * 120, 180],
              [256 + s * 60, 178],
            ]),
            p.pop,
          ) +
          pen.mark(
            blob([
              [256 + s * 40, 256],
              [256 + s * 110, 230],
              [256 + s * 90, 320],
              [256 + s * 40, 310],
            ]),
            p.side,
          ),
      ),
    () =>
      pen.mark(
        poly([
          [256, 100],
          [400, 100],
          [400, 340],
          [256, 340],
        ]),
        robe,
        0.9,
      ) + pen.mark(ellipse(256, 150, 17), HOUSE.amber),
  ])();
  const look = face(256, 210, 15, {
    on: mask,
    eyes: r.pick(['ring', 'arc', 'sleepy'] as const),
    gap: 3.7,
    cheeks: false,
  });
  return (
    plumes +
    sleeves +
    pen.shape(body, robe) +
    pen.line('M182 420Q200 360 206 320M330 420Q312 360 306 320', 4, shade(robe, 0.45)) +
    sash +
    crown +
    pen.shape(plate, mask) +
    pen.inside(plate, paint) +
    pen.line(plate) +
    twin((s) => pen.mark(ellipse(256 + s * 55, 210, 30, 27), mask)) +
    look
  );
};
