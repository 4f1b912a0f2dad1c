import type { Pin, PinState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { PinReplyEntity, RoundPinEntity } from './thread.entity';

/** The entries of a list by a key, in their order. */
export function groupedBy<T>(list: readonly T[], keyOf: (entry: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

export const stateOf = ({ done_at }: Pick<RoundPinEntity, 'done_at'>): PinState =>
  done_at ? 'done' : 'open';

/** Pins `p` by a condition in their order, with their rounds and what was said to them. */
export async function pinsOf(
  sql: Sql,
  condition: string,
  params: readonly unknown[],
): Promise<{ round_id: string; pin: Pin }[]> {
  const pins = await sql.rows<RoundPinEntity>(
    `SELECT p.* FROM round_pin p WHERE ${condition} ORDER BY p.place`,
    params,
  );
  const replies = await sql.rows<PinReplyEntity>(
    `SELECT a.* FROM pin_reply a JOIN round_pin p ON p.id = a.pin_id WHERE ${condition} ORDER BY a.created_at, a.id`,
    params,
  );
  const repliesOf = groupedBy(replies, ({ pin_id }) => pin_id);
  return pins.map(({ id, round_id, file_id, page, x, y, w, h, text, done_at }) => ({
    round_id,
    pin: {
      mark_id: id,
      image_id: file_id,
      page,
      ...{ x, y, w, h, text },
      state: stateOf({ done_at }),
      replies: (repliesOf.get(id) ?? []).map((reply) => ({
        reply_id: reply.id,
        by: reply.side,
        text: reply.text,
        created_at: reply.created_at.toISOString(),
      })),
    },
  }));
}
