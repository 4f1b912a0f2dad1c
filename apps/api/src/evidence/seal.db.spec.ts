/** Which leaves a seal takes: those committed late, and those of a database whose clock is ahead. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { proofFault } from '@ipw/domain';
import type { RowDataPacket } from 'mysql2/promise';
import { holdTasks } from '../../testing/background';
import { evidenceOf } from '../../testing/evidence';
import { openFixtures } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import type { Leaf } from './proof.service';

const { reset, dataDir } = api();
// The API's own tasks would seal at the full hour.
holdTasks();
let evidence: ReturnType<typeof evidenceOf>;

beforeEach(async () => {
  await reset();
  // Anchors of a log that is gone would prove it forged.
  await rm(join(dataDir, 'anchors'), { recursive: true, force: true });
  evidence = evidenceOf(await openFixtures(), dataDir);
});

/** What is wrong with the proof of each leaf. */
async function faults() {
  const leaves = await (await openFixtures()).db.rows<Leaf>('SELECT * FROM evidence_leaf');
  const found = [];
  for (const leaf of leaves) found.push(proofFault(await evidence.proofs.proof(leaf)));
  return found;
}

it('seals leaves that are committed late: with the next seal, or with those of the day', async () => {
  const { db } = api();
  const leavesOf = (count: number) =>
    `INSERT INTO evidence_leaf (sha256, at) SELECT SHA2(UUID(), 256), NOW(3) - INTERVAL 1 MINUTE FROM seq_1_to_${String(count)}`;
  const late = await db().getConnection();
  try {
    await late.beginTransaction();
    await late.query(leavesOf(1));
    await db().query(leavesOf(3));
    expect(await evidence.seals.seal()).toBe(3);
    await late.commit();
    expect(await evidence.seals.seal()).toBe(1);

    await late.beginTransaction();
    await late.query(leavesOf(1));
    for (const count of [4, 5, 6]) {
      await db().query(leavesOf(count));
      expect(await evidence.seals.seal()).toBe(count);
    }
    await late.commit();
  } finally {
    await late.rollback();
    late.release();
  }
  expect(await evidence.seals.seal()).toBe(0);
  expect(await evidence.seals.sealLate()).toBe(1);
  expect(await evidence.seals.sealLate()).toBe(0);
  expect(new Set(await faults())).toEqual(new Set([undefined]));
});

it('waits for no leaf that is not committed, wherever it lies', async () => {
  const { db } = api();
  const leaf =
    'INSERT INTO evidence_leaf (sha256, at) VALUES (SHA2(UUID(), 256), NOW(3) - INTERVAL 1 MINUTE)';
  const [between, behind] = [await db().getConnection(), await db().getConnection()];
  try {
    await db().query(leaf);
    await between.beginTransaction();
    await between.query(leaf);
    await db().query(leaf);
    await behind.beginTransaction();
    await behind.query(leaf);
    expect(await evidence.seals.seal()).toBe(2);
    await Promise.all([between.commit(), behind.commit()]);
  } finally {
    for (const connection of [between, behind]) {
      await connection.rollback();
      connection.release();
    }
  }
  expect(await evidence.seals.seal()).toBe(2);
  expect(await rows('SELECT number, size FROM evidence_seal ORDER BY number')).toEqual([
    { number: 1, size: 2 },
    { number: 2, size: 2 },
  ]);
  expect(await faults()).toEqual(Array(4).fill(undefined));
});

it('leaves what is committed while it seals to the next seal, so that each proof finds its block', async () => {
  const on = await openFixtures();
  const leaves = (count: number) =>
    api()
      .db()
      .query(
        `INSERT INTO evidence_leaf (sha256, at) SELECT SHA2(UUID(), 256), NOW(3) - INTERVAL 1 MINUTE FROM seq_1_to_${String(count)}`,
      );
  // One leaf more is committed after each read of the seal: before and after the leaves are marked.
  const db = Object.create(on.db) as typeof on.db;
  db.tx = (work, reads) =>
    on.db.tx((sql) => {
      const busy = Object.create(sql) as typeof sql;
      busy.rows = async <T>(...statement: Parameters<typeof sql.rows>) => {
        const found = await sql.rows<T>(...statement);
        if (found.length > 0) await leaves(1);
        return found;
      };
      return work(busy);
    }, reads);
  await leaves(300);
  expect(await evidenceOf({ ...on, db }, dataDir).seals.seal()).toBe(301);
  expect(await evidence.seals.seal()).toBeGreaterThan(0);
  expect(new Set(await faults())).toEqual(new Set([undefined]));
});

it('proves a leaf of a database whose clock is ahead', async () => {
  await api()
    .db()
    .query("INSERT INTO evidence_leaf (sha256, at) VALUES (SHA2('ahead', 256), NOW(3) + INTERVAL 5 SECOND)");
  expect(await evidence.seals.seal()).toBe(1);
  expect(await faults()).toEqual([undefined]);
});

it('cuts seals where a block would hold leaves far from one another', async () => {
  const insert = (first: number, count: number) =>
    api()
      .db()
      .query(
        'INSERT INTO evidence_leaf (number, sha256, at) SELECT ? + seq, SHA2(UUID(), 256), NOW(3) - INTERVAL 1 MINUTE FROM seq_1_to_1000 LIMIT ?',
        [first, count],
      );
  const [[last]] = await api()
    .db()
    .query<RowDataPacket[]>(
      "SELECT auto_increment AS next FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'evidence_leaf'",
    );
  const first = Number(last!['next']);
  await insert(first, 2);
  await insert(first + 100_000, 1);
  await insert(first + 200_000, 600);
  await insert(first + 300_000, 40);
  expect(await evidence.seals.seal()).toBe(643);
  const seals = await (
    await openFixtures()
  ).db.rows<{ size: number }>('SELECT size FROM evidence_seal ORDER BY number');
  // The third block of 256 is cut at the gap.
  expect(seals.map(({ size }) => size)).toEqual([2, 1, 600, 40]);
  await insert(first + 50, 1);
  await insert(first + 60_000, 1);
  expect(await evidence.seals.seal()).toBe(0);
  expect(await evidence.seals.sealLate()).toBe(2);
  expect(new Set(await faults())).toEqual(new Set([undefined]));
  // Seals of late leaves are no reason to look behind the last two again.
  for (const count of [3, 4]) {
    await insert(first + 400_000 + count * 10, count);
    expect(await evidence.seals.seal()).toBe(count);
  }
  await insert(first + 70, 1);
  expect(await evidence.seals.seal()).toBe(0);
  expect(await evidence.seals.sealLate()).toBe(1);
});
