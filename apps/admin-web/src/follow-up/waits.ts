import { followUpMachine, type FollowUpRow } from '@ipw/domain';

/** Whether staff are still to do it. */
export const waits = ({ state }: FollowUpRow): boolean => followUpMachine.states[state].awaits === 'staff';
