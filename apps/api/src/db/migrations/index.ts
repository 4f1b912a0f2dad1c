import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { Abuse1700000000022 } from './0023-abuse';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [Init1700000000000, Verification1700000000001, Abuse1700000000022];
