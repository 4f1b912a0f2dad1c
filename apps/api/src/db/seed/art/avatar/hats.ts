import { HOUSE, shade, tint } from '../drawing/palette';
import { blob, ellipse, fill, stroke } from '../drawing/svg';

export const HATS: readonly ((c: string) => string)[] = [
  (c) => fill('M138 168Q150 70 270 66Q384 74 376 166Q256 118 138 168Z', c) + fill(ellipse(282, 64, 13), c) + stroke('M140 166Q256 120 376 164', shade(c, 0.4), 8),
  (c) => fill(ellipse(256, 150, 168, 30), c) + fill('M164 148Q166 66 256 64Q346 66 348 148Q256 170 164 148Z', tint(c, 0.12)) + stroke('M166 138Q256 160 346 138', HOUSE.seal, 13),
  (c) =>
    fill(
      blob(
        [
          [150, 180],
          [160, 108],
          [256, 74],
          [352, 108],
          [362, 180],
          [256, 146],
        ],
        0.9,
      ),
      c,
    ) +
    [
      [196, 126],
      [250, 106],
      [306, 120],
      [226, 142],
      [282, 140],
    ]
      .map(([x = 0, y = 0]) => fill(ellipse(x, y, 7), '#FFF6E6'))
      .join('') +
    fill(
      blob([
        [352, 160],
        [404, 150],
        [398, 190],
        [356, 180],
      ]),
      c,
    ),
];
