import type { Palette } from '../drawing/palette';
import type { Rng } from '../drawing/rng';

/** What a style paints with: the sheet in view-box units, u = a hundredth of its shorter side. */
export interface Sheet {
  w: number;
  h: number;
  u: number;
  r: Rng;
  p: Palette;
  id: string;
}

export type Work = (sheet: Sheet) => string;
