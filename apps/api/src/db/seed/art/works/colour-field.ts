import { HOUSE, blend, shade, tint } from '../drawing/palette';
import { box, curve, ellipse, fill, n, poly, stroke, type Point } from '../drawing/svg';
import type { Work } from './work';

/** Fields of colour with torn edges, one brush gesture and a small red dot: quiet abstraction. */
export const colourField: Work = ({ w, h, u, r, p }) => {
  const cols = [p.main, p.ground2, p.side, p.pop, blend(p.main, p.ground, 0.5)];
  let out = fill(box(0, 0, w, h), tint(p.ground, 0.4));
  const rows = r.int(3, 4);
  for (let i = 0; i < rows; i++) {
    const top = h * (0.07 + (i * 0.86) / rows),
      bottom = h * (0.07 + ((i + 1) * 0.86) / rows) - u * 2.4,
      l = w * 0.07,
      rr = w * 0.93,
      c = cols[(i * 2 + r.int(0, 1)) % cols.length] ?? p.main;
    const edge: Point[] = [];
    for (let k = 0; k <= 30; k++) edge.push([l + ((rr - l) * k) / 30, top + r.range(-0.7, 0.7) * u]);
    for (let k = 30; k >= 0; k--) edge.push([l + ((rr - l) * k) / 30, bottom + r.range(-0.7, 0.7) * u]);
    out += fill(poly(edge), c);
    for (let k = 0; k < 26; k++) {
      const y = r.range(top + u, bottom - u),
        x = r.range(l, rr * 0.7);
      out += stroke(`M${n(x)} ${n(y)}q${n(w * 0.1)} ${n(r.range(-1, 1) * u)} ${n(w * r.range(0.1, 0.26))} 0`, r.chance(0.5) ? tint(c, 0.25) : shade(c, 0.14), u * r.range(0.3, 1.6), 'opacity=".4"');
    }
  }
  const cx = w * r.range(0.4, 0.6),
    cy = h * 0.48,
    rad = u * r.range(22, 29),
    start = r.range(0, 6);
  for (let k = 0; k < 26; k++) {
    const q = rad + (k - 13) * u * 0.34,
      a0 = start + r.range(0, 0.25),
      sweep = r.range(4.7, 5.5),
      pts: Point[] = [];
    for (let t = 0; t <= 14; t++) {
      const a = a0 + (sweep * t) / 14;
      pts.push([cx + Math.cos(a) * q * 1.05, cy + Math.sin(a) * q * 0.96]);
    }
    out += stroke(curve(pts), '#1C1B1F', u * r.range(0.2, 0.62), `opacity="${n(r.range(0.55, 0.95))}"`);
  }
  return out + fill(ellipse(cx + rad * 1.02, cy - rad * 0.78, u * 3.6), HOUSE.seal);
};
