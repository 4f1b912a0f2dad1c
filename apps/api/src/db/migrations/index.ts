import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { Agreements1700000000016 } from './0017-agreements';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [Init1700000000000, Verification1700000000001, Agreements1700000000016];
