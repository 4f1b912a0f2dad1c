// Compares what was acknowledged with what the database holds.
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Within this time the reader has counted every scan. */
const READ_MS = 60_000;

/**
 * Opens the journal of the load, by what was noted. `read` goes on where it ended before, up to the last whole line: the load writes
 * while this reads.
 */
export function openJournal(file) {
  const lines = [];
  let from = 0;
  const of = (name) => lines.filter((line) => name in line);
  const read = () => {
    const opened = openSync(file, 'r');
    const added = Buffer.alloc(fstatSync(opened).size - from);
    const whole = added.subarray(0, readSync(opened, added, 0, added.length, from)).lastIndexOf('\n') + 1;
    closeSync(opened);
    from += whole;
    for (const line of added.toString('utf8', 0, whole).split('\n')) if (line) lines.push(JSON.parse(line));
    return { of };
  };
  return { read };
}

const countOf = (list) =>
  list.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map());

/** `[what, number of violations]` of every rule, and lines to print. */
export async function violations(pool, { of }, { inserted, dataDir }) {
  const column = async (sql, values = []) =>
    (await pool.query(sql, values))[0].map((row) => Object.values(row)[0]);
  const lost = (wanted, found) => {
    const known = new Set(found.map(String));
    return wanted.filter((one) => !known.has(String(one))).length;
  };

  const serials = await column('SELECT DISTINCT serial FROM code_scan WHERE batch_number = ?', [
    inserted.batch,
  ]);
  const scansLost = lost(
    of('scan').map(({ scan }) => scan),
    serials,
  );
  const [[sums]] = await pool.query(
    'SELECT (SELECT COUNT(*) FROM code_scan WHERE mark IS NULL) - (SELECT SUM(visits) FROM code_seen) AS visits',
  );
  const uncounted = await rollUpsOff(pool);

  const [signIns] = await pool.query(
    'SELECT member_id, COUNT(*) AS n FROM sign_in WHERE success = 1 GROUP BY member_id',
  );
  const stored = new Map(signIns.map(({ member_id, n }) => [member_id, Number(n)]));
  const signed = countOf(of('signed').map(({ signed: id }) => id));
  const signedLost = [...signed].filter(([id, n]) => (stored.get(id) ?? 0) < n).length;

  const decided = new Map();
  for (const { decided: id, version } of of('decided'))
    decided.set(id, Math.max(version, decided.get(id) ?? 0));
  const [claims] = await pool.query('SELECT id, version FROM claim WHERE id IN (?)', [
    [...decided.keys(), ''],
  ]);
  const decisionsLost = claims.filter(({ id, version }) => version < decided.get(id)).length;
  // Every move adds one to the version and writes one line.
  const [[moves]] = await pool.query(
    `SELECT SUM(ABS(CAST(c.version AS SIGNED) - 1 - COALESCE(l.n, 0))) AS off FROM claim c LEFT JOIN (SELECT subject_id, COUNT(*) AS n
      FROM audit_line WHERE subject = 'claim' AND to_state IS NOT NULL GROUP BY subject_id) l ON l.subject_id = c.id WHERE c.id IN (?)`,
    [[...decided.keys(), '']],
  );

  const orders = await column('SELECT id FROM label_order');
  const twice = await column('SELECT quantity FROM label_order GROUP BY quantity HAVING COUNT(*) > 1');
  const paid = await column('SELECT id FROM label_order WHERE paid = 1');
  const paidTwice = await column(
    "SELECT subject_id FROM audit_line WHERE action = 'confirm_payment' GROUP BY subject_id HAVING COUNT(*) > 1",
  );
  const issued = await column('SELECT order_id FROM code_batch WHERE order_id IS NOT NULL');
  const files = new Set(await column('SELECT id FROM uploaded_file'));
  const served = new Map(of('served').map(({ served: id, pixels }) => [id, pixels]));
  const uploadsLost = of('uploaded').filter(
    ({ uploaded, pixels }) => !files.has(uploaded) || served.get(uploaded) !== pixels,
  ).length;

  const file = path.join(dataDir, 'outbox/sms.jsonl');
  const outbox = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const asked = of('sent').map(({ sent }) => sent);
  const texts = countOf(asked.flatMap((phone) => Array(outbox.split(phone).length - 1).fill(phone)));
  return {
    rules: [
      ['acknowledged scans lost', scansLost],
      ['scans that disagree with visits', Math.abs(Number(sums.visits ?? 0))],
      ['scans that the counts of days or the total miss or count twice', uncounted],
      ['members with acknowledged sign-ins lost', signedLost],
      ['claims with acknowledged decisions lost', decisionsLost],
      ['moves of claims without a line of history, or lines twice', Number(moves.off ?? 0)],
      [
        'acknowledged orders lost',
        lost(
          of('ordered').map(({ ordered }) => ordered),
          orders,
        ),
      ],
      ['orders created twice', twice.length],
      [
        'acknowledged payments lost',
        lost(
          of('paid').map(({ paid: id }) => id),
          paid,
        ),
      ],
      ['payments confirmed twice', paidTwice.length],
      [
        'acknowledged codes not issued',
        lost(
          of('issued').map(({ issued: id }) => id),
          issued,
        ),
      ],
      ['batches issued twice', issued.length - new Set(issued).size],
      ['acknowledged uploads lost, or of other pixels', uploadsLost],
    ],
    messages: {
      asked: asked.length,
      lost: asked.filter((phone) => !texts.has(phone)).length,
      doubled: [...texts.values()].filter((n) => n > 1).length,
    },
  };
}

/** Difference of the scans and of their counts, once the reader has counted the last, or has had its time. */
async function rollUpsOff(pool) {
  for (const until = Date.now() + READ_MS; ; await sleep(500)) {
    const [[row]] = await pool.query(
      'SELECT (SELECT counted_id FROM code_scan_mark) >= (SELECT MAX(id) FROM code_scan) AS done, (SELECT COUNT(*) FROM code_scan WHERE ip_id IS NOT NULL) - (SELECT COALESCE(SUM(scans), 0) FROM code_scan_day) AS days, (SELECT COUNT(*) FROM code_scan) - (SELECT COALESCE(SUM(scans), 0) FROM code_scan_total) AS total',
    );
    if (row.done || Date.now() > until) return Math.abs(row.days) + Math.abs(row.total);
  }
}

/** The longest time without an acknowledged scan between `from` and `until`, in ms. */
export function gapOf(journal, from, until) {
  const times = journal
    .of('scan')
    .map(({ at }) => at)
    .filter((at) => at >= from && at <= until);
  let last = from;
  let longest = 0;
  for (const at of [...times, until]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}
