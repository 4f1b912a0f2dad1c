import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type announceInput,
  type commonApi,
  type Input,
  isId,
  QUOTA,
  type StsCredentials,
  ulid,
  UNFINISHED_LIFE_MS,
  type UploadedFile,
  uploadLimit,
  type Usage,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { CONFIG, type Config } from '../config';
import { Db, type Sql } from '../db/db';
import { sweepEach } from '../db/sweep';
import { DomainError, notFound, validationError } from '../errors/domain-error';
import type { MemberCaller } from '../http/context';
import { JobService } from '../jobs/job.service';
import { newToken } from '../security/token';
import { UPLOAD_STORE, type UploadStore } from './upload-store';
import { FileService } from './file.service';
import { type UploadCredentials, UPLOAD_CREDENTIALS } from './upload-credentials';
import { checkHead } from './image-work';
import { checkQuota } from './quota';
import { incomingFolder, safeName } from './receive';
import type { UploadEntity } from './upload.entity';

/** Another call has finished this upload meanwhile. */
class AlreadyFinished extends Error {}

/** Uploads in parts: announced, resumable, then checked and stored like all files. */
@Injectable()
export class UploadService implements OnModuleInit {
  private readonly finishing = new Map<string, Promise<UploadedFile>>();

  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly jobs: JobService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
    @Inject(UPLOAD_CREDENTIALS) private readonly credentials: UploadCredentials | undefined,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-uploads', () => this.sweep());
  }

  /** Announces an upload: checks name and size, returns its id. */
  async announce(me: MemberCaller, announced: z.output<typeof announceInput>): Promise<string> {
    const { usage, file_size, changed = null } = announced;
    const file_name = safeName(announced.file_name);
    checkHead(file_name, file_size, uploadLimit(usage));
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [me.id]);
      await this.checkBegun(sql, me.id, file_size);
      await sql.insert('upload', { id, owner_id: me.id, usage_name: usage, file_name, file_size, changed });
    });
    try {
      await this.store.begin(id);
    } catch (error) {
      // It would count as one of the member's unfinished uploads for a day.
      await this.forget(id);
      throw error;
    }
    return id;
  }

  /**
   * Credentials for the member's browser to write an announced file into the bucket; NOT_FOUND without a bucket, and for
   * papers.
   */
  async credentialsFor(
    me: MemberCaller,
    { usage, folderId }: Input<typeof commonApi.getSts>,
  ): Promise<StsCredentials> {
    if (!this.credentials || uploadLimit(usage).sealed) throw notFound();
    if (!folderId) throw validationError('folderId', 'required');
    const upload = await this.mine(me, folderId);
    if (upload.file_id || upload.usage_name !== usage) throw notFound();
    return this.credentials.of(upload.id);
  }

  /** Offset of the member's upload. */
  async offset(me: MemberCaller, id: string): Promise<{ offset: number; length: number }> {
    const { file_id, file_size } = await this.mine(me, id);
    if (file_id) return { offset: file_size, length: file_size };
    const offset = await this.store.size(id);
    if (offset === undefined) throw notFound();
    return { offset, length: file_size };
  }

  /** Appends a part; returns the new offset. */
  async append(me: MemberCaller, id: string, at: number, part: AsyncIterable<Buffer>): Promise<number> {
    const { offset, length } = await this.offset(me, id);
    if (offset !== at) throw new DomainError('CONFLICT', { offset });
    return offset === length ? offset : this.store.append(id, at, part, length);
  }

  async cancel(me: MemberCaller, id: string): Promise<void> {
    const { file_id } = await this.mine(me, id);
    if (file_id) throw notFound();
    await this.forget(id);
  }

  /** Checks and stores the uploaded file. A repeat, also a concurrent one, returns the same file. */
  async finish(me: MemberCaller, id: string): Promise<UploadedFile> {
    const upload = await this.mine(me, id);
    if (upload.file_id) return this.storedFile(upload.file_id, me);
    const running = this.finishing.get(id) ?? this.take(upload, me).finally(() => this.finishing.delete(id));
    this.finishing.set(id, running);
    return running;
  }

  private async take(upload: UploadEntity, me: MemberCaller): Promise<UploadedFile> {
    const { id, usage_name, file_name, file_size, changed } = upload;
    if ((await this.store.size(id)) !== file_size) throw validationError('upload_id', 'file_partial');
    const usage = usage_name as Usage;
    const folder = incomingFolder(this.config.DATA_DIR);
    await mkdir(folder, { recursive: true });
    const path = join(folder, newToken());
    const sent = { name: file_name, size: file_size, changed: changed ?? undefined };
    const received = { usage, limit: uploadLimit(usage), path, ...sent };
    try {
      await this.store.copy(id, path);
      const file = await this.files.keep(received, me, async (sql, fileId) => {
        if ((await sql.update('upload', { file_id: fileId }, { id, file_id: null })) === 0)
          throw new AlreadyFinished();
      });
      await this.store.remove(id);
      return file;
    } catch (error) {
      if (error instanceof AlreadyFinished) return this.finish(me, id);
      // An invalid file stays invalid, so its bytes are deleted.
      if (error instanceof DomainError && error.reason === 'VALIDATION') await this.forget(id);
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  }

  private async storedFile(fileId: string, me: MemberCaller): Promise<UploadedFile> {
    const [file] = await this.files.many([fileId], me);
    if (!file) throw notFound();
    return file;
  }

  private async mine(me: MemberCaller, id: string): Promise<UploadEntity> {
    if (!isId(id)) throw notFound();
    const found = await this.db.one<UploadEntity>('SELECT * FROM upload WHERE id = ? AND owner_id = ?', [
      id,
      me.id,
    ]);
    if (!found) throw notFound();
    return found;
  }

  /** Refuses too many unfinished uploads; what they will store counts towards the quota. */
  private async checkBegun(sql: Sql, ownerId: string, size: number): Promise<void> {
    const begun = await sql.one<{ n: number | string; bytes: string | null }>(
      'SELECT COUNT(*) AS n, SUM(file_size) AS bytes FROM upload WHERE owner_id = ? AND file_id IS NULL',
      [ownerId],
    );
    if (Number(begun?.n ?? 0) >= QUOTA.unfinished)
      throw validationError('file', 'file_unfinished', { max: QUOTA.unfinished });
    await checkQuota(sql, ownerId, Number(begun?.bytes ?? 0) + size);
  }

  private async forget(id: string): Promise<void> {
    await this.db.execute('DELETE FROM upload WHERE id = ?', [id]);
    await this.store.remove(id);
  }

  /** Deletes uploads begun more than a day ago, finished or not. */
  async sweep(): Promise<void> {
    const begun = 'SELECT id FROM upload WHERE created_at < NOW(3) - INTERVAL ? SECOND';
    await sweepEach<{ id: string }>(this.db, begun, [UNFINISHED_LIFE_MS / 1000], ({ id }) => this.forget(id));
    await this.store.sweep();
  }
}
