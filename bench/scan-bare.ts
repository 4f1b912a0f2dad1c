/**
 * The bare server of scans: `node:http` and the product's group commit alone. It renders a page of as many bytes, without verifying
 * a code, a framework, cookies or headers. `node scan-bare.mjs PORT DATABASE_URL`; `/BATCH/SERIAL/IP/BYTES`
 */
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';
import { ScanLogService } from '../apps/api/src/code/scan/scan-log.service';
import { Sql } from '../apps/api/src/core/db/db';

const [port, uri] = process.argv.slice(2);
const pool = createPool({ uri: uri!, connectionLimit: 4, timezone: 'Z', charset: 'utf8mb4_unicode_520_ci' });

const db = {
  async tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await pool.getConnection();
    try {
      await connection.query('START TRANSACTION');
      const answer = await work(new Sql(connection));
      await connection.query('COMMIT');
      return answer;
    } finally {
      connection.release();
    }
  },
};
const log = new ScanLogService(db as never);

createServer((request, answer) => {
  const [, batch, serial, ip_id, bytes] = request.url!.split('/');
  if (!bytes) return answer.end();
  const origin = { batch: Number(batch), serial: Number(serial) };
  const found = { origin, batch: { ip_id }, verdict: 'genuine' } as never;
  void log
    .record({
      found,
      at: new Date(),
      mark: null,
      checked: false,
      place: null,
      agent: 'chrome',
      source: '0000000000000000',
    })
    .then(({ verdict, visits }) => {
      const head = `<!doctype html><title>${verdict}</title><p>${String(visits)}</p>`;
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(head.padEnd(Number(bytes), ' '));
    });
}).listen(Number(port), '127.0.0.1');
