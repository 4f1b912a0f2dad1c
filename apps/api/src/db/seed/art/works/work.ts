import type { Palette } from '../palette';
import type { Rng } from '../rng';

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
