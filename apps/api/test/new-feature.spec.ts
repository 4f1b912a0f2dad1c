/**
 * What the generators of `tools/new-feature.mjs` write compiles, passes lint and its specs without a database, and is as
 * little as CONTRIBUTING says.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');
/** Most files of the product, tests and demo data apart. A module has both sides and may take what it needs. */
const MOST = { kind: 8, field: 9, desk: 14, call: 8, notification: 5, module: 40 };

it('writes one of each, complete', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'tools/new-feature/prove.mjs')],
    {
      maxBuffer: 10_000_000,
    },
  );
  const { counts, problems } = JSON.parse(stdout.trim().split('\n').at(-1)!) as {
    counts: Record<keyof typeof MOST, number>;
    problems: string[];
  };
  expect(problems).toEqual([]);
  const said = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  for (const what of Object.keys(MOST) as (keyof typeof MOST)[]) {
    expect(counts[what]).toBeGreaterThan(0);
    expect(counts[what]).toBeLessThanOrEqual(MOST[what]);
    expect(said).toContain(`| \`${what}\` | ${String(counts[what])} |`);
  }
});
