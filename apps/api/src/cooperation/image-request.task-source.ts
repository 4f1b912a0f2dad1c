import { Injectable } from '@nestjs/common';
import { fill, imageRequestMachine, MESSAGES, type PendingTask } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { ImageRequestEntity } from './image-request.entity';

const MOST = 50;

/** Requests for pictures that wait for the holder. */
@Injectable()
export class ImageRequestTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<ImageRequestEntity>(
      `SELECT * FROM image_request WHERE ip_id = ? AND state = ? ORDER BY created_at, id LIMIT ${String(MOST)}`,
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
