/** The database is killed while scans arrive. `npm run bench:kills` does it two hundred times. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../../..');

it('loses no scan that was answered', async () => {
  // A separate server, because that of the other specs trades durability for speed.
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/kills.mjs', '4'], {
    cwd: root,
    env: { ...process.env, BENCH_SHORT: '1' },
  });
  expect(stdout).toMatch(/✓ answered scans lost in 4 kills +0 /);
});
