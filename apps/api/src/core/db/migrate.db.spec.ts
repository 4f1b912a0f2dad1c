/** Processes that migrate one database: in turn, also when the first stands still and wakes up. */
import { once } from 'node:events';
import { createConnection } from 'mysql2/promise';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Installation } from '../../../testing/installation';
import { until } from '../../../testing/outbox';
import { MIGRATIONS } from '../../db/migrations';
import { migrate } from './migrate';

const all = MIGRATIONS.length;

it('lets one of two migrate an empty database, and the other find it done', async () => {
  const mine = await Installation.empty('two');
  const both = await Promise.all([mine.run(['migrate']), mine.run(['migrate'])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const said = both.map(({ said }) => said.split('\n').at(-1)).sort();
  expect(said).toEqual([`database: ${String(all)} migrations run`, 'database: is up to date']);
});

it('takes over from a process that stands still, which changes nothing when it wakes up', async () => {
  const mine = await Installation.empty('frozen');
  const names = async () =>
    (await mine.rows<{ name: string }>('SELECT name FROM migrations').catch(() => [])).length;
  const frozen = mine.spawn(['migrate']);
  let said = '';
  frozen.stderr!.on('data', (text) => (said += String(text)));
  await until(async () => (await names()) > 2 || undefined, 'the first migrations');
  frozen.kill('SIGSTOP');
  const done = await names();
  expect(done).toBeLessThan(all);

  const other = await mine.run(['migrate']);
  expect(other.code).toBe(0);
  const [waited, ran] = other.said.split('\n');
  expect(waited).toBe('database: another process migrates; waiting for it');
  expect(ran).toMatch(/^database: \d+ migrations run$/);
  expect(await names()).toBe(all);

  const ended = once(frozen, 'close');
  frozen.kill('SIGCONT');
  expect(await ended).toEqual([1, null]);
  expect(said).toMatch(/^lease migrate was lost: /);
  expect(await names()).toBe(all);
  expect(await mine.run(['migrate'])).toEqual({ code: 0, said: 'database: is up to date' });
});

describe('what another process has done between two statements', () => {
  let mine: Installation;
  beforeAll(async () => {
    mine = await Installation.empty('between');
  });

  const migrateBy = async (up: (runner: QueryRunner) => Promise<unknown>): Promise<string[]> => {
    class Between1700000000000 implements MigrationInterface {
      name = 'Between1700000000000';
      up = async (runner: QueryRunner) => void (await up(runner));
      down = () => Promise.resolve();
    }
    const source = new DataSource({
      type: 'mysql',
      url: mine.databaseUrl,
      migrations: [Between1700000000000],
      logging: false,
    });
    await source.initialize();
    try {
      return await migrate(source);
    } finally {
      await source.destroy();
    }
  };

  it('is not recorded twice', async () => {
    await migrateBy(() =>
      mine.rows("INSERT INTO migrations (timestamp, name) VALUES (1700000000000, 'Between1700000000000')"),
    );
    expect(await mine.rows('SELECT name FROM migrations')).toEqual([{ name: 'Between1700000000000' }]);
  });

  it('is no error of the migration, when it has taken the lease', async () => {
    await mine.emptyDatabase();
    await mine.rows('CREATE TABLE made (id int PRIMARY KEY)');
    const insert = 'INSERT INTO made (id) VALUES (1)';
    const other = await createConnection(mine.databaseUrl);
    const migrated = migrateBy(async (runner) => {
      await other.query('START TRANSACTION');
      await other.query(insert);
      const sent = runner.query(insert);
      sent.catch(() => undefined);
      await until(async () => {
        const waiting =
          'SELECT ID FROM information_schema.PROCESSLIST WHERE INFO = ? AND ID <> CONNECTION_ID()';
        return (await mine.rows(waiting, [insert]))[0];
      }, 'the statement that waits');
      await mine.rows("UPDATE lease_fence SET fence = fence + 1 WHERE name = 'migrate'");
      await other.query('COMMIT');
      await sent;
    });
    await expect(migrated).rejects.toThrow(/^lease migrate was lost: /);
    await other.end();
    await expect(migrateBy((runner) => runner.query(insert))).rejects.toThrow(/Duplicate entry/);
  });
});
