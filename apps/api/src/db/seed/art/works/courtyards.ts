import { HOUSE, blend, shade, tint } from '../drawing/palette';
import { box, ellipse, fill, n, poly, scallop, stroke, type Point } from '../drawing/svg';
import type { Work } from './work';

/** Courtyard roofs seen from above: tiled diagonals, lanes, a tree or a pool in each yard. */
export const courtyards: Work = ({ w, h, u, r, p }) => {
  const lane = tint(p.ground, 0.25),
    roofs = [p.main, blend(p.main, '#39404E', 0.5), blend(p.side, '#8A5A44', 0.35), '#56606B', p.pop],
    ink = '#1C1B1F';
  const cell = u * r.range(25, 31),
    cols = Math.ceil(w / cell) + 2,
    rows = Math.ceil(h / cell) + 2;
  let out = fill(box(0, 0, w, h), lane);
  for (let y = -1; y < rows; y++)
    for (let x = -1; x < cols; x++) {
      const ox = x * cell + (y % 2) * cell * 0.5,
        oy = y * cell,
        m = cell * 0.05,
        s = cell - m * 2,
        d = s * r.range(0.24, 0.3),
        c = r.pick(roofs),
        ax = ox + m,
        ay = oy + m;
      const inner = box(ax + d, ay + d, s - d * 2, s - d * 2);
      const sides: Point[][] = [
        [
          [ax, ay],
          [ax + s, ay],
          [ax + s - d, ay + d],
          [ax + d, ay + d],
        ],
        [
          [ax + s, ay],
          [ax + s, ay + s],
          [ax + s - d, ay + s - d],
          [ax + s - d, ay + d],
        ],
        [
          [ax, ay + s],
          [ax + s, ay + s],
          [ax + s - d, ay + s - d],
          [ax + d, ay + s - d],
        ],
        [
          [ax, ay],
          [ax + d, ay + d],
          [ax + d, ay + s - d],
          [ax, ay + s],
        ],
      ];
      sides.forEach((side, i) => {
        out += fill(poly(side), [tint(c, 0.2), shade(c, 0.25), shade(c, 0.1), c][i] ?? c);
      });
      let tiles = '';
      for (let k = 1; k < 12; k++) {
        const q = (k / 12) * s,
          e = Math.min(d, q, s - q);
        tiles += `M${n(ax + q)} ${n(ay)}v${n(e)}M${n(ax + q)} ${n(ay + s)}v${n(-e)}M${n(ax)} ${n(ay + q)}h${n(e)}M${n(ax + s)} ${n(ay + q)}h${n(-e)}`;
      }
      out += stroke(tiles, ink, u * 0.22, 'opacity=".45"') + fill(inner, tint(p.ground2, 0.5)) + stroke(sides.map(poly).join(''), ink, u * 0.42) + stroke(inner, ink, u * 0.42);
      const cx = ox + cell / 2,
        cy = oy + cell / 2,
        kind = r.int(0, 3);
      out +=
        kind === 0
          ? fill(scallop(cx, cy, d * 0.62, d * 0.58, 9), HOUSE.jade, `stroke="${ink}" stroke-width="${n(u * 0.35)}"`)
          : kind === 1
            ? fill(ellipse(cx, cy, d * 0.7, d * 0.5), '#86B6BE', `stroke="${ink}" stroke-width="${n(u * 0.35)}"`) + fill(ellipse(cx - d * 0.2, cy, d * 0.16, d * 0.07), HOUSE.seal)
            : kind === 2
              ? fill(scallop(cx, cy, d * 0.5, d * 0.5, 5), p.pop, `stroke="${ink}" stroke-width="${n(u * 0.35)}"`) + fill(scallop(cx - d * 0.4, cy + d * 0.3, d * 0.26, d * 0.26, 5), p.pale)
              : fill(ellipse(cx, cy, d * 0.4), '#B98A58', `stroke="${ink}" stroke-width="${n(u * 0.35)}"`) +
                [0, 1, 2, 3].map((k) => fill(ellipse(cx + Math.cos(k * 1.57) * d * 0.66, cy + Math.sin(k * 1.57) * d * 0.66, d * 0.14), p.pop)).join('');
    }
  return out;
};
