import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LIKENESS_USAGES, type Usage } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { StoredFileService } from '../core/files/stored-file.service';
import { keyOf } from '../core/files/variants';
import { JobService } from '../core/jobs/job.service';
import { type Storage, STORAGE } from '../core/providers/storage';
import { forgetPicture } from './forget-picture';
import { addPrint, findLike } from './picture-index';
import { seen } from './picture-print';

const EVERY_MS = 5000;
/** Name of the periodic task. */
const LOOKING = 'look-for-copies';
/** Pictures of a round: other periodic tasks wait for its end. */
const ROUND = 40;
/** Stored pictures without a print that are queued at a time: a new upload waits for them, two minutes at most. */
const MISSED = 500;
/** Parts of that many files looked through in one run: other periodic tasks wait for its end. */
const PARTS = 100;
const MISSED_MS = 600_000;

interface Waiting {
  number: number;
  file_id: string;
  owner_id: string;
}

/** Looks for the pictures of other holders that a new picture looks like. Uploads wait for a row only. */
@Injectable()
export class LikenessService implements OnModuleInit {
  /** The last file that was looked through for a missing print; undefined when all were. */
  private looked: string | undefined = '';

  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly stored: StoredFileService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.stored.onStored(({ id, usage_name, small }) =>
      Promise.resolve(async (sql) => {
        if (small && LIKENESS_USAGES.includes(usage_name as Usage))
          await sql.insert('picture_print', { file_id: id });
      }),
    );
    this.stored.onRemoved(forgetPicture);
    this.jobs.every(EVERY_MS, LOOKING, () => this.look());
    this.jobs.every(MISSED_MS, 'queue-prints', () => this.queueMissed());
  }

  /**
   * Queues stored pictures that have no print, oldest first: those from before their use was compared, and of restored files.
   * Each process looks through all files once after its start, some at a time.
   */
  async queueMissed(most = MISSED): Promise<void> {
    let queued = 0;
    for (let part = 0; part < PARTS && this.looked !== undefined && queued < most; part += 1) {
      const from = this.looked;
      const last = await this.db.one<{ id: string | null }>(
        'SELECT MAX(id) AS id FROM (SELECT id FROM uploaded_file WHERE id > ? ORDER BY id LIMIT ?) part',
        [from, most],
      );
      const to = last!.id ?? undefined;
      if (to !== undefined)
        queued += await this.db.execute(
          `INSERT IGNORE INTO picture_print (file_id) SELECT f.id FROM uploaded_file f LEFT JOIN picture_print p ON p.file_id = f.id
            WHERE f.id > ? AND f.id <= ? AND p.file_id IS NULL AND f.usage_name IN (?) AND f.width IS NOT NULL ORDER BY f.id`,
          [from, to, LIKENESS_USAGES],
        );
      this.looked = to;
    }
  }

  /** Looks at the pictures that wait, oldest first. */
  async look(): Promise<void> {
    const waiting = await this.db.rows<Waiting>(
      `SELECT p.number, p.file_id, f.owner_id FROM picture_print p JOIN uploaded_file f ON f.id = p.file_id
        WHERE p.looked_at IS NULL ORDER BY p.number LIMIT ?`,
      [ROUND],
    );
    let unread: Error | undefined;
    for (const one of waiting)
      await this.lookAt(one).catch((error: unknown) => {
        if (!isUnopened(error)) throw error;
        unread ??= error;
      });
    // The task is run again, and metrics show that it fails.
    if (unread) throw unread;
  }

  private async lookAt({ number, file_id, owner_id }: Waiting): Promise<void> {
    const file = await this.storage.read(keyOf(file_id, 't300'));
    // A thumbnail that cannot be decoded now will not be later; the picture has no print then.
    const found = file && (await seen(await buffer(file.stream)).catch(() => undefined));
    const looks = (await found?.looks()) ?? [];
    await this.db.tx(async (sql) => {
      // A file deleted meanwhile has no print any more.
      if (!(await sql.one('SELECT number FROM picture_print WHERE number = ? FOR UPDATE', [number]))) return;
      if (found) {
        await addPrint(sql, number, found.stored);
        await this.note(sql, file_id, await findLike(sql, looks, owner_id));
      }
      await sql.update(
        'picture_print',
        { print: found?.stored.print ?? null, looked_at: new Date() },
        { number },
      );
    });
  }

  private async note(sql: Sql, file_id: string, found: Awaited<ReturnType<typeof findLike>>): Promise<void> {
    // Whichever was stored later is the copy: a picture may be looked at long after it was stored.
    for (const one of found)
      await sql.execute(
        `INSERT IGNORE INTO picture_likeness (file_id, other_id, likeness)
          SELECT later.id, earlier.id, ? FROM picture_print p JOIN uploaded_file later ON later.id IN (p.file_id, ?)
            JOIN uploaded_file earlier ON earlier.id IN (p.file_id, ?) AND (earlier.created_at, earlier.id) < (later.created_at, later.id)
          WHERE p.number = ? LOCK IN SHARE MODE`,
        [Math.round(one.likeness * 100), file_id, file_id, one.number],
      );
  }
}

/** Whether a file of the folder is there and cannot be opened; others may be looked at meanwhile. */
const isUnopened = (error: unknown): error is Error => (error as NodeJS.ErrnoException).syscall === 'open';
