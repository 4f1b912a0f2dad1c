import { claimMachine } from '@ipw/domain';
import { awaitingStaff } from '../core/transition/awaiting-staff';

/** States in which a claim of an IP waits for staff, as SQL. */
export const OPEN_CLAIM_STATES = awaitingStaff(claimMachine);
