import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { Review1700000000029 } from './0030-review';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [Init1700000000000, Verification1700000000001, Review1700000000029];
