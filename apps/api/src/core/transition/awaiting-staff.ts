import { type Machine, statesAwaiting } from '@ipw/domain';
import { sqlEnumList } from '../db/db';

/** States of a machine in which a record waits for staff, as an SQL list in parentheses. */
export const awaitingStaff = (machine: Machine): string => sqlEnumList(statesAwaiting(machine, 'staff'));
