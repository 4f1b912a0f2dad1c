import { Injectable } from '@nestjs/common';
import { fill, MESSAGES, type PendingTask } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import { RESTS } from './cooperation-rest';
import type { ThreadEntity } from './thread.entity';

const MOST = 50;

/** Rounds and final drafts that wait for the holder. */
@Injectable()
export class ThreadTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<ThreadEntity>(
      `SELECT t.* FROM thread t WHERE t.ip_id = ? AND t.turn = 'holder' AND NOT ${RESTS} ORDER BY t.due_at, t.id LIMIT ${String(MOST)}`,
      [ipId],
    );
    return rows.map((row) => ({
      task: 'thread',
      id: row.id,
      subject: null,
      name: row.product_name,
      reason: null,
      link: fill(MESSAGES.thread_received.link, { ip_id: ipId, thread_id: row.id }),
      due_at: iso(row.due_at),
      since: row.changed_at.toISOString(),
    }));
  }
}
