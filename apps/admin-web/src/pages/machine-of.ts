import { type Machine, statesAwaiting } from '@ipw/domain';

/** States in which a record waits for staff. */
export const waitingStates = (machine: Machine): string[] => statesAwaiting(machine, 'staff');

/** The first state in which a record waits for staff: the default filter of a queue. */
export const waitingState = (machine: Machine): string => waitingStates(machine)[0] ?? machine.initial;
