import { HOUSE, tint } from '../drawing/palette';
import { blossom } from '../drawing/face';
import { blob, box, curve, ellipse, poly, twin } from '../drawing/svg';
import type { Figure } from './kit';

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
