import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../disk/disk';
import { Counted, open as unseal, packed, putPart, readPart, seal, unpacked, whole } from './box';
import type { Manifest } from './manifest';
import type { Store } from './stores';

/** What a file has grown by: its bytes from `from` on. Files of anchors are only appended to. */
type Growth = Record<string, { from: number; text: string }>;

const folderOf = (dataDir: string): string => join(dataDir, 'anchors');
const isAnchors = (name: string): boolean => /^[\w-]+\.jsonl$/.test(name);

/** Stores what the anchors have grown by since a manifest; all of them without one. */
export async function storeAnchors(
  dataDir: string,
  store: Store,
  { id, recipient, before = {} }: { id: string; recipient: string; before?: Record<string, number> },
): Promise<Manifest['anchors']> {
  const names = (await readdir(folderOf(dataDir)).catch(() => [] as string[])).filter(isAnchors).sort();
  const growth: Growth = {};
  const sizes: Record<string, number> = {};
  for (const name of names) {
    const file = await open(join(folderOf(dataDir), name));
    try {
      const { size } = await file.stat();
      const known = before[name] ?? 0;
      // A file that was replaced by a shorter one is stored whole.
      const from = known <= size ? known : 0;
      sizes[name] = size;
      if (size === from) continue;
      const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
      growth[name] = { from, text: buffer.toString('base64') };
    } finally {
      await file.close();
    }
  }
  if (Object.keys(growth).length === 0) return { part: null, sizes };
  const text = new Counted([Buffer.from(JSON.stringify(growth))]);
  return { part: await putPart(store, `anchors/${id}.gz.age`, seal(recipient, packed(text.bytes()))), sizes };
}

/** The anchors as they were at the last of these manifests, of which the first has all. */
export async function readAnchors(
  store: Store,
  identityFile: string,
  manifests: readonly Manifest[],
): Promise<Map<string, string>> {
  const found = new Map<string, Buffer>();
  for (const { anchors } of manifests) {
    if (!anchors.part) continue;
    const bytes = await whole(unpacked(unseal(identityFile, readPart(store, anchors.part))));
    for (const [name, { from, text }] of Object.entries(JSON.parse(bytes.toString()) as Growth)) {
      const before = (found.get(name) ?? Buffer.alloc(0)).subarray(0, from);
      found.set(name, Buffer.concat([before, Buffer.from(text, 'base64')]));
    }
  }
  return new Map([...found].map(([name, bytes]) => [name, bytes.toString()]));
}

/** How far numbers of batches jump: above all that may have been issued since the last backup. There are 2^32. */
const JUMP = 1000;

/**
 * Puts anchors of a backup to those that are there. Lines of numbers and erasures are added, never removed. Anchors of the
 * audit log above `end`, of lines the restored database lacks, move to `before-restore-…`.
 */
export async function placeAnchors(
  dataDir: string,
  stored: ReadonlyMap<string, string>,
  end: number,
): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = (await readdir(folder)).filter(isAnchors);
  const at = new Date().toISOString();
  const apart = join(folder, `before-restore-${at.slice(0, 19).replace(/[-:]/g, '')}`);
  for (const name of new Set([...stored.keys(), ...there, NUMBERS])) {
    const own = there.includes(name) ? await readFile(join(folder, name), 'utf8') : '';
    const lines = new Set([...own.split('\n'), ...(stored.get(name) ?? '').split('\n')].filter(Boolean));
    const kept = [...lines].filter((line) => !name.startsWith('audit-') || numberIn(line) <= end);
    if (name === NUMBERS) kept.push(JSON.stringify({ at, upto: Math.max(0, ...kept.map(numberIn)) + JUMP }));
    const above = [...lines].filter((line) => !kept.includes(line));
    if (above.length > 0) {
      await mkdir(apart, { recursive: true, mode: 0o700 });
      await replaceFile(join(apart, name), textOf(above));
    }
    await replaceFile(join(folder, name), textOf(kept));
  }
}

const NUMBERS = 'batch-numbers.jsonl';
const numberIn = (line: string): number => Number(/"(?:number|upto)":(\d+)/.exec(line)?.[1] ?? 0);

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
