import { HOUSE, blend, lightness, shade, tint } from '../palette';
import { blob, box, curve, ellipse, n, poly, scallop, star, twin, type Point } from '../svg';
import type { Figure } from './kit';

/** A peak that has woken up: snow cap, pines on its shoulders, a belt of cloud. */
export const mountain: Figure = ({ pen, r, p, face }) => {
  const peak = blob(
    [
      [54, 440],
      [120, 330],
      [172, 196],
      [236, 88],
      [272, 96],
      [332, 190],
      [386, 316],
      [458, 440],
      [256, 452],
    ],
    0.55,
  );
  const back =
    pen.shape(
      blob(
        [
          [300, 440],
          [356, 250],
          [404, 204],
          [446, 280],
          [496, 440],
        ],
        0.6,
      ),
      shade(p.main, 0.25),
    ) +
    pen.shape(
      blob(
        [
          [20, 440],
          [70, 320],
          [112, 284],
          [170, 440],
        ],
        0.6,
      ),
      shade(p.main, 0.12),
    );
  const snow = poly([
    [100, 60],
    [400, 60],
    [372, 214],
    [336, 190],
    [308, 226],
    [274, 180],
    [244, 216],
    [214, 176],
    [178, 222],
    [130, 200],
  ]);
  const ridges = pen.line('M120 380q30 -40 44 -96M150 410q20 -20 26 -50M392 370q-20 -30 -26 -64M372 410q-12 -20 -16 -40', 5, shade(p.main, 0.5));
  const tree = (x: number, y: number, s: number) =>
    pen.line(`M${x} ${y}v${n(-30 * s)}`, 6) +
    pen.shape(
      poly([
        [x, y - 96 * s],
        [x + 26 * s, y - 52 * s],
        [x - 26 * s, y - 52 * s],
      ]),
      HOUSE.jade,
      { flat: true, line: 5 },
    ) +
    pen.shape(
      poly([
        [x, y - 70 * s],
        [x + 33 * s, y - 18 * s],
        [x - 33 * s, y - 18 * s],
      ]),
      HOUSE.jade,
      { flat: true, line: 5 },
    );
  const cloud = (x: number, y: number, w: number) =>
    pen.shape(`M${x} ${y}h${w}a24 24 0 0 0 0 -46a34 34 0 0 0 ${n(-w * 0.36)} -18a42 42 0 0 0 ${n(-w * 0.42)} 16a26 26 0 0 0 ${n(-w * 0.22)} 48Z`, p.pale, { line: 6 });
  const arms = twin((s) => pen.limb(`M${256 + s * 112} 340q${s * 44} ${r.pick([-40, 10])} ${s * 62} ${r.pick([-58, 30])}`, 18, p.main));
  return (
    back +
    arms +
    pen.shape(peak, p.main) +
    pen.inside(peak, pen.mark(snow, lightness(p.main) > 0.8 ? tint(p.side, 0.3) : p.pale)) +
    pen.line(
      poly([
        [196, 205],
        [214, 176],
        [244, 216],
        [274, 180],
        [308, 226],
        [330, 194],
      ]).replace('Z', ''),
      5,
    ) +
    pen.line(peak) +
    ridges +
    face(256, 292, 17, { on: p.main, gap: 3.6 }) +
    tree(128, 446, 0.9) +
    tree(396, 450, 1.1) +
    tree(434, 446, 0.7) +
    cloud(300, 396, 140) +
    cloud(60, 430, 110) +
    twin((s) => pen.shape(ellipse(256 + s * 48, 446, 34, 18), p.pop, { flat: true }))
  );
};

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

/** A paper lantern with a flame for a heart, ribs, tassels and small hands. */
export const lantern: Figure = ({ pen, r, p, face }) => {
  const tall = r.chance(0.4);
  const paper = r.chance(0.5) ? HOUSE.seal : p.main;
  const rx = tall ? 104 : 142,
    ry = tall ? 132 : 112;
  const body = tall ? box(256 - rx, 250 - ry, rx * 2, ry * 2, 54) : ellipse(256, 250, rx, ry);
  let ribs = '';
  for (const k of [-0.72, -0.36, 0, 0.36, 0.72])
    ribs += tall ? pen.line(`M120 ${n(250 + k * ry)}q136 26 272 0`, 4, shade(paper, 0.45)) : pen.line(`M256 138Q${n(256 + k * rx * 2)} 250 256 362`, 4, shade(paper, 0.45));
  const glow = pen.mark(ellipse(256, 262, rx * 0.72, ry * 0.66), '#FFD98A', 0.5);
  const caps = pen.shape(box(206, 250 - ry - 18, 100, 30, 8), HOUSE.amber) + pen.shape(box(206, 250 + ry - 12, 100, 30, 8), HOUSE.amber);
  const hook = pen.line(`M256 ${250 - ry - 18}V72`, 6) + pen.shape('M160 76Q256 44 352 76Q256 64 160 76Z', '#7A5A3A', { flat: true });
  const foot = 250 + ry + 18;
  const tassels = [-1, 0, 1]
    .map((i) => {
      const x = 256 + i * 34,
        y = foot + (i ? 6 : 18);
      return (
        pen.line(`M${x} ${foot - 4}V${y + 6}`, 5) +
        pen.shape(ellipse(x, y + 6, 9), p.pop === paper ? p.side : p.pop, { flat: true, line: 4 }) +
        pen.shape(`M${x - 10} ${y + 14}h20l6 50q-16 8 -32 0Z`, HOUSE.amber, { flat: true, line: 5 }) +
        pen.line(`M${x - 4} ${y + 26}l-2 34M${x + 4} ${y + 26}l2 34`, 3)
      );
    })
    .join('');
  const hands = twin((s) => pen.limb(`M${256 + s * (rx - 6)} 270q${s * 40} ${s < 0 ? 24 : -50} ${s * 48} ${s < 0 ? 50 : -76}`, 13, p.pale));
  const sparks = [
    [96, 150, 12],
    [420, 330, 14],
    [110, 392, 9],
    [410, 110, 8],
  ]
    .map(([x = 0, y = 0, q = 0]) => pen.shape(star(x, y, q * 1.5, q * 0.5, 4), '#F7D27A', { flat: true, line: 4 }))
    .join('');
  return sparks + hook + hands + tassels + pen.shape(body, paper) + pen.inside(body, glow + ribs) + pen.line(body) + caps + face(256, 246, 17, { on: '#F2A86A', gap: 3.4 });
};

/** A river dragon coiled in an S, with antlers, whiskers and a pearl. */
export const dragon: Figure = ({ pen, r, p, face }) => {
  const spine: Point[] = [
    [270, 220],
    [372, 262],
    [414, 350],
    [350, 412],
    [220, 420],
    [120, 408],
    [70, 350],
    [78, 296],
  ];
  const d = curve(spine);
  let fins = '';
  for (const [x, y, a] of [
    [362, 222, 24],
    [428, 268, 55],
    [452, 344, 88],
    [62, 396, -130],
    [34, 340, -92],
  ] as const)
    fins += `<g transform="rotate(${a} ${x} ${y})">${pen.shape(
      poly([
        [x - 16, y + 22],
        [x, y - 18],
        [x + 16, y + 22],
      ]),
      p.pop,
      { flat: true, line: 5 },
    )}</g>`;
  const tuft = pen.shape(
    blob(
      [
        [58, 312],
        [28, 262],
        [58, 270],
        [70, 220],
        [94, 262],
        [128, 250],
        [104, 312],
      ],
      0.8,
    ),
    p.pop,
  );
  const coil = pen.limb(d, 62, p.main) + pen.line(d, 22, tint(p.main, 0.55)) + `<g stroke-dasharray="1 20">${pen.line(d, 5, shade(p.main, 0.5))}</g>`;
  const paws = [316, 160].map((x) => pen.shape(ellipse(x, 442, 40, 17), p.main, { flat: true }) + pen.line(`M${x - 10} 446v-8M${x + 8} 446v-8`, 4)).join('');
  const mane = pen.shape(scallop(232, 200, 122, 104, 17, 0.2), p.pop);
  const antlers = twin((s) => pen.limb(`M${222 + s * 44} 110Q${222 + s * 56} 66 ${222 + s * 96} 44M${222 + s * 58} 80q${s * -8} -24 ${s * 6} -44`, 11, HOUSE.amber));
  const ears = twin((s) =>
    pen.shape(
      blob([
        [222 + s * 80, 140],
        [222 + s * 146, 116],
        [222 + s * 106, 184],
      ]),
      p.main,
    ),
  );
  const head = pen.shape(
    blob([
      [222, 96],
      [292, 122],
      [322, 192],
      [296, 262],
      [222, 288],
      [148, 262],
      [122, 192],
      [152, 122],
    ]),
    p.main,
  );
  const snout =
    pen.shape(
      blob([
        [222, 214],
        [262, 224],
        [292, 252],
        [272, 284],
        [222, 296],
        [172, 284],
        [152, 252],
        [182, 224],
      ]),
      tint(p.main, 0.5),
    ) +
    twin((s) => pen.mark(ellipse(222 + s * 18, 232, 6, 4.5), p.ink)) +
    pen.line('M166 256q28 22 56 6q28 16 56 -6', 5) +
    twin((s) =>
      pen.shape(
        poly([
          [222 + s * 34, 267],
          [222 + s * 48, 263],
          [222 + s * 43, 280],
        ]),
        '#FFFDF8',
        { flat: true, line: 3 },
      ),
    );
  const whiskers = twin((s) => pen.limb(`M${222 + s * 66} 244q${s * 46} -4 ${s * 56} 42q${s * 4} 22 ${s * 24} 12`, 4, HOUSE.amber));
  const pearl =
    twin((s) => pen.limb(`M${230 + s * 70} 372q${-s * 6} -${r.int(8, 16)} ${-s * 28} -14`, 20, p.main)) + pen.shape(ellipse(230, 352, 36), p.pale) + pen.mark(ellipse(219, 340, 9, 7), '#FFFFFF');
  return fins + tuft + coil + paws + mane + antlers + ears + head + snout + face(222, 184, 15, { on: p.main, gap: 3.5, mouth: 'none' }) + whiskers + pearl;
};

/** The head of a dancing lion: mirror, brows, fringe and a mouth that snaps. */
export const lionDance: Figure = ({ pen, r, p, face }) => {
  const mask = p.main,
    fur = lightness(mask) > 0.75 ? p.side : r.chance(0.5) ? p.pale : p.side;
  const mane = pen.shape(scallop(256, 272, 190, 172, 20, r.range(0, 0.3)), fur) + pen.line(scallop(256, 272, 166, 150, 20, 0.5), 4, shade(fur, 0.4));
  const ears = twin(
    (s) =>
      pen.shape(
        blob([
          [256 + s * 104, 150],
          [256 + s * 170, 78],
          [256 + s * 206, 128],
          [256 + s * 156, 196],
        ]),
        mask,
      ) + pen.mark(ellipse(256 + s * 164, 130, 17, 14), p.pale),
  );
  const skull = pen.shape(
    blob([
      [256, 92],
      [350, 126],
      [398, 214],
      [380, 300],
      [256, 336],
      [132, 300],
      [114, 214],
      [162, 126],
    ]),
    mask,
  );
  const brows = twin((s) => pen.shape(scallop(256 + s * 74, 178, 56, 24, 9, 0.3), fur, { flat: true, line: 5 }));
  const mirror =
    pen.shape(ellipse(256, 132, 33), HOUSE.amber) +
    pen.shape(ellipse(256, 132, 18), '#DDEBEA', { flat: true, line: 4 }) +
    pen.shape(
      poly([
        [256, 44],
        [274, 98],
        [238, 98],
      ]),
      p.pop,
      { flat: true },
    );
  const eyes = face(256, 228, 21, { on: mask, eyes: 'ring', mouth: 'none', gap: 3.3, cheeks: false });
  const nose =
    pen.shape(
      blob([
        [256, 254],
        [300, 266],
        [308, 292],
        [256, 300],
        [204, 292],
        [212, 266],
      ]),
      p.pop,
    ) + twin((s) => pen.shape(scallop(256 + s * 104, 282, 24, 24, 8), fur, { flat: true, line: 5 }));
  const mouth =
    pen.shape(
      blob(
        [
          [140, 312],
          [256, 332],
          [372, 312],
          [352, 388],
          [256, 412],
          [160, 388],
        ],
        0.7,
      ),
      '#5B1F24',
    ) +
    pen.mark(ellipse(256, 394, 62, 26), '#E8766A') +
    [176, 212, 248, 284].map((x) => pen.shape(box(x + 6, 326, 28, 20, 7), '#FFFDF8', { flat: true, line: 4 })).join('');
  const beard = pen.shape(
    blob(
      [
        [150, 384],
        [256, 410],
        [362, 384],
        [346, 440],
        [316, 424],
        [292, 458],
        [256, 434],
        [220, 458],
        [196, 424],
        [166, 440],
      ],
      0.7,
    ),
    fur,
  );
  const dots = twin((s) => [0, 1, 2].map((i) => pen.mark(ellipse(256 + s * (38 + i * 26), 148 - i * -4 - 22 + i * 10, 6), blend(p.pale, mask, 0.1))).join(''));
  return mane + ears + mouth + beard + skull + dots + mirror + brows + eyes + nose;
};
