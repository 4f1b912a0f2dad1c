// `npm run bench:likeness [-- UNRELATED ORIGINALS]`: copies of drawn pictures found among unrelated ones, hints that are none, and
// the time of a look-up among a million pictures.
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { CHANGES, drawing, small } from './drawn-pictures.mjs';
import { percentile, sized, verdict } from './measure.mjs';
import { bench, bundle, say, serve } from './stage.mjs';

const [UNRELATED = sized(100_000, 60), ORIGINALS = sized(1000, 6)] = process.argv.slice(2).map(Number);
const UPLOADS = sized(1000, 20);
const PICTURES = sized(1_000_000, 2000);
/** Pictures drawn at once: sharp works in threads of its own. */
const AT_ONCE = 8;
const BATCH = 2000;

/** Runs `work` for numbers from 0, several at once. */
async function each(count, work) {
  let next = 0;
  const one = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      await work(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

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

/** Pictures whose keys are those of drawn ones, each of another: as often as drawn ones share them. */
async function fill(db, pool, from, count) {
  const any = () => pool[Math.floor(Math.random() * pool.length)].stored;
  for (let at = 0; at < count; at += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - at) }, (_, n) => from + at + n);
    const { print } = any();
    await db.execute('INSERT INTO picture_print (number, file_id, print, looked_at) VALUES ?', [
      numbers.map((number) => [number, id(number), print, new Date()]),
    ]);
    await db.execute('INSERT IGNORE INTO picture_key (picture_key, print_number, signs) VALUES ?', [
      numbers.flatMap((number) => any().keys.map((_key, band) => [any().keys[band], number, any().signs])),
    ]);
  }
}

bench(
  async (run) => {
    const api = await serve(run);
    const { openEvidence, findLike, seen } = await import(
      pathToFileURL(await bundle('bench/evidence-work.ts')).href
    );
    const { db, close } = await openEvidence(run.databaseUrl, api.dataDir);
    const printOf = async (seed) =>
      seen(await sharp(drawing(seed).svg).resize({ width: 300 }).webp({ quality: 80 }).toBuffer());
    const unrelated = [];
    await each(UNRELATED, async (n) => {
      const found = await printOf(10_000_000 + n);
      if (found) unrelated.push({ number: 1_000_000_000 + n, stored: found.stored });
    });
    await store(db, unrelated);
    say(`${unrelated.length.toLocaleString('en')} unrelated pictures drawn`);

    const originals = [];
    const copies = [];
    await each(ORIGINALS, async (n) => {
      const { svg, width, height } = drawing(n);
      const whole = await sharp(svg).png({ compressionLevel: 1 }).toBuffer();
      const found = await seen(await small(whole));
      originals.push({ number: n + 1, stored: found.stored });
      for (const [name, change] of Object.entries(CHANGES)) {
        const changed = await change(sharp(whole), width, height).toBuffer();
        const { looks } = await seen(await small(changed));
        copies.push({ name, number: n + 1, looks: looks() });
      }
    });
    await store(db, originals);
    say(
      `${originals.length.toLocaleString('en')} pictures drawn and changed in ${Object.keys(CHANGES).length} ways`,
    );
    const hits = new Map();
    let all = 0;
    for (const { name, number, looks } of copies) {
      const found = (await findLike(db, looks)).some((one) => one.number === number);
      hits.set(name, (hits.get(name) ?? 0) + (found ? 1 : 0));
      all += found ? 1 : 0;
    }
    let hints = 0;
    await each(UPLOADS, async (n) => {
      const found = await printOf(20_000_000 + n);
      if (found && (await findLike(db, found.looks())).length > 0) hints += 1;
    });
    await fill(db, unrelated, 500_000_000, PICTURES - UNRELATED - ORIGINALS);
    await db.execute('ANALYZE TABLE picture_key, picture_print');
    const times = [];
    const looked = copies.filter((_, n) => n % Math.ceil(copies.length / 1000) === 0);
    for (const pass of [0, 1])
      for (const { looks } of looked) {
        const began = performance.now();
        await findLike(db, looks);
        if (pass) times.push(performance.now() - began);
      }
    await close();
    const met = [...hits].map(([name, found]) =>
      verdict(`found of copies: ${name}`, found / originals.length, { least: 0.85, digits: 3 }),
    );
    return [
      ...met,
      verdict('found of all copies', all / copies.length, { least: 0.95, digits: 3 }),
      verdict(
        `false hints of 100 uploads, ${UNRELATED.toLocaleString('en')} unrelated`,
        (hints / UPLOADS) * 100,
        { most: 1 },
      ),
      verdict(`a look-up among ${PICTURES.toLocaleString('en')}, p50`, percentile(times, 0.5), {
        most: 20,
        unit: ' ms',
      }),
      verdict(`a look-up among ${PICTURES.toLocaleString('en')}, p95`, percentile(times, 0.95), {
        most: 20,
        unit: ' ms',
      }),
    ].every(Boolean);
  },
  { durable: false, options: ['--innodb-buffer-pool-size=1G'] },
);
