import { HOUSE, tint } from '../drawing/palette';
import { blossom } from '../drawing/face';
import { blob, box, ellipse, poly, scallop, twin, type Point } from '../drawing/svg';
import type { Figure } from './kit';

/** A plant in a pot: cactus, tulip, sprout or bonsai; the pot has the face. */
export const potted: Figure = ({ pen, r, p, face }) => {
  const leaf = HOUSE.jade;
  const plant = r.pick([
    () =>
      pen.shape(box(206, 70, 100, 190, 50), leaf) +
      pen.limb('M306 186h36v-44', 30, leaf) +
      pen.limb('M206 206h-34v-36', 26, leaf) +
      pen.line('M236 110v22M270 96v22M256 150v22M286 170v22M228 180v22', 5, tint(leaf, 0.6)) +
      blossom(pen, 256, 70, 30, p.pop, p.pale),
    () =>
      pen.limb('M256 260V150', 13, leaf) +
      pen.shape(
        blob([
          [250, 240],
          [180, 210],
          [150, 140],
          [220, 160],
        ]),
        leaf,
      ) +
      pen.shape(
        blob([
          [262, 240],
          [332, 210],
          [362, 140],
          [292, 160],
        ]),
        leaf,
      ) +
      pen.shape('M196 66L226 96L256 56L286 96L316 66Q330 172 256 174Q182 172 196 66Z', p.pop),
    () =>
      pen.limb('M256 260C300 210 210 180 262 130', 22, '#7A5A3A') +
      pen.shape(scallop(320, 164, 62, 36, 10), leaf) +
      pen.shape(scallop(190, 150, 66, 38, 10), leaf) +
      pen.shape(scallop(262, 92, 80, 46, 12), leaf) +
      [
        [180, 140],
        [330, 160],
        [280, 76],
        [236, 104],
      ]
        .map(([x = 0, y = 0]) => blossom(pen, x, y, 15, p.pop, p.pale))
        .join(''),
    () =>
      twin(
        (s) =>
          pen.limb(`M256 260Q${256 + s * 10} 190 ${256 + s * 52} 150`, 11, leaf) +
          pen.shape(
            blob([
              [256 + s * 40, 170],
              [256 + s * 66, 84],
              [256 + s * 150, 66],
              [256 + s * 140, 140],
            ]),
            leaf,
          ) +
          pen.line(`M${256 + s * 62} 152Q${256 + s * 96} 122 ${256 + s * 122} 94`, 5),
      ),
  ])();
  const pot = blob(
    [
      [132, 268],
      [256, 276],
      [380, 268],
      [366, 380],
      [326, 436],
      [256, 442],
      [186, 436],
      [146, 380],
    ],
    0.7,
  );
  const rim = pen.shape(box(114, 236, 284, 48, 18), p.main);
  const stripe = pen.mark(poly([...Array.from({ length: 21 }, (_, i): Point => [126 + i * 13, i % 2 ? 392 : 410]), [400, 470], [110, 470]]), p.side);
  const arms = twin((s) => pen.limb(`M${256 + s * 116} 336q${s * 46} ${s > 0 ? -4 : 20} ${s * 56} ${s > 0 ? -46 : 44}`, 15, p.main));
  return (
    plant +
    arms +
    twin((s) => pen.shape(ellipse(256 + s * 54, 446, 34, 15), p.pop, { flat: true })) +
    pen.shape(pot, p.main) +
    pen.inside(pot, stripe) +
    pen.line(pot) +
    rim +
    face(256, 336, 16, { on: p.main, gap: 3.8 })
  );
};
