import type { Pin } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { PinReplyEntity, RoundPinEntity } from './thread.entity';

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
  return pins.map(({ id, round_id, file_id, page, x, y, w, h, text, done_at }) => ({
    round_id,
    pin: {
      mark_id: id,
      image_id: file_id,
      page,
      ...{ x, y, w, h, text },
      state: done_at ? 'done' : 'open',
      replies: replies
        .filter(({ pin_id }) => pin_id === id)
        .map((reply) => ({
          reply_id: reply.id,
          by: reply.side,
          text: reply.text,
          created_at: reply.created_at.toISOString(),
        })),
    },
  }));
}
