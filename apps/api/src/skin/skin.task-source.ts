import { Injectable } from '@nestjs/common';
import { COOPERATING, fill, MESSAGES, type PendingTask, SKIN_REJECTED, skinMachine } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { SkinEntity } from './skin.entity';

const MOST = 50;

/** Skin goods that wait for the holder: rejected ones, and those of an award, while its cooperation goes on, until they are submitted. */
@Injectable()
export class SkinTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<SkinEntity>(
      `SELECT s.* FROM skin s WHERE s.ip_id = ? AND (s.state = ? OR (s.state = ? AND EXISTS
        (SELECT 1 FROM cooperation c WHERE c.origin = 'tender' AND c.origin_id = s.registration_id AND c.state = ?)))
        ORDER BY s.updated_at, s.id LIMIT ${String(MOST)}`,
      [ipId, SKIN_REJECTED, skinMachine.initial, COOPERATING],
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
