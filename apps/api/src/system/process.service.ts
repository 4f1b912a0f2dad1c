import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { ulid } from '@ipw/domain';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, type Config } from '../core/config';
import { Db } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';

const BEAT_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Says in the database that this process runs, as what and where. */
@Injectable()
export class ProcessService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = ulid();
  private build = '';
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ROLE'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const program = await readFile(process.argv[1] ?? '').catch(() => '');
    this.build = createHash('sha256').update(program).digest('hex').slice(0, 8);
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
    this.beat();
    await this.beating;
    // Those that were killed.
    this.jobs.every(HOUR_MS, 'sweep-processes', () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.db.execute('DELETE FROM process WHERE seen_at < NOW(3) - INTERVAL 1 DAY');
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    await this.db.execute('DELETE FROM process WHERE id = ?', [this.id]).catch(() => 0);
  }

  /** A beat that fails is made good by the next one. */
  private beat(): void {
    this.beating = this.db
      .execute(
        `INSERT INTO process (id, role, host, pid, build, node, started_at, seen_at) VALUES (?, ?, ?, ?, ?, ?, NOW(3) - INTERVAL ? SECOND, NOW(3))
          ON DUPLICATE KEY UPDATE seen_at = NOW(3)`,
        [
          this.id,
          this.config.ROLE,
          hostname().slice(0, 255),
          process.pid,
          this.build,
          process.version,
          Math.round(process.uptime()),
        ],
      )
      .then(
        () => undefined,
        () => undefined,
      );
  }
}
