import { HOUSE, blend } from '../drawing/palette';
import { blob, box, curve, ellipse, fill, n, poly, stroke, type Point } from '../drawing/svg';
import type { Work } from './work';

/** Ink-wash peaks in mist, a pavilion, birds and a lone boat. */
export const inkWash: Work = ({ w, h, u, r, id, p }) => {
  const paper = r.pick(['#F5EFE2', '#EFEAE0', '#F2EADB']),
    ink = r.pick(['#2B2D33', '#26343A', '#3A2F2C']);
  let out = fill(box(0, 0, w, h), paper) + fill(ellipse(w * r.range(0.2, 0.8), h * r.range(0.16, 0.26), u * 8), blend(HOUSE.seal, p.pop, 0.3), 'opacity=".85"');
  let defs = '';
  for (let layer = 0; layer < 5; layer++) {
    const base = h * (0.44 + layer * 0.1),
      lift = h * (0.3 - layer * 0.035),
      ridge: Point[] = [];
    const humps = r.int(2, 3),
      phase = r.range(0, 6);
    for (let i = 0; i <= 36; i++) {
      const t = i / 36,
        wave = Math.abs(Math.sin(t * Math.PI * humps + phase)) ** 1.6;
      ridge.push([t * w * 1.1 - w * 0.05, base - wave * lift - r.range(0, u * 1.6)]);
    }
    const tone = blend(paper, ink, 0.2 + layer * 0.16);
    defs += `<linearGradient id="${id}m${layer}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone}" stop-opacity=".92"/><stop offset=".55" stop-color="${tone}" stop-opacity=".4"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></linearGradient>`;
    out +=
      fill(poly([...ridge, [w * 1.05, base + h * 0.2], [-w * 0.05, base + h * 0.2]]), `url(#${id}m${layer})`) +
      stroke(curve(ridge, 0.9), blend(paper, ink, 0.4 + layer * 0.12), u * (0.2 + layer * 0.09), 'opacity=".8"');
    for (let i = 2; i < 35; i += 3) {
      const [x, y] = ridge[i] ?? [0, 0];
      if (layer > 1)
        out += stroke(`M${n(x)} ${n(y + u)}q${n(r.range(-2, 2) * u)} ${n(u * 4)} ${n(r.range(-4, 3) * u)} ${n(u * r.range(6, 12))}`, ink, u * r.range(0.15, 0.5), `opacity="${n(0.1 + layer * 0.05)}"`);
    }
  }
  const px = w * r.range(0.12, 0.3),
    py = h * 0.86;
  for (let i = 0; i < 7; i++) {
    const x = px + (i - 3) * u * 4,
      t = u * r.range(8, 15);
    out += stroke(`M${n(x)} ${n(py + u * 3)}q${n(u)} ${n(-t / 2)} 0 ${n(-t)}`, ink, u * 0.6);
    for (let k = 0; k < 7; k++)
      out += fill(ellipse(x + r.range(-3, 3) * u, py + u * 3 - t + r.range(-2, 5) * u, u * r.range(1.6, 3.4), u * r.range(0.6, 1.1)), ink, `opacity="${n(r.range(0.45, 0.85))}"`);
  }
  const bx = w * r.range(0.55, 0.8),
    by = h * 0.91;
  out +=
    fill(`M${n(bx - u * 9)} ${n(by)}q${n(u * 9)} ${n(u * 5)} ${n(u * 18)} ${n(-u)}q${n(-u * 8)} ${n(u * 2.2)} ${n(-u * 18)} ${n(u)}Z`, ink) +
    stroke(`M${n(bx)} ${n(by)}v${n(-u * 5)}`, ink, u * 0.8) +
    fill(
      poly([
        [bx - u * 2, by - u * 4.6],
        [bx, by - u * 7],
        [bx + u * 2, by - u * 4.6],
      ]),
      ink,
    ) +
    stroke(`M${n(bx - u * 14)} ${n(by + u * 4)}h${n(u * 20)}M${n(bx - u * 4)} ${n(by + u * 6)}h${n(u * 16)}`, ink, u * 0.25, 'opacity=".4"');
  for (let i = 0; i < 5; i++) {
    const x = w * 0.5 + i * u * 5 + r.range(-1, 1) * u,
      y = h * 0.2 + Math.abs(i - 2) * u * 2;
    out += stroke(`M${n(x - u * 1.5)} ${n(y - u * 0.5)}q${n(u * 0.9)} ${n(-u * 0.4)} ${n(u * 1.5)} ${n(u * 0.5)}q${n(u * 0.6)} ${n(-u * 0.9)} ${n(u * 1.5)} ${n(-u * 0.5)}`, ink, u * 0.35);
  }
  return `<defs>${defs}</defs>` + out;
};

/** A carved wave with claws of foam, rain lines and a striped sky. */
export const woodcutWave: Work = ({ w, h, u, r, p }) => {
  const deep = r.pick(['#24456B', '#1F4F57', '#3B3A63']),
    mid = blend(deep, '#7FB3BF', 0.5),
    foam = '#FBF3E2',
    sky = blend(p.ground, '#F3DFB8', 0.6);
  let out = fill(box(0, 0, w, h), sky);
  for (let i = 0; i < 16; i++) out += fill(box(0, i * h * 0.04, w, h * (0.016 - i * 0.0008)), blend(p.pop, sky, 0.35 + i * 0.035));
  out += fill(ellipse(w * 0.72, h * 0.3, u * 13), r.pick([HOUSE.seal, '#E0762F', p.pop]));
  for (let layer = 0; layer < 4; layer++) {
    const base = h * (0.5 + layer * 0.13),
      curls = Math.max(2, Math.round(w / (u * (64 - layer * 5)))),
      step = w / curls,
      off = r.range(-0.6, -0.2) * step;
    for (let c = curls + 1; c >= 0; c--) {
      const x = off + c * step,
        s = step / 100,
        tall = (layer === 1 ? 1.5 : 0.8) * r.range(0.85, 1.15);
      const at = (dx: number, dy: number): Point => [x + dx * s, base - dy * s * tall];
      const body: Point[] = [at(-60, -70), at(-30, 0), at(10, 34), at(48, 46), at(74, 32), at(80, 12), at(66, 18), at(48, 14), at(44, -4), at(62, -24), at(110, -40), at(130, -160), at(-60, -160)];
      out += fill(blob(body, 0.85), layer % 2 ? mid : deep) + stroke(blob(body, 0.85), '#16263A', u * 0.5);
      for (let k = 1; k < 6; k++)
        out += stroke(
          curve([at(-40 + k * 5, -20 - k * 10), at(4 + k * 4, 26 - k * 11), at(34 + k * 2, 34 - k * 10), at(46 + k, 8 - k * 9), at(70 + k * 4, -34 - k * 12)]),
          layer % 2 ? foam : mid,
          u * (0.75 - k * 0.08),
          'opacity=".85"',
        );
      let claws = '';
      for (let k = 0; k < 9; k++) {
        const [cx, cy] = at(22 + k * 7.6, 46 - Math.abs(k - 3) * 4.4 - (k > 6 ? (k - 6) * 6 : 0));
        claws += ellipse(cx, cy, s * (6 - Math.abs(k - 4) * 0.4));
      }
      out += fill(claws, foam, `stroke="#16263A" stroke-width="${n(u * 0.32)}"`);
      for (let k = 0; k < 6; k++) out += fill(ellipse(...at(60 + r.range(-20, 50), 52 + r.range(-8, 22)), u * r.range(0.3, 0.9)), foam);
    }
  }
  return out;
};

/** A night market: stacked signs with no letters, bulbs, awnings, steam and wet reflections. */
export const nightMarket: Work = ({ w, h, u, r, id }) => {
  const glow = ['#F2B552', '#E8604A', '#5FB0A0', '#F3D9A2', '#D98AA0', '#7F8FD0'];
  let out =
    `<defs><radialGradient id="${id}h"><stop offset="0" stop-color="#FFE2A0" stop-opacity=".85"/><stop offset="1" stop-color="#FFB860" stop-opacity="0"/></radialGradient></defs>` +
    fill(box(0, 0, w, h), '#1C2038') +
    fill(box(0, 0, w, h * 0.4), '#262B4D');
  const floor = h * 0.74;
  for (let x = -u * 4; x < w;) {
    const bw = u * r.range(13, 22),
      top = h * r.range(0.1, 0.34);
    out += fill(box(x, top, bw, floor - top), r.pick(['#2E3358', '#343A63', '#2A2748', '#3D3560']));
    for (let y = top + u * 4; y < floor - u * 22; y += u * 6)
      for (let wx = x + u * 2; wx < x + bw - u * 4; wx += u * 5) if (r.chance(0.6)) out += fill(box(wx, y, u * 3, u * 4), r.chance(0.55) ? '#F1BC62' : '#454C7C');
    x += bw + u * 0.6;
  }
  for (let i = 0; i * u * 15 < w + u * 15; i++) {
    const x = i * u * 15 - u * 3,
      c = r.pick(glow),
      sy = h * r.range(0.3, 0.44),
      sh = u * r.range(13, 22);
    out += fill(box(x + u * 2, sy, u * 6, sh, u), c) + fill(box(x + u * 2.8, sy + u * 0.8, u * 4.4, sh - u * 1.6, u * 0.6), blend(c, '#1C2038', 0.78));
    for (let k = 0; k < Math.floor(sh / u / 4.4); k++)
      out += stroke(`M${n(x + u * 3.8)} ${n(sy + u * (2.4 + k * 4.2))}h${n(u * 2.4)}m${n(-u * 1.2)} ${n(-u * 0.8)}v${n(u * 2.6)}m${n(-u * 1.1)} 0h${n(u * 2.2)}`, c, u * 0.45);
    const ay = floor - u * 16,
      a = r.pick(glow);
    out +=
      fill(ellipse(x + u * 7, floor - u * 6, u * 15, u * 12), `url(#${id}h)`) + fill(box(x + u, ay + u * 4, u * 13, u * 12), '#F4CF86') + fill(box(x + u, floor - u * 5, u * 13, u * 5), '#7A4B35');
    for (let k = 0; k < 6; k++) out += fill(`M${n(x + k * u * 2.5)} ${n(ay)}h${n(u * 2.5)}v${n(u * 4)}a${n(u * 1.25)} ${n(u * 1.25)} 0 0 1 ${n(-u * 2.5)} 0Z`, k % 2 ? '#FBF0DC' : a);
    out +=
      fill(ellipse(x + u * r.range(4, 6), floor - u * 7, u * 1.9, u * 2.2) + box(x + u * 3, floor - u * 5.4, u * 4, u * 3, u), '#2B2540') +
      fill(ellipse(x + u * 11, floor - u * 5.4, u * 1.7, u), '#E9E0CF');
    out += stroke(`M${n(x + u * 11)} ${n(floor - u * 7)}q${n(u * 1.6)} ${n(-u * 2)} 0 ${n(-u * 4)}t0 ${n(-u * 4)}`, '#FFF3DC', u * 0.7, 'opacity=".5"');
  }
  out += fill(box(0, floor, w, h - floor), '#2A2B4A');
  for (let i = 0; i < 60; i++) {
    const y = r.range(floor + u, h);
    out += fill(box(r.range(-u * 4, w), y, u * r.range(3, 11) * (y / h), u * r.range(0.4, 1), u * 0.4), r.pick(glow), `opacity="${n(r.range(0.2, 0.6))}"`);
  }
  for (const y of [0.2, 0.27]) {
    out += stroke(`M0 ${n(h * y)}Q${n(w / 2)} ${n(h * (y + 0.12))} ${n(w)} ${n(h * y)}`, '#15172A', u * 0.5);
    for (let i = 1; i < 12; i++) {
      const t = i / 12,
        ly = h * (y + 0.24 * t * (1 - t));
      out +=
        fill(ellipse(w * t, ly + u * 2, u * 5), `url(#${id}h)`) +
        fill(ellipse(w * t, ly + u * 2.2, u * 1.9, u * 1.6), i % 3 ? '#E8543F' : '#F2B552') +
        stroke(`M${n(w * t)} ${n(ly + u * 3.8)}v${n(u * 1.6)}`, '#F2B552', u * 0.4);
    }
  }
  return out;
};

/** Tea terraces: contour bands, a path of pickers' hats and a low sun. */
export const terraces: Work = ({ w, h, u, r, p }) => {
  const cold = r.pick(['#DDE9D4', '#F6E6C6', '#F3D8C8']),
    far = r.pick(['#A9C39A', '#B8C7B0', '#C9BE96']),
    near = r.pick(['#285A4A', '#3E5B34', '#2F4F5E']);
  let out =
    fill(box(0, 0, w, h), cold) +
    fill(ellipse(w * r.range(0.25, 0.75), h * 0.24, u * 11), p.pop, 'opacity=".9"') +
    fill(ellipse(w * 0.2, h * 0.2, u * 20, u * 2.4) + ellipse(w * 0.78, h * 0.14, u * 26, u * 2), '#FFFBF0', 'opacity=".8"');
  const a = r.range(0, 6),
    b = r.range(0, 6);
  const y = (t: number, i: number) => h * (0.3 + i * 0.042) + Math.sin(t * 4 + a + i * 0.22) * u * (9 - i * 0.2) + Math.sin(t * 9 + b) * u * 2.4;
  for (let i = 0; i < 18; i++) {
    const edge: Point[] = Array.from({ length: 25 }, (_, k) => [(k / 24) * w * 1.04 - w * 0.02, y(k / 24, i)]);
    const c = blend(far, near, i / 18);
    out += fill(curve(edge).concat(`L${n(w * 1.02)} ${n(h)}L${n(-w * 0.02)} ${n(h)}Z`), c) + stroke(curve(edge), blend(c, '#FFF4D6', 0.55), u * 0.5);
    let bushes = '';
    for (let x = (i % 2) * u * 1.5; x < w; x += u * 3) bushes += ellipse(x, y(x / w, i) + u * 1.9, u * 1.15, u * 0.8);
    out += fill(bushes, blend(c, '#17302A', 0.22));
  }
  for (let i = 0; i < 9; i++) {
    const t = r.range(0.1, 0.9),
      q = r.int(4, 15),
      x = t * w,
      hy = y(t, q) - u * 0.8,
      s = u * (0.8 + q * 0.1);
    out +=
      fill(box(x - s, hy, s * 2, s * 2.6, s * 0.8), r.pick([HOUSE.seal, '#F3E6CC', '#35507A'])) +
      fill(
        poly([
          [x - s * 2, hy + s * 0.3],
          [x, hy - s * 1.4],
          [x + s * 2, hy + s * 0.3],
        ]),
        '#EBC277',
      );
  }
  return out;
};
