import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { Whence1700000000002 } from './0003-whence';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [Init1700000000000, Verification1700000000001, Whence1700000000002];
