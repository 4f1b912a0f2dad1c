import { HOUSE, shade, tint } from '../palette';
import { blob, box, curve, ellipse, poly, scallop, star, twin } from '../svg';
import type { Figure } from './kit';

const SKINS = ['#F7D9BE', '#EFC39E', '#D9A27A', '#B97F58'] as const;

/** A young traveller in a cape, with a staff and a lantern. */
export const traveller: Figure = ({ pen, r, p, face }) => {
  const skin = r.pick(SKINS),
    hair = r.pick(['#2B2529', '#5B3A2E', p.ink]);
  const staff = pen.limb('M398 446V130', 9, '#8B5E3C') + pen.line('M398 140q28 -10 34 22', 5) + pen.shape(box(412, 162, 40, 48, 14), '#F7D27A') + pen.line('M412 174h40M412 198h40', 4);
  const boots = twin((s) => pen.limb(`M${256 + s * 36} 404v26`, 22, hair) + pen.shape(ellipse(256 + s * 42, 440, 34, 15), '#5B3A2E', { flat: true }));
  const cape = pen.shape(
    blob(
      [
        [256, 262],
        [322, 300],
        [366, 412],
        [310, 418],
        [256, 424],
        [202, 418],
        [146, 412],
        [190, 300],
      ],
      0.8,
    ),
    p.main,
  );
  const hem = pen.line('M156 394Q256 416 356 394', 7, p.side) + [196, 256, 316].map((x, i) => pen.mark(star(x, i === 1 ? 378 : 370, 11, 5, 4), p.side)).join('');
  const hand =
    pen.shape(ellipse(382, 334, 18), skin, { flat: true }) +
    pen.shape(
      blob([
        [330, 318],
        [376, 316],
        [376, 350],
        [334, 360],
      ]),
      p.main,
      { flat: true },
    );
  const collar = pen.shape(
    blob([
      [184, 288],
      [256, 312],
      [328, 288],
      [334, 322],
      [256, 344],
      [178, 322],
    ]),
    p.pop,
  );
  const back = pen.shape(
    blob([
      [256, 96],
      [350, 130],
      [380, 220],
      [352, 300],
      [256, 300],
      [160, 300],
      [132, 220],
      [162, 130],
    ]),
    hair,
  );
  const head = pen.shape(
    blob([
      [256, 128],
      [330, 150],
      [358, 218],
      [322, 286],
      [256, 304],
      [190, 286],
      [154, 218],
      [182, 150],
    ]),
    skin,
  );
  const fringe = pen.shape(
    blob(
      [
        [146, 226],
        [150, 140],
        [220, 104],
        [300, 106],
        [358, 146],
        [368, 224],
        [334, 182],
        [302, 196],
        [272, 162],
        [236, 200],
        [204, 172],
        [170, 196],
      ],
      0.8,
    ),
    hair,
  );
  const hat = r.pick([
    () => pen.shape('M84 168Q172 132 256 40Q340 132 428 168Q256 214 84 168Z', HOUSE.amber) + pen.line('M256 44L196 186M256 44L316 186M128 160Q256 196 384 160', 4),
    () =>
      pen.shape(
        blob(
          [
            [128, 150],
            [160, 74],
            [256, 46],
            [352, 74],
            [384, 150],
            [256, 124],
          ],
          0.9,
        ),
        p.pop,
      ) +
      pen.shape(box(120, 134, 272, 36, 18), p.pale) +
      pen.shape(scallop(256, 44, 24, 24, 9), p.pale, { flat: true }),
    () => twin((s) => pen.shape(ellipse(256 + s * 92, 106, 42), hair) + pen.line(`M${256 + s * 66} 130l${s * 14} 14`, 9, p.pop)),
  ])();
  return staff + back + boots + cape + hem + hand + collar + head + face(256, 230, 14, { on: skin, gap: 3.7 }) + fringe + hat;
};

/** A stargazer in a round helmet, with a pack and a flag. */
export const voyager: Figure = ({ pen, r, p, face }) => {
  const suit = p.pale,
    skin = r.pick(SKINS),
    rabbit = r.chance(0.5);
  const pack = pen.shape(box(150, 276, 212, 120, 34), p.pop);
  const legs = twin((s) => pen.limb(`M${256 + s * 44} 394v32`, 40, suit) + pen.shape(box(256 + s * 48 - 38, 420, 76, 30, 15), p.main));
  const arms = twin((s) => pen.limb(`M${256 + s * 76} 318q${s * 52} ${s < 0 ? -4 : 14} ${s * 66} ${s < 0 ? -54 : 48}`, 34, suit) + pen.shape(ellipse(256 + s * 146, s < 0 ? 252 : 378, 22), p.main));
  const body =
    pen.shape(box(176, 280, 160, 132, 50), suit) +
    pen.shape(box(218, 336, 76, 44, 10), p.side, { flat: true, line: 5 }) +
    pen.mark(ellipse(238, 358, 8), p.pop) +
    pen.line('M256 352h26M256 364h18', 4);
  const flag =
    pen.limb('M110 270V60', 6, '#8B5E3C') +
    pen.shape(
      blob(
        [
          [110, 64],
          [60, 74],
          [24, 60],
          [26, 118],
          [64, 130],
          [110, 118],
        ],
        0.7,
      ),
      p.pop,
    ) +
    pen.mark(ellipse(66, 94, 15), p.pale);
  const ears = twin(
    (s) =>
      pen.shape(
        blob([
          [256 + s * 30, 130],
          [256 + s * 34, 50],
          [256 + s * 66, 24],
          [256 + s * 84, 74],
          [256 + s * 70, 140],
        ]),
        suit,
      ) + pen.mark(ellipse(256 + s * 60, 88, 10, 30), p.main, 0.8),
  );
  const helmet = pen.shape(ellipse(256, 196, 126, 118), suit);
  const glass = ellipse(256, 206, 96, 84);
  const inside =
    pen.shape(glass, rabbit ? tint(p.main, 0.8) : skin) +
    (rabbit
      ? ''
      : pen.inside(
          glass,
          pen.mark(
            blob([
              [140, 190],
              [170, 110],
              [256, 96],
              [342, 110],
              [372, 190],
              [310, 150],
              [256, 172],
              [206, 146],
            ]),
            '#2B2529',
          ),
        )) +
    pen.line(glass);
  const shine = pen.mark(
    blob([
      [186, 168],
      [206, 138],
      [226, 132],
      [204, 158],
      [192, 184],
    ]),
    '#FFFFFF',
    0.8,
  );
  const knobs = twin((s) => pen.shape(box(256 + s * 128 - 13, 174, 26, 56, 12), p.main)) + (rabbit ? '' : pen.line('M256 80V54', 6) + pen.shape(ellipse(256, 46, 13), p.pop, { flat: true }));
  return flag + pack + legs + arms + body + (rabbit ? ears : '') + knobs + helmet + inside + face(256, 214, 14, { on: rabbit ? tint(p.main, 0.8) : skin, gap: 3.1 }) + shine;
};

/** A shade of the theatre: a floating robe, long sleeves and a painted mask. */
export const masked: Figure = ({ pen, r, p, face }) => {
  const robe = p.main,
    mask = p.pale;
  const body = blob(
    [
      [256, 232],
      [330, 270],
      [372, 370],
      [390, 440],
      [350, 424],
      [318, 450],
      [286, 426],
      [256, 452],
      [226, 426],
      [194, 450],
      [162, 424],
      [122, 440],
      [140, 370],
      [182, 270],
    ],
    0.8,
  );
  const sleeves = twin(
    (s) =>
      pen.shape(
        blob(
          [
            [256 + s * 64, 288],
            [256 + s * 130, 296],
            [256 + s * 186, 344],
            [256 + s * 210, 430],
            [256 + s * 150, 436],
            [256 + s * 122, 376],
            [256 + s * 84, 356],
          ],
          0.9,
        ),
        robe,
      ) +
      pen.shape(
        blob(
          [
            [256 + s * 146, 416],
            [256 + s * 204, 404],
            [256 + s * 218, 452],
            [256 + s * 184, 444],
            [256 + s * 150, 460],
          ],
          0.7,
        ),
        p.pale,
        { flat: true },
      ),
  );
  const sash =
    pen.shape(
      poly([
        [232, 300],
        [256, 318],
        [280, 300],
        [284, 400],
        [256, 416],
        [228, 400],
      ]),
      p.side,
    ) + pen.line('M244 330h24M244 350h24M244 370h24', 4);
  const crown =
    pen.shape(
      blob(
        [
          [150, 140],
          [168, 66],
          [214, 96],
          [256, 40],
          [298, 96],
          [344, 66],
          [362, 140],
          [256, 118],
        ],
        0.6,
      ),
      p.pop,
    ) +
    [
      [190, 104],
      [256, 84],
      [322, 104],
    ]
      .map(([x = 0, y = 0]) => pen.shape(ellipse(x, y, 11), HOUSE.amber, { flat: true, line: 4 }))
      .join('');
  const plumes = twin(
    (s) =>
      pen.limb(
        curve([
          [256 + s * 70, 100],
          [256 + s * 110, 40],
          [256 + s * 170, 34],
          [256 + s * 214, 92],
        ]),
        7,
        p.side,
      ) + pen.shape(scallop(256 + s * 124, 152, 20, 20, 8), p.side, { flat: true, line: 5 }),
  );
  const plate = blob([
    [256, 110],
    [334, 130],
    [366, 204],
    [334, 284],
    [256, 322],
    [178, 284],
    [146, 204],
    [178, 130],
  ]);
  const paint = r.pick([
    () =>
      twin((s) =>
        pen.mark(
          blob([
            [256 + s * 16, 176],
            [256 + s * 60, 140],
            [256 + s * 120, 150],
            [256 + s * 112, 226],
            [256 + s * 50, 250],
            [256 + s * 18, 220],
          ]),
          robe,
          0.85,
        ),
      ) +
      pen.mark(
        blob([
          [256, 110],
          [272, 150],
          [256, 190],
          [240, 150],
        ]),
        p.pop,
      ),
    () =>
      twin(
        (s) =>
          pen.mark(
            blob([
              [256 + s * 30, 130],
              [256 + s * 130, 120],
              [256 + s * 120, 180],
              [256 + s * 60, 178],
            ]),
            p.pop,
          ) +
          pen.mark(
            blob([
              [256 + s * 40, 256],
              [256 + s * 110, 230],
              [256 + s * 90, 320],
              [256 + s * 40, 310],
            ]),
            p.side,
          ),
      ),
    () =>
      pen.mark(
        poly([
          [256, 100],
          [400, 100],
          [400, 340],
          [256, 340],
        ]),
        robe,
        0.9,
      ) + pen.mark(ellipse(256, 150, 17), HOUSE.amber),
  ])();
  const look = face(256, 210, 15, {
    on: mask,
    eyes: r.pick(['ring', 'arc', 'sleepy'] as const),
    gap: 3.7,
    cheeks: false,
  });
  return (
    plumes +
    sleeves +
    pen.shape(body, robe) +
    pen.line('M182 420Q200 360 206 320M330 420Q312 360 306 320', 4, shade(robe, 0.45)) +
    sash +
    crown +
    pen.shape(plate, mask) +
    pen.inside(plate, paint) +
    pen.line(plate) +
    twin((s) => pen.mark(ellipse(256 + s * 55, 210, 30, 27), mask)) +
    look
  );
};
