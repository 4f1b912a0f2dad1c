import { Injectable } from '@nestjs/common';
import { fill, MESSAGES, type PendingTask, sheetMachine, turnOf } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { SheetEntity } from './sheet.entity';
import { isPrivate } from './sheet-notice.service';

const MOST = 50;
const WAITING = [...sheetMachine.actions.agree.from, ...sheetMachine.actions.answer.from];

/** Sheets that wait for the holder's answer; private ones without their number. */
@Injectable()
export class SheetTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<SheetEntity>(
      `SELECT * FROM sheet WHERE ip_id = ? AND state IN (?) ORDER BY created_at DESC LIMIT ${String(MOST)}`,
      [ipId, WAITING],
    );
    return rows
      .filter(({ state, consult }) => turnOf(state, consult) === 'holder')
      .map((row) => ({
        task: isPrivate(row) ? 'private_sheet' : 'sheet',
        id: row.id,
        subject: null,
        name: isPrivate(row) ? null : row.sheet_no,
        reason: null,
        link: isPrivate(row)
          ? fill(MESSAGES.private_sheet_received.link, { ip_id: ipId })
          : fill(MESSAGES.sheet_received.link, { ip_id: ipId, sheet_id: row.id }),
        due_at: iso(row.due_at),
        since: row.created_at.toISOString(),
      }));
  }
}
