// `npm run bench:codes`: making and reading codes on one core, compared with storing as many random ones.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { median, sized, verdict } from './measure.mjs';
import { bench, fixtures, say, serve } from './stage.mjs';

const MILLION = 1_000_000;
const MADE = sized(MILLION, 20_000);
const READ = sized(200_000, 5000);
const STORED = sized(500_000, 5000);
const ROUNDS = sized(5, 1);

const seconds = async (work) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};
const rounds = async (amount, work) => {
  await work();
  const rates = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push(amount / (await seconds(work)));
  return median(rates);
};

/** In packets of a size the protocol allows. */
function* chunks(text, size = 1 << 20) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

bench(async (run) => {
  const api = await serve(run);
  const { product, pool } = await fixtures(api);
  const cipher = new product.CodeCipher(product.openKeys(api.dataDir).code);
  const text = Buffer.alloc(MADE * product.CODE_LENGTH);

  say('making codes');
  const made = await rounds(MADE, () => cipher.issue(cipher.newest, 7, 0, MADE, text));
  const codes = Array.from({ length: READ }, (_, n) =>
    text.toString('latin1', n * product.CODE_LENGTH, (n + 1) * product.CODE_LENGTH),
  );
  const read = await rounds(codes.length, () => {
    for (const code of codes) if (!cipher.read(code)) throw new Error(code);
  });

  say(`storing ${STORED.toLocaleString('en')} random codes under a unique index`);
  const lines = Array.from({ length: STORED }, () => randomBytes(16).toString('hex').slice(0, 26)).join('\n');
  await pool.query(
    'CREATE TABLE bench_code (code char(26) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY)',
  );
  const load = () =>
    pool.query({
      sql: "LOAD DATA LOCAL INFILE 'codes' INTO TABLE bench_code",
      infileStreamFactory: () => Readable.from(chunks(lines)),
    });
  const stored = STORED / (await seconds(load));
  await pool.query('ANALYZE TABLE bench_code');
  const [[size]] = await pool.query(
    "SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'bench_code'",
  );
  await pool.query('DROP TABLE bench_code');

  const count = (value) => Math.round(value).toLocaleString('en').padStart(12);
  console.log(`\nmedian of ${ROUNDS} rounds, one core`);
  console.log(`${count(made)}  codes/s made, cipher and text`);
  console.log(`${count(read)}  codes/s read back`);
  console.log(
    `${count(stored)}  random codes/s stored by LOAD DATA (${count(Number(size.bytes)).trim()} bytes)\n`,
  );
  return [
    verdict('codes made a second, in millions', made / MILLION, { least: 5 }),
    verdict('codes read a second, in millions', read / MILLION, { least: 0.4 }),
    verdict('made / stored', made / stored, { least: 40, digits: 0 }),
  ].every(Boolean);
});
