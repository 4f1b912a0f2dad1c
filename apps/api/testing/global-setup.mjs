// Runs once: starts a private database server, and a database, a data folder and an API process for each jest worker.
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import mysql from 'mysql2/promise';
import { build, startApi } from '../../../tools/api.mjs';
import { startDatabase } from '../../../tools/database.mjs';
import { freePort } from '../../../tools/ports.mjs';
import { endOnSignals, prepareDataDir, root, stopAll } from '../../../tools/process.mjs';
import { removeLater } from '../../../tools/temporary.mjs';

/** Tables with rows in a fresh database, which come from the migrations. */
async function filledTables(databaseUrl) {
  const connection = await mysql.createConnection(databaseUrl);
  const [tables] = await connection.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const filled = [];
  for (const { name } of tables) {
    const [rows] = await connection.query('SELECT 1 FROM ?? LIMIT 1', [name]);
    if (rows.length) filled.push(name);
  }
  await connection.end();
  return filled;
}

async function worker(number, server, folder) {
  const name = `w${number}`;
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir);
  const databaseUrl = server.replace(/[^/]+$/, name);
  const connection = await mysql.createConnection(server);
  // Counts the rows written of each table, by which specs find the tables to read or to empty (`tables.ts`).
  await connection.query('SET GLOBAL userstat = 1');
  await connection.query(
    `CREATE OR REPLACE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`,
  );
  await connection.end();
  const port = await freePort();
  const env = {
    DEMO: '0',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    NODE_ENV: 'test',
    BANK_HOLDER: 'IP 工作台',
    BANK_NAME: '测试银行',
    BANK_ACCOUNT: '6200 0000 0000',
  };
  const api = await startApi({
    port,
    dataDir,
    databaseUrl,
    env,
    log: path.join(dataDir, 'api.log'),
  });
  // Who holds a periodic task, and which processes run, is not a spec's to empty.
  const reference = [...new Set([...(await filledTables(databaseUrl)), 'lease', 'lease_fence', 'process'])];
  return { url: api.url, databaseUrl, dataDir, reference };
}

export default async function setup({ maxWorkers }) {
  endOnSignals();
  try {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-jest-'));
    removeLater(folder);
    // Under `npm test` everything is built and the server is running.
    let server = process.env.TEST_DATABASE_URL;
    if (!server) {
      await build();
      prepareDataDir(folder);
      server = (await startDatabase({ dataDir: folder, testing: true })).url;
    } else if (!existsSync(path.join(root, 'apps/api/dist/main.js'))) await build();
    const numbers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
    process.env.TEST_API = JSON.stringify(
      await Promise.all(numbers.map((number) => worker(number, server, folder))),
    );
  } catch (error) {
    await stopAll();
    throw error;
  }
}
