import type { FaceOptions } from '../drawing/face';
import type { Palette } from '../drawing/palette';
import type { Pen } from '../drawing/pen';
import type { Rng } from '../drawing/rng';

/** What a body plan draws with. The view box is 512 square; feet stand near y = 440, the middle is x = 256. */
export interface Kit {
  pen: Pen;
  r: Rng;
  p: Palette;
  face(x: number, y: number, s: number, options: FaceOptions): string;
}

/** A body plan: the figure alone, without ground or sky. */
export type Figure = (kit: Kit) => string;
