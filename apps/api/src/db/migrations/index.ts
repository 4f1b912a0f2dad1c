import { Init1700000000000 } from './0001-init';

/** In the order they run; each runs once, under a lock. */
export const MIGRATIONS = [Init1700000000000];
