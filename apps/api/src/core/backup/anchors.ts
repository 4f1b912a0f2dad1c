import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAll } from '../disk/disk';
import { bytesOf, readLines } from '../disk/lines';
import { FolderBlobStore } from '../providers/folder';
import { open as unseal, packed, putPart, readPart, seal, unpacked } from './box';
import { type Growth, growthIn, growthText } from './growth';
import type { Manifest } from './manifest';
import type { Store } from './stores';

const folderOf = (dataDir: string): string => join(dataDir, 'anchors');
const isAnchors = (name: string): boolean => /^[\w-]+\.jsonl$/.test(name);

/** Stores what the anchors have grown by since a manifest; all of them without one. */
export async function storeAnchors(
  dataDir: string,
  store: Store,
  { id, recipient, before = {} }: { id: string; recipient: string; before?: Record<string, number> },
): Promise<Manifest['anchors']> {
  const names = (await readdir(folderOf(dataDir)).catch(() => [] as string[])).filter(isAnchors).sort();
  const grown: Growth[] = [];
  const sizes: Record<string, number> = {};
  for (const name of names) {
    const path = join(folderOf(dataDir), name);
    const { size } = await stat(path);
    const known = before[name] ?? 0;
    // A file that was replaced by a shorter one is stored whole.
    const from = known <= size ? known : 0;
    sizes[name] = size;
    if (size > from) grown.push({ name, from, bytes: exactly(path, from, size) });
  }
  if (grown.length === 0) return { part: null, sizes };
  const part = await putPart(store, `anchors/${id}.gz.age`, seal(recipient, packed(growthText(grown))));
  return { part, sizes };
}

async function* exactly(path: string, from: number, to: number): AsyncGenerator<Buffer> {
  let at = from;
  for await (const piece of bytesOf(path, from, to)) {
    at += piece.length;
    yield piece;
  }
  if (at !== to) throw new Error(`backup: ${path} became shorter while it was copied`);
}

/** Writes the anchors as they were at the last of these manifests, of which the first has all, into an empty folder. */
export async function readAnchors(
  store: Store,
  identityFile: string,
  manifests: readonly Manifest[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { anchors } of manifests) {
    if (!anchors.part) continue;
    for await (const { name, from, bytes } of growthIn(
      unpacked(unseal(identityFile, readPart(store, anchors.part))),
    )) {
      // The hash of the part is compared at its end, behind its names.
      if (!isAnchors(name)) throw new Error(`backup: ${anchors.part.name} holds something else than anchors`);
      const file = await open(join(folder, name), 'a', 0o600);
      try {
        await file.truncate(Math.min(from, (await file.stat()).size));
        for await (const piece of bytes) await writeAll(file, piece);
      } finally {
        await file.close();
      }
    }
  }
}

/** How far numbers of batches jump: above all that may have been issued since the last backup. There are 2^32. */
const JUMP = 1000;

/**
 * Puts anchors of a backup, the files of a folder, to those that are there. Lines of numbers and erasures are added, never
 * removed. Anchors of the audit log above `end`, of lines the restored database lacks, move to `before-restore-…`.
 */
export async function placeAnchors(dataDir: string, stored: string, end: number): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = (await readdir(folder)).filter(isAnchors);
  const at = new Date().toISOString();
  const apart = join(folder, `before-restore-${at.slice(0, 19).replace(/[-:]/g, '')}`);
  for (const name of new Set([...(await readdir(stored)), ...there, NUMBERS])) {
    const isKept = (line: string) => !name.startsWith('audit-') || numberIn(line) <= end;
    const lines = (wanted: (line: string) => boolean) =>
      linesOfBoth(join(folder, name), join(stored, name), wanted);
    if (await hasAny(lines((line) => !isKept(line)))) {
      await mkdir(apart, { recursive: true, mode: 0o700 });
      await new FolderBlobStore(apart).put(name, textOf(lines((line) => !isKept(line))));
    }
    const kept = name === NUMBERS ? jumping(lines(isKept), at) : lines(isKept);
    await new FolderBlobStore(folder).put(name, textOf(kept));
  }
}

const NUMBERS = 'batch-numbers.jsonl';
const numberIn = (line: string): number => Number(/"(?:number|upto)":(\d+)/.exec(line)?.[1] ?? 0);

/**
 * The wanted lines of one file, then those only the other has, in groups. Where both are there, which is not so on an empty
 * machine, the lines of the first are in memory: 540,000 of a month with an anchor each five seconds, 100 MB.
 */
async function* linesOfBoth(
  own: string,
  other: string,
  wanted: (line: string) => boolean,
): AsyncGenerator<string[]> {
  const isShared = (await stat(other).catch(() => undefined)) !== undefined;
  const seen = new Set<string>();
  for await (const lines of readLines(bytesOf(own))) {
    if (isShared) for (const line of lines) seen.add(line);
    yield lines.filter(wanted);
  }
  for await (const lines of readLines(bytesOf(other)))
    yield lines.filter((line) => !seen.has(line) && wanted(line));
}

async function hasAny(groups: AsyncIterable<string[]>): Promise<boolean> {
  for await (const lines of groups) if (lines.length > 0) return true;
  return false;
}

async function* jumping(groups: AsyncIterable<string[]>, at: string): AsyncGenerator<string[]> {
  let highest = 0;
  for await (const lines of groups) {
    for (const line of lines) highest = Math.max(highest, numberIn(line));
    yield lines;
  }
  yield [JSON.stringify({ at, upto: highest + JUMP })];
}

async function* textOf(groups: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  for await (const lines of groups) yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
}
