import { Injectable, type OnModuleInit } from '@nestjs/common';
import { pageOfContent, seriesKind, shanghaiDay } from '@ipw/domain';
import { Db } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { JobService } from '../core/jobs/job.service';
import { namedOperatorsOf } from '../ip';
import { MessageService } from '../message';
import { reminderAfter } from './rights-reminder';
import type { SeriesEntity } from './series.entity';

const EVERY_MS = 3_600_000;

type Due = Pick<SeriesEntity, 'id' | 'ip_id' | 'series_name'> & { rights_until: string; remind_on: string };

/** Reminds all operators of an IP that rights documents of a live series expire, and that they have expired. */
@Injectable()
export class RightsWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly messages: MessageService,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(EVERY_MS, 'rights', (closing) => this.run(closing));
  }

  /** Reminds of all that are due. */
  run(closing?: AbortSignal): Promise<void> {
    const today = shanghaiDay(new Date());
    return sweepEach<Due>(
      this.db,
      `SELECT id, ip_id, series_name, rights_until, remind_on FROM series
        WHERE remind_on <= ? AND rights_until IS NOT NULL AND published_at IS NOT NULL AND deleted_at IS NULL ORDER BY remind_on`,
      [today],
      (series) => this.remind(series, today),
      closing,
    );
  }

  /** Once for each reminder, even if two processes run at the same time. */
  private remind({ id, ip_id, series_name, rights_until, remind_on }: Due, today: string): Promise<void> {
    return this.db.tx(async (sql) => {
      const found = await sql.execute(
        'UPDATE series SET remind_on = ?, updated_at = updated_at WHERE id = ? AND remind_on = ? AND rights_until = ?',
        [reminderAfter(rights_until, today), id, remind_on, rights_until],
      );
      if (found === 0) return;
      const readers = await namedOperatorsOf(sql, ip_id);
      const key = today > rights_until ? 'rights_expired' : 'rights_expiring';
      const link = pageOfContent(seriesKind, ip_id, id);
      for (const { member_id, ip_name } of readers)
        await this.messages.send(
          sql,
          member_id,
          key,
          { title: series_name, ip_name, day: rights_until },
          link,
        );
    });
  }
}
