import { shade } from '../drawing/palette';
import type { Rng } from '../drawing/rng';
import { ellipse, fill, stroke, twin } from '../drawing/svg';
import { INK } from './ink';

/** Open, laughing, lowered or wide eyes. */
export function eyes(r: Rng): string {
  return r.pick([
    () => twin((s) => fill(ellipse(256 + s * 46, 224, 9, 11), INK)),
    () => twin((s) => stroke(`M${256 + s * 46 - 18} 226q18 -16 36 0`, INK, 7)),
    () => twin((s) => stroke(`M${256 + s * 46 - 18} 222q18 12 36 0`, INK, 7)),
    () => twin((s) => fill(`M${256 + s * 46 - 22} 224q22 -22 44 0q-22 16 -44 0Z`, '#FFFDF8') + fill(ellipse(256 + s * 46, 222, 9), INK)),
  ])();
}

/** Brows, in the colour of the hair. */
export function brows(r: Rng, hairColor: string): string {
  return twin((s) => stroke(`M${256 + s * 26} ${198 + r.int(-2, 2)}q${s * 20} -12 ${s * 42} 0`, hairColor, r.pick([6, 9])));
}

/** The line of the nose. */
export function nose(skin: string): string {
  return stroke('M262 222Q284 258 270 268Q260 274 250 268', shade(skin, 0.5), 6);
}

/** A mouth: smiling, closed, wry or laughing. */
export function mouth(r: Rng): string {
  return r.pick([
    () => stroke('M230 296q26 18 52 0', '#8E2F2B', 7),
    () => fill('M226 292q14 -9 30 0q16 -9 30 0q-30 26 -60 0Z', '#B4423A'),
    () => stroke('M236 298q24 4 44 -6', '#8E2F2B', 7),
    () => fill('M226 290q30 8 60 0q-4 28 -30 28t-30 -28Z', '#7A2622') + fill('M234 293q22 5 44 0l-3 8h-38Z', '#FFFDF8'),
  ])();
}
