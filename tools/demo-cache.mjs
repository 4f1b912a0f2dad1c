// The folder of the demo's rendered pictures, which test runs draw once: named by a hash of all that draws them, and kept for
// the account, so that a fresh clone finds them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { cacheOf } from './cache.mjs';
import { root } from './process.mjs';

const SOURCES = 'apps/api/src/db/seed';
const UNUSED_MS = 7 * 86_400_000;

/** Deletes what no run has used for a week. */
export function demoCache() {
  const files = readdirSync(path.join(root, SOURCES), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, path.join(root, 'package-lock.json')])
    hash.update(path.relative(root, file)).update(readFileSync(file));
  const [folder, name] = [cacheOf('demo'), hash.digest('hex').slice(0, 16)];
  mkdirSync(path.join(folder, name), { recursive: true });
  const now = new Date();
  utimesSync(path.join(folder, name), now, now);
  for (const old of readdirSync(folder)) {
    const one = path.join(folder, old);
    if (existsSync(one) && now - statSync(one).mtimeMs > UNUSED_MS)
      rmSync(one, { recursive: true, force: true });
  }
  return path.join(folder, name);
}
