import { HOUSE, blend, shade, tint } from '../palette';
import { blossom } from '../face';
import { blob, box, curve, ellipse, n, poly, scallop, twin, type Point } from '../svg';
import type { Figure } from './kit';

/** A teapot that walks: a painted band, a lid that lifts, and steam in the shape of a thought. */
export const teapot: Figure = ({ pen, r, p, face }) => {
  const clay = p.main;
  const steam = [0, 1]
    .map((i) =>
      pen.line(
        curve([
          [236 + i * 44, 96],
          [220 + i * 44, 76],
          [248 + i * 44, 56],
          [232 + i * 44, 30],
        ]),
        9,
        p.pale,
      ),
    )
    .join('');
  const handle = pen.limb('M366 256C470 214 486 372 360 376', 24, clay);
  const spout = pen.shape(
    blob(
      [
        [150, 350],
        [96, 316],
        [78, 250],
        [44, 226],
        [76, 206],
        [116, 224],
        [136, 272],
        [176, 292],
      ],
      0.8,
    ),
    clay,
  );
  const feet = twin((s) => pen.limb(`M${256 + s * 56} 410v26`, 16, clay) + pen.shape(ellipse(256 + s * 66, 442, 34, 15), p.pop, { flat: true }));
  const body = blob([
    [256, 180],
    [340, 202],
    [394, 300],
    [354, 396],
    [256, 420],
    [158, 396],
    [118, 300],
    [172, 202],
  ]);
  const band =
    pen.mark(box(100, 352, 320, 44), p.pale) +
    Array.from({ length: 12 }, (_, i) => pen.line(`M${112 + i * 26} 388q13 -34 26 0`, 4, shade(clay, 0.2))).join('') +
    pen.line('M100 352h320M100 396h320', 4);
  const lid = pen.shape('M178 196Q256 116 334 196Q256 222 178 196Z', r.chance(0.5) ? p.pop : clay) + pen.shape(ellipse(256, 138, 19), HOUSE.amber, { flat: true });
  const deco = r.chance(0.5)
    ? blossom(pen, 344, 248, 24, p.pale, HOUSE.amber)
    : pen.shape(
        blob([
          [326, 226],
          [362, 214],
          [374, 250],
          [346, 256],
        ]),
        HOUSE.jade,
        { flat: true, line: 4 },
      );
  return steam + handle + spout + feet + pen.shape(body, clay) + pen.inside(body, band) + pen.line(body) + lid + deco + face(250, 284, 17, { on: clay, gap: 3.7 });
};

/** A tin robot with a screen for a face. */
export const robot: Figure = ({ pen, r, p, face }) => {
  const shell = p.main,
    screen = blend(p.ink, '#1F4A4A', 0.45),
    wheels = r.chance(0.4);
  const legs = wheels
    ? pen.shape(box(150, 402, 212, 46, 23), '#3A383D') + [186, 256, 326].map((x) => pen.shape(ellipse(x, 425, 13), p.side, { flat: true, line: 4 })).join('')
    : twin((s) => pen.limb(`M${256 + s * 44} 396v34`, 22, p.side) + pen.shape(box(256 + s * 52 - 36, 426, 72, 22, 11), p.pop));
  const arms = twin((s) => pen.limb(`M${256 + s * 92} 324q${s * 58} ${s < 0 ? 8 : -10} ${s * 66} ${s < 0 ? 52 : -62}`, 17, p.side) + pen.shape(ellipse(256 + s * 160, s < 0 ? 386 : 250, 22), p.pop));
  const body =
    pen.shape(box(162, 290, 188, 122, 32), shell) +
    pen.shape(box(192, 322, 80, 60, 10), p.pale, { flat: true, line: 5 }) +
    pen.line('M204 362l16 -20l14 14l26 -24', 5, p.pop) +
    pen.shape(ellipse(312, 336, 13), HOUSE.amber, { flat: true, line: 5 }) +
    pen.shape(ellipse(312, 374, 13), HOUSE.jade, { flat: true, line: 5 });
  const round = r.chance(0.5);
  const head = box(128, 118, 256, 170, round ? 82 : 34);
  const glass = box(154, 146, 204, 116, round ? 56 : 20);
  const antenna = r.chance(0.5)
    ? pen.line('M256 118V78', 8) + pen.shape(ellipse(256, 66, 18), p.pop)
    : twin((s) => pen.line(`M${256 + s * 50} 120l${s * 24} -44`, 7) + pen.shape(ellipse(256 + s * 76, 70, 13), p.pop, { flat: true }));
  const ears = twin((s) => pen.shape(box(256 + s * 136 - 15, 172, 30, 66, 10), p.side));
  const shine = pen.inside(
    glass,
    pen.mark(
      poly([
        [190, 130],
        [228, 130],
        [164, 280],
        [126, 280],
      ]),
      '#FFFFFF',
      0.12,
    ),
  );
  return antenna + ears + legs + arms + body + pen.shape(head, shell) + pen.shape(glass, screen, { flat: true }) + shine + face(256, 194, 16, { on: screen, gap: 3.4 });
};

/** A bun in its steamer, or a rice parcel tied with string. */
export const dumpling: Figure = ({ pen, r, p, face }) => {
  if (r.chance(0.35)) return riceParcel({ pen, r, p, face });
  const dough = r.pick(['#FBEFDC', p.pale, tint(p.main, 0.72)]);
  const steam = [176, 256, 336]
    .map((x, i) =>
      pen.line(
        curve([
          [x, 112 - (i === 1 ? 34 : 0)],
          [x - 14, 92 - (i === 1 ? 34 : 0)],
          [x + 12, 72 - (i === 1 ? 34 : 0)],
          [x, 48 - (i === 1 ? 30 : 0)],
        ]),
        9,
        p.pale,
      ),
    )
    .join('');
  const bun = blob([
    [256, 128],
    [330, 158],
    [396, 244],
    [390, 342],
    [256, 386],
    [122, 342],
    [116, 244],
    [182, 158],
  ]);
  const knot = pen.shape(
    blob([
      [226, 150],
      [220, 112],
      [256, 96],
      [292, 112],
      [286, 150],
      [256, 160],
    ]),
    dough,
  );
  let pleats = '';
  for (const k of [-3, -2, -1, 1, 2, 3]) pleats += pen.line(`M${256 + k * 10} 146Q${256 + k * 36} 158 ${256 + k * 44} ${n(206 - Math.abs(k) * 2)}`, 5, shade(dough, 0.5));
  const arms = twin((s) => pen.shape(ellipse(256 + s * 118, 330, 26, 20), dough));
  const steamer =
    pen.shape(box(84, 352, 344, 92, 18), '#D9A865') +
    pen.line('M90 376h332M90 422h332', 5, '#8B5E2E') +
    Array.from({ length: 11 }, (_, i) => pen.line(`M${106 + i * 30} 384v30`, 4, '#A9763C')).join('');
  const rim = pen.shape(box(70, 340, 372, 26, 13), '#E8BF80');
  const topping = r.chance(0.5)
    ? pen.shape(scallop(256, 108, 17, 17, 5), p.pop, { flat: true, line: 5 })
    : pen.shape(
        blob([
          [256, 104],
          [282, 70],
          [322, 76],
          [296, 106],
        ]),
        HOUSE.jade,
        { flat: true },
      );
  return steam + pen.shape(bun, dough) + knot + pleats + topping + steamer + rim + arms + face(256, 264, 18, { on: dough, gap: 3.7 });
};

const riceParcel: Figure = ({ pen, p, face }) => {
  const leaf = blend(p.main, '#5E8C4A', 0.6);
  const body = blob(
    [
      [256, 84],
      [300, 130],
      [384, 300],
      [398, 400],
      [256, 428],
      [114, 400],
      [128, 300],
      [212, 130],
    ],
    0.75,
  );
  const folds =
    pen.mark(
      poly([
        [256, 70],
        [60, 460],
        [210, 330],
      ]),
      shade(leaf, 0.18),
    ) + pen.line('M256 84Q250 220 176 420M256 84Q268 220 336 420M256 84L256 180', 4, shade(leaf, 0.5));
  const window = pen.shape(
    blob([
      [256, 196],
      [318, 244],
      [330, 316],
      [256, 344],
      [182, 316],
      [194, 244],
    ]),
    '#FFF6E4',
  );
  const cord =
    pen.limb('M126 358Q256 400 386 358', 10, p.pop) +
    pen.shape(
      blob([
        [256, 382],
        [206, 360],
        [200, 404],
      ]),
      p.pop,
      { flat: true },
    ) +
    pen.shape(
      blob([
        [256, 382],
        [306, 360],
        [312, 404],
      ]),
      p.pop,
      { flat: true },
    ) +
    pen.shape(ellipse(256, 382, 14), p.pop, { flat: true });
  const feet = twin((s) => pen.shape(ellipse(256 + s * 54, 440, 32, 15), p.side, { flat: true }));
  const arms = twin((s) => pen.limb(`M${256 + s * 124} 300q${s * 44} -6 ${s * 54} -50`, 15, leaf));
  return feet + arms + pen.shape(body, leaf) + pen.inside(body, folds) + pen.line(body) + window + cord + face(256, 264, 14, { on: '#FFF6E4', gap: 2.9 });
};

/** A plant in a pot: cactus, tulip, sprout or bonsai; the pot has the face. */
export const potted: Figure = ({ pen, r, p, face }) => {
  const leaf = HOUSE.jade;
  const plant = r.pick([
    () =>
      pen.shape(box(206, 70, 100, 190, 50), leaf) +
      pen.limb('M306 186h36v-44', 30, leaf) +
      pen.limb('M206 206h-34v-36', 26, leaf) +
      pen.line('M236 110v22M270 96v22M256 150v22M286 170v22M228 180v22', 5, tint(leaf, 0.6)) +
      blossom(pen, 256, 70, 30, p.pop, p.pale),
    () =>
      pen.limb('M256 260V150', 13, leaf) +
      pen.shape(
        blob([
          [250, 240],
          [180, 210],
          [150, 140],
          [220, 160],
        ]),
        leaf,
      ) +
      pen.shape(
        blob([
          [262, 240],
          [332, 210],
          [362, 140],
          [292, 160],
        ]),
        leaf,
      ) +
      pen.shape('M196 66L226 96L256 56L286 96L316 66Q330 172 256 174Q182 172 196 66Z', p.pop),
    () =>
      pen.limb('M256 260C300 210 210 180 262 130', 22, '#7A5A3A') +
      pen.shape(scallop(320, 164, 62, 36, 10), leaf) +
      pen.shape(scallop(190, 150, 66, 38, 10), leaf) +
      pen.shape(scallop(262, 92, 80, 46, 12), leaf) +
      [
        [180, 140],
        [330, 160],
        [280, 76],
        [236, 104],
      ]
        .map(([x = 0, y = 0]) => blossom(pen, x, y, 15, p.pop, p.pale))
        .join(''),
    () =>
      twin(
        (s) =>
          pen.limb(`M256 260Q${256 + s * 10} 190 ${256 + s * 52} 150`, 11, leaf) +
          pen.shape(
            blob([
              [256 + s * 40, 170],
              [256 + s * 66, 84],
              [256 + s * 150, 66],
              [256 + s * 140, 140],
            ]),
            leaf,
          ) +
          pen.line(`M${256 + s * 62} 152Q${256 + s * 96} 122 ${256 + s * 122} 94`, 5),
      ),
  ])();
  const pot = blob(
    [
      [132, 268],
      [256, 276],
      [380, 268],
      [366, 380],
      [326, 436],
      [256, 442],
      [186, 436],
      [146, 380],
    ],
    0.7,
  );
  const rim = pen.shape(box(114, 236, 284, 48, 18), p.main);
  const stripe = pen.mark(poly([...Array.from({ length: 21 }, (_, i): Point => [126 + i * 13, i % 2 ? 392 : 410]), [400, 470], [110, 470]]), p.side);
  const arms = twin((s) => pen.limb(`M${256 + s * 116} 336q${s * 46} ${s > 0 ? -4 : 20} ${s * 56} ${s > 0 ? -46 : 44}`, 15, p.main));
  return (
    plant +
    arms +
    twin((s) => pen.shape(ellipse(256 + s * 54, 446, 34, 15), p.pop, { flat: true })) +
    pen.shape(pot, p.main) +
    pen.inside(pot, stripe) +
    pen.line(pot) +
    rim +
    face(256, 336, 16, { on: p.main, gap: 3.8 })
  );
};

/** A mushroom elder with a spotted cap and a lantern-lit door. */
export const mushroom: Figure = ({ pen, r, p, face }) => {
  const cap = blob(
    [
      [64, 262],
      [90, 160],
      [176, 88],
      [270, 72],
      [366, 104],
      [436, 186],
      [448, 262],
      [360, 286],
      [256, 274],
      [152, 286],
    ],
    0.95,
  );
  const spots = [
    [150, 180, 32],
    [256, 128, 40],
    [366, 190, 34],
    [300, 226, 17],
    [206, 236, 20],
    [96, 240, 18],
    [420, 246, 15],
  ]
    .map(([x = 0, y = 0, c = 0]) => pen.mark(ellipse(x, y, c * 1.1, c * 0.9), p.pale))
    .join('');
  const stem = pen.shape(
    blob(
      [
        [182, 262],
        [330, 262],
        [344, 360],
        [372, 430],
        [256, 448],
        [140, 430],
        [168, 360],
      ],
      0.8,
    ),
    p.pale,
  );
  const gills = pen.mark(
    blob([
      [130, 270],
      [256, 262],
      [382, 270],
      [330, 300],
      [256, 292],
      [182, 300],
    ]),
    shade(p.pale, 0.3),
  );
  const friends =
    pen.limb('M414 444v-46', 18, p.pale) +
    pen.shape('M370 402Q414 326 458 402Q414 414 370 402Z', p.pop) +
    (r.chance(0.6) ? pen.limb('M96 444v-28', 15, p.pale) + pen.shape('M62 420Q96 364 130 420Q96 430 62 420Z', p.side) : '');
  const arms = twin((s) =>
    pen.shape(
      blob([
        [256 + s * 82, 350],
        [256 + s * 128, 366],
        [256 + s * 120, 394],
        [256 + s * 84, 384],
      ]),
      p.pale,
    ),
  );
  const belt = pen.line('M158 404Q256 428 354 404', 7, p.pop);
  return friends + arms + stem + belt + gills + pen.shape(cap, p.main) + pen.inside(cap, spots) + pen.line(cap) + face(256, 338, 15, { on: p.pale, gap: 3.2 });
};
