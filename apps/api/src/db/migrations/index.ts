import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { Code1700000000039 } from './0040-code';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [Init1700000000000, Verification1700000000001, Code1700000000039];
