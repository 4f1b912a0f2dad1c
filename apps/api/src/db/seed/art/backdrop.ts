import { HOUSE, blend, lightness, shade, tint, type Palette } from './drawing/palette';
import type { Rng } from './drawing/rng';
import { blob, box, ellipse, fill, group, n, poly, scallop, star, stroke, type Point } from './drawing/svg';

type Backdrop = (p: Palette, r: Rng) => string;

const floor = (color: string): string => fill(ellipse(256, 446, 168, 17), color, 'opacity=".28"');
const page = (color: string): string => fill(box(0, 0, 512, 512), color);

/** Key-art grounds: one flat idea each. The caller's figure stands over a soft floor shadow. */
export const PLAIN: readonly Backdrop[] = [
  (p) => page(p.ground) + fill(ellipse(256, 246, 196), p.ground2) + floor(p.ink),
  (p) => page(p.ground2) + fill('M72 512V236a184 184 0 0 1 368 0V512Z', p.ground) + stroke('M96 512V236a160 160 0 0 1 320 0V512', tint(p.ground2, 0.5), 3) + floor(p.ink),
  (p) => {
    let rays = '';
    for (let i = 0; i < 18; i += 1) {
      const a = (i / 18) * Math.PI * 2;
      rays += poly([
        [256, 268],
        [256 + Math.cos(a) * 480, 268 + Math.sin(a) * 480],
        [256 + Math.cos(a + 0.175) * 480, 268 + Math.sin(a + 0.175) * 480],
      ]);
    }
    return page(p.ground) + fill(rays, p.ground2, 'opacity=".75"') + floor(p.ink);
  },
  (p) => page(p.ground) + fill(box(0, 372, 512, 140), p.ground2) + stroke('M0 372H512', shade(p.ground2, 0.3), 3) + floor(p.ink),
  (p) => {
    let waves = '';
    for (let y = 0; y < 9; y++)
      for (let x = -1; x < 9; x++)
        for (const k of [32, 21, 10]) {
          const cx = x * 64 + (y % 2) * 32 + 32,
            cy = 300 + y * 26;
          waves += `M${cx - k} ${cy}a${k} ${k} 0 0 1 ${2 * k} 0`;
        }
    return page(p.ground) + fill(ellipse(380, 120, 62), blend(p.pop, p.ground, 0.35)) + fill(box(0, 268, 512, 244), p.ground2) + stroke(waves, tint(p.ground2, 0.5), 3) + floor(p.ink);
  },
  (p) => {
    let dots = '';
    for (let y = 0; y < 12; y++) for (let x = 0; x < 12; x++) dots += ellipse(24 + x * 44 + (y % 2) * 22 - 10, 20 + y * 44, 5);
    return page(p.ground) + fill(dots, p.ground2) + floor(p.ink);
  },
  (p, r) => {
    const wash = blob(
      [
        [40, 250],
        [90, 110],
        [250, 60],
        [420, 100],
        [476, 230],
        [440, 390],
        [280, 440],
        [100, 410],
      ].map(([x = 0, y = 0]) => [x + r.range(-22, 22), y + r.range(-22, 22)] as Point),
    );
    return (
      page(blend(p.ground, HOUSE.paper, lightness(p.ground) > 0.6 ? 0.55 : 0)) +
      fill(wash, p.ground2, 'opacity=".8"') +
      stroke('M36 452q120 -14 220 -4t220 -6', p.ink, 3, 'opacity=".55"') +
      floor(p.ink)
    );
  },
  (p) =>
    page(p.ground2) +
    fill(box(26, 26, 460, 460, 18), p.ground) +
    stroke(box(38, 38, 436, 436, 10), p.ink, 2, 'opacity=".5"') +
    [
      [52, 52],
      [460, 52],
      [52, 460],
      [460, 460],
    ]
      .map(([x = 0, y = 0]) => fill(star(x, y, 10, 4, 4), p.pop))
      .join('') +
    floor(p.ink),
  (p) =>
    page(p.ground) +
    fill(
      poly([
        [0, 512],
        [0, 330],
        [512, 90],
        [512, 512],
      ]),
      p.ground2,
    ) +
    fill(
      poly([
        [0, 330],
        [512, 90],
        [512, 104],
        [0, 350],
      ]),
      tint(p.ground2, 0.5),
    ) +
    floor(p.ink),
];

const hill = (y: number, lift: number, r: Rng): Point[] => [
  [-20, 540],
  [-20, y],
  [90, y - r.range(0, lift)],
  [210, y - r.range(-lift * 0.4, lift)],
  [340, y - r.range(0, lift)],
  [440, y - r.range(-lift * 0.4, lift)],
  [532, y - r.range(0, lift)],
  [532, 540],
];
const hills = (r: Rng, ...rows: [number, number, string][]): string => rows.map(([y, lift, c]) => fill(blob(hill(y, lift, r), 0.8), c)).join('');
const cloud = (x: number, y: number, s: number, color: string): string =>
  group(`transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"`, fill('M0 0h140a20 20 0 0 0 0 -40a30 30 0 0 0 -50 -16a38 38 0 0 0 -68 14a22 22 0 0 0 -22 42Z', color));

/** Places: where the character lives. */
export const SCENES: readonly Backdrop[] = [
  (p, r) =>
    page(p.ground) +
    fill(ellipse(390, 110, 54), blend(p.pop, p.pale, 0.25)) +
    cloud(40, 120, 0.8, p.pale) +
    cloud(250, 80, 0.5, p.pale) +
    hills(r, [300, 90, blend(p.ground2, p.ground, 0.4)], [360, 70, p.ground2], [420, 40, blend(p.ground2, HOUSE.jade, 0.35)]) +
    floor(p.ink),
  (_, r) => {
    let stars = '';
    for (let i = 0; i < 40; i++) stars += i % 6 ? ellipse(r.range(0, 512), r.range(0, 260), r.range(1, 2.6)) : star(r.range(10, 500), r.range(10, 220), 8, 2.4, 4);
    let roofs = '',
      lamps = '';
    for (let i = 0; i < 6; i++) {
      const x = i * 96 - 30,
        y = 330 + (i % 3) * 22;
      roofs += `M${x - 14} ${y}Q${x + 22} ${y - 12} ${x + 30} ${y - 46}H${x + 76}Q${x + 84} ${y - 12} ${x + 120} ${y}V520H${x - 14}Z`;
      lamps += box(x + 26, y + 24, 18, 26, 3) + box(x + 62, y + 24, 18, 26, 3);
    }
    return (
      page('#26304F') + fill(stars, '#F9E9BE') + fill(ellipse(110, 100, 46), '#F6DC96') + fill(roofs, '#1B2139') + fill(lamps, '#F2B552') + fill(box(0, 424, 512, 90), '#35406A') + floor('#0B0E1C')
    );
  },
  (p, r) => {
    let crests = '';
    for (let i = 0; i < 7; i++) crests += `M${-40 + i * 86} ${r.int(318, 332)}q22 -24 44 0t44 0`;
    return (
      page(blend('#D6E8EA', p.ground, 0.3)) +
      fill(ellipse(256, 300, 120), blend(p.pop, '#F7D9B0', 0.45)) +
      fill(box(0, 300, 512, 212), '#6FA6AE') +
      stroke(crests, '#DDEFEC', 5) +
      fill(
        blob([
          [-20, 392],
          [120, 372],
          [260, 390],
          [400, 372],
          [532, 392],
          [532, 540],
          [-20, 540],
        ]),
        '#3F7C8C',
      ) +
      cloud(330, 110, 0.8, '#FFFDF6') +
      floor('#16323A')
    );
  },
  (_, r) => {
    let canes = '';
    for (let i = 0; i < 9; i++) {
      const x = 20 + i * 60 + r.range(-14, 14),
        w = r.range(12, 22);
      canes += fill(box(x, -10, w, 470), blend('#7FA36B', '#CFDDB2', r.next() * 0.7));
      for (let y = r.range(0, 60); y < 460; y += r.range(62, 90)) canes += stroke(`M${n(x - 2)} ${n(y)}h${n(w + 4)}`, '#3E6B4C', 4);
    }
    return (
      page('#E4EBCF') +
      canes +
      fill(
        blob([
          [-20, 420],
          [160, 402],
          [340, 412],
          [532, 396],
          [532, 540],
          [-20, 540],
        ]),
        '#A9BF83',
      ) +
      floor('#20331F')
    );
  },
  (_, r) => {
    let flakes = '';
    for (let i = 0; i < 60; i++) flakes += ellipse(r.range(0, 512), r.range(0, 512), r.range(1.5, 4.5));
    const fir = (x: number, y: number, s: number) =>
      fill(
        poly([
          [x, y - 110 * s],
          [x + 40 * s, y - 40 * s],
          [x + 20 * s, y - 44 * s],
          [x + 54 * s, y],
          [x - 54 * s, y],
          [x - 20 * s, y - 44 * s],
          [x - 40 * s, y - 40 * s],
        ]),
        blend('#5E8A8C', '#BFD6DA', r.next() * 0.5),
      );
    return (
      page('#CBDDE5') +
      fir(60, 380, 1.2) +
      fir(150, 366, 0.8) +
      fir(440, 382, 1.4) +
      fir(360, 366, 0.9) +
      hills(r, [384, 26, '#EEF4F4'], [424, 20, '#FFFFFF']) +
      fill(flakes, '#FFFFFF') +
      floor('#3D5A6C')
    );
  },
  (p, r) => {
    let stars = '';
    for (let i = 0; i < 60; i++) stars += ellipse(r.range(0, 512), r.range(0, 512), r.range(0.8, 2.8));
    return (
      page('#2B2447') +
      fill(ellipse(120, 110, 190), '#3A2F60') +
      fill(stars, '#F4E6C8') +
      fill(ellipse(400, 120, 58), p.pop) +
      stroke('M318 146q96 -4 164 -52', '#F2D79B', 8) +
      fill(
        blob([
          [-40, 440],
          [120, 396],
          [260, 388],
          [400, 396],
          [552, 440],
          [552, 560],
          [-40, 560],
        ]),
        '#E3CFAE',
      ) +
      fill(ellipse(90, 450, 34, 10) + ellipse(420, 462, 44, 12), '#C4A980') +
      floor('#3A2A1A')
    );
  },
  (p, r) => {
    let bulbs = '';
    const flags = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        fill(
          poly([
            [20 + i * 64, 50 + Math.sin(i) * 8],
            [66 + i * 64, 50 + Math.sin(i + 1) * 8],
            [43 + i * 64, 96],
          ]),
          [p.pop, p.main, p.side, p.pale][i % 4] ?? p.pop,
        ),
      )
      .join('');
    for (let i = 0; i < 5; i++)
      bulbs +=
        fill(box(8 + i * 104, 250, 92, 150, 4), i % 2 ? '#F0DDBB' : '#E3C595') +
        fill(scallop(54 + i * 104, 250, 52, 18, 12), i % 2 ? p.pop : HOUSE.jade) +
        fill(box(24 + i * 104, 290, 60, 50, 4), blend('#F7CF7A', '#FFF4D6', r.next()));
    return page(p.ground) + stroke('M-10 50q260 24 532 0', p.ink, 3) + flags + bulbs + fill(box(0, 396, 512, 120), '#CFAE86') + floor('#3A2A1A');
  },
  (_, r) => {
    let rows = '';
    for (let i = 0; i < 7; i++) {
      const y = 300 + i * 34;
      rows += fill(`M-10 ${y}Q${128 + r.int(-20, 20)} ${y - 40} 256 ${y - 6}T522 ${y - 16}V540H-10Z`, blend('#B9CC84', '#4E7F57', i / 7));
      let tufts = '';
      for (let x = 6; x < 512; x += 26) tufts += ellipse(x + (i % 2) * 13, y + 8 - Math.sin(x / 80) * 14, 10, 6);
      rows += fill(tufts, blend('#8FB069', '#2F6F5E', i / 7));
    }
    return page('#F5E8CC') + fill(ellipse(130, 130, 48), '#E9785A') + fill(blob(hill(290, 110, r), 0.6), '#C6D3B8') + rows + floor('#1D331F');
  },
];
