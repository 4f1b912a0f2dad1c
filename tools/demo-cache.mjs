// The folder of the demo's rendered pictures, which test runs draw once: named by a hash of all that draws them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const SOURCES = 'apps/api/src/db/seed';

/** Deletes what other sources have drawn. */
export function demoCache() {
  const files = readdirSync(path.join(root, SOURCES), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, path.join(root, 'package-lock.json')])
    hash.update(path.relative(root, file)).update(readFileSync(file));
  const [folder, name] = [path.join(root, '.cache/demo'), hash.digest('hex').slice(0, 16)];
  for (const old of existsSync(folder) ? readdirSync(folder) : [])
    if (old !== name) rmSync(path.join(folder, old), { recursive: true, force: true });
  return path.join(folder, name);
}
