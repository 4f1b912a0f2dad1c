import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid, uploadLimit, type Usage } from '@ipw/domain';
import { digest } from '../../core/files/digest';
import { sealFacts } from '../../core/files/pdf/document-facts';
import { workDocument } from '../../core/files/image-work';
import { pageVariant } from '../../core/files/variants';
import type { Fixtures } from './plant';

/** Stores a document like an upload: read in a separate process, with pictures of its first page. */
export async function plantDocument(
  { db, storage, cipher }: Fixtures,
  owner_id: string,
  usage_name: Usage,
  bytes: Buffer,
  file_name: string,
  at: Date,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'document-'));
  try {
    const path = join(folder, 'whole');
    await writeFile(path, bytes, { mode: 0o600 });
    const limit = uploadLimit(usage_name);
    const { mime, thumbnails, document, pages } = await workDocument(
      path,
      'application/pdf',
      owner_id,
      limit.pages,
    );
    const id = ulid();
    const key = (variant: string) => `${id.slice(-2).toLowerCase()}/${id}/${variant}`;
    const { sealed } = limit;
    await storage.put(key('whole'), bytes, sealed);
    for (const { width, data } of thumbnails) await storage.put(key(`t${String(width)}`), data, sealed);
    for (const [at, data] of pages!.entries()) await storage.put(key(pageVariant(at + 2)), data, sealed);
    const sha256 = await digest(path);
    await db.insert('evidence_leaf', { sha256, at });
    await db.insert('uploaded_file', {
      id,
      owner_id,
      usage_name,
      mime,
      file_name,
      file_size: bytes.length,
      sha256,
      document: sealFacts(cipher, id, document!),
      linked_at: at,
      created_at: at,
    });
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
