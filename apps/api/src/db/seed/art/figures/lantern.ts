import { HOUSE, shade } from '../drawing/palette';
import { box, ellipse, n, star, twin } from '../drawing/svg';
import type { Figure } from './kit';

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
