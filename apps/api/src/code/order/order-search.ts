import { orderNumberIn } from '@ipw/domain';
import { type Condition, like } from '../../core/db/list-query';

/** `condition`, or the order's number contains the typed text, if that can be part of a number. `column` is ASCII. */
export function orNumbered(typed: string, { sql, params }: Condition, column = 't.order_number'): Condition {
  const number = orderNumberIn(typed);
  return number
    ? { sql: `(${sql} OR ${column} LIKE ?)`, params: [...params, like(number)] }
    : { sql, params };
}
