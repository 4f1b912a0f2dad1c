import { lettering } from './lettering';
import { HOUSE, PALETTES, lightness, shade } from './drawing/palette';
import { cycle, rng } from './drawing/rng';
import { stamp } from './stamp';
import { box, document, ellipse, fill, scallop, star, stroke } from './drawing/svg';

/** A small logo lockup: an emblem, the name, and a seal; 120 units high, as wide as the name needs. */
export function wordmark(name: string, seed: number): string {
  const whole = Math.trunc(seed) >>> 0,
    r = rng(whole + 77),
    p = cycle(PALETTES, whole, 5);
  const color = lightness(p.main) > 0.6 ? shade(p.pop, 0.2) : p.main,
    accent = color === HOUSE.seal ? HOUSE.jade : HOUSE.seal;
  const ems = Array.from(name).reduce((sum, c) => sum + (c > '\u2E7F' ? 1.04 : 0.64), 0),
    text = Math.max(1, ems) * 54,
    w = 150 + text + 56;
  const emblem = r.pick([
    () => fill(ellipse(60, 60, 42), color) + fill('M26 76L48 40L60 58L70 46L94 76Q60 108 26 76Z', p.pale) + fill(ellipse(76, 36, 8), accent),
    () => fill(scallop(60, 60, 36, 36, 8), color) + fill(star(60, 60, 26, 11, 5), p.pale),
    () => fill(box(20, 20, 80, 80, 24), color) + fill(ellipse(46, 56, 7, 9) + ellipse(74, 56, 7, 9), p.pale) + stroke('M46 76q14 12 28 0', p.pale, 6),
    () => fill(ellipse(60, 60, 42), color) + stroke('M22 66q12 -16 25 0t26 0t25 0M30 82q10 -12 20 0t20 0t20 0', p.pale, 6) + fill(ellipse(60, 40, 10), accent),
    () => fill('M60 16Q102 44 94 84Q60 118 26 84Q18 44 60 16Z', color) + stroke('M60 100V44M60 72Q44 66 40 52M60 62Q76 56 80 42', p.pale, 6),
  ])();
  return document({ w, h: 120 }, name, emblem + lettering(120, 79, name, 54, HOUSE.ink, { bold: true }) + stamp(w - 42, 40, r, 30));
}
