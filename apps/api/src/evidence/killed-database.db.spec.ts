/** The database is killed while an hour is sealed: it is sealed whole afterwards, or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { proofFault } from '@ipw/domain';
import { DataSource } from 'typeorm';
import { mortal } from '../../testing/another';
import { evidenceOf } from '../../testing/evidence';
import { atTheEnd } from '../../testing/server';
import { Db } from '../core/db/db';
import { makeKeys } from '../core/keys';
import { FieldCipher } from '../core/security/field-cipher';

const LEAVES = 20_000;

it('seals every leaf once, whenever it was killed', async () => {
  const tool = spawn(process.execPath, [join(__dirname, '../../testing/own-database.mjs'), 'supervised'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'ipw-sealing-'));
  atTheEnd(async () => {
    tool.kill('SIGTERM');
    if (tool.exitCode === null) await once(tool, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  });
  const lines = createInterface(tool.stdout)[Symbol.asyncIterator]();
  const told = async () => JSON.parse((await lines.next()).value as string) as { url: string; pid: number };
  let server = await told();
  const cipher = new FieldCipher(makeKeys(dataDir));
  // Migrates the database, and ends before the kills: its own task would seal, too.
  const product = await mortal({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  await product.kill();
  const source = await new DataSource({ type: 'mysql', url: server.url, timezone: 'Z' }).initialize();
  const db = new Db(source);
  const { seals, proofs, audit } = evidenceOf({ db, cipher }, dataDir);
  const pending = async () =>
    Number((await db.one<{ n: number }>('SELECT COUNT(*) AS n FROM evidence_leaf WHERE seal_number = 0'))!.n);
  const add = () =>
    db.execute(
      `INSERT INTO evidence_leaf (sha256, at) SELECT SHA2(CONCAT(UUID(), seq), 256), NOW(3) - INTERVAL 1 SECOND FROM seq_1_to_${String(LEAVES)}`,
    );

  await add();
  const began = performance.now();
  expect(await seals.seal()).toBe(LEAVES);
  const takes = performance.now() - began;
  for (const share of [0.1, 0.4, 0.7, 0.95]) {
    await add();
    const sealing = seals.seal().then(
      () => undefined,
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, takes * share));
    process.kill(server.pid, 'SIGKILL');
    await sealing;
    server = await told();
    // The answer of a commit may have been lost with the connection: all leaves are sealed then, else none.
    expect([0, LEAVES]).toContain(await pending());
    await seals.seal();
    expect(await pending()).toBe(0);
  }
  const sealed = await db.rows<{ number: number; size: number; leaves: number }>(
    `SELECT s.number, s.size, COUNT(*) AS leaves FROM evidence_seal s JOIN evidence_leaf l ON l.seal_number = s.number
      GROUP BY s.number ORDER BY s.number`,
  );
  expect(sealed.map(({ size }) => size)).toEqual(sealed.map(({ leaves }) => Number(leaves)));
  expect(sealed.map(({ number }) => number)).toEqual(sealed.map((_, at) => at + 1));
  expect(sealed.reduce((sum, { size }) => sum + size, 0)).toBe(5 * LEAVES);
  await audit.seal();
  expect(await audit.verify()).toMatchObject({ broken: null });
  const [lineCount] = await db.rows<{ n: number }>(
    "SELECT COUNT(*) AS n FROM audit_line WHERE subject = 'evidence_seal'",
  );
  expect(Number(lineCount!.n)).toBe(sealed.length);
  for (const { number } of sealed) {
    const leaf = await db.one<never>(
      'SELECT * FROM evidence_leaf WHERE seal_number = ? ORDER BY number DESC LIMIT 1',
      [number],
    );
    expect(proofFault(await proofs.proof(leaf!))).toBeUndefined();
  }
  await source.destroy();
});
