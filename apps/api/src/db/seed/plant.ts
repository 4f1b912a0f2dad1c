import { createHash } from 'node:crypto';
import { ulid, uploadLimit, type Usage } from '@ipw/domain';
import type { Db, Row } from '../../core/db/db';
import type { Storage } from '../../core/providers/storage';
import type { FieldCipher } from '../../core/security/field-cipher';
import { type LineContent, signLine } from '../../core/transition/history.service';
import { rendered } from './drawn';
import { sharp } from '../../core/files/sharp';

/** Where seeds and tests insert records: a database, its keys and a storage. Rows are written as the server writes them. */
export interface Fixtures {
  db: Db;
  cipher: FieldCipher;
  storage: Storage;
}

/** A time some days (and hours) ago. */
export const ago = (days: number, hours = 0): Date =>
  new Date(Date.now() - days * 86_400_000 - hours * 3_600_000);

/** A line of the audit log as the server writes it, with a given time. */
export const plantLine = (
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
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

/** Numbers the lines by time: the log is read by number, newest first, and records were inserted one after the other. */
export async function numberLines({ db }: Pick<Fixtures, 'db'>): Promise<void> {
  await db.execute(`UPDATE audit_line t JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY created_at, id) AS place FROM audit_line) n
    ON n.id = t.id SET t.id = -n.place`);
  await db.execute('UPDATE audit_line SET id = -id WHERE id < 0');
}

const WIDTHS = [300, 150, 100] as const;

interface Encoded {
  mime: 'image/png' | 'image/jpeg';
  whole: { data: Buffer; info: { width: number; height: number } };
  thumbs: Buffer[];
}

/** Encoding takes longer than storing, so a picture inserted twice is encoded once. */
const encodings = new WeakMap<Buffer, Promise<Encoded>>();

async function encode(picture: Buffer, name: string): Promise<Encoded> {
  const scan = name.endsWith('.jpg');
  const upright = sharp(picture);
  const whole = await (scan ? upright.jpeg({ quality: 90 }) : upright.png({ palette: false })).toBuffer({
    resolveWithObject: true,
  });
  // The large picture is decoded once; smaller sizes are made from a reduced copy.
  const small = await sharp(whole.data).resize({ width: 300 }).png({ compressionLevel: 1 }).toBuffer();
  const thumbs = WIDTHS.map((width) => sharp(small).resize({ width }).webp({ quality: 82 }).toBuffer());
  return { mime: scan ? 'image/jpeg' : 'image/png', whole, thumbs: await Promise.all(thumbs) };
}

function encoded(picture: Buffer, name: string): Promise<Encoded> {
  const known =
    encodings.get(picture) ??
    rendered([name.endsWith('.jpg') ? 'jpeg' : 'png', picture], () => encode(picture, name));
  encodings.set(picture, known);
  return known;
}

/** Stores a picture (any format sharp reads) with thumbnails, like an upload; as JPEG when its name ends so. */
export async function plantPicture(
  { db, storage }: Fixtures,
  owner: string,
  usage: Usage,
  picture: Buffer,
  name: string,
  reviewed = true,
  at = new Date(),
): Promise<string> {
  const id = ulid();
  const { mime, whole, thumbs } = await encoded(picture, name);
  const key = (variant: string) => `${id.slice(-2).toLowerCase()}/${id}/${variant}`;
  const { sealed, open } = uploadLimit(usage);
  await storage.put(key('whole'), whole.data, sealed);
  for (const [at, width] of WIDTHS.entries())
    await storage.put(key(`t${String(width)}`), thumbs[at]!, sealed);
  const sha256 = createHash('sha256').update(whole.data).digest('hex');
  await db.insert('evidence_leaf', { sha256, at });
  await db.insert('uploaded_file', {
    id,
    owner_id: owner,
    usage_name: usage,
    mime,
    file_name: name,
    file_size: whole.data.length,
    width: whole.info.width,
    height: whole.info.height,
    sha256,
    image_status: reviewed ? 1 : 0,
    open: open ? 1 : 0,
    linked_at: at,
    created_at: at,
  });
  return id;
}
