import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ulid, type UploadedFile, uploadLimit, type Usage } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import { notFound, validationError } from '../errors/domain-error';
import { isBucketOutage } from '../providers/bucket-outage';
import { type Storage, STORAGE } from '../providers/storage';
import { digest } from './digest';
import { documentView, openFacts, sealFacts } from './pdf/document-facts';
import { checkFile, narrowed, type Worked, workFile, wholeAndBeside, widthsOf } from './image-work';
import { FieldCipher } from '../security/field-cipher';
import { type Received, storedName } from './receive';
import { preview } from './preview';
import { checkQuota } from './quota';
import { FileAddressService } from './file-address.service';
import { FileSweepService } from './file-sweep.service';
import type { RequestedRange } from '../providers/byte-range';
import type { UploadedFileEntity } from './uploaded-file.entity';
import { FileViewerRegistry, type Guest, hasAccount, viewerName } from './viewers';
import { StoredFileService } from './stored-file.service';
import { isPage, isShared, keyOf, largestOf, mimeOf, pageVariant, tileOf, type Variant } from './variants';
import { pictureLane } from './work-lane';

/** Who will open the file: a member, staff, anybody, or by what the id says (`viewers.ts`): who came by a shop's private `link`,
 * the `visitor` who uploaded it, the `buyer` of a sheet, the `holder` who answers it, the `party` of a cooperation. */
export type Viewer = Owner | { kind: Guest; id: string } | undefined;
/** Who uploads the file. */
export type Owner = { kind: 'member' | 'staff'; id: string };
/** A visitor's file belongs to the record it was sent with, or to a phone (`VisitorPictureService`). Files of records that nobody
 * proved anything for wait in line by their sender's `address`, because each record is new. */
export type Sender = Owner | { kind: 'visitor'; id: string; address?: string };

/** Uploaded files: checked, re-encoded, stored, served at signed short-lived addresses. */
@Injectable()
export class FileService {
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly db: Db,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly cipher: FieldCipher,
    private readonly addresses: FileAddressService,
    private readonly stored: StoredFileService,
    private readonly sweeper: FileSweepService,
    private readonly viewers: FileViewerRegistry,
  ) {}

  /**
   * Checks and stores a received file; always deletes the temporary file. `within` runs in the transaction that inserts the
   * row; when it throws, the stored bytes are deleted. A file `given` to its owner is stored whatever the quota.
   */
  async keep(
    received: Received,
    owner: Sender,
    within?: (sql: Sql, id: string) => Promise<void>,
    { given = false } = {},
  ): Promise<UploadedFile> {
    const checkQuotaIn = (sql: Sql) => (given ? undefined : checkQuota(sql, owner.id, received.size));
    try {
      const mime = await checkFile(received.path, received.name, received.size, received.limit);
      await checkQuotaIn(this.db);
      const worked = await workFile(received.path, mime, received.limit, callerOf(owner));
      const id = ulid();
      const row: Omit<UploadedFileEntity, 'linked_at' | 'created_at'> = {
        id,
        owner_id: owner.id,
        usage_name: received.usage,
        mime,
        file_name: storedName(received),
        file_size: received.size,
        width: worked.width,
        height: worked.height,
        sha256: await digest(received.path),
        changed: received.changed ?? null,
        image_status: 0,
        open: received.limit.open ? 1 : 0,
        document: worked.document ? sealFacts(this.cipher, id, worked.document) : null,
      };
      const small = worked.thumbnails.find(({ width }) => width === 300)?.data;
      const after = await this.stored.prepare({ ...row, small: worked.document ? undefined : small });
      const removal = await this.sweeper.plan(this.db, row.id, received.usage);
      await this.store(row.id, received, worked, removal);
      try {
        await this.db.tx(async (sql) => {
          // Other uploads of the member may have been stored meanwhile.
          await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [owner.id]);
          await checkQuotaIn(sql);
          await sql.insert('uploaded_file', { ...row });
          await after(sql);
          await within?.(sql, row.id);
          await this.sweeper.cancel(sql, removal);
        }, 'committed');
      } catch (error) {
        await this.sweeper.discard(removal, row.id, received.usage);
        throw error;
      }
      return this.view(row, owner);
    } finally {
      for (const path of wholeAndBeside(received.path)) await rm(path, { force: true });
    }
  }

  /** Files by id in the given order, with addresses for the viewer; missing ones are left out. */
  async many(ids: readonly string[], viewer: Viewer): Promise<UploadedFile[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.rows<UploadedFileEntity>('SELECT * FROM uploaded_file WHERE id IN (?)', [ids]);
    return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => this.view(row, viewer));
  }

  /** The file that a record refers to, if any, with addresses for the viewer; null when it is missing. */
  async oneOrNull(id: string | null, viewer: Viewer): Promise<UploadedFile | null> {
    const [file = null] = await this.many(id ? [id] : [], viewer);
    return file;
  }

  /** A file the member may open, with new addresses; NOT_FOUND otherwise. */
  async one(id: string, member: Owner): Promise<UploadedFile> {
    const row = await this.db.one<UploadedFileEntity>('SELECT * FROM uploaded_file WHERE id = ?', [id]);
    if (!row || !(await this.viewers.mayOpen(viewerName(member), row))) throw notFound();
    return this.view(row, member);
  }

  /** Address of a picture for lists, or null. */
  picture(id: string | null, viewer: Viewer, variant: Variant = 't300'): string | null {
    return id === null ? null : this.addresses.of(id, variant, viewer);
  }

  /**
   * Links a record to files of its owner and unlinks those it referred to before. Refuses the field unless every file
   * belongs to the owner and was uploaded for this use.
   */
  async link(
    sql: Sql,
    field: string,
    ids: readonly string[],
    usage: Usage,
    ownerId: string,
    before: readonly string[] = [],
  ): Promise<void> {
    if (new Set(ids).size !== ids.length) throw validationError(field, 'duplicate');
    if (ids.length) {
      const found = await sql.execute(
        'UPDATE uploaded_file SET linked_at = NOW(3) WHERE id IN (?) AND owner_id = ? AND usage_name = ?',
        [ids, ownerId, usage],
      );
      if (found !== ids.length) throw validationError(field, 'file');
    }
    await this.release(
      sql,
      before.filter((id) => !ids.includes(id)),
    );
  }

  /** Unlinks files that a record refers to no longer, except files that content or an IP still uses. */
  async release(sql: Sql, ids: readonly string[]): Promise<void> {
    if (ids.length)
      await sql.execute(
        `UPDATE uploaded_file SET linked_at = NULL WHERE id IN (?) AND id NOT IN (SELECT file_id FROM file_use)
          AND id NOT IN (SELECT image_id FROM ip WHERE image_id IS NOT NULL)`,
        [ids],
      );
  }

  /** Marks pictures as reviewed by staff, or no longer: then others than their owner and staff see a mask. */
  async reviewed(sql: Sql, ids: readonly string[], status: 0 | 1 = 1): Promise<void> {
    if (ids.length)
      await sql.execute('UPDATE uploaded_file SET image_status = ? WHERE id IN (?)', [status, ids]);
  }

  /**
   * The bytes of an address, or NOT_FOUND: checks signature, expiry, the viewer's session (by the headers) and permission.
   * `paper`: the answer must not be cached.
   */
  async serve(
    id: string,
    variant: Variant,
    query: Record<string, string>,
    headers: IncomingHttpHeaders,
    range?: RequestedRange,
  ) {
    const row = await this.db.one<UploadedFileEntity>('SELECT * FROM uploaded_file WHERE id = ?', [id]);
    const shared = row?.open === 1 && row.image_status === 1 && isShared(row.usage_name, variant);
    if (!row || !(shared || (await this.addresses.opens(row, variant, query, headers)))) throw notFound();
    const made = variant === 'whole' ? undefined : await this.made(row, variant, range);
    const found = made ?? (await this.storage.read(keyOf(id, 'whole'), range));
    if (!found || (isPage(variant) && !made)) throw notFound();
    const paper = uploadLimit(row.usage_name as Usage).sealed === true;
    return { ...found, shared, paper, mime: made ? mimeOf(variant) : row.mime };
  }

  /** Thumbnails are stored, so most requests only read one. */
  private async made(row: UploadedFileEntity, variant: Variant, range?: RequestedRange) {
    const key = keyOf(row.id, variant);
    const found = await this.storage.read(key, range);
    if (found) return found;
    await this.make(row, variant);
    return this.storage.read(key, range);
  }

  /** Concurrent requests for one variant share the work. */
  private async make({ id, owner_id, ...row }: UploadedFileEntity, variant: Variant): Promise<void> {
    const { width: whole, height } = row;
    if (whole === null || height === null) return;
    const width = widthsOf(whole).find((one) => variant === `t${String(one)}`);
    if (!width && variant !== 'og') return;
    const key = keyOf(id, variant);
    const known = this.making.get(key);
    if (known) return known;
    const drawn = () =>
      pictureLane({ width: whole, height }).run(owner_id, async () => {
        const from = await this.original(id);
        return width ? narrowed(from, width) : preview(from);
      });
    const work = drawn()
      .then((data) => this.storage.put(key, data))
      .finally(() => this.making.delete(key));
    this.making.set(key, work);
    return work;
  }

  /** The stored bytes of a file, or of a picture that was made of it with the upload. */
  async original(id: string, variant: Variant = 'whole'): Promise<Readable> {
    const found = await this.storage.read(keyOf(id, variant));
    if (!found) throw new Error(`the stored bytes of file ${id} are missing`);
    return found.stream;
  }

  view(row: Omit<UploadedFileEntity, 'linked_at' | 'created_at'>, viewer: Viewer): UploadedFile {
    const hasPicture = row.width !== null || row.document !== null;
    return {
      image_id: row.id,
      file_name: row.file_name,
      file_path: this.addresses.of(row.id, largestFor(viewer, row), viewer),
      thumb_path: hasPicture ? this.addresses.of(row.id, 't300', viewer) : null,
      tile_path: hasPicture ? this.addresses.of(row.id, tileOf(row.usage_name as Usage), viewer) : null,
      file_size: row.file_size,
      image_width: row.width,
      image_height: row.height,
      image_name: row.file_name,
      image_status: row.image_status,
      ...(row.document && {
        document: documentView(
          openFacts(this.cipher, row.id, row.document),
          row.usage_name,
          viewer !== undefined,
          (page) => this.addresses.of(row.id, pageVariant(page), viewer),
        ),
      }),
    };
  }

  private async store(
    id: string,
    { path, usage, limit: { sealed } }: Received,
    worked: Worked,
    removal: string,
  ): Promise<void> {
    try {
      for (const { width, data } of worked.thumbnails)
        await this.storage.put(keyOf(id, `t${String(width)}` as Variant), data, sealed);
      for (const [at, data] of (worked.pages ?? []).entries())
        await this.storage.put(keyOf(id, pageVariant(at + 2)), data, sealed);
      const whole = worked.whole ?? path;
      if (sealed) await this.storage.put(keyOf(id, 'whole'), createReadStream(whole), true);
      else await this.storage.adopt(keyOf(id, 'whole'), whole);
    } catch (error) {
      // A bucket that did not answer would make the caller wait as long again.
      if (!isBucketOutage(error)) await this.sweeper.discard(removal, id, usage);
      throw error;
    }
  }
}

const callerOf = (sender: Sender): string =>
  (sender.kind === 'visitor' ? sender.address : undefined) ?? sender.id;

/** The largest variant that a viewer may have: full resolution of licensed pictures takes an account, or the download link of a grant. */
const largestFor = (
  viewer: Viewer,
  { usage_name, width }: Pick<UploadedFileEntity, 'usage_name' | 'width'>,
): Variant =>
  width === null || (viewer && hasAccount(viewerName(viewer))) ? 'whole' : largestOf({ usage_name, width });
