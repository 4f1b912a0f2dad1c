import { HOUSE, lightness, shade, tint } from '../drawing/palette';
import { box, curve, ellipse, fill, group, n, scallop, stroke, type Point } from '../drawing/svg';
import type { Work } from './work';

/** A blossoming branch over a field of colour, two birds in talk. */
export const branch: Work = ({ w, h, u, r, p }) => {
  const silk = r.pick(['#E9DDBF', '#CFDAD0', '#2E4A50', '#E6CFC4', '#37314A']),
    dark = lightness(silk) < 0.45,
    bark = dark ? '#120F14' : '#4A3429';
  const petal = r.pick([HOUSE.seal, '#F3C3BF', '#FFF4E6', p.pop]);
  let out = fill(box(0, 0, w, h), silk) + fill(ellipse(w * 0.68, h * 0.36, u * 27), dark ? '#F0D9A0' : tint(silk, 0.65));
  const tips: Point[] = [];
  const grow = (x: number, y: number, a: number, len: number, width: number) => {
    const points: Point[] = [[x, y]];
    let turn = a;
    for (let i = 0; i < 4; i++) {
      turn += r.range(-0.32, 0.32);
      const [px, py] = points[points.length - 1] ?? [x, y];
      points.push([px + (Math.cos(turn) * len) / 4, py + (Math.sin(turn) * len) / 4]);
    }
    out += stroke(curve(points), bark, width);
    for (const q of points.slice(2)) tips.push(q);
    if (width > u * 0.7) for (const q of points.slice(1)) if (r.chance(0.75)) grow(q[0], q[1], a + r.range(0.4, 1.05) * (r.chance(0.5) ? 1 : -1), len * r.range(0.42, 0.66), width * 0.52);
  };
  const root = h * r.range(0.62, 0.86),
    mid = w * 0.66;
  out += stroke(
    curve([
      [-u * 4, root],
      [mid - u * 36, h * 0.44 + u * 22],
      [mid - u * 15, h * 0.44 + u * 15],
      [mid + u * 13, h * 0.41 + u * 15],
      [w + u * 4, h * 0.41 + u * 7],
    ]),
    bark,
    u * 2.3,
  );
  grow(-u * 4, root, -0.45, Math.hypot(w, h) * 0.78, u * 4.4);
  for (const [x, y] of tips) {
    const s = u * r.range(1.3, 3.2);
    if (r.chance(0.3)) out += fill(ellipse(x, y, s * 0.6), shade(petal, 0.2));
    else out += fill(scallop(x, y, s * 0.8, s * 0.8, 5, r.range(0, 6)), petal, `stroke="${shade(petal, 0.35)}" stroke-width="${n(u * 0.22)}"`) + fill(ellipse(x, y, s * 0.32), '#E8B84B');
  }
  for (const [side, bx, by] of [
    [1, w * 0.66 - u * 15, h * 0.44],
    [-1, w * 0.66 + u * 13, h * 0.41],
  ] as const) {
    const s = u * 1.15,
      c = side > 0 ? '#3E6E8E' : p.pop,
      t = `translate(${n(bx)} ${n(by)}) scale(${n(s * side)} ${n(s)})`;
    out += group(
      `transform="${t}"`,
      fill('M-9 5L-19 12L-16 4Z', shade(c, 0.45)) +
        fill('M-11 6C-9 -4 0 -9 6 -7C11 -5 10 3 5 6C0 9 -6 8 -11 6Z', c) +
        fill('M0 5C4 5 8 2 8 -2C4 0 -2 2 -4 7Z', '#FBF3E2') +
        fill('M-10 5C-6 -2 0 -3 2 0C-2 5 -6 7 -10 5Z', shade(c, 0.3)) +
        fill('M9 -5L14 -3.4L9.6 -2Z', '#E8A93C') +
        fill(ellipse(6, -4, 0.9), '#16141A') +
        stroke('M-1 8v5M2 8v5', bark, 0.8),
    );
  }
  for (let i = 0; i < 14; i++) out += fill(ellipse(r.range(0, w), r.range(h * 0.4, h), u * 0.9, u * 0.5), petal, 'opacity=".8"');
  return out;
};
