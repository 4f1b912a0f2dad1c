import type { Figure } from './kit';
import { koi } from './koi';
import { whale } from './whale';

/** One of two swimmers: the whale or the koi. */
export const swimmer: Figure = (kit) => (kit.r.chance(0.35) ? whale(kit) : koi(kit));
