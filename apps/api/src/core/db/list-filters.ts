import { shanghaiDay } from '@ipw/domain';
import { validationError } from '../errors/domain-error';
import { contains, type Filter, like } from './list-query';

export const IP_NAME = 't.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?)';
export const MEMBER_NAME = 't.member_id IN (SELECT id FROM member WHERE username LIKE ?)';

/** Rows whose IP's or member's name contains the text. */
export const anyNamed = contains(IP_NAME, MEMBER_NAME);

/** Rows assigned to nobody (`none`), to the caller (`me`) or to a staff member by id. */
export const assignee =
  (caller: { id: string }): Filter =>
  (value) =>
    value === 'none'
      ? { sql: 't.assignee_id IS NULL', params: [] }
      : { sql: 't.assignee_id = ?', params: [value === 'me' ? caller.id : value] };

/** Rows whose actor, staff or member, has a name with the text. */
export const actorNamed: Filter = (value) => ({
  sql: `(t.actor_type = 'staff' AND t.actor_id IN (SELECT id FROM staff WHERE name LIKE ? OR username LIKE ?)
      OR t.actor_type = 'member' AND t.actor_id IN (SELECT id FROM member WHERE username LIKE ?))`,
  params: [like(value), like(value), like(value)],
});

/** The beginning of a day in Asia/Shanghai, `later` days later. */
export function dayStart(field: string, value: string, later = 0): Date {
  const date = new Date(`${value}T00:00:00+08:00`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  // `Date` would turn 30 February into 2 March.
  if (!real || shanghaiDay(date) !== value) throw validationError(field, 'date');
  return new Date(date.getTime() + later * 86_400_000);
}

/** Rows from the beginning of a day, or up to its end, in Asia/Shanghai. */
export const fromDay =
  (field: string, column: string): Filter =>
  (value) => ({ sql: `${column} >= ?`, params: [dayStart(field, value)] });
export const toDay =
  (field: string, column: string): Filter =>
  (value) => ({ sql: `${column} < ?`, params: [dayStart(field, value, 1)] });
