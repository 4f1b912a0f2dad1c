/**
 * Two hundred broken, cut and manipulated files (five hundred with FULL=1): each is refused or cleaned, and none leaves a
 * file behind.
 */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type Caller, member } from '../testing/fixtures';
import { mutated, originals, SECRET } from '../testing/mutations';
import { sendWhole } from '../testing/upload-parts';
import { api } from '../testing/server';
import { filesIn, open, upload } from '../testing/uploads';

const { url, db, dataDir, reset } = api();
const FILES = process.env['FULL'] ? 500 : 200;
const AT_ONCE = 8;
/** Every fifth file is uploaded in parts. */
const IN_PIECES = 5;
const REFUSED = /^(file_(type|broken|animation|size)|pdf_\w+|min)$/;
const ACTIVE = /\/(OpenAction|AA|JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

/** The bytes viewers read as objects: without streams, texts and comments. */
const spelledOut = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/\bobj\b([^]*?)(?=endobj|$)/g)]
    .map(([, object]) => object!.replace(/\bstream\r?\n[^]*/, '').replace(/\([^()]*\)|%.*/g, ''))
    .join('\n')
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Errors in how a stored file is served. */
async function wrongWith({ file_path, thumb_path }: { file_path: string; thumb_path: string | null }) {
  const { status, headers, bytes } = await open(file_path);
  const type = headers.get('content-type') ?? '';
  const wrong: string[] = [];
  if (status !== 200 || headers.get('x-content-type-options') !== 'nosniff')
    wrong.push(`status ${String(status)}`);
  if (type === 'application/pdf') {
    if (ACTIVE.test(spelledOut(bytes))) wrong.push('active content');
    if (headers.get('content-disposition') !== 'attachment') wrong.push('opens in the page');
    await sharp((await open(thumb_path!)).bytes).stats();
    return wrong;
  }
  const found = await sharp(bytes).metadata();
  if (`image/${found.format}` !== type) wrong.push(`${found.format} as ${type}`);
  if (found.exif ?? found.xmp ?? found.iptc) wrong.push('metadata');
  for (const words of [SECRET, '<script', '<?php']) if (bytes.includes(words)) wrong.push(words);
  await sharp((await open(thumb_path!)).bytes).stats();
  return wrong;
}

/** Ids of all files in the storage. */
async function stored(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries.filter((entry) => entry.isFile());
  return [...new Set(files.map(({ parentPath }) => basename(parentPath)))];
}

it('refuses or cleans every one of them', async () => {
  await reset();
  const [before, begun] = [await stored(), await filesIn('unfinished')];
  const sources = await originals();
  const odd: string[] = [];
  const accepted: string[] = [];
  let refused = 0;
  const seeds = Array.from({ length: FILES }, (_, at) => at);
  const one = async (seed: number, who: Caller) => {
    const { usage, name, bytes } = sources[seed % sources.length]!;
    const file = mutated(bytes, seed);
    const { code, data } =
      seed % IN_PIECES === 0 && file.length > 1
        ? await sendWhole(who, usage, name, file)
        : await upload(who, usage, name, file);
    if (code === 0) {
      accepted.push(data.image_id);
      odd.push(...(await wrongWith(data)).map((what) => `${String(seed)} ${name}: ${what}`));
    } else {
      refused += 1;
      if (!REFUSED.test(data.errors?.[0]?.rule ?? '')) odd.push(`${String(seed)} ${name}: ${String(code)}`);
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const who = await member();
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) await one(seed, who);
    }),
  );

  expect(odd).toEqual([]);
  expect(accepted.length + refused).toBe(FILES);
  expect(Math.min(accepted.length, refused)).toBeGreaterThan(FILES / 10);
  const [rows] = await db().query('SELECT id FROM uploaded_file ORDER BY id');
  expect((rows as { id: string }[]).map(({ id }) => id)).toEqual(accepted.toSorted());
  expect((await stored()).filter((id) => !before.includes(id)).toSorted()).toEqual(accepted.toSorted());
  expect([await filesIn('incoming'), await filesIn('unfinished')]).toEqual([[], begun]);
  expect((await db().query('SELECT id FROM upload WHERE file_id IS NULL'))[0]).toEqual([]);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});
