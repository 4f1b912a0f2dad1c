import { HOUSE, shade, tint } from '../drawing/palette';
import { blob, box, curve, ellipse, n, scallop, twin } from '../drawing/svg';
import type { Figure } from './kit';
import { riceParcel } from './rice-parcel';

/** A bun in its steamer, or at times a rice parcel. */
export const dumpling: Figure = ({ pen, r, p, face }) => {
  if (r.chance(0.35)) return riceParcel({ pen, r, p, face });
  const dough = r.pick(['#FBEFDC', p.pale, tint(p.main, 0.72)]);
  const steam = [176, 256, 336]
    .map((x, i) =>
      pen.line(
        curve([
          [x, 112 - (i === 1 ? 34 : 0)],
          [x - 14, 92 - (i === 1 ? 34 : 0)],
          [x + 12, 72 - (i === 1 ? 34 : 0)],
          [x, 48 - (i === 1 ? 30 : 0)],
        ]),
        9,
        p.pale,
      ),
    )
    .join('');
  const bun = blob([
    [256, 128],
    [330, 158],
    [396, 244],
    [390, 342],
    [256, 386],
    [122, 342],
    [116, 244],
    [182, 158],
  ]);
  const knot = pen.shape(
    blob([
      [226, 150],
      [220, 112],
      [256, 96],
      [292, 112],
      [286, 150],
      [256, 160],
    ]),
    dough,
  );
  let pleats = '';
  for (const k of [-3, -2, -1, 1, 2, 3]) pleats += pen.line(`M${256 + k * 10} 146Q${256 + k * 36} 158 ${256 + k * 44} ${n(206 - Math.abs(k) * 2)}`, 5, shade(dough, 0.5));
  const arms = twin((s) => pen.shape(ellipse(256 + s * 118, 330, 26, 20), dough));
  const steamer =
    pen.shape(box(84, 352, 344, 92, 18), '#D9A865') +
    pen.line('M90 376h332M90 422h332', 5, '#8B5E2E') +
    Array.from({ length: 11 }, (_, i) => pen.line(`M${106 + i * 30} 384v30`, 4, '#A9763C')).join('');
  const rim = pen.shape(box(70, 340, 372, 26, 13), '#E8BF80');
  const topping = r.chance(0.5)
    ? pen.shape(scallop(256, 108, 17, 17, 5), p.pop, { flat: true, line: 5 })
    : pen.shape(
        blob([
          [256, 104],
          [282, 70],
          [322, 76],
          [296, 106],
        ]),
        HOUSE.jade,
        { flat: true },
      );
  return steam + pen.shape(bun, dough) + knot + pleats + topping + steamer + rim + arms + face(256, 264, 18, { on: dough, gap: 3.7 });
};
