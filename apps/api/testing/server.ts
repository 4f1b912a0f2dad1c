/** The API of this jest worker: a separate process with its own database and data folder. */
import { HISTORY_FIELDS, SKIN_FIELDS } from '@ipw/domain';
import { createPool, type Pool } from 'mysql2/promise';
import { empty } from './tables';

interface Address {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Tables with rows from migrations, which resets keep. */
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

/** Empties every table but the reference ones, including the rate limits. */
const reset = () => empty(db(), mine().reference);

export const api = () => ({ ...mine(), db, reset });

/** The rows of a statement. */
export const rows = async <T>(sql: string, params: unknown[] = []) =>
  (await db().query(sql, params))[0] as T[];

/**
 * Rows as one text with binary columns as characters, to search for values that must not be stored in clear.
 * `JSON.stringify` alone would write a buffer as a list of numbers.
 */
export const textOf = (found: unknown): string =>
  JSON.stringify(found, (_key, value: unknown) =>
    isBuffer(value) ? Buffer.from(value.data).toString() : value,
  );
const isBuffer = (value: unknown): value is { data: number[] } =>
  (value as { type?: string } | null)?.type === 'Buffer';

const endings: (() => Promise<void>)[] = [];

/** Work after a file's last test, while its pool is open; the file's own `afterAll` would run too late. */
export const atTheEnd = (work: () => Promise<void>): number => endings.push(work);

/** Fields in the history without a label in the console. Manipulated lines may not hold a list. */
async function unwordedFields(): Promise<string[]> {
  const found = await rows<{ field: string | null }>(
    "SELECT DISTINCT c.field FROM audit_line a LEFT JOIN JSON_TABLE(IF(JSON_VALID(a.changes), a.changes, '[]'), '$[*]' COLUMNS (field varchar(64) PATH '$.field', after_ varchar(1) EXISTS PATH '$.after')) c ON c.after_ = '1'",
  );
  return found
    .map(({ field }) => field ?? '')
    .filter((field) => field && !([...HISTORY_FIELDS, ...SKIN_FIELDS] as readonly string[]).includes(field));
}

afterAll(async () => {
  for (const work of endings) await work();
  const unworded = pool ? await unwordedFields() : [];
  await pool?.end();
  pool = undefined;
  expect(unworded).toEqual([]);
});
