import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { Agreements1700000000016 } from './0017-agreements';
import { VerificationMarks1700000000017 } from './0018-verification-marks';
import { Broadcasts1700000000018 } from './0019-broadcasts';
import { Banners1700000000019 } from './0020-banners';
import { References1700000000020 } from './0021-references';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [
  Init1700000000000,
  Verification1700000000001,
  Agreements1700000000016,
  VerificationMarks1700000000017,
  Broadcasts1700000000018,
  Banners1700000000019,
  References1700000000020,
];
