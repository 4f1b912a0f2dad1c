import { tint } from '../drawing/palette';
import { blob, box, ellipse, twin } from '../drawing/svg';
import type { Figure } from './kit';
import { SKINS } from './skins';

/** A stargazer in a round helmet, with a pack and a flag. */
export const voyager: Figure = ({ pen, r, p, face }) => {
  const suit = p.pale,
    skin = r.pick(SKINS),
    rabbit = r.chance(0.5);
  const pack = pen.shape(box(150, 276, 212, 120, 34), p.pop);
  const legs = twin((s) => pen.limb(`M${256 + s * 44} 394v32`, 40, suit) + pen.shape(box(256 + s * 48 - 38, 420, 76, 30, 15), p.main));
  const arms = twin((s) => pen.limb(`M${256 + s * 76} 318q${s * 52} ${s < 0 ? -4 : 14} ${s * 66} ${s < 0 ? -54 : 48}`, 34, suit) + pen.shape(ellipse(256 + s * 146, s < 0 ? 252 : 378, 22), p.main));
  const body =
    pen.shape(box(176, 280, 160, 132, 50), suit) +
    pen.shape(box(218, 336, 76, 44, 10), p.side, { flat: true, line: 5 }) +
    pen.mark(ellipse(238, 358, 8), p.pop) +
    pen.line('M256 352h26M256 364h18', 4);
  const flag =
    pen.limb('M110 270V60', 6, '#8B5E3C') +
    pen.shape(
      blob(
        [
          [110, 64],
          [60, 74],
          [24, 60],
          [26, 118],
          [64, 130],
          [110, 118],
        ],
        0.7,
      ),
      p.pop,
    ) +
    pen.mark(ellipse(66, 94, 15), p.pale);
  const ears = twin(
    (s) =>
      pen.shape(
        blob([
          [256 + s * 30, 130],
          [256 + s * 34, 50],
          [256 + s * 66, 24],
          [256 + s * 84, 74],
          [256 + s * 70, 140],
        ]),
        suit,
      ) + pen.mark(ellipse(256 + s * 60, 88, 10, 30), p.main, 0.8),
  );
  const helmet = pen.shape(ellipse(256, 196, 126, 118), suit);
  const glass = ellipse(256, 206, 96, 84);
  const inside =
    pen.shape(glass, rabbit ? tint(p.main, 0.8) : skin) +
    (rabbit
      ? ''
      : pen.inside(
          glass,
          pen.mark(
            blob([
              [140, 190],
              [170, 110],
              [256, 96],
              [342, 110],
              [372, 190],
              [310, 150],
              [256, 172],
              [206, 146],
            ]),
            '#2B2529',
          ),
        )) +
    pen.line(glass);
  const shine = pen.mark(
    blob([
      [186, 168],
      [206, 138],
      [226, 132],
      [204, 158],
      [192, 184],
    ]),
    '#FFFFFF',
    0.8,
  );
  const knobs = twin((s) => pen.shape(box(256 + s * 128 - 13, 174, 26, 56, 12), p.main)) + (rabbit ? '' : pen.line('M256 80V54', 6) + pen.shape(ellipse(256, 46, 13), p.pop, { flat: true }));
  return flag + pack + legs + arms + body + (rabbit ? ears : '') + knobs + helmet + inside + face(256, 214, 14, { on: rabbit ? tint(p.main, 0.8) : skin, gap: 3.1 }) + shine;
};
