import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { ulid } from '@ipw/domain';
import { sharp } from '../../core/files/sharp';

/** Test runs keep renderings in this folder (`tools/demo-cache.mjs`); without it everything is rendered anew. */
const cache = process.env['DEMO_CACHE'];

/** What `make` renders from the recipe, or has rendered from the same one into the cache folder. */
export async function rendered<T>(recipe: readonly (string | Buffer)[], make: () => Promise<T>): Promise<T> {
  if (!cache) return make();
  const hash = createHash('sha256');
  for (const part of recipe) hash.update(`${String(part.length)} `).update(part);
  const file = join(cache, hash.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return deserialize(known) as T;
  const made = await make();
  // Written beside and renamed, so that a process seeding at the same time reads none that is incomplete.
  const part = `${file}.${ulid()}`;
  await mkdir(cache, { recursive: true });
  try {
    await writeFile(part, serialize(made));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return made;
}

const drawings = new Map<string, Promise<Buffer>>();

/** Renders a drawing; each is rendered once, because this is the slow part of a first start. */
export function drawn(svg: string): Promise<Buffer> {
  const render = () => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const known = drawings.get(svg) ?? rendered(['drawing', svg], render);
  drawings.set(svg, known);
  return known;
}
