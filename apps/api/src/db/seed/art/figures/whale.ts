import { HOUSE, shade } from '../drawing/palette';
import { blob, box, ellipse, poly, twin } from '../drawing/svg';
import type { Kit } from './kit';

/** A whale that carries a small house, a pine and a plume of water. */
export function whale({ pen, p, face }: Kit): string {
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
