/** A database on a full disk: refusals that pass, and a private server that is started again once there is room. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { isOutage } from '../src/core/db/outage';
import { MIGRATIONS } from '../src/db/migrations';
import { Installation } from '../testing/installation';
import { until } from '../testing/outbox';
import { ownDatabase } from '../testing/own-server';
import { smallFolder } from '../testing/small-disk';

const ROOT = join(__dirname, '../../..');

/** Whether a process has ended, though its parent has not noticed. */
const isOver = (pid: number) => /\) [ZX] /.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));

/** Statements whose temporary files have no room. */
const STATEMENTS = [
  'SELECT b, COUNT(*) FROM t GROUP BY b ORDER BY b',
  'SELECT * FROM t ORDER BY b',
  'UPDATE t SET b = CONCAT(b, 1) ORDER BY b LIMIT 4000',
  'ALTER TABLE t ADD KEY (b), ALGORITHM=INPLACE',
];

it('knows every refusal of a server without room for temporary files as one that passes', async () => {
  const disk = await smallFolder('24m');
  const on: Connection = await createConnection({
    uri: (await ownDatabase('temporary', disk.path).next()).url,
  });
  await on.query('CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, b varchar(2000), c int)');
  await on.query("INSERT INTO t (b, c) VALUES (REPEAT('x', 500), 1)");
  for (let doubled = 0; doubled < 13; doubled += 1)
    await on.query('INSERT INTO t (b, c) SELECT CONCAT(b, id), c FROM t');
  await disk.fill();
  for (const statement of STATEMENTS) {
    const error: unknown = await on.query(statement).then(
      () => 'it had room',
      (thrown: unknown) => thrown,
    );
    expect([statement, isOutage(error) ? 'passes' : error]).toEqual([statement, 'passes']);
  }
  expect(isOutage(await on.query('SELECT x FROM t').catch((error: unknown) => error))).toBe(false);
  await disk.free();
  await on.query(STATEMENTS[0]!);
  await on.end();
});

it('ends a migration without room with one line, and migrates once there is', async () => {
  const disk = await smallFolder('200m');
  const { url, pid } = await ownDatabase('supervised', disk.path).next();
  const mine = await Installation.empty('full');
  await disk.fill({ disk: 4 << 20, file: 4 << 20 }, pid);
  expect(await mine.run(['migrate'], { DATABASE_URL: url })).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^database: the disk of its server is full \(.+\): make room, then run it again$/,
    ),
  });
  await disk.free(pid);
  expect(await mine.run(['migrate'], { DATABASE_URL: url })).toEqual({
    code: 0,
    said: expect.stringMatching(/^database: [1-9]\d* migrations run$/),
  });
  const on = await createConnection({ uri: url });
  expect((await on.query('SELECT COUNT(*) AS n FROM migrations'))[0]).toEqual([{ n: MIGRATIONS.length }]);
  await on.end();
});

it('starts a private server again that ended on a full disk, as soon as there is room', async () => {
  const disk = await smallFolder('200m');
  const { next, tool } = ownDatabase('supervised', disk.path);
  const first = await next();
  // The server leaves room when it ends, which is filled before it is started again.
  tool.kill('SIGSTOP');
  process.kill(first.pid, 'SIGTERM');
  await until(() => Promise.resolve(isOver(first.pid) || undefined), 'its end');
  await disk.fill({ disk: 1 << 20, file: 1 << 20 }, tool.pid);
  tool.kill('SIGCONT');
  expect((await next()).said).toBe(
    `Cannot write to ${disk.path}: the disk is full. The database is started again when there is room.`,
  );
  await disk.free(tool.pid);
  const again = await next();
  expect(again.said).toContain('started again');
  expect([again.url, again.pid === first.pid]).toEqual([first.url, false]);
  const on = await createConnection({ uri: again.url });
  await on.query('CREATE TABLE t (id int)');
  await on.end();
});

/** Commands of tools/ in a folder; each prints its refusal. */
const REFUSALS: Record<string, string> = {
  'a data folder': 'prepareDataDir(folder)',
  'its lock': 'lock(folder)',
};

it.each(Object.entries(REFUSALS))(
  'refuses %s without room, and leaves nothing there',
  async (_name, call) => {
    const disk = await smallFolder('8m');
    await disk.fill();
    const before = readdirSync(disk.path);
    const script = `import { main, prepareDataDir, lock } from './tools/process.mjs';
    const folder = ${JSON.stringify(disk.path)};
    await main(() => ${call});`;
    const [program, ...args] = disk.limited([process.execPath, '--input-type=module', '-e', script]);
    let said = '';
    try {
      execFileSync(program!, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      said = `${String(status)} ${stderr.trimEnd()}`;
    }
    expect(said).toMatch(
      new RegExp(`^1 ✗ Cannot write to ${disk.path}: (the disk is full|a file may not be larger .*)\\.$`),
    );
    expect(readdirSync(disk.path)).toEqual(before);
  },
);
