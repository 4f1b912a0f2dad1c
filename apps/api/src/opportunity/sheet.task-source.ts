import { Injectable } from '@nestjs/common';
import { type DealSource, fill, MESSAGES, type PendingTask } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { SheetEntity } from './sheet.entity';

const MOST = 50;

/** Sheets that wait for the holder's answer. Of a private one the task says when it is due, and nothing else. */
@Injectable()
export class SheetTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const [open, hidden] = await Promise.all([
      mostUrgent(sql, ipId, 'platform'),
      mostUrgent(sql, ipId, 'private_link'),
    ]);
    return [
      ...open.map((row) => ({
        ...taskOf('sheet', row),
        id: row.id,
        name: row.sheet_no,
        link: fill(MESSAGES.sheet_received.link, { ip_id: ipId, sheet_id: row.id }),
        since: row.created_at.toISOString(),
      })),
      ...hidden.map((row, at) => ({
        ...taskOf('private_sheet', row),
        id: String(at + 1),
        name: null,
        link: fill(MESSAGES.private_sheet_received.link, { ip_id: ipId }),
        since: null,
      })),
    ];
  }
}

const taskOf = <K extends 'sheet' | 'private_sheet'>(task: K, { due_at }: SheetEntity) => ({
  task,
  subject: null,
  reason: null,
  due_at: iso(due_at),
});

/** Each source has its own limit, so that many sheets of one do not hide those of the other. */
const mostUrgent = (sql: Sql, ipId: string, source: DealSource): Promise<SheetEntity[]> =>
  sql.rows<SheetEntity>(
    `SELECT * FROM sheet WHERE ip_id = ? AND turn = 'holder' AND source = ? ORDER BY due_at, id LIMIT ${String(MOST)}`,
    [ipId, source],
  );
