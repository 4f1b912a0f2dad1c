import { Init1700000000000 } from './0001-init';
import { Verification1700000000001 } from './0002-verification';
import { MemberCentre1700000000004 } from './0005-member-centre';
import { DataExport1700000000005 } from './0006-data-export';
import { Closure1700000000006 } from './0007-closure';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [
  Init1700000000000,
  Verification1700000000001,
  MemberCentre1700000000004,
  DataExport1700000000005,
  Closure1700000000006,
];
