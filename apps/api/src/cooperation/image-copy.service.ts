import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import { CONFIG, type Config } from '../core/config';
import type { Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { JobService } from '../core/jobs/job.service';
import { KEYS, type Keys } from '../core/keys';
import { FileService } from '../core/files/file.service';
import { incomingFolder } from '../core/files/receive';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { pictureLane } from '../core/files/work-lane';
import type { RequestedRange } from '../core/providers/byte-range';
import { type BlobRead, type Storage, STORAGE } from '../core/providers/storage';
import { markText, writeMarked } from './image-mark';
import { cellsOf, traceSecret } from './trace-mark';

interface Copy {
  image_request_id: string;
  copy_no: string;
  coop_no: string;
  marked: 0 | 1;
  file: Pick<UploadedFileEntity, 'id' | 'mime' | 'width' | 'height' | 'file_size'>;
  /** Whether the picture may be downloaded at this moment. */
  isGranted: () => Promise<boolean>;
}

interface Removal {
  request: string;
  files: string[];
}

/** Where copies lay that were made before they carried the invisible mark. */
const unmarkedKey = (request: string, file: string): string =>
  `${request.slice(-2).toLowerCase()}/${request}/${file}`;
/** Where the copy of a request's picture is stored. */
export const copyKey = (request: string, file: string): string => `${unmarkedKey(request, file)}.2`;

const JOB = 'image_copies';

/** The bytes a recipient downloads: a copy with the recipient's marks, made once and deleted with the grant. */
@Injectable()
export class ImageCopyService implements OnModuleInit {
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly files: FileService,
    private readonly jobs: JobService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<Removal>(JOB, (of) => this.remove(of));
  }

  async read(copy: Copy, range?: RequestedRange): Promise<BlobRead> {
    const key = copyKey(copy.image_request_id, copy.file.id);
    let found = await this.storage.read(key, range);
    if (!found) {
      await this.make(key, copy);
      found = await this.storage.read(key, range);
    }
    if (!found) throw notFound();
    return found;
  }

  /** Makes the marked copy now, so that its download begins at once; answers the bytes of the whole. */
  async prepare(copy: Copy): Promise<number> {
    const { stream, size } = await this.read(copy);
    stream.destroy();
    return size;
  }

  /** Removes copies once the transaction that ended their grant is committed. */
  removeAfter(sql: Sql, request: string, files: string[]): Promise<void> {
    return this.jobs.enqueue(sql, JOB, { request, files } satisfies Removal);
  }

  private async remove({ request, files }: Removal): Promise<void> {
    for (const file of files)
      for (const key of [copyKey(request, file), unmarkedKey(request, file)]) await this.storage.remove(key);
  }

  /** Pictures are marked in the lanes of uploads, a few at once; requests for one copy share the work. */
  private make(key: string, { file, coop_no, copy_no, marked, isGranted }: Copy): Promise<void> {
    const known = this.making.get(key);
    if (known) return known;
    const { mime } = file;
    const size = { width: file.width!, height: file.height! };
    const work = pictureLane(size)
      .run(coop_no, async () => {
        const folder = incomingFolder(this.config.DATA_DIR);
        await mkdir(folder, { recursive: true });
        const path = join(folder, ulid());
        try {
          await writeMarked(
            await this.files.original(file.id),
            { mime, ...size },
            {
              cells: cellsOf(traceSecret(this.keys), copy_no),
              text: marked ? markText(coop_no, copy_no) : undefined,
            },
            path,
          );
          await this.storage.adopt(key, path);
          // Copies of a grant that ended meanwhile may have been removed before this one was stored.
          if (!(await isGranted())) await this.storage.remove(key);
        } finally {
          await rm(path, { force: true });
        }
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, work);
    return work;
  }
}
