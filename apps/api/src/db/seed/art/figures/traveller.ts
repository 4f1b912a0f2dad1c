import { HOUSE } from '../drawing/palette';
import { blob, box, ellipse, scallop, star, twin } from '../drawing/svg';
import type { Figure } from './kit';
import { SKINS } from './skins';

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
