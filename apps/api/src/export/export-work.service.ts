import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EXPORT, exportMachine, type MessageKey, ulid } from '@ipw/domain';
import { CONFIG, type Config } from '../core/config';
import { Db, type Row } from '../core/db/db';
import { sweep, sweepEach } from '../core/db/sweep';
import { incomingFolder } from '../core/files/receive';
import { JobService } from '../core/jobs/job.service';
import { isBucketOutage } from '../core/providers/bucket-outage';
import { type Storage, STORAGE } from '../core/providers/storage';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { MessageService } from '../message';
import { writeArchive } from './archive';
import { archiveKey } from './export-address.service';
import type { ExportEntity } from './export.entity';
import { MemberArchiveService } from './member-archive.service';

const DAY_MS = 86_400_000;
/** Interval between two updates of the progress. */
const NOTE_MS = 500;
/** Time until an archive is deleted that the bucket kept. */
const LATER_MS = 900_000;
const { initial } = exportMachine;
const READY = exportMachine.actions.finish.to;

/** Prepares and deletes archives. An interrupted job starts again; an unfinished archive is never visible. */
@Injectable()
export class ExportWorkService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly archive: MemberArchiveService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ id: string }>('data_export', ({ id }) => this.prepare(id));
    this.jobs.handle<{ id: string }>('remove_archive', ({ id }) => this.remove(id));
    this.jobs.every(3_600_000, 'sweep-exports', () => this.sweep());
  }

  private async prepare(id: string): Promise<void> {
    const row = await this.db.one<ExportEntity>('SELECT * FROM data_export WHERE id = ? AND state = ?', [
      id,
      initial,
    ]);
    if (!row) return void (await this.removeEnded(id));
    const folder = incomingFolder(this.config.DATA_DIR);
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${ulid()}.zip`);
    try {
      const files = await this.archive.files(row.member_id);
      await writeArchive(path, files, this.counter(id, files.length));
      const { size } = await stat(path);
      await this.storage.put(archiveKey(id), createReadStream(path), true);
      await this.move(row, 'finish', 'export_ready', {
        progress: 100,
        file_size: size,
        expires_at: new Date(Date.now() + EXPORT.days * DAY_MS),
      });
    } catch (error) {
      if (!(await this.removeEnded(id))) throw error;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Deletes expired archives, and fails requests that no job will finish: one whose job waits for its turn goes on. */
  async sweep(): Promise<void> {
    const over = 'SELECT * FROM data_export WHERE state = ? AND expires_at < NOW(3)';
    await sweepEach<ExportEntity>(this.db, over, [READY], (row) => this.expire(row));
    const waiting = await this.jobs.queued<{ id: string }>(this.db, 'data_export');
    const stuck =
      'SELECT * FROM data_export WHERE state = ? AND id NOT IN (?) AND created_at < NOW(3) - INTERVAL 2 HOUR';
    await sweepEach<ExportEntity>(this.db, stuck, [initial, ['', ...waiting.map(({ id }) => id)]], (row) =>
      this.move(row, 'fail', 'export_failed', {}),
    );
    const past = 'DELETE FROM data_export WHERE state NOT IN (?) AND created_at < NOW(3) - INTERVAL 1 YEAR';
    await sweep(this.db, past, [[initial, READY]]);
  }

  private async expire({ id }: ExportEntity): Promise<void> {
    await this.transitions.apply({
      machine: exportMachine,
      table: 'data_export',
      id,
      action: 'expire',
      actor: SYSTEM,
      effect: (sql) => this.jobs.enqueue(sql, 'remove_archive', { id }),
    });
  }

  /** Deletes an archive; one that a failing bucket keeps, again by another job. */
  private async remove(id: string): Promise<void> {
    try {
      await this.storage.remove(archiveKey(id));
    } catch (error) {
      if (!isBucketOutage(error)) throw error;
      await this.jobs.enqueue(this.db, 'remove_archive', { id }, { at: new Date(Date.now() + LATER_MS) });
    }
  }

  /** Deletes an archive that was stored after its request had ended, as by a closure; returns whether it has ended. */
  private async removeEnded(id: string): Promise<boolean> {
    const going = await this.db.one('SELECT id FROM data_export WHERE id = ? AND state IN (?)', [
      id,
      [initial, READY],
    ]);
    if (!going) await this.remove(id);
    return !going;
  }

  private async move(
    { id, member_id }: ExportEntity,
    action: 'finish' | 'fail',
    message: MessageKey,
    set: Row,
  ): Promise<void> {
    await this.transitions.apply({
      machine: exportMachine,
      table: 'data_export',
      id,
      action,
      actor: SYSTEM,
      set,
      effect: async (sql) => {
        if (action === 'fail') await this.jobs.enqueue(sql, 'remove_archive', { id });
        await this.messages.send(sql, member_id, message, { days: EXPORT.days });
      },
    });
  }

  /** Updates the progress a few times during the work. */
  private counter(id: string, entries: number): () => void {
    let done = 0;
    let noted = Date.now();
    return () => {
      done += 1;
      if (Date.now() - noted < NOTE_MS) return;
      noted = Date.now();
      const progress = Math.min(99, Math.floor((done / entries) * 100));
      this.db.update('data_export', { progress }, { id, state: initial }).catch(() => undefined);
    };
  }
}
