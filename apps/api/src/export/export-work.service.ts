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
const { initial } = exportMachine;

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
    this.jobs.every(3_600_000, 'sweep-exports', () => this.sweep());
  }

  private async prepare(id: string): Promise<void> {
    const row = await this.db.one<ExportEntity>('SELECT * FROM data_export WHERE id = ? AND state = ?', [
      id,
      initial,
    ]);
    if (!row) return;
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
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Deletes expired archives, and fails requests that no job will finish. */
  async sweep(): Promise<void> {
    const ready = exportMachine.actions.finish.to;
    const over = 'SELECT * FROM data_export WHERE state = ? AND expires_at < NOW(3)';
    await sweepEach<ExportEntity>(this.db, over, [ready], (row) => this.expire(row));
    const stuck = 'SELECT * FROM data_export WHERE state = ? AND created_at < NOW(3) - INTERVAL 2 HOUR';
    await sweepEach<ExportEntity>(this.db, stuck, [initial], async (row) => {
      await this.move(row, 'fail', 'export_failed', {});
      await this.storage.remove(archiveKey(row.id));
    });
    const past = 'DELETE FROM data_export WHERE state NOT IN (?) AND created_at < NOW(3) - INTERVAL 1 YEAR';
    await sweep(this.db, past, [[initial, ready]]);
  }

  private async expire({ id }: ExportEntity): Promise<void> {
    await this.transitions.apply({
      machine: exportMachine,
      table: 'data_export',
      id,
      action: 'expire',
      actor: SYSTEM,
    });
    await this.storage.remove(archiveKey(id));
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
      effect: (sql) => this.messages.send(sql, member_id, message, { days: EXPORT.days }),
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
