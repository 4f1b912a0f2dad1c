import { staffCreateInput } from '@ipw/domain';
import * as z from 'zod';
import type { Config } from '../config';
import { refuseUnmigrated, migrate } from '../db/migrate';
import { withDatabase } from './data-source';
import { Db } from '../db/db';
import { FieldCipher } from '../security/field-cipher';
import { insertStaff } from '../staff/staff-account.service';
import { HistoryService, SYSTEM } from '../transition/history.service';
import { addKey, VERSIONED, type VersionedKind, versionsOf } from '../keys';
import { FITS, initKeys, keyStates, openCheckedKeys, recordKeys } from './checked-keys';
import { removeDemo } from './remove-demo';
import { refuseHalfRestored } from './restore-mark';

const print = (line: string): number => {
  process.stdout.write(`${line}\n`);
  return 0;
};

/** Creates `DATA_DIR/keys.json` and stores its check values in the database; compares them when both exist. */
export const keysInit = (config: Config): Promise<number> =>
  withDatabase(config, async (source) => {
    await initKeys(config, source);
    return print(`keys: ${config.DATA_DIR}/keys.json belongs to this database; back it up apart from it`);
  });

/** Prints each key by name with the beginning of its check value, never the key; returns 1 unless all belong to the database. */
export const keysCheck = (config: Config): Promise<number> =>
  withDatabase(config, async (source) => {
    const states = await keyStates(new Db(source), config.DATA_DIR);
    for (const { name, state, check, recorded_at } of states)
      print(
        `${name.padEnd(14)} ${state.padEnd(8)} ${check}${recorded_at ? ` since ${recorded_at.toISOString().slice(0, 10)}` : ''}`,
      );
    if (states.length === 0) throw new Error('keys: there are none; keys:init makes them');
    const wrong = states.filter(({ state }) => state !== FITS).length;
    print(
      wrong
        ? `keys: ${String(wrong)} of ${String(states.length)} do not belong to this database`
        : `keys: all ${String(states.length)} belong to this database`,
    );
    return wrong ? 1 : 0;
  });

/**
 * `keys:rotate [code|field|certificate]`: adds the next key. `rotateCode` adds that of label codes, which is written in the audit
 * log; processes use one of the others from their restart on.
 */
export const keysRotate = (
  config: Config,
  [kind = 'code']: string[],
  rotateCode: (config: Config) => Promise<number>,
): Promise<number> => {
  if (!VERSIONED.includes(kind as VersionedKind)) throw new Error(`keys:rotate [${VERSIONED.join('|')}]`);
  return kind === 'code' ? rotateCode(config) : rotateKey(config, kind as VersionedKind);
};

const rotateKey = (config: Config, kind: VersionedKind): Promise<number> =>
  withDatabase(config, async (source) => {
    await refuseUnmigrated(source);
    await openCheckedKeys(config, source);
    const db = new Db(source);
    // First without a new key: a database that takes no rows would leave one in the file that it does not know.
    await recordKeys(db, config.DATA_DIR);
    const version = addKey(config.DATA_DIR, kind, versionsOf(config.DATA_DIR, kind).at(-1)!);
    if (version === undefined)
      throw new Error('keys: another process has added a key, or no version is left: see keys:check');
    // After the file: a start records a key that only the file has, and refuses one that only the database knows.
    await recordKeys(db, config.DATA_DIR);
    // A process that does not know a key of certificates yet says of a new one that it does not hold.
    const how = kind === 'certificate' ? 'all processes at once' : 'the processes one after the other';
    return print(
      `keys: ${kind} key ${String(version)} is in ${config.DATA_DIR}/keys.json; restart ${how}, and back up the file`,
    );
  });

/** Runs the missing migrations, then `fill`, which says in one line what it has derived from the rows; or nothing. */
export const migrateCommand = (
  config: Config,
  fill: (db: Db) => Promise<string | undefined>,
): Promise<number> =>
  withDatabase(config, async (source) => {
    await refuseHalfRestored(source);
    const done = await migrate(source);
    print(`database: ${done.length ? `${String(done.length)} migrations run` : 'is up to date'}`);
    const filled = await fill(new Db(source));
    return filled === undefined ? 0 : print(`database: ${filled}`);
  });

/** `admin:create <username> [name]`: creates an administrator and prints the first password once. */
export const adminCreate = (config: Config, [username = '', name = username]: string[]): Promise<number> =>
  withDatabase(config, async (source) => {
    const input = z.safeParse(staffCreateInput, { username, name, role: 'admin' });
    if (!input.success)
      throw new Error(
        'admin:create <username> [name]: 3 to 32 of a-z, 0-9, dot, hyphen and underscore, the first a letter or digit',
      );
    await refuseUnmigrated(source);
    const db = new Db(source);
    const history = new HistoryService(db, new FieldCipher(await openCheckedKeys(config, source)));
    if (await db.one('SELECT id FROM staff WHERE username = ?', [input.data.username]))
      throw new Error(`admin:create: account ${input.data.username} already exists`);
    const { first_password } = await db.tx((sql) => insertStaff(sql, history, SYSTEM, input.data));
    return print(
      `administrator ${input.data.username}: first password ${first_password}, shown this once; for three days it opens /admin/ to set a password and enrol a device`,
    );
  });

/** `demo:remove [all]`: removes an installation with demo data. */
export const demoRemove = (config: Config, [what]: string[]): Promise<number> =>
  withDatabase(config, async (source) => {
    const removed = await removeDemo(config, source, what === 'all');
    return print(
      `demo: ${String(removed)} tables and the files of ${config.DATA_DIR} are removed; begin with keys:init`,
    );
  });
