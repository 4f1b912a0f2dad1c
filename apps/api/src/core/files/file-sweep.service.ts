import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ulid, type Usage } from '@ipw/domain';
import { CONFIG, type Config } from '../config';
import { Db, type Sql } from '../db/db';
import { sweepEach } from '../db/sweep';
import { DomainError } from '../errors/domain-error';
import { JobService } from '../jobs/job.service';
import { isBucketOutage } from '../providers/bucket-outage';
import { type Storage, STORAGE } from '../providers/storage';
import { incomingFolder } from './receive';
import { StoredFileService } from './stored-file.service';
import { keyOf, variantsOf } from './variants';

interface Removal {
  id: string;
  usage: Usage;
}

const DAY_MS = 86_400_000;
const JOB = 'remove_file';
/** Time until bytes are deleted that could not be: a storage may also write late what it did not confirm. */
const LATER_MS = 900_000;

const names = (columns: string) => `CONCAT_WS(' ', ${columns}) LIKE CONCAT('%', f.id, '%')`;
/**
 * Whether a record names the file `f`, though another one, which named it too, has let go of it. Records found by the file itself
 * may be another member's: another operator may hand in the voucher of an order.
 */
const NAMED = [
  'SELECT 1 FROM ip WHERE ip.image_id = f.id',
  'SELECT 1 FROM code_goods g WHERE g.image_id = f.id AND g.deleted_at IS NULL',
  'SELECT 1 FROM label_order o WHERE o.voucher_image = f.id',
  'SELECT 1 FROM refund r WHERE r.voucher_image = f.id',
  'SELECT 1 FROM claim_choice h WHERE h.member_id = f.owner_id AND h.image_id = f.id',
  `SELECT 1 FROM claim c WHERE c.member_id = f.owner_id
    AND ${names('c.proof_images, c.entity_documents, c.operator_authorization, c.details')}`,
  `SELECT 1 FROM dispute d WHERE d.member_id = f.owner_id AND ${names('d.proof_images')}`,
  `SELECT 1 FROM claim c JOIN claim_answer a ON a.claim_id = c.id WHERE c.member_id = f.owner_id AND ${names('a.answer_images')}`,
  `SELECT 1 FROM claim_answer a WHERE a.answered_by = f.owner_id AND ${names('a.answer_images')}`,
  `SELECT 1 FROM ip_operator o JOIN complaint p ON p.ip_id = o.ip_id WHERE o.member_id = f.owner_id AND ${names('p.answer_images')}`,
]
  .map((named) => `EXISTS (${named})`)
  .join(' OR ');

/** Deletes files that nothing refers to, and the stored bytes of those without a row. */
@Injectable()
export class FileSweepService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly stored: StoredFileService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-files', () => this.sweep());
    this.jobs.handle<Removal>(JOB, async ({ id, usage }) => {
      if (!(await this.removeBytes(id, usage))) await this.plan(this.db, id, usage);
    });
  }

  /** Queues the removal of a file's stored bytes, for the case that the process ends before they are removed, or have a row; returns the job. */
  async plan(sql: Sql, id: string, usage: Usage): Promise<string> {
    const [job, removal] = [ulid(), { id, usage } satisfies Removal];
    await this.jobs.enqueue(sql, JOB, removal, { id: job, at: new Date(Date.now() + LATER_MS) });
    return job;
  }

  /** Ends a planned removal in the transaction that gives the bytes a row; refuses when it has begun. */
  async cancel(sql: Sql, job: string): Promise<void> {
    if (!(await this.jobs.cancel(sql, job))) throw new DomainError('BUSY');
  }

  /** Deletes the stored bytes of a file without a row before the planned removal; returns whether the bucket answered. */
  async discard(job: string, id: string, usage: Usage): Promise<boolean> {
    const removed = await this.removeBytes(id, usage);
    if (removed) await this.jobs.cancel(this.db, job);
    return removed;
  }

  private async removeBytes(id: string, usage: Usage): Promise<boolean> {
    try {
      await Promise.all(variantsOf(usage).map((variant) => this.storage.remove(keyOf(id, variant))));
      return true;
    } catch (error) {
      if (!isBucketOutage(error)) throw error;
      return false;
    }
  }

  /** Deletes files unreferenced for a day, and temporary files of failed uploads. */
  async sweep(): Promise<void> {
    const unused =
      'SELECT id, usage_name FROM uploaded_file WHERE linked_at IS NULL AND created_at < NOW(3) - INTERVAL 1 DAY';
    let answers = true;
    await sweepEach<{ id: string; usage_name: Usage }>(this.db, unused, [], async ({ id, usage_name }) => {
      // The rest is deleted an hour later.
      if (!answers) throw new DomainError('BUSY');
      const job = await this.db.tx((sql) => this.remove(sql, id, usage_name));
      if (job) answers = await this.discard(job, id, usage_name);
    });
    const folder = incomingFolder(this.config.DATA_DIR);
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true });
    }
  }

  /** Deletes the row of a file that nothing refers to, and plans the removal of its bytes; something that refers to it keeps it. */
  private async remove(sql: Sql, id: string, usage: Usage): Promise<string | undefined> {
    if (await sql.one(`SELECT 1 FROM uploaded_file f WHERE f.id = ? AND (${NAMED})`, [id])) {
      await sql.execute('UPDATE uploaded_file SET linked_at = NOW(3) WHERE id = ? AND linked_at IS NULL', [
        id,
      ]);
      return undefined;
    }
    const removed = await sql.execute('DELETE FROM uploaded_file WHERE id = ? AND linked_at IS NULL', [id]);
    if (removed === 0) return undefined;
    await this.stored.removed(sql, id);
    return this.plan(sql, id, usage);
  }
}
