import { HOUSE, blend } from '../drawing/palette';
import { box, ellipse, poly, twin } from '../drawing/svg';
import type { Figure } from './kit';

/** A tin robot with a screen for a face. */
export const robot: Figure = ({ pen, r, p, face }) => {
  const shell = p.main,
    screen = blend(p.ink, '#1F4A4A', 0.45),
    wheels = r.chance(0.4);
  const legs = wheels
    ? pen.shape(box(150, 402, 212, 46, 23), '#3A383D') + [186, 256, 326].map((x) => pen.shape(ellipse(x, 425, 13), p.side, { flat: true, line: 4 })).join('')
    : twin((s) => pen.limb(`M${256 + s * 44} 396v34`, 22, p.side) + pen.shape(box(256 + s * 52 - 36, 426, 72, 22, 11), p.pop));
  const arms = twin((s) => pen.limb(`M${256 + s * 92} 324q${s * 58} ${s < 0 ? 8 : -10} ${s * 66} ${s < 0 ? 52 : -62}`, 17, p.side) + pen.shape(ellipse(256 + s * 160, s < 0 ? 386 : 250, 22), p.pop));
  const body =
    pen.shape(box(162, 290, 188, 122, 32), shell) +
    pen.shape(box(192, 322, 80, 60, 10), p.pale, { flat: true, line: 5 }) +
    pen.line('M204 362l16 -20l14 14l26 -24', 5, p.pop) +
    pen.shape(ellipse(312, 336, 13), HOUSE.amber, { flat: true, line: 5 }) +
    pen.shape(ellipse(312, 374, 13), HOUSE.jade, { flat: true, line: 5 });
  const round = r.chance(0.5);
  const head = box(128, 118, 256, 170, round ? 82 : 34);
  const glass = box(154, 146, 204, 116, round ? 56 : 20);
  const antenna = r.chance(0.5)
    ? pen.line('M256 118V78', 8) + pen.shape(ellipse(256, 66, 18), p.pop)
    : twin((s) => pen.line(`M${256 + s * 50} 120l${s * 24} -44`, 7) + pen.shape(ellipse(256 + s * 76, 70, 13), p.pop, { flat: true }));
  const ears = twin((s) => pen.shape(box(256 + s * 136 - 15, 172, 30, 66, 10), p.side));
  const shine = pen.inside(
    glass,
    pen.mark(
      poly([
        [190, 130],
        [228, 130],
        [164, 280],
        [126, 280],
      ]),
      '#FFFFFF',
      0.12,
    ),
  );
  return antenna + ears + legs + arms + body + pen.shape(head, shell) + pen.shape(glass, screen, { flat: true }) + shine + face(256, 194, 16, { on: screen, gap: 3.4 });
};
