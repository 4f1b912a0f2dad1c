import type { DataSource } from 'typeorm';
import { KEY_CHECK } from '../../db/migrations/0110-key-checks';
import type { Config } from '../config';
import { Db, type Sql } from '../db/db';
import { hasTable } from '../db/tables';
import { checkValues, hasKeys, type Keys, makeKeys, openKeys } from '../keys';
import { FieldCipher } from '../security/field-cipher';
import { isSigned, type LineContent } from '../transition/history.service';

/**
 * The keys of `DATA_DIR/keys.json`, if the database was written with them. Missing keys are created only for a database
 * written with none: by `keys:init`, or at start outside production. Throws an Error of one line otherwise.
 */
export async function openCheckedKeys(
  { DATA_DIR, NODE_ENV }: Pick<Config, 'DATA_DIR' | 'NODE_ENV'>,
  source: DataSource,
  mayMake = NODE_ENV !== 'production',
): Promise<Keys> {
  const db = new Db(source);
  const recorded = await checksIn(db);
  refuseForeign(DATA_DIR, recorded);
  if (recorded.size === 0) {
    if (hasKeys(DATA_DIR)) await refuseUnlessSigned(db, openKeys(DATA_DIR));
    else if (await isWritten(db)) throw foreign(DATA_DIR, 'is missing');
    else if (!mayMake) throw new Error(`keys: ${DATA_DIR}/keys.json is missing: run keys:init to create it`);
  }
  const keys = makeKeys(DATA_DIR);
  if ([...checkValues(DATA_DIR).keys()].every((name) => recorded.has(name))) return keys;
  await recordKeys(db, DATA_DIR);
  // Another machine with its own DATA_DIR may have recorded its keys first.
  refuseForeign(DATA_DIR, await checksIn(db));
  return keys;
}

/** Reads the keys without changes. Throws an Error of one line when the database was written with others. */
export async function openKeysOf({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, source: DataSource): Promise<Keys> {
  const db = new Db(source);
  if (await hasTable(db, 'key_check')) refuseForeign(DATA_DIR, await checksIn(db));
  return openKeys(DATA_DIR);
}

/** Stores check values of new keys in the database. */
export async function recordKeys(sql: Sql, dataDir: string): Promise<void> {
  await sql.execute('INSERT IGNORE INTO key_check (name, check_value) VALUES ?', [[...checkValues(dataDir)]]);
}

/** The same for `keys:init`, which runs before the first migration. */
export async function initKeys(config: Config, source: DataSource): Promise<Keys> {
  await source.query(KEY_CHECK);
  return openCheckedKeys(config, source, true);
}

async function checksIn(db: Db): Promise<Map<string, string>> {
  const rows = await db.rows<{ name: string; check_value: string }>(
    'SELECT name, check_value FROM key_check ORDER BY name DESC',
  );
  return new Map(rows.map(({ name, check_value }) => [name, check_value]));
}

/** A key by its name; never its value. */
export interface KeyState {
  name: string;
  /** `new`: in the file, not known to the database yet. */
  state: 'right' | 'foreign' | 'missing' | 'new';
  /** The first 8 digits of the check value in the database, or of the file's when that is not known. */
  check: string;
  recorded_at: Date | null;
}

/** The state of a key that is in the file as the database knows it. */
export const FITS: KeyState['state'] = 'right';

/** All keys of the file and of the database, compared. */
export async function keyStates(sql: Sql, dataDir: string): Promise<KeyState[]> {
  const known = await hasTable(sql, 'key_check');
  const rows = known
    ? await sql.rows<{ name: string; check_value: string; created_at: Date }>(
        'SELECT name, check_value, created_at FROM key_check ORDER BY name',
      )
    : [];
  const found = checkValues(dataDir);
  const recorded = rows.map(({ name, check_value, created_at }): KeyState => {
    const mine = found.get(name);
    const state = mine === undefined ? 'missing' : mine === check_value ? FITS : 'foreign';
    return { name, state, check: check_value.slice(0, 8), recorded_at: created_at };
  });
  const fresh = [...found]
    .filter(([name]) => !rows.some((row) => row.name === name))
    .map(([name, value]): KeyState => ({ name, state: 'new', check: value.slice(0, 8), recorded_at: null }));
  return [...recorded, ...fresh];
}

const foreign = (dataDir: string, what: string): Error =>
  new Error(
    `keys: ${dataDir}/keys.json ${what}, and the database is encrypted with other keys: restore its keys.json`,
  );

function refuseForeign(dataDir: string, recorded: Map<string, string>): void {
  if (recorded.size === 0) return;
  if (!hasKeys(dataDir)) throw foreign(dataDir, 'is missing');
  const found = checkValues(dataDir);
  for (const [name, value] of recorded)
    if (found.get(name) !== value)
      throw foreign(dataDir, `${found.has(name) ? 'holds another' : 'lacks the'} key '${name}'`);
}

/** Whether any row was written with keys; false before the first migration. */
async function isWritten(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'audit_line'))) return false;
  return (await db.rows('SELECT id FROM audit_line LIMIT 1')).length > 0;
}

/** For databases older than check values: checks the keys against the signature of the newest audit line. */
async function refuseUnlessSigned(db: Db, keys: Keys): Promise<void> {
  if (!(await isWritten(db))) return;
  if ((await db.rows("SHOW COLUMNS FROM audit_line LIKE 'signature'")).length === 0) return;
  const line = await db.one<LineContent & { signature: string }>(
    'SELECT subject, subject_id, action, from_state, to_state, actor_type, actor_id, reason, changes, created_at, signature FROM audit_line WHERE signature IS NOT NULL ORDER BY id DESC LIMIT 1',
  );
  if (line && !isSigned(new FieldCipher(keys), line, line.signature))
    throw new Error(
      'keys: keys.json did not sign the newest line of the audit log: restore the keys.json of this database',
    );
}
