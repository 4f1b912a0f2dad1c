import { Injectable, type OnModuleInit } from '@nestjs/common';
import { shanghaiDay, SKIN_PENDING, type SkinAction, skinMachine, type SkinState } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { JobService } from '../core/jobs/job.service';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SkinEntity } from './skin.entity';
import { SkinNoticeService } from './skin-notice.service';

const EVERY_MS = 60_000;
/** Goods listed in one run. */
const BATCH = 200;

/** Lists goods on the day that staff planned. */
@Injectable()
export class SkinListingService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly notices: SkinNoticeService,
    private readonly transitions: TransitionService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'skin-listing', () => this.run());
  }

  async run(): Promise<void> {
    const due = await this.db.rows<{ id: string; version: number }>(
      `SELECT s.id, s.version FROM skin s JOIN ip ON ip.id = s.ip_id AND ip.owner_id IS NOT NULL
        WHERE s.state = ? AND s.listed_on <= ? ORDER BY s.id LIMIT ?`,
      [SKIN_PENDING, shanghaiDay(new Date()), BATCH],
    );
    for (const { id, version } of due)
      await this.transitions
        .apply<SkinState, SkinAction, SkinEntity>({
          machine: skinMachine,
          table: 'skin',
          id,
          version,
          action: 'list',
          actor: SYSTEM,
          effect: (sql, row) => this.notices.notify(sql, row, 'skin_listed'),
        })
        .catch((error: unknown) => {
          // Withdrawn or listed by hand meanwhile.
          if (!(error instanceof DomainError)) throw error;
        });
  }
}
