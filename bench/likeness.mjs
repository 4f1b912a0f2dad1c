// `npm run bench:likeness [-- UNRELATED ORIGINALS]`: copies of drawn pictures found among unrelated ones, hints that are none, and
// the time of a look-up among a million pictures.
import { pathToFileURL } from 'node:url';
import { openPrints } from './drawn-prints.mjs';
import { percentile, sized, verdict } from './measure.mjs';
import { bench, bundle, say, serve } from './stage.mjs';

const [UNRELATED = sized(100_000, 60), ORIGINALS = sized(1000, 6)] = process.argv.slice(2).map(Number);
const UPLOADS = sized(1000, 20);
const PICTURES = sized(1_000_000, 2000);
const BATCH = 2000;
/** Rows that are added inside the database at a time. */
const FILLED = 50_000;
/** First numbers of the prints of unrelated pictures, and of those that fill up to a million. */
const [FIRST_UNRELATED, FIRST_FILLED] = [1_000_000_000, 500_000_000];

const id = (number) => String(number).padStart(26, '0');

/** The stored prints of pictures, as rows. */
async function store(db, prints) {
  for (let at = 0; at < prints.length; at += BATCH) {
    const rows = prints.slice(at, at + BATCH);
    await db.execute('INSERT INTO picture_print (number, file_id, print, looked_at) VALUES ?', [
      rows.map(({ number, stored }) => [number, id(number), stored.print, new Date()]),
    ]);
    await db.execute('INSERT IGNORE INTO picture_key (picture_key, print_number, signs) VALUES ?', [
      rows.flatMap(({ number, stored: { keys, signs } }) => keys.map((key) => [key, number, signs])),
    ]);
  }
}

/** Pictures each key of which is, with its signs, that of another drawn one: look-ups meet as many rows as among drawn ones. */
async function fill(db, drawn, count) {
  await db.execute(
    'CREATE TABLE drawn_key (band int, n int, picture_key int, signs bigint, PRIMARY KEY (band, n))',
  );
  await db.execute(
    `INSERT INTO drawn_key SELECT picture_key >> 24, print_number - ${FIRST_UNRELATED}, picture_key, signs FROM picture_key WHERE print_number >= ${FIRST_UNRELATED}`,
  );
  for (let at = 0; at < count; at += FILLED) {
    const seq = `seq_${FIRST_FILLED + at}_to_${FIRST_FILLED + Math.min(count, at + FILLED) - 1} s`;
    await db.execute(
      `INSERT INTO picture_print (number, file_id, print, looked_at) SELECT s.seq, LPAD(s.seq, 26, '0'), p.print, NOW(3)
        FROM ${seq} STRAIGHT_JOIN picture_print p ON p.number = ${FIRST_UNRELATED} + CRC32(s.seq) MOD ${drawn}`,
    );
    await db.execute(
      `INSERT INTO picture_key (picture_key, print_number, signs) SELECT STRAIGHT_JOIN d.picture_key, s.seq, d.signs FROM ${seq} JOIN seq_0_to_5 b
        JOIN drawn_key d ON d.band = b.seq AND d.n = CRC32(CONCAT(s.seq, '/', b.seq)) MOD ${drawn} ORDER BY d.picture_key`,
    );
  }
}

/** Milliseconds of look-ups, the second time each: the first brings pages into memory. */
async function timesOf(look, looked) {
  const times = [];
  for (const pass of [0, 1])
    for (const looks of looked) {
      const began = performance.now();
      await look(looks);
      if (pass) times.push(performance.now() - began);
    }
  return times;
}

bench(
  async (run) => {
    const api = await serve(run);
    const work = await import(pathToFileURL(await bundle('bench/evidence-work.ts')).href);
    const { db, close } = await work.openEvidence(run.databaseUrl, api.dataDir);
    const look = async (looks) => (looks.length > 0 ? work.findLike(db, looks) : []);
    const draw = await openPrints();
    const numbered = (prints, first) => prints.map((stored, n) => ({ number: first + n, stored }));
    const unrelated = await draw.prints('unrelated', 10_000_000, UNRELATED);
    await store(db, numbered(unrelated, FIRST_UNRELATED));
    say(`${unrelated.length.toLocaleString('en')} unrelated pictures drawn`);
    const originals = await draw.prints('original', 0, ORIGINALS);
    if (originals.length < ORIGINALS) throw new Error('An original is of one colour');
    await store(db, numbered(originals, 1));
    say(`${ORIGINALS.toLocaleString('en')} pictures drawn`);

    const hits = new Map();
    let all = 0;
    const looked = [];
    await draw.run('copies', 0, ORIGINALS, async (copies, n) => {
      for (const [name, looks = []] of copies) {
        const found = (await look(looks)).some(({ number }) => number === n + 1);
        hits.set(name, (hits.get(name) ?? 0) + (found ? 1 : 0));
        all += found ? 1 : 0;
      }
      // Of each picture another change.
      looked.push(copies[n % copies.length][1] ?? []);
    });
    say(`their copies, changed in ${hits.size} ways, looked for`);
    const met = [...hits].map(([name, found]) =>
      verdict(`found of copies: ${name}`, found / ORIGINALS, { least: 0.85, digits: 3 }),
    );
    met.push(verdict('found of all copies', all / (ORIGINALS * hits.size), { least: 0.95, digits: 3 }));
    let hints = 0;
    await draw.run('upload', 20_000_000, UPLOADS, async (looks = []) => {
      if ((await look(looks)).length > 0) hints += 1;
    });
    const besides = `false hints of 100 uploads, ${UNRELATED.toLocaleString('en')} unrelated`;
    met.push(verdict(besides, (hints / UPLOADS) * 100, { most: 1 }));
    await fill(db, unrelated.length, PICTURES - unrelated.length - ORIGINALS);
    await db.execute('ANALYZE TABLE picture_key, picture_print');
    const [{ stored }] = await db.rows('SELECT COUNT(*) AS stored FROM picture_print');
    if (Number(stored) !== PICTURES) throw new Error(`${stored} pictures stored`);
    const times = await timesOf(look, looked);
    await close();
    const among = PICTURES.toLocaleString('en');
    return [
      ...met,
      verdict(`a look-up among ${among}, p50`, percentile(times, 0.5), { most: 20, unit: ' ms' }),
      verdict(`a look-up among ${among}, p95`, percentile(times, 0.95), { most: 20, unit: ' ms' }),
    ].every(Boolean);
  },
  { durable: false, options: ['--innodb-buffer-pool-size=1G'] },
);
