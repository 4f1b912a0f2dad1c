// `npm run bench:export`: the codes of an order of 500,000 as CSV and as print sheets, over HTTP: time, memory, and delay of
// other requests.
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { sized, verdict } from './measure.mjs';
import { plantMembers } from './plant.mjs';
import { bench, fixtures, say, serve, signInMember } from './stage.mjs';

const LABELS = sized(500_000, 2000);
const MILLION = 1_000_000;
const BATCHES = sized(2000, 20);

/** A holder with an IP and goods of which enough codes may be issued. */
async function openShop(context) {
  const { on, product } = context;
  const [{ id: member_id }] = await plantMembers(context, 1);
  const token = await signInMember(context, member_id);
  const ip_id = await product.plantIp(on, { ip_name: '山茶兔' });
  await product.plantOperator(on.db, ip_id, member_id, 1);
  const goods_id = await product.plantGoods(on, { ip_id, image_id: null, ordered: 4 * LABELS });
  const order = (quantity) =>
    product.plantLabelOrder(on, { ip_id, member_id, goods_id, quantity, paid: 1, state: 'completed' });
  return { ip_id, goods_id, order, headers: { authorization: `Bearer ${token}` } };
}

/** Downloads a file and discards it. */
const fetched = (url, headers, input) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    sent.on('error', reject).on('response', (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => {
        if (!answer.headers['content-disposition']) return reject(new Error(`${url}: no file`));
        resolve({ bytes, seconds: (performance.now() - began) / 1000 });
      });
    });
    sent.end(JSON.stringify(input));
  });

const status = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** The longest event loop delay of the server since the last call, in ms. */
async function longestLag(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)[1]) * 1000;
}

bench(async (run) => {
  const api = await serve(run);
  const context = await fixtures(api);
  const shop = await openShop(context);
  const file = (order_id, format) =>
    fetched(`${api.url}/api/code/export`, shop.headers, { ip_id: shop.ip_id, order_id, format });

  // The first call of each kind is slow and not measured.
  const small = await shop.order(1000);
  for (const format of ['csv', 'pdf']) await file(small, format);
  const idle = status(api.pid, 'VmRSS');
  const measured = async (order_id, format) => {
    say(`${LABELS.toLocaleString('en')} labels as ${format}`);
    writeFileSync(`/proc/${api.pid}/clear_refs`, '5');
    await longestLag(api.url);
    const found = await file(order_id, format);
    return { ...found, lag: await longestLag(api.url), memory: status(api.pid, 'VmHWM') - idle };
  };
  const order_id = await shop.order(LABELS);
  const csv = await measured(order_id, 'csv');
  const pdf = await measured(order_id, 'pdf');

  const { pool, on, product } = context;
  for (let n = 0; n < BATCHES; n += 1)
    await product.plantBatch(on, { ip_id: shop.ip_id, goods_id: shop.goods_id, quantity: MILLION });
  await pool.query('ANALYZE TABLE code_batch');
  const [[size]] = await pool.query(
    "SELECT data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'code_batch'",
  );

  const megabytes = ({ bytes }) => `${Math.round(bytes / 1e6)} MB`;
  console.log(`\n${LABELS.toLocaleString('en')} labels: list ${megabytes(csv)}, sheets ${megabytes(pdf)}\n`);
  return [
    verdict('issue an order and fetch its list, seconds', csv.seconds, { most: 1 }),
    verdict('fetch its sheets, seconds', pdf.seconds, { most: 10 }),
    verdict('memory above idle, list', csv.memory, { most: 150, unit: ' MB', digits: 0 }),
    verdict('memory above idle, sheets', pdf.memory, { most: 150, unit: ' MB', digits: 0 }),
    verdict('longest wait of the event loop, list', csv.lag, { most: 50, unit: ' ms', digits: 1 }),
    verdict('longest wait of the event loop, sheets', pdf.lag, { most: 50, unit: ' ms', digits: 1 }),
    verdict('bytes stored for a batch of a million codes', Number(size.bytes) / BATCHES, {
      most: 1024,
      digits: 0,
    }),
  ].every(Boolean);
});
