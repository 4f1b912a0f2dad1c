// The folder of the API that owns a table: the one whose entity declares it. TypeORM declares one, too.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../apps/api/src/', import.meta.url));

export const folderOf = (file) => path.relative(source, file).split(path.sep)[0];

let known;

/** Owners of all tables, read once. */
export function tableOwners() {
  known ??= new Map([
    ['migrations', 'core'],
    ...readdirSync(source, { recursive: true })
      .filter((file) => file.endsWith('.entity.ts'))
      .flatMap((file) =>
        [...readFileSync(path.join(source, file), 'utf8').matchAll(/@Entity\('(\w+)'\)/g)].map(
          ([, table]) => [table, file.split(path.sep)[0]],
        ),
      ),
  ]);
  return known;
}
