import { followUpMachine, type FollowUpRow } from '@ipw/domain';

/** Whether a follow-up is still to be done. */
export const waits = ({ state }: FollowUpRow): boolean => followUpMachine.states[state].awaits === 'staff';
