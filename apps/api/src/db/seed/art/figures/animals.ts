import { HOUSE, blend, shade, tint } from '../palette';
import { blossom } from '../face';
import { blob, box, curve, ellipse, poly, scallop, twin, type Point } from '../svg';
import type { Figure, Kit } from './kit';

/** A sitting cub: bear, rabbit, cat, fox or panda, with a neckerchief and something on its head. */
export const cub: Figure = ({ pen, r, p, face }) => {
  const kind = r.pick(['bear', 'rabbit', 'cat', 'fox', 'panda'] as const);
  const fur = kind === 'panda' ? p.pale : p.main;
  const mark = kind === 'panda' ? '#3A383D' : kind === 'fox' ? p.pale : p.side;
  const limb = kind === 'panda' ? mark : fur;
  const ear = twin((s) => {
    const x = 256 + s * 78;
    if (kind === 'rabbit')
      return (
        pen.shape(
          blob([
            [x - s * 34, 150],
            [x - s * 26, 60],
            [x + s * 10, 34],
            [x + s * 26, 90],
            [x + s * 14, 170],
          ]),
          fur,
        ) +
        pen.mark(
          blob([
            [x - s * 16, 140],
            [x - s * 10, 84],
            [x + s * 8, 66],
            [x + s * 12, 104],
            [x + s * 2, 150],
          ]),
          mark,
        )
      );
    if (kind === 'cat' || kind === 'fox') {
      const tip = kind === 'fox' ? 64 : 84;
      return (
        pen.shape(
          blob(
            [
              [x - s * 48, 156],
              [x - s * 8, 112],
              [x + s * 26, tip],
              [x + s * 40, 120],
              [x + s * 36, 196],
            ],
            0.7,
          ),
          fur,
        ) +
        pen.mark(
          poly([
            [x - s * 18, 148],
            [x + s * 20, tip + 26],
            [x + s * 26, 176],
          ]),
          kind === 'fox' ? '#2B2529' : mark,
        )
      );
    }
    return pen.shape(ellipse(x + s * 16, 138, 42), kind === 'panda' ? mark : fur) + pen.mark(ellipse(x + s * 16, 140, 21), kind === 'panda' ? '#5B585F' : mark);
  });
  const tail =
    kind === 'fox' || kind === 'cat'
      ? pen.limb(
          curve([
            [320, 420],
            [400, 415],
            [424, 350],
            [kind === 'fox' ? 396 : 432, 300],
          ]),
          kind === 'fox' ? 44 : 22,
          fur,
        )
      : pen.shape(ellipse(352, 408, 28), kind === 'panda' ? p.pale : mark, { flat: true });
  const body =
    pen.shape(
      blob([
        [256, 276],
        [330, 318],
        [356, 396],
        [328, 442],
        [256, 448],
        [184, 442],
        [156, 396],
        [182, 318],
      ]),
      fur,
    ) + pen.mark(ellipse(256, 396, 58, 48), kind === 'panda' ? p.ground : mark, 0.9);
  const feet = twin((s) => pen.shape(ellipse(256 + s * 66, 438, 42, 24), limb, { flat: true }) + pen.line(`M${256 + s * 66} 430v-8M${256 + s * 82} 432v-8`, 4));
  const head = pen.shape(
    blob([
      [256, 128],
      [346, 158],
      [386, 236],
      [340, 304],
      [256, 318],
      [172, 304],
      [126, 236],
      [166, 158],
    ]),
    fur,
  );
  const muzzle =
    kind === 'fox'
      ? pen.mark(
          blob([
            [136, 246],
            [196, 232],
            [256, 262],
            [316, 232],
            [376, 246],
            [336, 302],
            [256, 315],
            [176, 302],
          ]),
          mark,
        )
      : kind === 'panda'
        ? twin((s) => pen.mark(ellipse(256 + s * 56, 228, 33, 38), mark))
        : pen.mark(ellipse(256, 272, 56, 36), tint(fur, 0.62));
  const look = kind === 'panda' ? face(256, 226, 15, { on: p.pale, eyes: 'ring', gap: 3.6, nose: 'button' }) : face(256, 228, 15, { on: fur, gap: 4, nose: 'button' });
  const scarf =
    pen.shape(
      blob([
        [170, 300],
        [256, 326],
        [342, 300],
        [350, 326],
        [256, 352],
        [162, 326],
      ]),
      p.pop,
    ) +
    pen.shape(
      poly([
        [290, 338],
        [338, 352],
        [326, 398],
        [304, 376],
        [282, 392],
      ]),
      p.pop,
      { flat: true },
    );
  const hat = r.pick([
    () => blossom(pen, 326, 152, 34, p.pale, HOUSE.amber) + blossom(pen, 362, 180, 22, p.pop, p.pale),
    () => pen.shape('M156 150Q256 20 356 150Q256 176 156 150Z', HOUSE.amber) + pen.line('M200 146Q256 84 312 146M256 86V158', 3.5),
    () =>
      pen.line('M256 132V98', 6) +
      pen.shape(
        blob([
          [256, 100],
          [286, 66],
          [330, 74],
          [306, 104],
        ]),
        HOUSE.jade,
        { flat: true },
      ) +
      pen.shape(
        blob([
          [256, 100],
          [230, 76],
          [196, 84],
          [216, 108],
        ]),
        HOUSE.jade,
        { flat: true },
      ),
    () => pen.shape(box(210, 104, 92, 34, 16), p.pop) + pen.shape(ellipse(256, 94, 15), p.pale, { flat: true }),
  ])();
  const arms = twin((s) => pen.shape(ellipse(256 + s * 82, 366, 24, 38), limb));
  return tail + ear + body + feet + arms + head + muzzle + look + scarf + (kind === 'rabbit' ? '' : hat);
};

/** A round bird: owl, chick or penguin, feathered with scallops. */
export const bird: Figure = ({ pen, r, p, face }) => {
  const kind = r.pick(['owl', 'chick', 'penguin'] as const);
  const coat = p.main,
    bib = kind === 'chick' ? tint(coat, 0.5) : p.pale;
  const legs = twin((s) => pen.limb(`M${256 + s * 46} 410v30`, 9, HOUSE.amber) + pen.limb(`M${256 + s * 46 - 22} 444h44`, 8, HOUSE.amber));
  const tuft =
    kind === 'owl'
      ? twin((s) =>
          pen.shape(
            blob(
              [
                [256 + s * 40, 136],
                [256 + s * 118, 66],
                [256 + s * 132, 178],
              ],
              0.6,
            ),
            coat,
          ),
        )
      : pen.shape(
          blob(
            [
              [230, 120],
              [210, 72],
              [246, 92],
              [260, 52],
              [274, 94],
              [306, 78],
              [286, 124],
            ],
            0.6,
          ),
          kind === 'chick' ? p.pop : coat,
        );
  const body = pen.shape(
    blob([
      [256, 104],
      [350, 140],
      [390, 250],
      [372, 370],
      [256, 428],
      [140, 370],
      [122, 250],
      [162, 140],
    ]),
    coat,
  );
  const chest = blob([
    [256, 262],
    [322, 284],
    [344, 350],
    [310, 402],
    [256, 414],
    [202, 402],
    [168, 350],
    [190, 284],
  ]);
  let scales = '';
  for (let row = 0; row < 4; row++)
    for (let i = -3; i <= 3; i++) {
      const x = 256 + i * 42 + (row % 2) * 21,
        y = 300 + row * 30;
      scales += pen.line(`M${x - 20} ${y}q20 30 40 0`, 4, shade(bib, 0.45));
    }
  const disc =
    kind === 'owl'
      ? twin((s) => pen.shape(ellipse(256 + s * 58, 206, 64), p.side, { flat: true, line: 5 }))
      : kind === 'penguin'
        ? pen.mark(
            blob([
              [256, 178],
              [300, 146],
              [348, 190],
              [326, 262],
              [256, 300],
              [186, 262],
              [164, 190],
              [212, 146],
            ]),
            p.pale,
          )
        : '';
  const wings = twin(
    (s) =>
      pen.shape(
        blob([
          [256 + s * 120, 232],
          [256 + s * 168, 290],
          [256 + s * 160, 384],
          [256 + s * 118, 348],
          [256 + s * 104, 280],
        ]),
        shade(coat, 0.22),
      ) + pen.line(`M${256 + s * 134} 300q${s * 12} 22 ${s * 8} 44`, 4),
  );
  const look =
    kind === 'owl'
      ? face(256, 204, 17, {
          on: p.side,
          eyes: r.pick(['gloss', 'ring', 'spark'] as const),
          gap: 3.4,
          nose: 'beak',
          cheeks: false,
        })
      : face(256, 204, 15, { on: kind === 'penguin' ? p.pale : coat, gap: 3.7, nose: 'beak' });
  const scarf =
    kind === 'owl'
      ? ''
      : pen.shape(
          blob([
            [150, 268],
            [256, 304],
            [362, 268],
            [368, 298],
            [256, 334],
            [144, 298],
          ]),
          p.pop,
        ) +
        pen.shape(
          poly([
            [184, 308],
            [222, 318],
            [214, 384],
            [178, 376],
          ]),
          p.pop,
          { flat: true },
        );
  return legs + tuft + body + pen.mark(chest, bib) + pen.inside(chest, scales) + disc + wings + look + scarf;
};

/** A whale that carries a small house, a pine and a plume of water; or a koi among ripples. */
export const swimmer: Figure = (kit) => (kit.r.chance(0.35) ? whale(kit) : koi(kit));

function whale({ pen, p, face }: Kit): string {
  const tail = pen.shape(
    blob(
      [
        [392, 330],
        [430, 288],
        [420, 232],
        [372, 206],
        [404, 196],
        [440, 216],
        [458, 182],
        [492, 168],
        [480, 220],
        [462, 250],
        [466, 320],
        [410, 400],
      ],
      0.8,
    ),
    p.main,
  );
  const outline = blob([
    [56, 310],
    [92, 220],
    [190, 186],
    [300, 212],
    [380, 292],
    [440, 316],
    [404, 394],
    [290, 430],
    [160, 424],
    [84, 386],
  ]);
  const belly = blob([
    [40, 352],
    [130, 356],
    [250, 376],
    [420, 370],
    [400, 470],
    [80, 470],
  ]);
  let pleats = '';
  for (let i = 0; i < 7; i++) pleats += pen.line(`M${96 + i * 38} ${372 + Math.sin(i) * 3}q${10 + i * 2} 30 ${2 + i * 4} 60`, 4, shade(p.pale, 0.4));
  const spout =
    twin((s) => pen.limb(`M${196 + s * 4} 184Q${196 + s * 2} 96 ${196 + s * 42} 92Q${196 + s * 78} 94 ${196 + s * 66} 128Q${196 + s * 54} 144 ${196 + s * 44} 126`, 11, '#D3EAEE')) +
    pen.shape(ellipse(196, 62, 11, 15), '#D3EAEE', { flat: true });
  const house =
    pen.shape(box(284, 158, 62, 62), p.side) +
    pen.shape('M266 166Q300 150 315 112Q330 150 366 166Q315 156 266 166Z', p.pop, { flat: true }) +
    pen.mark(box(304, 182, 20, 36, 9), p.ink) +
    pen.line('M376 262v-58', 7) +
    pen.shape(
      poly([
        [376, 142],
        [404, 206],
        [348, 206],
      ]),
      HOUSE.jade,
    );
  return (
    spout +
    house +
    tail +
    pen.shape(outline, p.main) +
    pen.inside(outline, pen.mark(belly, p.pale) + pleats) +
    pen.line('M60 348Q200 350 300 372', 5) +
    pen.shape(
      blob([
        [250, 372],
        [316, 388],
        [330, 446],
        [280, 436],
        [244, 404],
      ]),
      shade(p.main, 0.15),
    ) +
    face(154, 296, 15, { on: p.main, gap: 3.5, mouth: 'smile' })
  );
}

function koi({ pen, r, p, face }: Kit): string {
  const at = (t: number): Point => [120 + t * 270, 270 + Math.sin(t * 5.2) * 34];
  const fins =
    pen.shape(
      blob([
        [230, 200],
        [270, 110],
        [350, 120],
        [330, 180],
        [366, 200],
        [330, 236],
      ]),
      p.pop,
    ) +
    pen.shape(
      blob([
        [200, 350],
        [236, 430],
        [286, 440],
        [276, 360],
      ]),
      p.pop,
    );
  const tail =
    pen.shape(
      blob([
        [370, 262],
        [430, 180],
        [488, 170],
        [460, 240],
        [496, 318],
        [430, 310],
      ]),
      p.pop,
    ) + pen.line('M400 258l58 -54M402 268l64 24', 4);
  const body = blob([
    [44, 276],
    [84, 190],
    [180, 160],
    [290, 190],
    [392, 256],
    [398, 280],
    [300, 352],
    [190, 384],
    [92, 356],
  ]);
  let scales = '';
  for (let i = 0; i < 7; i++) for (let j = 0; j < 8; j++) scales += pen.line(`M${206 + i * 30 + (j % 2) * 15} ${160 + j * 30}q22 14 0 30`, 4, shade(p.pale, 0.4));
  const [sx, sy] = at(r.range(0.45, 0.65));
  const patches =
    pen.mark(
      blob([
        [sx - 40, 130],
        [sx + 70, 170],
        [sx + 40, 240],
        [sx - 30, 224],
      ]),
      p.main,
    ) +
    pen.mark(ellipse(sx + 56, sy + 70, 46, 34), p.main) +
    pen.mark(
      blob([
        [40, 230],
        [110, 150],
        [170, 180],
        [130, 216],
        [90, 226],
      ]),
      p.main,
    );
  const rings = [0, 1, 2].map((i) => pen.line(`M${74 + i * 16} ${130 - i * 20}q${12 + i * 6} -14 ${24 + i * 10} 0`, 5, p.pale)).join('');
  return (
    rings +
    tail +
    fins +
    pen.shape(body, p.pale) +
    pen.inside(body, patches + scales) +
    pen.line(body) +
    pen.line('M56 304q-28 2 -38 34M72 330q-18 12 -18 44', 6) +
    face(130, 270, 14, { on: p.pale, gap: 3.5 }) +
    pen.shape(
      blob([
        [196, 300],
        [262, 318],
        [276, 366],
        [216, 352],
      ]),
      p.pop,
    )
  );
}

/** A tortoise whose shell is a garden hill. */
export const tortoise: Figure = ({ pen, r, p, face }) => {
  const skin = p.main,
    shell = p.side;
  const dome = blob(
    [
      [176, 396],
      [180, 300],
      [240, 214],
      [324, 196],
      [408, 246],
      [448, 340],
      [444, 396],
    ],
    0.9,
  );
  const legs = [210, 286, 386].map((x, i) => pen.shape(box(x - 28, 376, 58, 66 - (i === 1 ? 4 : 0), 22), skin)).join('');
  const tail = pen.shape(
    blob([
      [430, 380],
      [492, 396],
      [434, 412],
    ]),
    skin,
  );
  let plates = '';
  for (const [x, y] of [
    [312, 280],
    [242, 312],
    [384, 312],
    [312, 372],
    [204, 392],
    [420, 392],
  ] as const) {
    plates += pen.shape(poly([0, 1, 2, 3, 4, 5].map((i) => [x + Math.cos((i * Math.PI) / 3) * 40, y + Math.sin((i * Math.PI) / 3) * 36] as Point)), shade(shell, 0.16), { flat: true, line: 4 });
  }
  const top = r.chance(0.5)
    ? pen.shape(box(292, 132, 56, 70), p.pale) +
      pen.shape('M264 142Q300 128 320 86Q340 128 376 142Q320 130 264 142Z', p.pop, { flat: true }) +
      pen.mark(box(310, 160, 20, 40, 10), p.ink) +
      pen.line('M384 214v-44', 7) +
      pen.shape(ellipse(384, 152, 30), HOUSE.jade)
    : pen.limb('M316 204Q300 150 330 110', 12, '#7A5A3A') +
      pen.shape(
        blob([
          [262, 138],
          [290, 108],
          [330, 112],
          [322, 144],
        ]),
        HOUSE.jade,
      ) +
      pen.shape(
        blob([
          [300, 92],
          [336, 62],
          [396, 78],
          [380, 112],
          [330, 112],
        ]),
        HOUSE.jade,
      ) +
      blossom(pen, 276, 112, 18, p.pop, p.pale);
  const rim = pen.shape(
    blob([
      [160, 384],
      [310, 402],
      [462, 384],
      [462, 412],
      [310, 430],
      [160, 412],
    ]),
    p.pale,
  );
  const head = pen.shape(
    blob([
      [60, 316],
      [80, 250],
      [136, 224],
      [194, 250],
      [214, 316],
      [204, 384],
      [150, 392],
      [84, 380],
    ]),
    skin,
  );
  return (
    top +
    tail +
    legs +
    pen.shape(dome, shell) +
    pen.inside(dome, plates) +
    pen.line(dome) +
    rim +
    head +
    face(132, 304, 14, { on: skin, gap: 3.4 }) +
    pen.shape(
      blob(
        [
          [78, 250],
          [134, 190],
          [190, 250],
          [134, 236],
        ],
        0.7,
      ),
      p.pop,
    )
  );
};

/** A cloud-fleeced sheep or, from the same build, a woolly goat with blue-sky bells. */
export const ram: Figure = ({ pen, r, p, face }) => {
  const wool = r.chance(0.6) ? p.pale : p.side,
    skin = blend(p.main, '#3A2A2E', 0.12);
  const legs = [184, 228, 296, 340].map((x, i) => pen.shape(box(x - 15, 372, 32, i % 3 ? 66 : 72, 8), skin)).join('');
  const curls = [
    [170, 330],
    [344, 330],
    [310, 384],
    [214, 392],
    [376, 290],
    [140, 280],
  ]
    .map(([x = 0, y = 0]) => pen.line(`M${x} ${y}q20 -20 28 4q-2 18 -18 8`, 4.5, shade(wool, 0.45)))
    .join('');
  const horns = twin(
    (s) =>
      pen.limb(`M${256 + s * 62} 172Q${256 + s * 150} 128 ${256 + s * 146} 210Q${256 + s * 134} 252 ${256 + s * 106} 220`, 25, p.side === wool ? p.pale : p.side) +
      pen.line(`M${256 + s * 98} 138l${s * 4} 24M${256 + s * 130} 156l${-s * 14} 18M${256 + s * 154} 196l${-s * 26} 4`, 4),
  );
  const head = pen.shape(
    blob([
      [256, 152],
      [316, 166],
      [338, 226],
      [312, 302],
      [256, 326],
      [200, 302],
      [174, 226],
      [196, 166],
    ]),
    skin,
  );
  const fringe = pen.shape(
    blob([
      [190, 170],
      [204, 124],
      [240, 116],
      [262, 96],
      [296, 114],
      [322, 134],
      [318, 176],
      [290, 166],
      [268, 186],
      [242, 170],
      [216, 184],
    ]),
    wool,
  );
  const bell = pen.line('M214 318Q256 346 298 318', 9, p.pop) + pen.shape(ellipse(256, 352, 24), HOUSE.amber) + pen.line('M236 352h40M256 358v12', 4);
  return legs + pen.shape(scallop(256, 310, 138, 92, 13, 0.2), wool) + curls + horns + head + face(256, 236, 14, { on: skin, gap: 3.1, nose: 'button' }) + fringe + bell;
};
