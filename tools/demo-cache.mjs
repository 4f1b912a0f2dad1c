// The folder of the demo's rendered pictures, which test runs draw once. Each is found by all it is drawn from (`drawn.ts`); the
// folder is named by a hash of what renders them and kept for the account, so that a fresh clone finds it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheOf } from './cache.mjs';
import { root } from './process.mjs';

const SOURCES = path.join(root, 'apps/api/src/db/seed');
/** Pictures that no demo shows any more would stay otherwise. */
const KEPT_MS = 30 * 86_400_000;

/** Sources that render, and the version of every part of sharp. */
function renderers() {
  const sources = readdirSync(SOURCES)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'))
    .filter((text) => text.includes('rendered'));
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const parts = Object.entries(packages).filter(([name]) => /node_modules\/(sharp|@img\/[\w-]+)$/.test(name));
  return [process.version, ...sources, ...parts.map(([name, { version }]) => `${name} ${version}`)];
}

/** Deletes what was rendered a month ago. */
export function demoCache() {
  const hash = createHash('sha256');
  for (const part of renderers()) hash.update(`${part.length} ${part}`);
  const all = cacheOf('demo');
  const folder = path.join(all, hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(all, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (entry.isFile() && Date.now() - mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
  return folder;
}
