import { HOUSE, blend, shade, tint } from '../drawing/palette';
import { blob, box, curve, ellipse, fill, group, n, poly, scallop, stroke } from '../drawing/svg';
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
