import { Injectable } from '@nestjs/common';
import { fill, imageRequestMachine, MESSAGES, type PendingTask } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import { RESTS } from './cooperation-rest';
import type { ImageRequestEntity } from './image-request.entity';

const MOST = 50;

/** Requests for pictures that wait for the holder. */
@Injectable()
export class ImageRequestTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<ImageRequestEntity>(
      `SELECT t.* FROM image_request t WHERE t.ip_id = ? AND t.state = ? AND NOT ${RESTS} ORDER BY t.created_at, t.id LIMIT ${String(MOST)}`,
      [ipId, imageRequestMachine.initial],
    );
    return rows.map((row) => ({
      task: 'image_request',
      id: row.id,
      subject: null,
      name: row.series_name,
      reason: null,
      link: fill(MESSAGES.image_asked.link, { ip_id: ipId, image_request_id: row.id }),
      due_at: iso(row.due_at),
      since: row.created_at.toISOString(),
    }));
  }
}
