import { HOUSE, blend, lightness, shade, tint } from '../palette';
import { blob, box, curve, ellipse, fill, group, n, poly, scallop, stroke, type Point } from '../svg';
import type { Work } from './work';

/** A table of vessels and fruit built from circles, halves and rectangles. */
export const stillLife: Work = ({ w, h, u, r, p, id }) => {
  const ground = tint(p.ground, 0.3),
    cols = [p.main, p.side, p.pop, p.pale, HOUSE.jade, '#E3B567', blend(p.main, '#1C1B1F', 0.45)];
  const table = h * 0.66,
    line = (d: string) => stroke(d, '#1C1B1F', u * 0.45);
  let out =
    fill(box(0, 0, w, h), ground) +
    fill(box(0, 0, w * 0.38, table), p.ground2) +
    fill(ellipse(w * 0.74, h * 0.28, u * 22), blend(p.pop, ground, 0.25)) +
    fill(box(w * 0.08, h * 0.1, w * 0.22, h * 0.34), tint(p.ground, 0.6)) +
    line(`M${n(w * 0.19)} ${n(h * 0.1)}v${n(h * 0.34)}M${n(w * 0.08)} ${n(h * 0.27)}h${n(w * 0.22)}`) +
    fill(box(0, table, w, h - table), shade(p.ground2, 0.25)) +
    fill(
      poly([
        [0, table],
        [w, table],
        [w * 0.6, h],
        [0, h],
      ]),
      shade(p.ground2, 0.12),
    );
  const count = Math.max(4, Math.round(w / u / 24));
  for (let i = 0; i < count; i++) {
    const x = w * ((i + 0.5) / count) + r.range(-2, 2) * u,
      base = table + u * r.range(4, 15),
      c = r.pick(cols),
      c2 = r.pick(cols.filter((v) => v !== c)),
      s = u * r.range(0.9, 1.15);
    const half = (d: string, k: number) =>
      `<clipPath id="${id}v${i}${k}"><path d="${d}"/></clipPath>` +
      fill(d, c) +
      group(`clip-path="url(#${id}v${i}${k})"`, fill(box(x, 0, w, h), blend(c, '#1C1B1F', 0.2)) + fill(box(0, base - s * 12, w, s * 4), c2)) +
      line(d);
    const shadow = fill(ellipse(x + s * 6, base, s * 15, s * 2), '#1C1B1F', 'opacity=".22"');
    const kind = (i + r.int(0, 1)) % 5;
    if (kind === 0)
      out +=
        shadow +
        half(
          blob(
            [
              [x - s * 5, base],
              [x - s * 12, base - s * 14],
              [x - s * 9, base - s * 26],
              [x - s * 3, base - s * 33],
              [x - s * 4, base - s * 42],
              [x + s * 4, base - s * 42],
              [x + s * 3, base - s * 33],
              [x + s * 9, base - s * 26],
              [x + s * 12, base - s * 14],
              [x + s * 5, base],
            ],
            0.8,
          ),
          0,
        ) +
        [-1, 0, 1]
          .map(
            (k) =>
              line(`M${n(x)} ${n(base - s * 42)}Q${n(x + k * s * 6)} ${n(base - s * 50)} ${n(x + k * s * 9)} ${n(base - s * (60 - Math.abs(k) * 6))}`) +
              fill(scallop(x + k * s * 9, base - s * (60 - Math.abs(k) * 6), s * 3, s * 3, 6), p.pop),
          )
          .join('');
    else if (kind === 1)
      out +=
        shadow +
        half(`M${n(x - s * 14)} ${n(base - s * 14)}a${n(s * 14)} ${n(s * 14)} 0 0 0 ${n(s * 28)} 0Z`, 0) +
        [-7, 0, 7].map((k) => fill(ellipse(x + k * s, base - s * 17, s * 5), k ? p.pop : '#E9A44A') + line(ellipse(x + k * s, base - s * 17, s * 5))).join('') +
        half(`M${n(x - s * 14)} ${n(base - s * 14)}a${n(s * 14)} ${n(s * 14)} 0 0 0 ${n(s * 28)} 0Z`, 1);
    else if (kind === 2) out += shadow + half(box(x - s * 7, base - s * 34, s * 14, s * 34, s * 3), 0) + half(box(x - s * 3, base - s * 44, s * 6, s * 10, s), 1);
    else if (kind === 3)
      out +=
        shadow +
        half(ellipse(x, base - s * 10, s * 10), 0) +
        line(`M${n(x)} ${n(base - s * 20)}q${n(s)} ${n(-s * 4)} ${n(s * 4)} ${n(-s * 5)}`) +
        fill(
          blob([
            [x, base - s * 21],
            [x + s * 5, base - s * 27],
            [x + s * 12, base - s * 25],
            [x + s * 6, base - s * 20],
          ]),
          HOUSE.jade,
        );
    else
      out +=
        shadow +
        half(
          poly([
            [x - s * 10, base],
            [x - s * 7, base - s * 20],
            [x + s * 7, base - s * 20],
            [x + s * 10, base],
          ]),
          0,
        ) +
        line(`M${n(x + s * 8)} ${n(base - s * 16)}c${n(s * 12)} ${n(-s * 3)} ${n(s * 10)} ${n(s * 14)} ${n(s * 1)} ${n(s * 12)}`) +
        [0, 1]
          .map((k) =>
            stroke(
              curve([
                [x - s * 3 + k * s * 6, base - s * 23],
                [x - s * 5 + k * s * 6, base - s * 28],
                [x - s * 1 + k * s * 6, base - s * 33],
              ]),
              p.pale,
              u * 0.7,
            ),
          )
          .join('');
  }
  return out;
};

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
