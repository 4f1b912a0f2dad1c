import { HOUSE } from './drawing/palette';
import type { Rng } from './drawing/rng';
import { box, fill, group, stroke } from './drawing/svg';

/** A small carved-looking seal: abstract strokes, no real name. */
export function stamp(x: number, y: number, r: Rng, size = 40): string {
  const u = size / 40;
  let cuts = '';
  for (const cx of [-9, 9])
    for (const cy of [-9, 9]) {
      const k = r.int(0, 3);
      cuts +=
        [
          `M${cx - 6} ${cy - 4}h12M${cx} ${cy - 6}v12M${cx - 6} ${cy + 5}h12`,
          `M${cx - 6} ${cy - 6}h12v12h-12zM${cx - 6} ${cy}h12`,
          `M${cx - 6} ${cy - 6}v12M${cx} ${cy - 6}v12M${cx + 6} ${cy - 6}v12M${cx - 6} ${cy}h12`,
          `M${cx - 6} ${cy - 6}h12M${cx} ${cy - 6}l-6 12M${cx} ${cy - 2}l6 8`,
        ][k] ?? '';
    }
  return group(`transform="translate(${x} ${y}) rotate(${Math.round(r.range(-4, 4))}) scale(${u})"`, fill(box(-20, -20, 40, 40, 5), HOUSE.seal) + stroke(cuts, '#FBF3E6', 2.2));
}
