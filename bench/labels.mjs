// Issued codes, and scans of them.
import { randomInt } from 'node:crypto';

/** Maximum codes of a batch, as of an order. */
const MOST = 10_000_000;

/** Delivered codes of one goods, a row for each batch: `{number, quantity}`. */
export async function plantBatches({ on, product, pool }, codes) {
  const ip_id = await product.plantIp(on, { ip_name: 'Bench' });
  const goods_id = await product.plantGoods(on, { ip_id, image_id: '0'.repeat(26) });
  for (let left = codes; left > 0; left -= MOST)
    await product.plantBatch(on, { ip_id, goods_id, quantity: Math.min(left, MOST) });
  await pool.query("UPDATE code_batch SET delivered_at = '2026-01-01' WHERE goods_id = ?", [goods_id]);
  const [batches] = await pool.query('SELECT number, quantity, ip_id FROM code_batch WHERE goods_id = ?', [
    goods_id,
  ]);
  return batches;
}

/** Ids of completed orders whose labels can be issued. Numbers of orders are drawn, so one that is taken is drawn again. */
export async function plantOrders({ on, product }, seed, count) {
  const ids = [];
  while (ids.length < count)
    try {
      ids.push(await product.plantLabelOrder(on, { ...seed, paid: 1, state: 'completed' }));
    } catch (error) {
      if (error.code !== 'ER_DUP_ENTRY') throw error;
    }
  return ids;
}

/** The text of a code of a batch. */
export function codeMaker(product, dataDir) {
  const cipher = new product.CodeCipher(product.openKeys(dataDir).code);
  const text = Buffer.alloc(product.CODE_LENGTH);
  return (batch, serial) => {
    cipher.issue(cipher.newest, batch, serial, 1, text);
    return text.toString('latin1');
  };
}

/** Limits count by address, so every scan has an address of its own, set through a proxy header. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
export const PROXIED = { TRUST_PROXY: '1' };

/** Inserts old scans, each the first of its code, spread over the batches. */
export async function logScans({ pool }, batches, scans) {
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  // Building an index at once is many times faster than row by row.
  const [[{ 'Create Table': table }]] = await connection.query('SHOW CREATE TABLE code_scan');
  const keys = [...table.matchAll(/^ {2}KEY `(\w+)`.*\)/gm)];
  await connection.query(`ALTER TABLE code_scan ${keys.map(([, name]) => `DROP KEY ${name}`).join(', ')}`);
  const share = Math.ceil(scans / batches.length);
  for (const { number, quantity, ip_id } of batches) {
    const serial = `seq * ${Math.floor(quantity / share)}`;
    const from = `FROM seq_0_to_${share - 1}`;
    await connection.query(
      `INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, agent, source)
       SELECT '2026-01-02' + INTERVAL seq SECOND, ?, ?, ${serial}, 'genuine', 'wechat', LPAD(seq, 16, '0') ${from}`,
      [ip_id, number],
    );
    await connection.query(
      `INSERT INTO code_seen (batch_number, serial, first_at, visits) SELECT ?, ${serial}, '2026-01-02' + INTERVAL seq SECOND, 1 ${from}`,
      [number],
    );
    await connection.query('UPDATE code_batch SET scanned = ? WHERE number = ?', [share, number]);
  }
  await connection.query(`ALTER TABLE code_scan ${keys.map(([line]) => `ADD ${line.trim()}`).join(', ')}`);
  await connection.query('ANALYZE TABLE code_scan, code_seen');
  await countScans(connection);
  connection.release();
}

/** Counts the scans of the log by day, and marks them as read by the alert worker. */
export async function countScans(connection) {
  // Groups of a year are millions; on disk they take ten times as long.
  await connection.query('SET tmp_table_size = 8589934592, max_heap_table_size = 8589934592');
  const day = "DATE_FORMAT(at + INTERVAL 8 HOUR, '%Y-%m-%d')";
  const count = (table, columns, values) =>
    connection.query(
      `INSERT INTO ${table} (${columns}, scans) SELECT ${values}, COUNT(*) FROM code_scan ${table === 'code_scan_total' ? '' : 'WHERE ip_id IS NOT NULL'} GROUP BY ${columns
        .split(',')
        .map((_, at) => at + 1)
        .join()}`,
    );
  // The product's own counting waits for the mark.
  await connection.beginTransaction();
  await connection.query('SELECT counted_id FROM code_scan_mark FOR UPDATE');
  for (const table of [
    ...['code_scan_total', 'code_scan_day', 'code_scan_place'],
    ...['code_scan_month', 'code_scan_month_mark'],
  ])
    await connection.query(`DELETE FROM ${table}`);
  await count('code_scan_total', 'day, verdict', `${day}, verdict`);
  await count(
    'code_scan_day',
    'ip_id, day, batch_number, verdict, mark',
    `ip_id, ${day}, batch_number, verdict, COALESCE(mark, '')`,
  );
  await count(
    'code_scan_place',
    'ip_id, day, place, batch_number, verdict, mark',
    `ip_id, ${day}, COALESCE(place, ''), batch_number, verdict, COALESCE(mark, '')`,
  );
  // As the periodic task adds them up: months that are over.
  const over = "day < DATE_FORMAT(NOW() + INTERVAL 8 HOUR, '%Y-%m-01')";
  await connection.query(
    `INSERT INTO code_scan_month (ip_id, month, place, batch_number, verdict, mark, scans)
      SELECT ip_id, LEFT(day, 7), place, batch_number, verdict, mark, SUM(scans) FROM code_scan_place WHERE ${over} GROUP BY 1, 2, 3, 4, 5, 6`,
  );
  await connection.query(
    `INSERT INTO code_scan_month_mark (month, counted_id)
      SELECT DISTINCT LEFT(day, 7), (SELECT MAX(id) FROM code_scan) FROM code_scan_total WHERE ${over}`,
  );
  await connection.query(
    'UPDATE code_alert_mark SET done_id = (SELECT MAX(id) FROM code_scan), seen_id = done_id',
  );
  await connection.query('UPDATE code_scan_mark SET counted_id = (SELECT MAX(id) FROM code_scan)');
  await connection.commit();
  await connection.query('ANALYZE TABLE code_scan_total, code_scan_day, code_scan_place, code_scan_month');
}
