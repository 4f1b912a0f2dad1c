/**
 * An interrupted migration can be run again: each is interrupted after each of its statements, some by killing the process. None takes
 * anything from the release before without declaring a break.
 */
import { once } from 'node:events';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { takenFrom, WRITTEN_COLUMNS, type WrittenColumn } from '../../../testing/additions';
import { Installation } from '../../../testing/installation';
import { api } from '../../../testing/server';
import { readConfig } from '../../core/config';
import { connectDatabase } from '../../core/install/data-source';
import { makeKeys } from '../../core/keys';
import { MIGRATIONS } from '.';

/** The last migration before the rule for columns. */
const NOT_COMPARED = 'KeptSince1700000000424';

class Interrupted extends Error {}

/** Statements that change something. */
const CHANGES = /^\s*(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE|RENAME)\b/i;

/** A query runner that fails after the first change the migration has not made before. Repeated changes without effect pass. */
function dying(runner: QueryRunner, made: Set<string>): QueryRunner {
  const mortal = Object.create(runner) as QueryRunner;
  mortal.query = (async (sql: string, params?: unknown[]) => {
    const answer: unknown = await runner.query(sql, params);
    const change = JSON.stringify([sql, (params ?? []).filter((one) => !/^[0-9A-Z]{26}$/.test(String(one)))]);
    if (CHANGES.test(sql) && !made.has(change)) {
      made.add(change);
      throw new Interrupted(sql);
    }
    return answer;
  }) as QueryRunner['query'];
  return mortal;
}

/** Runs a migration repeatedly, each time one statement further; returns the number of interruptions. */
async function creep(migration: MigrationInterface, runner: QueryRunner): Promise<number> {
  const made = new Set<string>();
  for (;;) {
    try {
      await migration.up(dying(runner, made));
      return made.size;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
  }
}

interface Schema {
  columns: unknown[];
  indexes: unknown[];
}

/** Tables, columns and indexes of a database, by name. */
async function schemaOf(name: string): Promise<Schema> {
  const ask = async (sql: string) => (await api().db().query(sql, [name]))[0] as unknown[];
  return {
    columns: await ask(
      "SELECT table_name, column_name, column_type, is_nullable, column_default, extra, collation_name, generation_expression FROM information_schema.columns WHERE table_schema = ? AND table_name <> 'typeorm_metadata' ORDER BY 1, 2",
    ),
    indexes: await ask(
      'SELECT table_name, index_name, seq_in_index, column_name, non_unique FROM information_schema.statistics WHERE table_schema = ? ORDER BY 1, 2, 3',
    ),
  };
}

/** Rows from before a migration, for migrations that move data. */
const BEFORE: Readonly<Record<string, string[]>> = {
  Consultant1700000000012: [
    "INSERT INTO member (id, area_code, country, phone, phone_hash, username, location, password_hash, consultant_id) VALUES ('01J00000000000000000000001', '86', 'CN', 'x', REPEAT('a', 64), 'Ann', '', '', '01J00000000000000000000009')",
  ],
  Shop1700000000043: [
    "INSERT INTO ip (id, kind, ip_name, link_name, link_qrcode) VALUES ('01J00000000000000000000002', 'ip', 'Fox', 'Ann', '01J00000000000000000000003')",
  ],
  InvoicePapers1700000000062: [
    "INSERT INTO invoice (id, order_id, company_name, tax_id_number, email, amount_fen) VALUES ('01J00000000000000000000004', '01J00000000000000000000005', 'Fox Ltd', '91330106MA2B0A1B2C', 'x', 1)",
  ],
};

let mine: Installation;
let source: DataSource;
beforeAll(async () => {
  mine = await Installation.empty('interrupted');
  makeKeys(mine.dataDir);
  const env = { DATABASE_URL: mine.databaseUrl, DATA_DIR: mine.dataDir, NODE_ENV: 'test' };
  // The migration that encrypts tax numbers reads the process's settings.
  Object.assign(process.env, env);
  source = await connectDatabase(readConfig(env));
});
afterAll(() => source.destroy());

it('ends in the same schema, however often and wherever it was interrupted', async () => {
  const runner = source.createQueryRunner();
  let times = 0;
  const taken: string[] = [];
  const columns = async () => {
    const found = (await runner.query(WRITTEN_COLUMNS)) as { name: string; optional: unknown }[];
    return found.map(({ name, optional }): WrittenColumn => ({ name, optional: Boolean(Number(optional)) }));
  };
  let before: WrittenColumn[] | undefined;
  for (const Migration of MIGRATIONS) {
    const migration: MigrationInterface & { name: string; breaks?: boolean } = new Migration();
    for (const sql of BEFORE[migration.name] ?? []) await runner.query(sql);
    try {
      times += await creep(migration, runner);
    } catch (error) {
      throw new Error(`${migration.name} cannot be run again: ${(error as Error).message}`, { cause: error });
    }
    const after = before || migration.name === NOT_COMPARED ? await columns() : undefined;
    if (before && !migration.breaks)
      taken.push(...takenFrom(before, after!).map((what) => `${migration.name}: ${what}`));
    before = after;
  }
  await runner.release();
  expect(before).toBeDefined();
  expect(taken).toEqual([]);
  expect(times).toBeGreaterThan(130);
  const [whole, crept] = await Promise.all(
    [api().databaseUrl, mine.databaseUrl].map((url) => schemaOf(new URL(url).pathname.slice(1))),
  );
  const tables = ({ columns, indexes }: Schema) => ({
    columns: columns.filter((row) => (row as { table_name: string }).table_name !== 'migrations'),
    indexes: indexes.filter((row) => (row as { table_name: string }).table_name !== 'migrations'),
  });
  expect(tables(crept!)).toEqual(tables(whole!));
  expect(await mine.rows('SELECT subject, data FROM shop_setting')).toEqual([
    { subject: 'contact', data: '{"link_name":"Ann","link_QRcode":"01J00000000000000000000003"}' },
  ]);
  expect(await mine.rows('SELECT consultant_since = created_at AS since FROM member')).toEqual([
    { since: 1 },
  ]);
  expect(await mine.rows('SELECT LENGTH(tax_id_number) > 18 AS sealed FROM invoice')).toEqual([
    { sealed: 1 },
  ]);
});

it('takes from the release before what it can no longer read, or does not write', () => {
  const [id, named] = [
    { name: 'x.id', optional: false },
    { name: 'x.named', optional: true },
  ];
  const demanded = { name: 'x.named', optional: false };
  expect(takenFrom([id, named], [id])).toEqual(['x.named is gone']);
  expect(takenFrom([id, named], [id, demanded])).toEqual(['x.named must be written']);
  expect(takenFrom([id], [id, demanded])).toEqual(['x.named must be written']);
  expect(takenFrom([id], [id, named, { name: 'y.id', optional: false }])).toEqual([]);
});

it('goes on where a killed process left it', async () => {
  const killed = await Installation.empty('killed');
  const tables = async () =>
    Number(
      (
        await killed.rows<{ n: number }>(
          'SELECT COUNT(*) AS n FROM information_schema.tables WHERE table_schema = DATABASE()',
        )
      )[0]!.n,
    );
  for (const least of [3, 40]) {
    const child = killed.spawn(['migrate']);
    const exited = once(child, 'exit');
    while (child.exitCode === null && (await tables()) < least);
    child.kill('SIGKILL');
    await exited;
    expect(child.signalCode).toBe('SIGKILL');
  }
  expect(await killed.run(['migrate'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/migrations run$/) as string,
  });
  const name = new URL(api().databaseUrl).pathname.slice(1);
  expect(await schemaOf(killed.name)).toEqual(await schemaOf(name));
});
