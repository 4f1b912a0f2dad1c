import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import {
  extensionOf,
  SKIN_COLORS,
  SKIN_FILES,
  SKIN_NAMES,
  SKIN_PENDING,
  SKIN_SETS,
  skinMachine,
  type SkinMaterial,
  type SkinPictureField,
  type SkinState,
  type UploadedFile,
  uploadLimit,
} from '@ipw/domain';
import { ZipFile } from 'yazl';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import { LimitService } from '../core/limit/limit.service';
import { HistoryService } from '../core/transition/history.service';
import type { SkinEntity } from './skin.entity';
import { SkinListService } from './skin-list.service';

/** States whose material is final. */
const FINAL: readonly SkinState[] = [SKIN_PENDING, skinMachine.actions.list.to as SkinState];

interface Packed {
  path: string;
  field: string;
  image_id: string;
  width: number | null;
  height: number | null;
}
type Measured = Packed & { bytes: number; sha256: string };

/** The package for the platform: the files of approved material as they are stored, and a manifest with their hashes. */
@Injectable()
export class SkinPackageService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly lists: SkinListService,
  ) {}

  /** Streams the package; memory holds one file's chunk at a time. Refuses material that is not approved. */
  async stream(row: SkinEntity & { ip_name: string }, { staff }: AdminCall): Promise<StreamableFile> {
    if (!FINAL.includes(row.state))
      throw new DomainError('STATE', { machine: skinMachine.name, state: row.state, allowed: FINAL });
    await this.limits.take('export', staff.id);
    const material = await this.lists.material(row, staff);
    await this.history.write(this.db, {
      subject: skinMachine.name,
      subjectId: row.id,
      action: 'package',
      actor: staff,
    });
    return new StreamableFile(this.zip(row, material), {
      type: 'application/zip',
      disposition: `attachment; filename="skin-${row.id}.zip"`,
    });
  }

  private zip(row: SkinEntity & { ip_name: string }, material: SkinMaterial<UploadedFile>): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const fail = (error: Error) => output.destroy(error);
    const measured: Measured[] = [];
    zip.on('error', fail);
    const add = (path: string, open: () => Promise<Readable>) =>
      zip.addReadStreamLazy(path, { compress: false, mode: 0o100644 }, (take) => {
        // The library listens for 'end' only; an unhandled 'error' would end the process.
        open().then((stream) => take(null, stream.on('error', fail)), fail);
      });
    for (const file of packed(material))
      add(file.path, async () =>
        measure(await this.files.original(file.image_id), (bytes, sha256) =>
          measured.push({ ...file, bytes, sha256 }),
        ),
      );
    // Last, when the files before it are measured.
    add('manifest.json', () =>
      Promise.resolve(Readable.from([`${JSON.stringify(manifest(row, material, measured), null, 2)}\n`])),
    );
    zip.end();
    return output;
  }
}

/** Passes a stream on, and tells its size and SHA-256 at its end. */
function measure(from: Readable, done: (bytes: number, sha256: string) => void): Readable {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new PassThrough({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      next(null, chunk);
    },
    flush(next) {
      done(bytes, hash.digest('hex'));
      next();
    },
  });
  return from.on('error', (error) => through.destroy(error)).pipe(through);
}

/** The files of the material: a folder a set, stickers by their names. */
function packed(material: SkinMaterial<UploadedFile>): Packed[] {
  const entry = (set: string, name: string, field: string, file: UploadedFile): Packed => ({
    path: `${set}/${name}${extensionOf(file.file_name)}`,
    field,
    image_id: file.image_id,
    width: file.image_width,
    height: file.image_height,
  });
  return Object.entries(SKIN_SETS).flatMap(([set, slots]) =>
    Object.keys(slots).flatMap((field) => {
      if (field === 'emoji_list')
        return material.emoji_list.flatMap(({ name, image }) =>
          image ? entry(set, name, field, image) : [],
        );
      if (!Object.hasOwn(SKIN_FILES, field)) return [];
      const file = material[field as SkinPictureField];
      return file ? entry(set, field, field, file) : [];
    }),
  );
}

const manifest = (
  row: SkinEntity & { ip_name: string },
  material: SkinMaterial<UploadedFile>,
  files: readonly Measured[],
) => ({
  skin_id: row.id,
  ip_name: row.ip_name,
  approved_at: row.decided_at?.toISOString() ?? null,
  authorization: {
    text: 'bilibiliCustomizationAgreement',
    version: row.letter_version,
    sha256: row.letter_hash,
  },
  ...Object.fromEntries([...SKIN_NAMES, ...SKIN_COLORS].map((field) => [field, material[field]])),
  files: files.map(({ path, field, bytes, sha256, width, height }) => ({
    path,
    field,
    limit: uploadLimit(SKIN_FILES[field as keyof typeof SKIN_FILES]).max,
    bytes,
    width,
    height,
    sha256,
  })),
});
