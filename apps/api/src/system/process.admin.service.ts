import { statfs } from 'node:fs/promises';
import { JOB_LANES, type ProcessRow, type SystemOverview } from '@ipw/domain';
import { Inject, Injectable } from '@nestjs/common';
import { bucketIn } from '../core/bucket-settings';
import { CONFIG, type Config } from '../core/config';
import { backupTimes } from '../core/db/backup-note';
import { Db } from '../core/db/db';
import { schemaState } from '../core/db/migrate';
import { notFound } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import { answerShort } from '../core/http/console-list';
import { iso } from '../core/http/iso';
import { keyStates } from '../core/install/checked-keys';
import { FREE } from '../core/jobs/job-lane';

/** States of a job that this page counts. */
const JOB = { queued: 'queued', failed: 'failed' } as const;

/** A process that has not been seen for three of its beats is silent. */
const SILENT_S = 30;
/** Sums over all files and tables are read at most once in this time, ms. */
const STORAGE_MS = 60_000;

type Stored = Omit<ProcessRow, 'state' | 'version' | 'actions' | 'started_at' | 'seen_at'> & {
  started_at: Date;
  seen_at: Date;
  silent: 0 | 1;
};

/** What administrators see of the installation itself. */
@Injectable()
export class ProcessAdminService {
  private storage: { until: number; sums: Promise<SystemOverview['storage']> } | undefined;

  constructor(
    private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(call: AdminCall): Promise<ProcessRow[]> {
    return answerShort('processes', 'DESC', await this.processes(), call);
  }

  async one({ id }: AdminCall): Promise<ProcessRow> {
    const found = (await this.processes()).find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  }

  async overview(): Promise<SystemOverview> {
    const [lanes, lags, storage, schema, keys, backups] = await Promise.all([
      this.lanes(),
      this.lags(),
      this.sums(),
      this.schema(),
      keyStates(this.db, this.config.DATA_DIR),
      backupTimes(this.db),
    ]);
    const time = (at: number) => (at > 0 ? new Date(at).toISOString() : null);
    return {
      lanes,
      ...lags,
      storage,
      schema,
      keys: keys.map(({ recorded_at, ...key }) => ({ ...key, recorded_at: iso(recorded_at) })),
      backups: { base: time(backups.base), log: time(backups.log), proof: time(backups.proof) },
    };
  }

  /** Newest first. */
  private async processes(): Promise<ProcessRow[]> {
    const rows = await this.db.rows<Stored>(
      'SELECT *, seen_at < NOW(3) - INTERVAL ? SECOND AS silent FROM process ORDER BY id DESC LIMIT 1000',
      [SILENT_S],
    );
    return rows.map(({ silent, started_at, seen_at, ...row }) => ({
      ...row,
      state: Number(silent) ? 'silent' : 'alive',
      version: 1,
      actions: [],
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
    }));
  }

  private async lanes(): Promise<SystemOverview['lanes']> {
    const count = (lane: string, more: string) =>
      `(SELECT COUNT(*) FROM (SELECT 1 FROM job WHERE lane = '${lane}' AND ${more} LIMIT 10000) counted)`;
    const rows = await this.db.rows<{ waiting: string; age: string | null; failed: string }>(
      JOB_LANES.map(
        (lane) =>
          `SELECT ${count(lane, `state = '${JOB.queued}' AND run_at <= NOW(3)`)} AS waiting, ${count(lane, `state = '${JOB.failed}'`)} AS failed,
            (SELECT TIMESTAMPDIFF(SECOND, run_at, NOW(3)) FROM job WHERE lane = '${lane}' AND ${FREE} ORDER BY run_at LIMIT 1) AS age`,
      ).join(' UNION ALL '),
    );
    return JOB_LANES.map((lane, at) => {
      const { waiting, age, failed } = rows[at]!;
      return {
        lane,
        waiting: Number(waiting),
        oldest_seconds: Math.max(0, Number(age ?? 0)),
        failed: Number(failed),
      };
    });
  }

  private async lags(): Promise<Pick<SystemOverview, 'alert_lag_seconds' | 'unsealed_lines'>> {
    const found = await this.db.one<{ age: string | null; open_lines: string }>(
      `SELECT (SELECT TIMESTAMPDIFF(SECOND, at, NOW(3)) FROM code_scan WHERE id > (SELECT done_id FROM code_alert_mark WHERE id = 1) ORDER BY id LIMIT 1) AS age,
        (SELECT COUNT(*) FROM (SELECT 1 FROM audit_line WHERE chain_number IS NULL LIMIT 10000) l) AS open_lines`,
    );
    return {
      alert_lag_seconds: Math.max(0, Number(found?.age ?? 0)),
      unsealed_lines: Number(found?.open_lines ?? 0),
    };
  }

  private sums(): Promise<SystemOverview['storage']> {
    if (!this.storage || Date.now() >= this.storage.until)
      this.storage = { until: Date.now() + STORAGE_MS, sums: this.readSums() };
    const { sums } = this.storage;
    sums.catch(() => (this.storage = undefined));
    return sums;
  }

  private async readSums(): Promise<SystemOverview['storage']> {
    const [found, { bavail, bsize }] = await Promise.all([
      this.db.one<Record<'files' | 'bytes' | 'tables', string | null>>(
        `SELECT (SELECT COUNT(*) FROM uploaded_file) AS files, (SELECT SUM(file_size) FROM uploaded_file) AS bytes,
          (SELECT SUM(data_length + index_length) FROM information_schema.tables WHERE table_schema = DATABASE()) AS tables`,
      ),
      statfs(this.config.DATA_DIR),
    ]);
    return {
      place: bucketIn(this.config) ? 'bucket' : 'folder',
      files: Number(found?.files ?? 0),
      bytes: Number(found?.bytes ?? 0),
      free_bytes: bavail * bsize,
      database_bytes: Number(found?.tables ?? 0),
    };
  }

  private async schema(): Promise<SystemOverview['schema']> {
    const [state, server] = await Promise.all([
      schemaState(this.db.source),
      this.db.one<{ version: string }>('SELECT VERSION() AS version'),
    ]);
    return { ...state, server: server!.version };
  }
}
