import { HOUSE, shade, tint } from '../drawing/palette';
import { blob, curve, ellipse, poly, scallop, twin, type Point } from '../drawing/svg';
import type { Figure } from './kit';

/** A river dragon coiled in an S, with antlers, whiskers and a pearl. */
export const dragon: Figure = ({ pen, r, p, face }) => {
  const spine: Point[] = [
    [270, 220],
    [372, 262],
    [414, 350],
    [350, 412],
    [220, 420],
    [120, 408],
    [70, 350],
    [78, 296],
  ];
  const d = curve(spine);
  let fins = '';
  for (const [x, y, a] of [
    [362, 222, 24],
    [428, 268, 55],
    [452, 344, 88],
    [62, 396, -130],
    [34, 340, -92],
  ] as const)
    fins += `<g transform="rotate(${a} ${x} ${y})">${pen.shape(
      poly([
        [x - 16, y + 22],
        [x, y - 18],
        [x + 16, y + 22],
      ]),
      p.pop,
      { flat: true, line: 5 },
    )}</g>`;
  const tuft = pen.shape(
    blob(
      [
        [58, 312],
        [28, 262],
        [58, 270],
        [70, 220],
        [94, 262],
        [128, 250],
        [104, 312],
      ],
      0.8,
    ),
    p.pop,
  );
  const coil = pen.limb(d, 62, p.main) + pen.line(d, 22, tint(p.main, 0.55)) + `<g stroke-dasharray="1 20">${pen.line(d, 5, shade(p.main, 0.5))}</g>`;
  const paws = [316, 160].map((x) => pen.shape(ellipse(x, 442, 40, 17), p.main, { flat: true }) + pen.line(`M${x - 10} 446v-8M${x + 8} 446v-8`, 4)).join('');
  const mane = pen.shape(scallop(232, 200, 122, 104, 17, 0.2), p.pop);
  const antlers = twin((s) => pen.limb(`M${222 + s * 44} 110Q${222 + s * 56} 66 ${222 + s * 96} 44M${222 + s * 58} 80q${s * -8} -24 ${s * 6} -44`, 11, HOUSE.amber));
  const ears = twin((s) =>
    pen.shape(
      blob([
        [222 + s * 80, 140],
        [222 + s * 146, 116],
        [222 + s * 106, 184],
      ]),
      p.main,
    ),
  );
  const head = pen.shape(
    blob([
      [222, 96],
      [292, 122],
      [322, 192],
      [296, 262],
      [222, 288],
      [148, 262],
      [122, 192],
      [152, 122],
    ]),
    p.main,
  );
  const snout =
    pen.shape(
      blob([
        [222, 214],
        [262, 224],
        [292, 252],
        [272, 284],
        [222, 296],
        [172, 284],
        [152, 252],
        [182, 224],
      ]),
      tint(p.main, 0.5),
    ) +
    twin((s) => pen.mark(ellipse(222 + s * 18, 232, 6, 4.5), p.ink)) +
    pen.line('M166 256q28 22 56 6q28 16 56 -6', 5) +
    twin((s) =>
      pen.shape(
        poly([
          [222 + s * 34, 267],
          [222 + s * 48, 263],
          [222 + s * 43, 280],
        ]),
        '#FFFDF8',
        { flat: true, line: 3 },
      ),
    );
  const whiskers = twin((s) => pen.limb(`M${222 + s * 66} 244q${s * 46} -4 ${s * 56} 42q${s * 4} 22 ${s * 24} 12`, 4, HOUSE.amber));
  const pearl =
    twin((s) => pen.limb(`M${230 + s * 70} 372q${-s * 6} -${r.int(8, 16)} ${-s * 28} -14`, 20, p.main)) + pen.shape(ellipse(230, 352, 36), p.pale) + pen.mark(ellipse(219, 340, 9, 7), '#FFFFFF');
  return fins + tuft + coil + paws + mane + antlers + ears + head + snout + face(222, 184, 15, { on: p.main, gap: 3.5, mouth: 'none' }) + whiskers + pearl;
};
