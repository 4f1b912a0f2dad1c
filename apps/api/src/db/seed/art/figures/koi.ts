import { shade } from '../drawing/palette';
import { blob, ellipse, type Point } from '../drawing/svg';
import type { Kit } from './kit';

/** A koi among ripples. */
export function koi({ pen, r, p, face }: Kit): string {
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
