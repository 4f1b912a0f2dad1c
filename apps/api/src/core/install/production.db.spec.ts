/** Installing in production: four commands in this order; each prints in one line what is missing. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StaffMe } from '@ipw/domain';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { Installation, productionSettings } from '../../../testing/installation';
import { readConfig } from '../config';
import { connectDatabase } from './data-source';
import { Db } from '../db/db';
import { migrate, refuseUnmigrated } from '../db/migrate';
import { addKey } from '../keys';
import { adminCreate } from './commands';
import { openCheckedKeys, recordKeys } from './checked-keys';
import { refuseTrial } from './refuse-trial';
import { removeDemo } from './remove-demo';

let mine: Installation;
let production: Record<string, string>;
let file: string;
beforeAll(async () => {
  mine = await Installation.empty('production');
  production = productionSettings(mine.dataDir);
  file = join(mine.dataDir, 'keys.json');
});

const run = (...args: string[]) => mine.run(args, production);
const settings = () =>
  readConfig({ ...production, DATA_DIR: mine.dataDir, DATABASE_URL: mine.databaseUrl, DATABASE_POOL: '2' });

it('begins with the keys, the schema and an administrator, in any wrong order one line says what is missing', async () => {
  expect((await run('admin:create', 'wang')).said).toMatch(/^database: \d+ migrations are pending/);
  expect(await run('keys:check')).toEqual({ code: 1, said: 'keys: there are none; keys:init makes them' });
  expect((await run('keys:init')).code).toBe(0);
  expect((await run('migrate')).said).toMatch(/^database: \d+ migrations run$/);
  // Without NODE_ENV the mode is production.
  expect(await mine.run([], { ...production, NODE_ENV: '' })).toMatchObject({
    code: 1,
    said: 'refused in production: no active administrator account: run admin:create <username>',
  });
  await expect(adminCreate(settings(), ['No Name'])).rejects.toThrow('admin:create <username> [name]: ');
  const { said } = await run('admin:create', 'wang', '王管理');
  await expect(adminCreate(settings(), ['wang'])).rejects.toThrow('account wang already exists');
  const password = /first password (\S+),/.exec(said)![1]!;

  const { url, child } = await mine.start(production);
  const signedIn = await request(url).post('/api/admin/auth/login').send({ username: 'wang', password });
  const body = signedIn.body as StaffMe;
  expect(body).toMatchObject({ username: 'wang', role: 'admin', must_set_password: true, must_enrol: true });
  // Due dates skip the holidays, and the console counts without them.
  expect(body.holidays).toHaveLength(7);

  // The page has the operator's settings, and a page of another release finds its files.
  const page = await (await fetch(url)).text();
  expect(page).toMatch(/021-5555-0100.*2027-02-11/);
  const own = /\/assets\/[\w-]+\.js/.exec(page)![0];
  const kept = join(mine.dataDir, 'web', 'holder-web', 'assets');
  expect(existsSync(join(kept, own.slice('/assets/'.length)))).toBe(true);
  writeFileSync(join(kept, 'of-the-next-release.js'), 'next');
  const other = await fetch(`${url}/assets/of-the-next-release.js`);
  expect([other.status, await other.text()]).toEqual([200, 'next']);
  expect(other.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/releases/`)).status).toBe(404);

  await mine.end(child);
  expect(
    await mine.rows("SELECT action, actor_type FROM audit_line WHERE subject = 'staff' ORDER BY id LIMIT 1"),
  ).toEqual([{ action: 'create', actor_type: 'system' }]);
  expect(await mine.run([], { NODE_ENV: '' })).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^configuration: refused in production: .* \(set NODE_ENV=development for a trial\)$/,
    ) as string,
  });
});

describe('keys', () => {
  let source: DataSource;
  let whole: string;
  beforeAll(async () => {
    source = await connectDatabase(settings());
    whole = readFileSync(file, 'utf8');
  });
  afterEach(() => {
    writeFileSync(file, whole);
  });
  afterAll(() => source.destroy());

  type StoredKeys = Record<string, string | Record<string, string>>;
  const open = (NODE_ENV: 'production' | 'development' = 'production') =>
    openCheckedKeys({ ...settings(), NODE_ENV }, source);
  const foreign = Buffer.alloc(32, 7).toString('base64');
  const withForeign = (kind: string) => {
    const stored = JSON.parse(whole) as StoredKeys;
    return JSON.stringify({ ...stored, [kind]: typeof stored[kind] === 'string' ? foreign : { 1: foreign } });
  };

  it('of another installation stop every start and every command that needs them', async () => {
    writeFileSync(file, withForeign('index'));
    const refusal = {
      code: 1,
      said: expect.stringMatching(/^keys: .* holds another key 'index', .*$/) as string,
    };
    expect(await mine.run([])).toMatchObject(refusal);
    expect(await run('keys:init')).toMatchObject(refusal);
    expect(await run('keys:rotate')).toMatchObject(refusal);
    expect(await run('audit:verify')).toMatchObject(refusal);
    const { code, said } = await run('keys:check');
    expect(code).toBe(1);
    expect(said).toMatch(/^index +foreign +[0-9a-f]{8} since \d{4}-\d\d-\d\d$/m);
    expect(said).toMatch(/^keys: 1 of 6 do not belong to this database$/m);
    expect(said).not.toContain(foreign);
    writeFileSync(file, whole);
    expect(await run('keys:check')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/keys: all 6 belong to this database$/) as string,
    });
  });

  it.each(['field', 'index', 'address', 'code', 'wallet', 'certificate'])(
    'of another installation are refused: %s',
    async (kind) => {
      writeFileSync(file, withForeign(kind));
      await expect(open()).rejects.toThrow(`holds another key '${kind}`);
    },
  );

  it.each(['production', 'development'] as const)(
    'that are missing are never made anew in %s',
    async (mode) => {
      rmSync(file);
      await expect(open(mode)).rejects.toThrow(/is missing, and the database is encrypted with other keys/);
      expect(existsSync(file)).toBe(false);
    },
  );

  it('from before a rotation are refused', async () => {
    expect(addKey(mine.dataDir, 'code', 1)).toBe(2);
    await recordKeys(new Db(source), mine.dataDir);
    await open();
    const rotated = readFileSync(file, 'utf8');
    writeFileSync(file, whole);
    await expect(open()).rejects.toThrow("lacks the key 'code 2'");
    whole = rotated;
  });

  it.each(['field', 'certificate'])('are added by a command, for the next start: %s', async (kind) => {
    const before = JSON.parse(whole) as StoredKeys;
    await source.query("CREATE TRIGGER full BEFORE INSERT ON key_check FOR EACH ROW SIGNAL SQLSTATE '45000'");
    expect((await run('keys:rotate', kind)).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    await source.query('DROP TRIGGER full');
    expect(await run('keys:rotate', kind)).toMatchObject({
      code: 0,
      said: expect.stringMatching(new RegExp(`^keys: ${kind} key 2 is in .*keys\\.json; restart`)) as string,
    });
    whole = readFileSync(file, 'utf8');
    const after = JSON.parse(whole) as StoredKeys;
    const added = (after[kind] as Record<string, string>)[2];
    expect(Buffer.from(added!, 'base64')).toHaveLength(32);
    expect(after).toEqual({ ...before, [kind]: { ...(before[kind] as object), 2: added } });
    expect((await run('keys:check')).code).toBe(0);
    await open();
  });

  it('of kinds without versions are not added', async () => {
    expect(await run('keys:rotate', 'index')).toEqual({
      code: 1,
      said: 'keys:rotate [code|field|certificate]',
    });
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  it('whose file is damaged are refused without a word of what it holds', async () => {
    for (const text of ['', whole.slice(0, 100), '[]', whole.replace('"index": "', '"index": "short')]) {
      writeFileSync(file, text);
      const { message } = await open().then(
        () => new Error('opened'),
        (error: Error) => error,
      );
      expect(message).toMatch(/^keys: /);
      expect(message).not.toContain(whole.slice(30, 50));
    }
  });

  it('whose file cannot be read are refused with its name and what is wrong with it', async () => {
    rmSync(file);
    mkdirSync(file);
    await expect(open()).rejects.toThrow(/^keys: .*keys\.json cannot be read \(EISDIR\); it must be a file/);
    rmSync(file, { recursive: true });
  });

  it('of a database from before there were check values are held against its audit log', async () => {
    await mine.rows('DELETE FROM key_check');
    writeFileSync(file, withForeign('index'));
    await expect(open()).rejects.toThrow(/did not sign the newest line/);
    rmSync(file);
    await expect(open('development')).rejects.toThrow(
      /is missing, and the database is encrypted with other keys/,
    );
    writeFileSync(file, whole);
    await open();
    expect(await mine.rows('SELECT name FROM key_check ORDER BY name')).toEqual(
      [
        'address',
        ...['certificate 1', 'certificate 2', 'code 1', 'code 2', 'field 1', 'field 2'],
        ...['index', 'wallet'],
      ].map((name) => ({ name })),
    );
  });

  it('are made for a database written with none: by keys:init alone in production, by the start in a trial', async () => {
    await mine.rows('DELETE FROM key_check');
    await mine.rows('DELETE FROM audit_line');
    rmSync(file);
    await expect(open()).rejects.toThrow(/is missing: run keys:init/);
    expect(existsSync(file)).toBe(false);
    await open('development');
    whole = readFileSync(file, 'utf8');
  });

  it('of a schema with later additions serve this program, of one that breaks it are not even asked for', async () => {
    await mine.rows("INSERT INTO migrations (timestamp, name) VALUES (1700000000001, 'Later1700000000001')");
    await expect(migrate(source)).resolves.toEqual([]);
    await expect(refuseUnmigrated(source)).resolves.toBeUndefined();
    const { child } = await mine.start(production);
    await mine.end(child);

    await mine.rows("INSERT INTO schema_break (name) VALUES ('Later1700000000001')");
    const refusal = /^database: its schema is newer .* cannot work with Later1700000000001;/;
    await expect(migrate(source)).rejects.toThrow(refusal);
    await expect(refuseUnmigrated(source)).rejects.toThrow(refusal);
    await mine.rows('DELETE FROM schema_break');
    await mine.rows("DELETE FROM migrations WHERE name LIKE 'Later%'");
  });

  it('of a schema that lacks a migration stop the start in production, which does not migrate itself', async () => {
    const [last] = await mine.rows<{ timestamp: string; name: string }>(
      'SELECT timestamp, name FROM migrations ORDER BY timestamp DESC LIMIT 1',
    );
    await mine.rows('DELETE FROM migrations WHERE name = ?', [last!.name]);
    expect(await run()).toEqual({ code: 1, said: 'database: 1 migrations are pending: run migrate' });
    expect((await run('migrate')).said).toBe('database: 1 migrations run');
  });

  it('and whoever needs no second factor, or is of the demo, are refused with the way out', async () => {
    await refuseTrial(settings(), source);
    await mine.rows('UPDATE staff SET totp_exempt = 1');
    await expect(refuseTrial(settings(), source)).rejects.toThrow(
      'the staff account wang is exempt from the second factor: run UPDATE staff SET totp_exempt = 0',
    );
    await mine.rows('UPDATE staff SET totp_exempt = 0');
    await expect(removeDemo(settings(), source, true)).rejects.toThrow('has no demo');
    await mine.rows('INSERT INTO demo_account SET ?', [{ account_id: '1'.repeat(26), kind: 'member' }]);
    await expect(refuseTrial(settings(), source)).rejects.toThrow('run demo:remove');
    await refuseTrial({ NODE_ENV: 'development' }, source);
    await expect(removeDemo(settings(), source, false)).rejects.toThrow(
      "1 staff accounts are not the demo's",
    );
  });
});

it('removes the demo whole, while nobody is connected', async () => {
  writeFileSync(join(mine.dataDir, 'demo-accounts.json'), '[]');
  const { child } = await mine.start();
  expect((await run('demo:remove', 'all')).said).toMatch(/^demo:remove: the database has other connections/);
  await mine.end(child);
  expect(await run('demo:remove', 'all')).toMatchObject({ code: 0 });
  expect(await mine.rows('SHOW TABLES')).toEqual([]);
  for (const name of ['keys.json', 'demo-accounts.json', 'anchors'])
    expect(existsSync(join(mine.dataDir, name))).toBe(false);
  expect(await run('keys:init')).toMatchObject({ code: 0 });
});

it('seeds a demo again that was seeded in part, and puts its batches into the file of numbers', async () => {
  await mine.emptyDatabase();
  const demo = { NODE_ENV: 'test', DEMO: '1' };
  const child = mine.spawn([], demo);
  const exited = once(child, 'exit');
  const members = () => mine.rows<object>('SELECT id FROM member').catch(() => []);
  while ((await members()).length === 0) await wait(20);
  child.kill('SIGKILL');
  await exited;
  expect((await run()).said).toMatch(/^refused in production: this installation contains the demo/);

  const again = await mine.start(demo);
  const [{ accounts, left, number }] = (await mine.rows<Record<'accounts' | 'left' | 'number', number>>(
    'SELECT (SELECT COUNT(*) FROM demo_account) AS accounts, (SELECT COUNT(*) FROM staff) + (SELECT COUNT(*) FROM member) - (SELECT COUNT(*) FROM demo_account) AS `left`, (SELECT MAX(number) FROM code_batch) AS number',
  )) as [Record<'accounts' | 'left' | 'number', number>];
  expect(Number(accounts)).toBeGreaterThan(10);
  expect(Number(left)).toBe(0);
  const known = JSON.parse(readFileSync(join(mine.dataDir, 'demo-accounts.json'), 'utf8')) as object[];
  expect(known).toHaveLength(8);
  expect(readFileSync(join(mine.dataDir, 'anchors', 'batch-numbers.jsonl'), 'utf8')).toContain(
    `"upto":${String(number)}}`,
  );
  await mine.end(again.child);
});
