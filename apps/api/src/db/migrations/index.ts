import { Init1700000000000 } from './0001-init';
import { Consultant1700000000012 } from './0013-consultant';
import { Care1700000000013 } from './0014-care';
import { Verification1700000000001 } from './0002-verification';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [
  Init1700000000000,
  Verification1700000000001,
  Consultant1700000000012,
  Care1700000000013,
];
