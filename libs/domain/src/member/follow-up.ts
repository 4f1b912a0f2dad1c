import * as z from 'zod/mini';
import { defineMachine } from '../core/machine';
import { id, int, rule, text } from '../core/wire';
import { shanghaiDay } from '../core/working-days';

/** A reminder of staff to contact a member on a day. */
export const followUpMachine = defineMachine({
  name: 'follow_up',
  initial: 'open',
  states: { open: { tone: 'wait', awaits: 'staff' }, done: { tone: 'good' } },
  actions: {
    finish: { from: ['open'], to: 'done', by: 'member:care' },
    reopen: { from: ['done'], to: 'open', by: 'member:care' },
  },
});
export type FollowUpState = keyof typeof followUpMachine.states;
export type FollowUpAction = keyof typeof followUpMachine.actions;

/** Maximum code points of its text; maximum days ahead. */
export const FOLLOW_UP = { about: 200, daysAhead: 730 } as const;

const DAY_MS = 86_400_000;
const exists = (value: string): boolean => {
  const at = Date.parse(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
  );
};
const latest = () => shanghaiDay(new Date(Date.now() + FOLLOW_UP.daysAhead * DAY_MS));
const dueOn = () =>
  z.string().check(
    rule('date', exists),
    rule('past_date', (value) => value >= shanghaiDay(new Date())),
    rule('range', (value) => value <= latest()),
  );

const body = { due_on: dueOn(), about: text(FOLLOW_UP.about) };
export const followUpInput = z.strictObject({ member_id: id(), ...body });
export const followUpEditInput = z.strictObject({ version: int(1), ...body });

export interface FollowUpRow {
  id: string;
  state: FollowUpState;
  version: number;
  actions: string[];
  member_id: string;
  member_name: string;
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  due_on: string;
  about: string;
  author_name: string;
  created_at: string;
  done_at: string | null;
  done_by: string | null;
}
