// Where a feature's files are, and the lists that name its parts.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process.mjs';

export const DOMAIN = 'libs/domain/src';
export const API = 'apps/api/src';
export const HOLDER = 'apps/holder-web/src';
export const CONSOLE = 'apps/admin-web/src';
export const ACCESS = 'apps/api/testing/access';
export const BAD_INPUTS = 'apps/api/testing/bad-inputs';
export const SEED = `${API}/db/seed`;
const MIGRATIONS = `${API}/db/migrations`;

/** File and class of the next migration. */
export function nextMigration(name) {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).flatMap((file) =>
    Number(/^\d+/.exec(file)?.[0] ?? 0),
  );
  const number = String(Math.max(...numbers) + 1).padStart(4, '0');
  const F = name.replace(/(^|-)([a-z])/g, (_, dash, letter) => letter.toUpperCase());
  return { file: `${MIGRATIONS}/${number}-${name}.ts`, className: `${F}170000000${number}` };
}
