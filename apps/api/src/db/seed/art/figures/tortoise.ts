import { HOUSE, shade } from '../drawing/palette';
import { blossom } from '../drawing/face';
import { blob, box, ellipse, poly, type Point } from '../drawing/svg';
import type { Figure } from './kit';

/** A tortoise whose shell is a garden hill. */
export const tortoise: Figure = ({ pen, r, p, face }) => {
  const skin = p.main,
    shell = p.side;
  const dome = blob(
    [
      [176, 396],
      [180, 300],
      [240, 214],
      [324, 196],
      [408, 246],
      [448, 340],
      [444, 396],
    ],
    0.9,
  );
  const legs = [210, 286, 386].map((x, i) => pen.shape(box(x - 28, 376, 58, 66 - (i === 1 ? 4 : 0), 22), skin)).join('');
  const tail = pen.shape(
    blob([
      [430, 380],
      [492, 396],
      [434, 412],
    ]),
    skin,
  );
  let plates = '';
  for (const [x, y] of [
    [312, 280],
    [242, 312],
    [384, 312],
    [312, 372],
    [204, 392],
    [420, 392],
  ] as const) {
    plates += pen.shape(poly([0, 1, 2, 3, 4, 5].map((i) => [x + Math.cos((i * Math.PI) / 3) * 40, y + Math.sin((i * Math.PI) / 3) * 36] as Point)), shade(shell, 0.16), { flat: true, line: 4 });
  }
  const top = r.chance(0.5)
    ? pen.shape(box(292, 132, 56, 70), p.pale) +
      pen.shape('M264 142Q300 128 320 86Q340 128 376 142Q320 130 264 142Z', p.pop, { flat: true }) +
      pen.mark(box(310, 160, 20, 40, 10), p.ink) +
      pen.line('M384 214v-44', 7) +
      pen.shape(ellipse(384, 152, 30), HOUSE.jade)
    : pen.limb('M316 204Q300 150 330 110', 12, '#7A5A3A') +
      pen.shape(
        blob([
          [262, 138],
          [290, 108],
          [330, 112],
          [322, 144],
        ]),
        HOUSE.jade,
      ) +
      pen.shape(
        blob([
          [300, 92],
          [336, 62],
          [396, 78],
          [380, 112],
          [330, 112],
        ]),
        HOUSE.jade,
      ) +
      blossom(pen, 276, 112, 18, p.pop, p.pale);
  const rim = pen.shape(
    blob([
      [160, 384],
      [310, 402],
      [462, 384],
      [462, 412],
      [310, 430],
      [160, 412],
    ]),
    p.pale,
  );
  const head = pen.shape(
    blob([
      [60, 316],
      [80, 250],
      [136, 224],
      [194, 250],
      [214, 316],
      [204, 384],
      [150, 392],
      [84, 380],
    ]),
    skin,
  );
  return (
    top +
    tail +
    legs +
    pen.shape(dome, shell) +
    pen.inside(dome, plates) +
    pen.line(dome) +
    rim +
    head +
    face(132, 304, 14, { on: skin, gap: 3.4 }) +
    pen.shape(
      blob(
        [
          [78, 250],
          [134, 190],
          [190, 250],
          [134, 236],
        ],
        0.7,
      ),
      p.pop,
    )
  );
};
