import { claimMachine, statesAwaiting } from '@ipw/domain';
import { sqlEnumList } from '../core/db/db';

/** States in which a claim of an IP waits for staff, as SQL. */
export const OPEN_CLAIM_STATES = sqlEnumList(statesAwaiting(claimMachine, 'staff'));
