// What the actors of the fault suite work with, inserted through the socket of a database node: sockets of files are reached from
// every network.
import { createPool } from 'mysql2/promise';
import sharp from 'sharp';
import { hashedPassword, PASSWORD } from '../member.mjs';
import { codeMaker } from '../labels.mjs';
import { plantClaims } from '../plant.mjs';
import { fixtures, signInMember, signInStaff } from '../stage.mjs';
import { onStop } from '../../tools/process.mjs';

/** Connections to one node, whoever is the writer. */
export function nodePool(cluster, name) {
  const pool = createPool({ ...cluster.galera.socket(name), connectionLimit: 4, timezone: 'Z' });
  onStop(() => pool.end().catch(() => {}));
  return pool;
}

/** Life of the sessions: longer than the suite takes. */
const HOURS = 8;

const RECIPIENT = {
  recipient: '顾小满',
  recipient_phone: '13800000000',
  recipient_address: '杭州市西湖区 1 号',
};

/** Inserts members, claims, a shop with its goods, a delivered batch and signed-in people; returns what the load needs. */
export async function plantFixtures(cluster, pool, { codes, scanners }) {
  const context = await fixtures({ pool, dataDir: cluster.product.dataDir });
  const { on, product } = context;
  const password_hash = await hashedPassword();
  const people = await plantClaims(context, 400, password_hash);
  const [claims] = await pool.query("SELECT id FROM claim WHERE state = 'submitted' ORDER BY id LIMIT 60");
  const staff = { ...(await signInStaff(context, HOURS)), 'content-type': 'application/json' };

  const holder = people[0].id;
  const ip_id = await product.plantIp(on, { ip_name: 'Faults' });
  await product.plantOperator(on.db, ip_id, holder, 1);
  const goods_id = await product.plantGoods(on, { ip_id, image_id: '0'.repeat(26), ordered: 0 });
  await product.plantBatch(on, { ip_id, goods_id, quantity: codes });
  await pool.query("UPDATE code_batch SET delivered_at = '2026-01-01' WHERE goods_id = ?", [goods_id]);
  const [[batch]] = await pool.query('SELECT number FROM code_batch WHERE goods_id = ?', [goods_id]);
  const codeOf = codeMaker(product, cluster.product.dataDir);

  const token = await signInMember(context, holder, HOURS);
  const pictures = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background: { r: at * 20, g: 90, b: 120 } } })
        .png()
        .toBuffer(),
    ),
  );
  return {
    scanners,
    codes: Array.from({ length: codes }, (_, serial) => codeOf(batch.number, serial)),
    batch: batch.number,
    members: people.slice(1),
    password: PASSWORD,
    claims: claims.map(({ id }) => id),
    staff,
    token,
    holder,
    pictures: pictures.map((picture) => picture.toString('base64')),
    shop: {
      order: {
        ip_id,
        goods_id,
        label_type: 'common',
        payment_type: 'wallet',
        ...RECIPIENT,
        agree: { contract: 1, manual: 1 },
      },
    },
  };
}
