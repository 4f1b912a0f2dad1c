import { HOUSE, blend, tint } from '../drawing/palette';
import { blob, box, curve, ellipse, fill, scallop, stroke, twin } from '../drawing/svg';

/** What grows behind the head and what falls over it, in one colour. */
type Hair = (c: string) => { back: string; front: string };

export const HAIR: readonly Hair[] = [
  (c) => ({
    back: fill(
      blob(
        [
          [256, 84],
          [360, 116],
          [394, 230],
          [390, 372],
          [256, 390],
          [122, 372],
          [118, 230],
          [152, 116],
        ],
        0.9,
      ),
      c,
    ),
    front: fill('M160 232Q158 120 256 116Q354 120 352 232Q330 178 256 180Q182 178 160 232Z', c),
  }),
  (c) => ({
    back: fill(scallop(256, 96, 54, 46, 10), c) + fill(ellipse(256, 198, 112, 108), c),
    front: fill('M154 236Q150 116 262 112Q360 122 358 236Q346 168 292 154Q220 150 154 236Z', c) + stroke('M226 118h60', HOUSE.seal, 8),
  }),
  (c) => ({ back: fill(scallop(256, 190, 128, 118, 13), c), front: fill(scallop(256, 134, 92, 40, 9), c) }),
  (c) => ({
    back: fill(ellipse(256, 204, 106, 106), c),
    front: fill(
      blob(
        [
          [150, 226],
          [158, 130],
          [236, 92],
          [340, 108],
          [368, 168],
          [352, 226],
          [336, 176],
          [300, 158],
          [268, 174],
          [236, 150],
          [196, 178],
          [170, 186],
        ],
        0.7,
      ),
      c,
    ),
  }),
  (c) => ({
    back: fill(
      blob(
        [
          [150, 170],
          [256, 90],
          [362, 170],
          [372, 280],
          [420, 420],
          [360, 440],
          [340, 320],
          [172, 320],
          [152, 440],
          [92, 420],
          [140, 280],
        ],
        0.9,
      ),
      c,
    ),
    front: fill('M156 240Q160 118 252 116L262 150Q200 170 156 240ZM356 240Q352 118 252 116L262 150Q318 170 356 240Z', c),
  }),
  (c) => ({
    back: '',
    front: fill('M160 214Q164 120 256 118Q348 120 352 214Q338 160 256 158Q174 160 160 214Z', blend(c, '#F1E4D4', 0.12)),
  }),
  (c) => ({
    back: fill(
      blob([
        [256, 92],
        [366, 150],
        [380, 262],
        [354, 300],
        [158, 300],
        [132, 262],
        [146, 150],
      ]),
      c,
    ),
    front: fill(box(160, 104, 192, 100, 40), c) + stroke('M200 140v60M232 132v70M280 132v70M312 140v60', tint(c, 0.18), 3),
  }),
  (c) => ({
    back:
      twin(
        (s) =>
          stroke(
            curve([
              [256 + s * 96, 230],
              [256 + s * 118, 300],
              [256 + s * 108, 380],
              [256 + s * 120, 430],
            ]),
            c,
            36,
            'stroke-dasharray="1 26"',
          ) +
          stroke(
            curve([
              [256 + s * 96, 230],
              [256 + s * 118, 300],
              [256 + s * 108, 380],
              [256 + s * 120, 420],
            ]),
            c,
            24,
          ),
      ) + fill(ellipse(256, 200, 110, 106), c),
    front: fill('M152 236Q152 114 256 112Q360 114 360 236Q336 158 256 128Q176 158 152 236Z', c),
  }),
];
