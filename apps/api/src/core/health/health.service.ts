import { statfs } from 'node:fs/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { backupTimes } from '../db/backup-note';
import { Db } from '../db/db';
import { poolOf } from '../db/pool';
import { PulseService } from '../db/pulse.service';
import { gauge } from '../metrics/metrics';
import { ShutdownService } from '../shutdown.service';

/** Whether the process can serve, and what its parts measure. */
@Injectable()
export class HealthService implements OnModuleInit {
  private started = false;

  constructor(
    private readonly pulse: PulseService,
    private readonly shutdown: ShutdownService,
    private readonly db: Db,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ROLE' | 'DATA_DIR'>,
  ) {}

  /** The process listens, and can end by a signal: the port of the metrics answers before. */
  start(): void {
    this.started = true;
    this.pulse.watch();
  }

  async isReady(): Promise<boolean> {
    return this.started && !this.shutdown.begun && (await this.pulse.answers());
  }

  onModuleInit(): void {
    const pool = poolOf(this.db.source);
    gauge('db_pool_connections', 'Connections of the pool, and callers waiting for one', 'state', () => {
      const free = pool._freeConnections.length;
      return [
        [pool._allConnections.length - free, 'used'],
        [free, 'free'],
        [pool._connectionQueue.length, 'waiting'],
      ];
    });
    gauge('db_answers', '1 while the database answers', undefined, async () => [
      [(await this.pulse.answers()) ? 1 : 0],
    ]);
    gauge('disk_free_bytes', 'Free space where DATA_DIR is', undefined, async () => {
      const { bavail, bsize } = await statfs(this.config.DATA_DIR);
      return [[bavail * bsize]];
    });
    gauge('draining', '1 after SIGTERM', undefined, () => [[this.shutdown.begun ? 1 : 0]]);
    // Numbers of the whole installation come from the processes that do its background work.
    if (this.config.ROLE === 'web') return;
    gauge(
      'backup_at_seconds',
      'Time up to which backups reach, and of the last proven restore',
      'kind',
      async () => Object.entries(await backupTimes(this.db)).map(([kind, at]) => [at / 1000, kind]),
    );
    gauge(
      'audit_unsealed_lines',
      'Lines of the audit log not chained yet, up to 10,000',
      undefined,
      async () => {
        const found = await this.db.one<{ n: number | string }>(
          'SELECT COUNT(*) AS n FROM (SELECT 1 FROM audit_line WHERE chain_number IS NULL LIMIT 10000) open_lines',
        );
        return [[Number(found?.n)]];
      },
    );
  }
}
