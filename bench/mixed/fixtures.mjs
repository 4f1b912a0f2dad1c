// What the mixed load works with: members, claims, revisions and scans, and 200 sessions.
import { codeMaker, logScans, plantBatches, plantOrders } from '../labels.mjs';
import { hashedPassword, photographForm } from '../member.mjs';
import { plantClaims, plantRevisions } from '../plant.mjs';
import { fixtures, say, signInMember, signInStaff } from '../stage.mjs';

/** The least with which every call finds something. */
export const TINY = { members: 600, claims: 4000, revisions: 16_000, scans: 2000, codes: 20_000, orders: 1 };
const HOLDERS = 180;
const STAFF = 20;
const LABELS = 1000;
/** Sessions last longer than the bench. */
const HOURS = 24;
/** Ids of the IPs that have series begin so. */
const HEAD = '01Q';
/** Series of such an IP. */
const SERIES = 20;

const idOf = (head, at) => `${head}${String(at).padStart(23, '0')}`;

/** Rows of all tables, counted. */
async function rowsOf(pool) {
  const [tables] = await pool.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  let all = 0;
  for (const { name } of tables) {
    const [[{ n }]] = await pool.query(`SELECT COUNT(*) AS n FROM \`${name}\``);
    all += n;
  }
  return all;
}

/**
 * Inserts as many as `sizes` says by the functions of a release; `orders` is how many completed ones a holder has, whose sheets are
 * printed once each. Returns what `mixOf` needs.
 */
export async function plantMixedFixtures({ databaseUrl, dataDir }, { tree }, sizes) {
  const began = Date.now();
  const context = await fixtures({ databaseUrl, dataDir, tree });
  const { on, pool, product } = context;
  const hash = await hashedPassword();
  const members = await plantClaims(context, sizes.claims, hash, sizes.members);
  // The pictures of all of them are nobody's who calls.
  await plantRevisions(context, sizes.revisions, members.at(-1).id, HEAD);
  // The worker reminds of what is late.
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0');
  const later = 'SET due_at = NOW() + INTERVAL 3 + CRC32(id) % 5 DAY';
  await connection.query(`UPDATE claim ${later} WHERE state = 'submitted'`);
  await connection.query(`UPDATE revision ${later} WHERE state = 'pending'`);
  // What members have added to claim is not listed before the claim is approved.
  await connection.query("UPDATE ip SET listed = 0 WHERE id LIKE '01P%'");
  // A picture and items to be found by.
  await connection.query(
    `UPDATE ip SET image_id = CONCAT('01F', SUBSTRING(id, 4)), auth_field_id = 15 + CRC32(id) % 10, ip_types = '[1,2]', kernels = '[3]'
      WHERE id LIKE '${HEAD}%'`,
  );
  connection.release();

  const staff = [];
  for (let at = 0; at < STAFF; at += 1) staff.push(await signInStaff(context, HOURS, `bench-${at}`));
  // Production starts without exempt accounts only.
  await pool.query('UPDATE staff SET totp_exempt = 0, totp_enabled = 1');
  const holders = [];
  for (let at = 0; at < HOLDERS; at += 1) {
    const ip_id = idOf(HEAD, at % (sizes.revisions / 4 / SERIES));
    const { id } = members[at];
    await product.plantOperator(on.db, ip_id, id, 1);
    const goods_id = await product.plantGoods(on, { ip_id, image_id: '0'.repeat(26), ordered: 10_000_000 });
    const orders = await plantOrders(
      context,
      { ip_id, member_id: id, goods_id, quantity: LABELS },
      sizes.orders,
    );
    const series_id = idOf('01S', (at % (sizes.revisions / 4 / SERIES)) * SERIES);
    const headers = { authorization: `Bearer ${await signInMember(context, id, HOURS)}` };
    holders.push({ ip_id, goods_id, series_id, orders, headers });
  }
  const batches = await plantBatches(context, sizes.codes);
  await logScans(context, batches, sizes.scans);
  await product.plantOperator(on.db, batches[0].ip_id, members[0].id, 1);
  const [open] = await pool.query(
    "SELECT id, version FROM claim WHERE state = 'submitted' ORDER BY CRC32(id) LIMIT 60000",
  );
  say(
    `${(await rowsOf(pool)).toLocaleString('en')} rows planted in ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  return {
    ...{ pool, batches, holders, members, staffs: staff, staff: staff[0], open },
    codeOf: codeMaker(product, dataDir),
    scansOf: batches[0].ip_id,
    form: await photographForm(1600, 1200),
  };
}
