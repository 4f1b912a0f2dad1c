import { HOUSE, lightness, shade, tint } from '../drawing/palette';
import { blob, ellipse, scallop, star } from '../drawing/svg';
import type { Figure } from './kit';

/** A moon with a nightcap and a star on a thread, half asleep on a cloud. */
export const moon: Figure = ({ pen, r, p, face }) => {
  const glow = r.pick(['crescent', 'full'] as const);
  const night = lightness(p.ground) < 0.35 ? '#9A86BE' : '#3D4F77';
  const cream = r.chance(0.5) ? '#F6D98A' : p.pale;
  const cloud =
    pen.shape('M92 446h326a34 34 0 0 0 6 -68a54 54 0 0 0 -86 -30a80 72 0 0 0 -128 -6a54 54 0 0 0 -98 38a36 36 0 0 0 -20 66Z', tint(p.ground2, 0.55)) +
    pen.line('M150 418q22 -20 44 0M300 410q24 -22 50 0', 5);
  const body = glow === 'crescent' ? 'M297.4 74.4A160 160 0 1 0 391.2 293.2A120 120 0 1 1 297.4 74.4Z' : ellipse(256, 222, 148);
  const craters = [
    [122, 300, 12],
    [206, 322, 18],
    [270, 352, 11],
    [112, 262, 8],
  ]
    .map(([x = 0, y = 0, c = 0]) => pen.mark(ellipse(x + (glow === 'full' ? 20 : 0), y, c, c * 0.85), shade(cream, 0.2), 0.8))
    .join('');
  const cap =
    glow === 'crescent'
      ? pen.shape(
          blob(
            [
              [100, 164],
              [124, 80],
              [214, 26],
              [326, 22],
              [408, 92],
              [350, 74],
              [302, 90],
              [200, 120],
            ],
            0.8,
          ),
          night,
        ) +
        [
          [176, 84, 10],
          [238, 56, 12],
          [300, 52, 8],
        ]
          .map(([x = 0, y = 0, q = 0]) => pen.mark(star(x, y, q * 1.3, q * 0.5, 5), '#F7D27A'))
          .join('') +
        pen.shape(scallop(414, 104, 24, 24, 9), p.pale, { flat: true })
      : pen.shape(
          blob(
            [
              [134, 150],
              [170, 60],
              [270, 20],
              [380, 60],
              [428, 150],
              [360, 128],
              [380, 160],
              [256, 116],
            ],
            0.8,
          ),
          night,
        ) +
        [
          [210, 88, 11],
          [270, 58, 8],
          [330, 98, 10],
          [176, 120, 7],
        ]
          .map(([x = 0, y = 0, q = 0]) => pen.mark(star(x, y, q * 1.3, q * 0.5, 5), '#F7D27A'))
          .join('') +
        pen.shape(scallop(428, 166, 24, 24, 9), p.pale, { flat: true });
  const band = pen.shape(
    glow === 'crescent'
      ? blob([
          [88, 170],
          [190, 108],
          [302, 66],
          [314, 94],
          [204, 140],
          [102, 198],
        ])
      : blob([
          [120, 158],
          [256, 104],
          [392, 158],
          [398, 184],
          [256, 136],
          [116, 186],
        ]),
    '#E3B567',
  );
  const hung = [
    [320, 232, 27],
    [414, 214, 16],
  ]
    .map(([x = 0, y = 0, q = 0]) => pen.line(`M${x} ${y}V${y - 110}`, 3) + pen.shape(star(x, y, q, q * 0.45, 5), HOUSE.amber, { flat: true, line: 5 }))
    .join('');
  const look = glow === 'crescent' ? face(158, 238, 12, { on: cream, eyes: r.pick(['sleepy', 'arc'] as const), gap: 3 }) : face(256, 216, 17, { on: cream, gap: 3.5 });
  return (glow === 'full' ? '' : hung) + pen.shape(body, cream) + craters + look + cap + band + cloud;
};
