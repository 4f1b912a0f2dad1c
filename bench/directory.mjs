// `npm run bench:directory [-- IPS]`: the public directory of 1,000,000 IPs: without a filter, by common and rare ones, by keywords, on
// middle and last pages, one visitor at a time and several at once; how long the index takes for all; and the same questions asked
// of the rows, as a database without the index would.
import { setTimeout as sleep } from 'node:timers/promises';
import { call, percentile, sized, verdict } from './measure.mjs';
import { bench, openPool, say, serve } from './stage.mjs';

const IPS = Number(process.argv[2] ?? sized(1_000_000, 3000));
const ROUNDS = sized(40, 2);
const CALLERS = 8;
/** A core tag that few IPs have. */
const RARE = 59;
const LETTERS = '茶狐山海云月星河花鸟鱼虫龙凤熊猫兔鹿鹤竹梅兰菊松石玉瓷墨纸灯船桥塔雨雪风雷春夏秋冬';

/** The question, its address, and the condition on rows that means the same. */
const QUESTIONS = [
  ['no filter', '', 'TRUE'],
  ['no filter, page 250', 'page=250', 'TRUE', 250],
  ['no filter, last page', 'page=500', 'TRUE', 500],
  ['a common type', 'type=1', "JSON_CONTAINS(t.ip_types, '1')"],
  ['a common type, page 250', 'type=1&page=250', "JSON_CONTAINS(t.ip_types, '1')", 250],
  ['two filters', 'type=2&kernel=3', "JSON_CONTAINS(t.ip_types, '2') AND JSON_CONTAINS(t.kernels, '3')"],
  ['a field', 'field=18', 't.auth_field_id IN (18, 31)'],
  ['a rare core tag', `kernel=${RARE}`, `JSON_CONTAINS(t.kernels, '${RARE}')`],
  ['a core tag of none', 'kernel=60', "JSON_CONTAINS(t.kernels, '60')"],
  ['one letter', 'keyword=茶', "t.ip_name LIKE '%茶%'"],
  ['two letters', 'keyword=茶狐', "t.ip_name LIKE '%茶狐%'"],
  ['four letters', 'keyword=茶狐山海', "t.ip_name LIKE '%茶狐山海%'"],
  ['letters of none', 'keyword=没有这个', "t.ip_name LIKE '%没有这个%'"],
];

const ID = (head, n) => `CONCAT('${head}', LPAD(${n}, 23, '0'))`;

/** IPs with names of four letters, a picture each, seven of ten claimed. */
async function plant(pool) {
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  const letter = (salt) =>
    `SUBSTRING('${LETTERS}', 1 + CRC32(CONCAT(seq, '${salt}')) % ${LETTERS.length}, 1)`;
  const dice = (salt, sides) => `CRC32(CONCAT(seq, '${salt}')) % ${sides}`;
  await connection.query(
    `INSERT INTO uploaded_file (id, owner_id, usage_name, mime, file_name, file_size, width, height, sha256, image_status, open, linked_at, created_at)
      SELECT ${ID('01F', 'seq')}, ?, 'avatar', 'image/png', 'picture.png', 100000, 800, 800, SHA2(seq, 256), 1, 1, NOW(3), NOW(3) FROM seq_1_to_${IPS}`,
    ['0'.repeat(26)],
  );
  await connection.query(
    `INSERT INTO ip (id, kind, ip_name, image_id, auth_field_id, ip_origin, ip_types, kernels, own_kernels, owner_id, claimed_at, listed)
      SELECT ${ID('01P', 'seq')}, 'normal', CONCAT(${['a', 'b', 'c', 'd'].map(letter).join(', ')}), ${ID('01F', 'seq')}, 1 + ${dice('f', 31)}, 1 + ${dice('o', 5)},
        JSON_ARRAY(1 + ${dice('t', 3)} * ${dice('u', 4)}), IF(seq % 20000 = 7, '[${RARE}]', JSON_ARRAY(1 + ${dice('k', 20)}, 21 + ${dice('l', 20)})), '[]',
        IF(seq % 10 < 7, ?, NULL), IF(seq % 10 < 7, '2024-01-01' + INTERVAL seq SECOND, NULL), 1 FROM seq_1_to_${IPS}`,
    ['0'.repeat(26)],
  );
  await connection.query('ANALYZE TABLE ip, uploaded_file');
  connection.release();
}

bench(
  async (run) => {
    const migrated = await serve({ ...run, env: { ROLE: 'web' } });
    await migrated.stop();
    const pool = openPool(run.databaseUrl);
    const planting = Date.now();
    await plant(pool);
    say(`${IPS.toLocaleString('en')} IPs planted in ${((Date.now() - planting) / 1000).toFixed(1)} s`);
    const api = await serve({ ...run, env: { TRUST_PROXY: '127.0.0.1' } });
    const began = Date.now();
    for (let left = IPS; left > 0; await sleep(100))
      [[{ left }]] = await pool.query(
        'SELECT COUNT(*) AS `left` FROM (SELECT 1 FROM ip WHERE unindexed = 1 LIMIT 1) w',
      );
    const rate = IPS / ((Date.now() - began) / 1000);
    await pool.query('ANALYZE TABLE ip, ip_term');
    const [[{ terms }]] = await pool.query('SELECT COUNT(*) AS terms FROM ip_term');
    say(`indexed, ${Math.round(rate).toLocaleString('en')} a second, ${(terms / IPS).toFixed(1)} terms each`);

    let visitors = 0;
    // Limits count by address.
    const visitor = () => `10.${(visitors += 1) >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const ask = async (query) => {
      const address = `${api.url}/api/content/directory?${new URLSearchParams(query)}`;
      const { ms, body } = await call(address, { headers: { 'x-forwarded-for': visitor() } });
      const { code, data } = JSON.parse(body);
      if (code !== 0) throw new Error(`${query}: ${body}`);
      return { ms, ids: data.list.map(({ ip_id }) => ip_id), total: data.total };
    };
    const fromRows = async (where, page) => {
      const from = `FROM ip t JOIN uploaded_file f ON f.id = t.image_id AND f.open = 1 AND f.image_status = 1 WHERE (t.owner_id IS NOT NULL OR t.listed = 1) AND ${where}`;
      const started = performance.now();
      const [[[{ total }]], [rows]] = await Promise.all([
        pool.query(`SELECT COUNT(*) AS total ${from}`),
        pool.query(
          `SELECT t.id ${from} ORDER BY t.claimed_at DESC, t.id DESC LIMIT 12 OFFSET ${(page - 1) * 12}`,
        ),
      ]);
      return { ms: performance.now() - started, ids: rows.map(({ id }) => id), total: Number(total) };
    };

    const slowest = [];
    const medians = new Map();
    console.log(
      `\n  ${'question'.padEnd(26)}    found   p50 ms   p95 ms   of ${CALLERS} at once   from rows, ms`,
    );
    for (const [name, query, where, page = 1] of QUESTIONS) {
      const slow = await fromRows(where, page);
      const found = await ask(query);
      if (found.ids.join() !== slow.ids.join() || found.total !== slow.total)
        throw new Error(`${name}: ${JSON.stringify([found, slow])}`);
      const [alone, together] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push((await ask(query)).ms);
        const many = await Promise.all(Array.from({ length: CALLERS }, () => ask(query)));
        together.push(...many.map(({ ms }) => ms));
      }
      slowest.push(percentile(alone, 0.95));
      medians.set(name, percentile(alone, 0.5));
      const cells = [percentile(alone, 0.5), percentile(alone, 0.95), percentile(together, 0.95), slow.ms];
      const widths = [9, 9, 16, 16];
      console.log(
        `  ${name.padEnd(22)}${String(found.total).padStart(13)}${cells.map((cell, at) => cell.toFixed(1).padStart(widths[at])).join('')}`,
      );
    }
    console.log('');
    const ends = Math.max(medians.get('no filter'), medians.get('no filter, last page'));
    return [
      verdict('directory, slowest question, p95', Math.max(...slowest), {
        most: 100,
        unit: ' ms',
        digits: 0,
      }),
      verdict('a middle page, of the slower end', medians.get('no filter, page 250') / ends, { most: 1.5 }),
      verdict('IPs indexed a second', rate, { least: 2000, digits: 0 }),
    ].every(Boolean);
  },
  { durable: false },
);
