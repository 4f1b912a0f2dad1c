import { HOUSE, PALETTES, blend, shade, tint } from './palette';
import { cycle, rng, type Rng } from './rng';
import { blob, box, curve, document, ellipse, fill, grain, group, idOf, poly, scallop, stroke, twin } from './svg';

const SKINS = ['#F6D8BF', '#EDC3A0', '#D8A079', '#B67C55', '#8F5B3E', '#F3CDB6'] as const;
const INK = '#1C1B1F';

type Hair = (c: string, r: Rng) => { back: string; front: string };

const HAIR: readonly Hair[] = [
  (c) => ({
    back: fill(
      blob(
        [
          [256, 84],
          [360, 116],
          [394, 230],
          [390, 372],
          [256, 390],
          [122, 372],
          [118, 230],
          [152, 116],
        ],
        0.9,
      ),
      c,
    ),
    front: fill('M160 232Q158 120 256 116Q354 120 352 232Q330 178 256 180Q182 178 160 232Z', c),
  }),
  (c) => ({
    back: fill(scallop(256, 96, 54, 46, 10), c) + fill(ellipse(256, 198, 112, 108), c),
    front: fill('M154 236Q150 116 262 112Q360 122 358 236Q346 168 292 154Q220 150 154 236Z', c) + stroke('M226 118h60', HOUSE.seal, 8),
  }),
  (c) => ({ back: fill(scallop(256, 190, 128, 118, 13), c), front: fill(scallop(256, 134, 92, 40, 9), c) }),
  (c) => ({
    back: fill(ellipse(256, 204, 106, 106), c),
    front: fill(
      blob(
        [
          [150, 226],
          [158, 130],
          [236, 92],
          [340, 108],
          [368, 168],
          [352, 226],
          [336, 176],
          [300, 158],
          [268, 174],
          [236, 150],
          [196, 178],
          [170, 186],
        ],
        0.7,
      ),
      c,
    ),
  }),
  (c) => ({
    back: fill(
      blob(
        [
          [150, 170],
          [256, 90],
          [362, 170],
          [372, 280],
          [420, 420],
          [360, 440],
          [340, 320],
          [172, 320],
          [152, 440],
          [92, 420],
          [140, 280],
        ],
        0.9,
      ),
      c,
    ),
    front: fill('M156 240Q160 118 252 116L262 150Q200 170 156 240ZM356 240Q352 118 252 116L262 150Q318 170 356 240Z', c),
  }),
  (c) => ({
    back: '',
    front: fill('M160 214Q164 120 256 118Q348 120 352 214Q338 160 256 158Q174 160 160 214Z', blend(c, '#F1E4D4', 0.12)),
  }),
  (c) => ({
    back: fill(
      blob([
        [256, 92],
        [366, 150],
        [380, 262],
        [354, 300],
        [158, 300],
        [132, 262],
        [146, 150],
      ]),
      c,
    ),
    front: fill(box(160, 104, 192, 100, 40), c) + stroke('M200 140v60M232 132v70M280 132v70M312 140v60', tint(c, 0.18), 3),
  }),
  (c) => ({
    back:
      twin(
        (s) =>
          stroke(
            curve([
              [256 + s * 96, 230],
              [256 + s * 118, 300],
              [256 + s * 108, 380],
              [256 + s * 120, 430],
            ]),
            c,
            36,
            'stroke-dasharray="1 26"',
          ) +
          stroke(
            curve([
              [256 + s * 96, 230],
              [256 + s * 118, 300],
              [256 + s * 108, 380],
              [256 + s * 120, 420],
            ]),
            c,
            24,
          ),
      ) + fill(ellipse(256, 200, 110, 106), c),
    front: fill('M152 236Q152 114 256 112Q360 114 360 236Q336 158 256 128Q176 158 152 236Z', c),
  }),
];

const HATS: readonly ((c: string) => string)[] = [
  (c) => fill('M138 168Q150 70 270 66Q384 74 376 166Q256 118 138 168Z', c) + fill(ellipse(282, 64, 13), c) + stroke('M140 166Q256 120 376 164', shade(c, 0.4), 8),
  (c) => fill(ellipse(256, 150, 168, 30), c) + fill('M164 148Q166 66 256 64Q346 66 348 148Q256 170 164 148Z', tint(c, 0.12)) + stroke('M166 138Q256 160 346 138', HOUSE.seal, 13),
  (c) =>
    fill(
      blob(
        [
          [150, 180],
          [160, 108],
          [256, 74],
          [352, 108],
          [362, 180],
          [256, 146],
        ],
        0.9,
      ),
      c,
    ) +
    [
      [196, 126],
      [250, 106],
      [306, 120],
      [226, 142],
      [282, 140],
    ]
      .map(([x = 0, y = 0]) => fill(ellipse(x, y, 7), '#FFF6E6'))
      .join('') +
    fill(
      blob([
        [352, 160],
        [404, 150],
        [398, 190],
        [356, 180],
      ]),
      c,
    ),
];

export interface AvatarOptions {
  /** Width and height in pixels. */
  size: number;
}

/** The portrait of an imaginary artist, cut from flat shapes: half the face in shade, a tool of the trade behind. */
export function avatarArt(seed: number, { size }: AvatarOptions): string {
  const whole = Math.trunc(seed) >>> 0,
    r = rng(whole + 517),
    id = idOf('a', seed),
    p = cycle(PALETTES, whole, 7);
  const skin = r.pick(SKINS),
    grey = r.chance(0.2);
  const hairColor = grey ? r.pick(['#D9D3CB', '#A9A39D']) : r.pick(['#221E22', '#33241F', '#5A3527', '#2A2F45', '#7A3B2A']);
  const hair = cycle(HAIR, whole, 3)(hairColor, r),
    coat = p.main,
    dark = shade(skin, 0.24);
  const face = r.pick([
    blob([
      [256, 112],
      [332, 140],
      [352, 216],
      [332, 290],
      [256, 334],
      [180, 290],
      [160, 216],
      [180, 140],
    ]),
    box(164, 116, 184, 214, 88),
    blob(
      [
        [256, 114],
        [336, 140],
        [350, 214],
        [312, 300],
        [256, 338],
        [200, 300],
        [162, 214],
        [176, 140],
      ],
      0.85,
    ),
  ]);
  const ground =
    fill(box(0, 0, 512, 512), p.ground) +
    r.pick([
      () => fill(ellipse(r.int(200, 320), 230, 190), p.ground2),
      () =>
        fill(
          poly([
            [0, 512],
            [512, 512],
            [512, 0],
          ]),
          p.ground2,
        ),
      () => fill(box(0, 0, 256, 512), p.ground2) + fill(ellipse(400, 110, 54), p.pop),
      () => fill([0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(i * 72, 0, 34, 512)).join(''), p.ground2),
      () => fill('M40 512V240a216 216 0 0 1 432 0V512Z', p.ground2),
    ])();
  const neck = fill(box(212, 290, 88, 110, 30), dark);
  const shoulders = fill(
    blob(
      [
        [256, 362],
        [360, 384],
        [440, 440],
        [470, 560],
        [42, 560],
        [72, 440],
        [152, 384],
      ],
      0.9,
    ),
    coat,
  );
  const wear = r.pick([
    () =>
      fill(
        poly([
          [206, 366],
          [256, 470],
          [306, 366],
          [330, 382],
          [256, 540],
          [182, 382],
        ]),
        p.pale,
      ) + stroke('M206 368L256 474L306 368', shade(coat, 0.4), 5),
    () => fill(box(192, 350, 128, 48, 22), shade(coat, 0.25)) + stroke('M214 360v30M240 362v32M272 362v32M298 360v30', shade(coat, 0.45), 4),
    () =>
      fill(
        blob([
          [184, 350],
          [256, 388],
          [328, 350],
          [344, 384],
          [256, 428],
          [168, 384],
        ]),
        p.pop,
      ) +
      fill(
        poly([
          [286, 408],
          [336, 420],
          [320, 512],
          [276, 500],
        ]),
        p.pop,
      ),
    () => [0, 1, 2, 3, 4].map((i) => stroke(`M${90 - i * 10} ${428 + i * 26}Q256 ${388 + i * 30} ${422 + i * 10} ${428 + i * 26}`, p.pale, 8)).join(''),
    () => stroke('M196 372L220 512M316 372L292 512', p.side, 20) + fill(box(206, 466, 100, 60, 8), p.side),
  ])();
  const ears = twin((s) => fill(ellipse(256 + s * 96, 232, 18, 26), s > 0 ? dark : skin));
  const half =
    `<clipPath id="${id}f"><path d="${face}"/></clipPath>` +
    group(
      `clip-path="url(#${id}f)"`,
      fill(
        poly([
          [268, 80],
          [248, 180],
          [284, 262],
          [252, 276],
          [262, 360],
          [420, 360],
          [420, 80],
        ]),
        dark,
      ) + twin((s) => fill(ellipse(256 + s * 62, 268, 26, 18), '#E2735F', 'opacity=".5"')),
    );
  const eyes = r.pick([
    () => twin((s) => fill(ellipse(256 + s * 46, 224, 9, 11), INK)),
    () => twin((s) => stroke(`M${256 + s * 46 - 18} 226q18 -16 36 0`, INK, 7)),
    () => twin((s) => stroke(`M${256 + s * 46 - 18} 222q18 12 36 0`, INK, 7)),
    () => twin((s) => fill(`M${256 + s * 46 - 22} 224q22 -22 44 0q-22 16 -44 0Z`, '#FFFDF8') + fill(ellipse(256 + s * 46, 222, 9), INK)),
  ])();
  const brows = twin((s) => stroke(`M${256 + s * 26} ${198 + r.int(-2, 2)}q${s * 20} -12 ${s * 42} 0`, hairColor, r.pick([6, 9])));
  const nose = stroke('M262 222Q284 258 270 268Q260 274 250 268', shade(skin, 0.5), 6);
  const mouth = r.pick([
    () => stroke('M230 296q26 18 52 0', '#8E2F2B', 7),
    () => fill('M226 292q14 -9 30 0q16 -9 30 0q-30 26 -60 0Z', '#B4423A'),
    () => stroke('M236 298q24 4 44 -6', '#8E2F2B', 7),
    () => fill('M226 290q30 8 60 0q-4 28 -30 28t-30 -28Z', '#7A2622') + fill('M234 293q22 5 44 0l-3 8h-38Z', '#FFFDF8'),
  ])();
  const beard =
    whole % 5 === 2
      ? fill(
          blob(
            [
              [164, 258],
              [200, 286],
              [256, 280],
              [312, 286],
              [348, 258],
              [338, 330],
              [256, 376],
              [174, 330],
            ],
            0.8,
          ),
          hairColor,
        ) + fill(ellipse(256, 304, 28, 9), '#A4413A')
      : '';
  const glasses =
    whole % 3 === 1
      ? twin((s) => stroke(whole % 2 ? ellipse(256 + s * 48, 226, 36) : box(256 + s * 50 - 38, 198, 76, 56, 14), p.pop === HOUSE.jade ? INK : p.pop, 7)) + stroke('M244 224q12 -8 24 0', INK, 6)
      : '';
  const jewel =
    whole % 4 === 2
      ? twin(
          (s) =>
            fill(ellipse(256 + s * 98, 270, 9), HOUSE.amber) +
            fill(
              poly([
                [256 + s * 98 - 9, 280],
                [256 + s * 98 + 9, 280],
                [256 + s * 98, 306],
              ]),
              p.pop,
            ),
        )
      : '';
  const brush =
    whole % 4 === 3
      ? group('transform="rotate(24 376 250)"', fill(box(384, 150, 13, 220, 6), '#8B5E3C') + fill(box(381, 128, 19, 34), HOUSE.amber) + fill('M381 130Q376 96 391 66Q406 96 400 130Z', p.pop))
      : '';
  const hat = whole % 4 === 0 ? cycle(HATS, Math.floor(whole / 4))(p.pop) : '';
  const bust = brush + hair.back + shoulders + neck + wear + ears + fill(face, skin) + half + eyes + (beard ? '' : mouth) + beard + nose + hair.front + brows + glasses + jewel + hat;
  return document(
    { w: 512, h: 512, width: size, height: size },
    'Portrait',
    ground + group('transform="translate(256 286) scale(1.08) translate(-256 -272)"', bust) + grain(id, whole, 512, 512, 0.13),
  );
}
