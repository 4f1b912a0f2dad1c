/** The API this jest worker talks to: a process of its own, with its own database and data folder. */
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';

interface Address {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Tables which the migrations fill: what they hold belongs to the product. */
  reference: string[];
}

let pool: Pool | undefined;
let address: Address | undefined;

function mine(): Address {
  if (address) return address;
  const all = process.env['TEST_API'];
  if (!all) throw new Error('TEST_API is not set: only *.db.spec.ts files have a server');
  address = (JSON.parse(all) as Address[])[Number(process.env['JEST_WORKER_ID']) - 1];
  if (!address) throw new Error(`no server for worker ${process.env['JEST_WORKER_ID']}`);
  return address;
}

/** A pool on this worker's database; closed when the spec file ends. */
function db(): Pool {
  pool ??= createPool({ uri: mine().databaseUrl, connectionLimit: 8, timezone: 'Z', dateStrings: true });
  return pool;
}

/** Empties every table but the reference ones, the rate limiter's included. DELETE: some milliseconds, TRUNCATE ten times that. */
async function reset(): Promise<void> {
  const connection = await db().getConnection();
  try {
    const [tables] = await connection.query<RowDataPacket[]>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    await connection.query('SET foreign_key_checks = 0');
    for (const { name } of tables) {
      if (!mine().reference.includes(name)) await connection.query('DELETE FROM ??', [name]);
    }
    await connection.query('SET foreign_key_checks = 1');
  } finally {
    connection.release();
  }
}

export const api = () => ({ ...mine(), db, reset });

/** The rows of a statement. */
export const rows = async <T>(sql: string, params: unknown[] = []) =>
  (await db().query(sql, params))[0] as T[];

const endings: (() => Promise<void>)[] = [];

/** Work after a file's last test, while its pool is open: the file's own `afterAll` would come too late. */
export const atTheEnd = (work: () => Promise<void>): number => endings.push(work);

afterAll(async () => {
  for (const work of endings) await work();
  await pool?.end();
  pool = undefined;
});
