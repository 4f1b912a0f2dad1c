import { createHash } from 'node:crypto';
import { ulid, uploadLimit, type Usage } from '@ipw/domain';
import sharp from 'sharp';
import type { Db, Row } from '../../core/db/db';
import type { Storage } from '../../core/providers/storage';
import type { FieldCipher } from '../../core/security/field-cipher';
import { type LineContent, signLine } from '../../core/transition/signature';

/** What seeds and tests plant into: a database, its keys and a storage. Rows are written as the product writes them. */
export interface Ground {
  db: Db;
  cipher: FieldCipher;
  storage: Storage;
}

/** An instant some days (and hours) ago. */
export const ago = (days: number, hours = 0): Date =>
  new Date(Date.now() - days * 86_400_000 - hours * 3_600_000);

/** A line of the audit log as the product writes it, at a time of its own. */
export const plantLine = (
  { db, cipher }: Pick<Ground, 'db' | 'cipher'>,
  line: Pick<LineContent, 'subject' | 'subject_id' | 'action' | 'actor_type' | 'created_at'> &
    Partial<LineContent>,
): Promise<void> =>
  db.insert(
    'audit_line',
    signLine(cipher, {
      from_state: null,
      to_state: null,
      actor_id: null,
      reason: null,
      changes: null,
      ...line,
    }) as unknown as Row,
  );

/** Stores a picture (any format sharp reads) with its thumbnails, as an upload would. */
export async function plantPicture(
  { db, storage }: Ground,
  owner: string,
  usage: Usage,
  picture: Buffer,
  name: string,
  reviewed = true,
  at = new Date(),
): Promise<string> {
  const id = ulid();
  const whole = await sharp(picture).png({ palette: false }).toBuffer({ resolveWithObject: true });
  const key = (variant: string) => `${id.slice(-2).toLowerCase()}/${id}/${variant}`;
  const { sealed, open } = uploadLimit(usage);
  await storage.put(key('whole'), whole.data, sealed);
  // The large one is decoded once; the smaller ones come out of a small one.
  const small = await sharp(whole.data).resize({ width: 300 }).png().toBuffer();
  for (const width of [300, 150, 100])
    await storage.put(
      key(`t${String(width)}`),
      await sharp(small).resize({ width }).webp({ quality: 82 }).toBuffer(),
      sealed,
    );
  await db.insert('uploaded_file', {
    id,
    owner_id: owner,
    usage_name: usage,
    mime: 'image/png',
    file_name: name,
    file_size: whole.data.length,
    width: whole.info.width,
    height: whole.info.height,
    sha256: createHash('sha256').update(whole.data).digest('hex'),
    image_status: reviewed ? 1 : 0,
    open: open ? 1 : 0,
    linked_at: at,
    created_at: at,
  });
  return id;
}
