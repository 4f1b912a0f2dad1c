import { rng } from './rng';

export type Point = readonly [number, number];

/** Two decimals: small files, and the same text on every platform. */
export const n = (v: number): string => String(Math.round(v * 100) / 100);

/** Text made safe for XML content and attributes; control characters XML forbids are dropped. */
export function escapeXml(text: string): string {
  const safe = Array.from(text)
    .filter((c) => c >= ' ' || c === '\n' || c === '\t')
    .join('');
  return safe.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}

/** A complete document; drawing units are those of the view box. */
export function document(box: { w: number; h: number; width?: number; height?: number }, label: string, body: string): string {
  const { w, h, width = w, height = h } = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(w)} ${n(h)}" role="img" aria-label="${escapeXml(label)}">${body}</svg>`;
}

export const ellipse = (x: number, y: number, rx: number, ry = rx): string => `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const q = Math.min(r, w / 2, h / 2);
  const c = (dx: number, dy: number) => `a${n(q)} ${n(q)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + q)} ${n(y)}h${n(w - 2 * q)}${c(q, q)}v${n(h - 2 * q)}${c(-q, q)}h${n(2 * q - w)}${c(-q, -q)}v${n(2 * q - h)}${c(q, -q)}Z`;
}

export const poly = (points: readonly Point[]): string => 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';

/** A smooth closed outline through the points (Catmull-Rom as Béziers). */
export function blob(points: readonly Point[], tension = 1): string {
  return spline(points, tension, true) + 'Z';
}

/** A smooth open line through the points. */
export const curve = (points: readonly Point[], tension = 1): string => spline(points, tension, false);

function spline(points: readonly Point[], tension: number, closed: boolean): string {
  const size = points.length;
  const at = (i: number): Point => points[closed ? (i + size) % size : Math.max(0, Math.min(size - 1, i))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  const k = tension / 6;
  for (let i = 0; i < (closed ? size : size - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) * k)} ${n(b[1] + (c[1] - a[1]) * k)} ${n(c[0] - (e[0] - b[0]) * k)} ${n(c[1] - (e[1] - b[1]) * k)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

export function star(x: number, y: number, outer: number, inner: number, tips: number, turn = -Math.PI / 2): string {
  const points: Point[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const a = turn + (i * Math.PI) / tips,
      r = i % 2 ? inner : outer;
    points.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
  }
  return poly(points);
}

/** A round outline with bumps: clouds, manes, pom-poms, blossoms. */
export function scallop(x: number, y: number, rx: number, ry: number, bumps: number, turn = 0): string {
  const on = (i: number): Point => {
    const a = turn + (i * 2 * Math.PI) / bumps;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  };
  let d = `M${n(on(0)[0])} ${n(on(0)[1])}`;
  for (let i = 1; i <= bumps; i++) {
    const [px, py] = on(i - 1),
      [qx, qy] = on(i);
    const r = Math.hypot(qx - px, qy - py) * 0.54;
    d += `A${n(r)} ${n(r)} 0 0 1 ${n(qx)} ${n(qy)}`;
  }
  return d + 'Z';
}

export const fill = (d: string, color: string, extra = ''): string => `<path d="${d}" fill="${color}"${extra && ' ' + extra}/>`;

export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ' ' + extra}/>`;

export const group = (attributes: string, body: string): string => `<g ${attributes}>${body}</g>`;

/** Both sides of a figure: the drawing is called with -1 and 1. */
export const twin = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

/** A seed's own prefix, so that two pictures inlined in one page do not share ids. */
export const idOf = (kind: string, seed: number): string => `${kind}${(Math.trunc(seed) >>> 0).toString(36)}`;

/** Noise is slow to render, so one tile is rendered and repeated. */
const GRAIN = 160;

/** Printed-paper grain over a whole picture: fibre noise that darkens, and flecks that let paper through. */
export function grain(id: string, seed: number, w: number, h: number, strength = 0.16): string {
  const r = rng(seed + 7919);
  let flecks = '';
  for (let i = 0; i < 70; i++) flecks += ellipse(r.range(0, w), r.range(0, h), (r.range(0.6, 2.2) * w) / 512, (r.range(0.5, 1.4) * w) / 512);
  return (
    `<filter id="${id}g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${n((0.8 * 512) / Math.max(w, 256))}" numOctaves="2" seed="${r.int(1, 90)}" stitchTiles="stitch"/>` +
    `<feColorMatrix values="0 0 0 0 .17 0 0 0 0 .12 0 0 0 0 .12 0 0 0 -2.2 1.25"/></filter>` +
    `<pattern id="${id}n" width="${GRAIN}" height="${GRAIN}" patternUnits="userSpaceOnUse"><rect width="${GRAIN}" height="${GRAIN}" filter="url(#${id}g)" opacity="${strength}"/></pattern>` +
    fill(box(0, 0, w, h), `url(#${id}n)`) +
    fill(flecks, '#FFF9EE', 'opacity=".5"')
  );
}
