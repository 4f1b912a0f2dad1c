import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COOPERATING, locateContacts, type PictureFind, type UploadedFile, type Usage } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService, type Viewer } from '../core/files/file.service';
import { qrTextIn } from '../core/files/qr-text';
import type { Received } from '../core/files/receive';
import { StoredFileService } from '../core/files/stored-file.service';
import { qrLane } from '../core/files/work-lane';
import { FieldCipher } from '../core/security/field-cipher';
import { forgetFinds } from './picture-find';
import type { PictureFindEntity } from './sheet.entity';

/** Characters of a find that are stored. */
const MOST = 200;

/** The field of a form that takes pictures, and what they are uploaded as. */
interface PictureField {
  field: string;
  usage: Usage;
}

/** The owner of a phone's files (its hash), in the form of an id: pictures of one phone cannot be sent with another's sheet. */
const ownerOf = (phoneHash: string): string => phoneHash.slice(0, 26).toUpperCase();

/** The sender of a phone's pictures as their viewer. */
export const senderOf = (phoneHash: string): Viewer => ({ kind: 'visitor', id: ownerOf(phoneHash) });

/** Pictures of people without an account: nobody but their sender sees one before it is sent, and unsent ones are deleted after a day. */
@Injectable()
export class VisitorPictureService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
    private readonly stored: StoredFileService,
  ) {}

  onModuleInit(): void {
    this.stored.onRemoved(forgetFinds);
  }

  /** Stores a picture of a proven phone (its hash), and what staff should look at in it. */
  async keep(received: Received, phoneHash: string): Promise<UploadedFile> {
    const owner = ownerOf(phoneHash);
    const file = await this.files.keep(received, { kind: 'visitor', id: owner });
    const found = await this.look(file, received.name, owner);
    if (found.length) {
      const sealed = this.cipher.seal(`picture_find:${file.image_id}:found`, JSON.stringify(found));
      await this.db.insert('picture_find', { file_id: file.image_id, found: sealed });
    }
    return file;
  }

  /** The open cooperations of a proven phone (its hash), newest first. */
  async roomsOf(phoneHash: string): Promise<string[]> {
    const rooms = await this.db.rows<{ id: string }>(
      'SELECT id FROM cooperation WHERE phone_hash = ? AND state = ? ORDER BY id DESC LIMIT 20',
      [phoneHash, COOPERATING],
    );
    return rooms.map(({ id }) => id);
  }

  /** A picture of a proven phone with new addresses. */
  async own(id: string, phoneHash: string): Promise<UploadedFile> {
    const owner = ownerOf(phoneHash);
    const found = await this.db.one('SELECT id FROM uploaded_file WHERE id = ? AND owner_id = ?', [
      id,
      owner,
    ]);
    const [file] = found ? await this.files.many([id], { kind: 'visitor', id: owner }) : [];
    if (!file) throw notFound();
    return file;
  }

  /** Takes a phone's pictures into use; answers how many finds they have. */
  async take(
    sql: Sql,
    ids: readonly string[],
    phoneHash: string,
    { field, usage }: PictureField,
  ): Promise<number> {
    if (ids.length === 0) return 0;
    await this.files.link(sql, field, ids, usage, ownerOf(phoneHash));
    return [...(await this.finds(sql, ids)).values()].flat().length;
  }

  /** What staff should look at, by picture. */
  async finds(sql: Sql, ids: readonly string[]): Promise<Map<string, PictureFind[]>> {
    if (ids.length === 0) return new Map();
    const rows = await sql.rows<PictureFindEntity>('SELECT * FROM picture_find WHERE file_id IN (?)', [ids]);
    return new Map(
      rows.map(({ file_id, found }) => [
        file_id,
        JSON.parse(this.cipher.open(`picture_find:${file_id}:found`, found)) as PictureFind[],
      ]),
    );
  }

  private async look(file: UploadedFile, name: string, owner: string): Promise<PictureFind[]> {
    const { image_id, image_width: width, image_height: height } = file;
    const text =
      width !== null && height !== null
        ? await qrLane.run(owner, async () => qrTextIn(await this.files.original(image_id)))
        : null;
    const named = locateContacts(name.replace(/\.[^.]*$/, '')).map((one) => one.text);
    return [
      ...named.map((one): PictureFind => ({ place: 'file_name', text: one.slice(0, MOST) })),
      // Staff look themselves at a picture whose search did not end.
      ...(text === undefined ? [{ place: 'qr_unread' as const, text: '' }] : []),
      ...(text ? [{ place: 'qr_code' as const, text: text.slice(0, MOST) }] : []),
    ];
  }
}
