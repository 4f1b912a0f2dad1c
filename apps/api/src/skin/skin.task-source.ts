import { Injectable } from '@nestjs/common';
import { fill, MESSAGES, type PendingTask, SKIN_REJECTED, skinMachine } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { SkinEntity } from './skin.entity';

const MOST = 50;

/** Skin goods that wait for the holder: rejected ones, and those of an award that have no material yet. */
@Injectable()
export class SkinTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<SkinEntity>(
      `SELECT * FROM skin WHERE ip_id = ? AND (state = ? OR (state = ? AND creation = 'system'))
        ORDER BY updated_at, id LIMIT ${String(MOST)}`,
      [ipId, SKIN_REJECTED, skinMachine.initial],
    );
    return rows.map(({ id, state, goods_name, reason_code, updated_at }) => ({
      task: state === SKIN_REJECTED ? 'skin_rejected' : 'skin_awarded',
      id,
      subject: null,
      name: goods_name,
      reason: state === SKIN_REJECTED && reason_code ? `skin_reason.${reason_code}` : null,
      link: fill(MESSAGES.skin_rejected.link, { ip_id: ipId, skin_id: id }),
      due_at: null,
      since: updated_at.toISOString(),
    }));
  }
}
