// `npm run bench:restore [-- SECONDS]`: a backup and what came after it, made while people scan, order, print labels and close their
// accounts, restored to a random second of that time: what was acknowledged before is there, and what was sent after is not.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logged } from '../tools/database.mjs';
import { ensureBackupPrograms } from '../tools/packages.mjs';
import { plantOrders } from './labels.mjs';
import { never, sized } from './measure.mjs';
import { PASSWORD } from './member.mjs';
import { answering, caller, openLoop } from './rolling/callers.mjs';
import { prepareInstallation } from './rolling/installation.mjs';
import { present } from './rolling/release.mjs';
import { peopleOf, plantFixtures } from './rolling/fixtures.mjs';
import { bench, fixtures, makeDatabase, openPool, say, signInMember, SYNCED } from './stage.mjs';

const SECONDS = Number(process.argv[2] ?? sized(180, 12));
/** Calls a second. */
const RATE = sized(60, 12);
const SCANS = sized(200_000, 1000);
/** Orders whose labels can be issued; one is printed each second. */
const ORDERS = 2 * SECONDS;
/** Accounts that are closed, one in this many seconds. */
const CLOSES_EVERY_S = 3;
const LATE_S = 1;

/** Settings of a backup to a folder, and of its restore. */
function backupSettings(folder) {
  const identity = path.join(folder, 'identity.txt');
  execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' });
  return {
    BACKUP_TO: path.join(folder, 'backups'),
    BACKUP_KEYS_TO: path.join(folder, 'keys'),
    BACKUP_RECIPIENT: /age1\w+/.exec(readFileSync(identity, 'utf8'))[0],
    BACKUP_IDENTITY_FILE: identity,
  };
}

/** People whose every acknowledged write is noted: `{kind, id, sent, acknowledged}`, times in ms. */
async function peopleWhoAreNoted(inserted, call, context) {
  const { pool } = context;
  const { kinds, done, tools } = peopleOf(inserted, call);
  const notes = [];
  /** The kind with a note of what its acknowledgements grew by. */
  const noted = (kind, work, idsOf) => async () => {
    const sent = Date.now();
    const found = await work();
    const ids = idsOf(found);
    for (const id of ids) notes.push({ kind, id, sent, acknowledged: Date.now() });
    return ids.length ? undefined : found;
  };

  async function scan() {
    const { number, quantity } = inserted.batches[randomInt(inserted.batches.length)];
    const serial = randomInt(quantity);
    const json = { code: inserted.codeOf(number, serial) };
    const wrong = tools.failure(await call('/api/code/verify', { method: 'POST', json }));
    return wrong ?? { id: `${number} ${serial}` };
  }
  async function order() {
    const before = new Set(done.orders.values());
    const wrong = await kinds.create();
    const id = wrong ? undefined : [...done.orders.values()].find((one) => !before.has(one));
    return id ? { id } : wrong;
  }

  // A member may ask for some files of codes an hour.
  const printable = [];
  for (const [at, { ip_id, goods_id, headers }] of inserted.holders.entries()) {
    const seed = { ip_id, goods_id, member_id: inserted.members[at].id };
    const ids = await plantOrders(context, seed, Math.ceil(ORDERS / inserted.holders.length));
    for (const order_id of ids) printable.push({ ip_id, order_id, headers });
  }
  printable.sort((a, b) => (a.order_id.slice(-6) < b.order_id.slice(-6) ? -1 : 1));
  await pool.query('UPDATE code_goods SET ordered = 100000000');
  const leavers = [];
  // None of them holds an IP: nobody prints with the session of a closed account.
  const others = inserted.members.slice(inserted.holders.length);
  for (const { id } of others.slice(0, Math.ceil(SECONDS / CLOSES_EVERY_S)))
    leavers.push({ id, headers: { authorization: `Bearer ${await signInMember(context, id, 24)}` } });

  /** Issues the codes of an order: a batch of its own. */
  async function print(through = call) {
    const { ip_id, order_id, headers } = printable.pop();
    const json = { ip_id, order_id, format: 'csv' };
    const answer = await through('/api/code/export', { method: 'POST', json, headers });
    return /csv/.test(answer.headers['content-type'] ?? '') ? { id: order_id } : tools.failure(answer);
  }
  async function close() {
    const leaver = leavers.pop();
    if (!leaver) return undefined;
    const json = { password: PASSWORD, agree: 1 };
    const asked = { method: 'POST', json, headers: leaver.headers };
    const wrong = tools.failure(await call('/api/member/requestClosure', asked));
    if (wrong) return wrong;
    await pool.query('UPDATE closure SET due_at = NOW(3) WHERE member_id = ?', [leaver.id]);
    await pool.query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
    return { id: leaver.id };
  }
  const one = (found) => (found?.id ? [found.id] : []);
  const round = Array.from({ length: RATE * CLOSES_EVERY_S }, (_, at) => {
    if (at === 0) return ['close', noted('closure', close, one)];
    if (at % RATE === 1) return ['print', noted('batch', () => print(), one)];
    return at % 12 ? ['scan', noted('scan', scan, one)] : ['order', noted('order', order, one)];
  });
  return { round, notes, print };
}

/** Ids of everything of a kind that a database has. */
async function storedIn(pool, last) {
  const ids = async (sql) => new Set((await pool.query(sql))[0].map(({ id }) => String(id)));
  return {
    scan: await ids(`SELECT CONCAT(batch_number, ' ', serial) AS id FROM code_scan WHERE id > ${last}`),
    order: await ids('SELECT id FROM label_order'),
    batch: await ids('SELECT order_id AS id FROM code_batch WHERE order_id IS NOT NULL'),
  };
}

bench(
  async ({ folder, databaseUrl }) => {
    await ensureBackupPrograms();
    Object.assign(process.env, backupSettings(folder));
    const installation = await prepareInstallation({ folder, databaseUrl, drainSeconds: 1, processes: 1 });
    await installation.command(present(), 'keys:init');
    await installation.command(present(), 'migrate');
    const context = await fixtures(installation);
    const inserted = await plantFixtures(installation, present(), SCANS);
    await installation.startAll(present());
    const call = caller(installation);
    await answering(call);
    const { round, notes, print } = await peopleWhoAreNoted(inserted, call, context);

    const loop = openLoop(round, RATE);
    say(await installation.command(present(), 'backup'));
    const from = Date.now();
    await sleep(SECONDS * 1000);
    const until = Date.now();
    await loop.end();
    say(await installation.command(present(), 'backup', '--log'));
    const highest = async (pool) =>
      Number((await pool.query('SELECT MAX(number) AS number FROM code_batch'))[0][0].number);
    const issued = await highest(inserted.pool);
    const [closed] = await inserted.pool.query('SELECT id FROM member WHERE closed_at IS NOT NULL');

    const second = Math.ceil(from / 1000) + randomInt(Math.floor((until - from) / 1000));
    const time = new Date(second * 1000).toISOString().replace('.000', '');
    const restoredUrl = await makeDatabase(databaseUrl, 'restored');
    const dataDir = path.join(folder, 'restored');
    mkdirSync(dataDir, { mode: 0o700 });
    copyFileSync(path.join(installation.dataDir, 'keys.json'), path.join(dataDir, 'keys.json'));
    await installation.endAll();
    const other = await prepareInstallation({
      ...{ folder: path.join(folder, 'other'), databaseUrl: restoredUrl, dataDir },
      ...{ drainSeconds: 1, processes: 1 },
    });
    const began = Date.now();
    say(await other.command(present(), 'restore', '--at', time, '--into', restoredUrl));
    say(
      `to ${time}, ${Math.round(second - from / 1000)} s after the backup, in ${((Date.now() - began) / 1000).toFixed(0)} s`,
    );

    const restored = openPool(restoredUrl);
    const stored = await storedIn(restored, inserted.last);
    const at = second * 1000;
    const kept = notes.filter(({ kind }) => kind !== 'closure');
    const missing = kept.filter(
      ({ kind, id, acknowledged }) => acknowledged < at - LATE_S * 1000 && !stored[kind].has(id),
    );
    const early = kept.filter(({ kind, id, sent }) => sent >= at + LATE_S * 1000 && stored[kind].has(id));
    const [still] = await restored.query('SELECT id FROM member WHERE id IN (?) AND closed_at IS NULL', [
      closed.map(({ id }) => id),
    ]);
    await other.startAll(present());
    const next = caller(other);
    await answering(next);
    const again = await print(next);
    if (!again?.id) throw new Error(`labels after the restore: ${again}`);
    const count = (kind) => notes.filter((one) => one.kind === kind).length;
    say(
      `acknowledged: ${['scan', 'order', 'batch', 'closure'].map((kind) => `${kind} ${count(kind)}`).join(', ')}; ${closed.length} accounts closed\n`,
    );
    const failed = loop.calls.filter(({ wrong }) => wrong);
    for (const { name, wrong } of failed.slice(0, 5)) console.log(`  ${name}: ${wrong}`);
    return [
      never('acknowledged more than a second before it, and lost', missing.length),
      never('sent more than a second after it, and there', early.length),
      never(
        'batches whose number had been issued before the restore',
        (await highest(restored)) > issued ? 0 : 1,
      ),
      never('closed accounts that are open again', still.length),
      never(
        'kinds of writes that were not acknowledged',
        ['scan', 'order', 'batch', 'closure'].filter((kind) => !count(kind)).length,
      ),
      never('calls that failed', failed.length),
    ].every(Boolean);
  },
  { durable: false, own: true, options: [...SYNCED, ...logged] },
);
