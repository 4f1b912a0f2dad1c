import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

/** Files named in a row; a bare name is in the folder of the one before it. */
function filesOf(row: string): string[] {
  const files: string[] = [];
  for (const [, name = ''] of row.matchAll(/`([\w@./-]+\.(?:ts|tsx|md|mjs|json)|[\w./-]+\/)`/g)) {
    if (name.startsWith('/')) continue;
    const beside = files.at(-1);
    const shortened = /^(core|member|db)\//.test(name) ? `apps/api/src/${name}` : name;
    const isBare = !name.includes('/') && !existsSync(join(root, name));
    files.push(isBare && beside ? join(dirname(beside), name) : shortened);
  }
  return files;
}

it('names proofs that are there', () => {
  const files = rows.flatMap(filesOf).filter((file) => !file.startsWith('DATA_DIR'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('has a proof or a gap in every row', () => {
  const judged = rows.filter((row) => /^\| \d+\.\d/.test(row)).map((row) => row.split(' | '));
  expect(judged.length).toBeGreaterThan(70);
  for (const [name, ...cells] of judged)
    expect({ name, said: cells.join('').replace(/[|–\s]/g, '') !== '' }).toEqual({ name, said: true });
});
