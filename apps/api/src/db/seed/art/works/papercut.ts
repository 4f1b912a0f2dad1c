import { blend, tint } from '../drawing/palette';
import { box, curve, ellipse, fill, group, n, poly, type Point } from '../drawing/svg';
import type { Work } from './work';

/** Cut paper in receding layers, each with its own shadow, around a glowing moon or deer-quiet valley. */
export const papercut: Work = ({ w, h, u, r, id }) => {
  const [near, far] = r.pick([
    ['#7E1F22', '#F3C9A0'],
    ['#1D3F4A', '#CFE3D2'],
    ['#3A2A55', '#F0C3B8'],
    ['#234634', '#EBDFA8'],
  ] as const);
  let out =
    `<defs><filter id="${id}s" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="0" dy="${n(-u * 0.6)}" stdDeviation="${n(u * 1.1)}" flood-color="#120A10" flood-opacity=".4"/></filter></defs>` +
    fill(box(0, 0, w, h), tint(far, 0.4));
  const mx = w * r.range(0.4, 0.62),
    my = h * 0.34;
  for (let k = 4; k >= 0; k--) out += fill(ellipse(mx, my, u * (14 + k * 9)), blend('#FFF6DE', far, k / 5));
  for (let layer = 0; layer < 6; layer++) {
    const c = blend(far, near, (layer + 1) / 6),
      base = h * (0.5 + layer * 0.085),
      a = r.range(0, 6),
      f = r.range(1.4, 2.6);
    const y = (t: number) => base - Math.sin(t * Math.PI * f + a) * u * (10 - layer) - Math.abs(Math.sin(t * 9 + a)) * u * 3 + (layer > 3 ? -((t - 0.5) ** 2) * h * 0.35 : 0);
    const edge: Point[] = Array.from({ length: 31 }, (_, k) => [(k / 30) * w * 1.1 - w * 0.05, y(k / 30)]);
    const d = curve(edge) + `L${n(w * 1.05)} ${n(h * 1.1)}L${n(-w * 0.05)} ${n(h * 1.1)}Z`;
    let cut = '';
    for (let k = 0; k < 4 + layer; k++) {
      const t = layer > 3 ? (r.chance(0.5) ? r.range(0, 0.24) : r.range(0.76, 1)) : r.next(),
        x = t * w,
        s = u * (0.7 + layer * 0.24),
        foot = y(t) + u * 2;
      cut += r.chance(0.6)
        ? [0, 1, 2]
            .map((q) =>
              fill(
                poly([
                  [x - s * (4.4 - q), foot - s * q * 4.4],
                  [x, foot - s * (7 + q * 4.4)],
                  [x + s * (4.4 - q), foot - s * q * 4.4],
                ]),
                c,
              ),
            )
            .join('')
        : fill(box(x - s * 0.4, foot - s * 10, s * 0.8, s * 11), c) + fill(ellipse(x, foot - s * 11, s * 3.6, s * 4.4), c);
    }
    if (layer === 3) {
      const x = mx + u * 6,
        f2 = y(x / w / 1.1 + 0.045) + u,
        s = u * 0.95;
      cut += [
        box(x - s * 6, f2 - s * 9, s * 12, s * 10),
        poly([
          [x - s * 10, f2 - s * 8],
          [x - s * 5, f2 - s * 12],
          [x + s * 5, f2 - s * 12],
          [x + s * 10, f2 - s * 8],
        ]),
        box(x - s * 4, f2 - s * 17, s * 8, s * 6),
        poly([
          [x - s * 8, f2 - s * 16],
          [x, f2 - s * 22],
          [x + s * 8, f2 - s * 16],
        ]),
      ]
        .map((q) => fill(q, c))
        .join('');
    }
    out += group(`filter="url(#${id}s)"`, fill(d, c) + cut);
  }
  return out;
};
