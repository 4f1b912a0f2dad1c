import { PALETTES } from './drawing/palette';
import { cycle, rng } from './drawing/rng';
import { stamp } from './stamp';
import { document, grain, idOf } from './drawing/svg';
import { branch } from './works/branch';
import { colourField } from './works/colour-field';
import { courtyards } from './works/courtyards';
import { inkWash, nightMarket, terraces, woodcutWave } from './works/landscapes';
import { papercut } from './works/papercut';
import { stillLife } from './works/still-life';
import type { Work } from './works/work';

const STYLES: readonly Work[] = [inkWash, stillLife, woodcutWave, papercut, nightMarket, branch, courtyards, terraces, colourField];

export interface WorkOptions {
  /** Pixels; any proportion, the composition adapts to it. */
  width: number;
  height: number;
}

/** A finished picture by an imaginary artist; nine styles, in turn over the seeds. */
export function artistWork(seed: number, { width, height }: WorkOptions): string {
  const whole = Math.trunc(seed) >>> 0,
    h = 1000,
    w = (1000 * width) / height,
    u = Math.min(w, h) / 100;
  const r = rng(whole + 31),
    id = idOf('w', seed);
  const picture = cycle(STYLES, whole)({ w, h, u, r, p: cycle(PALETTES, whole, 3), id });
  return document(
    { w, h, width, height },
    'Art work',
    `<clipPath id="${id}p"><path d="M0 0H${w}V${h}H0Z"/></clipPath><g clip-path="url(#${id}p)">` + picture + stamp(w - u * 7, h - u * 7, r, u * 7) + '</g>' + grain(id, whole, w, h, 0.13),
  );
}
