// Inserts records of all kinds the workbench's search covers, inside the database.
import { plantMembers } from './plant.mjs';
import { signInMember } from './stage.mjs';

const ID = (head, n) => `CONCAT('${head}', LPAD(${n}, 23, '0'))`;
const AT = "'2026-01-01' + INTERVAL s.seq SECOND";
/** Number of IPs of the holder. */
const OWN_IPS = 10;

/** Shares of the kinds among the records. */
const SHARES = {
  series: 0.2,
  piece: 0.4,
  code_goods: 0.1,
  code_licensee: 0.05,
  label_order: 0.15,
  code_batch: 0.1,
};

const names = (word) =>
  `CONCAT(ELT(1 + s.seq % 5, '灯笼', '茶会', '月台', 'Moon Tea ', '四季'), '${word} ', s.seq)`;

/**
 * `all` records, of which the first `own` belong to ten IPs; `members` operate these and have a session. A fifth of
 * the content has an open revision, half of it nothing live; each batch has a scanned code 42. Returns the sessions' tokens.
 */
export async function plantRecords(context, { own, all, members }) {
  const { on, pool, product } = context;
  const people = await plantMembers(context, members);
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  const ips = Math.ceil((all / own) * OWN_IPS);
  const run = (sql, params) => connection.query(sql, params);
  await run(
    `INSERT INTO ip (id, kind, ip_name, listed) SELECT ${ID('01P', 's.seq')}, 'normal', CONCAT('IP ', s.seq), 1 FROM seq_0_to_${ips - 1} s`,
  );
  const count = (table) => Math.round(all * SHARES[table]);
  /** Consecutive records belong to one IP, so the first IPs have the first records. */
  const ipOf = (table) => ID('01P', `s.seq DIV ${Math.ceil(count(table) / ips)}`);
  const each = (table) => `FROM seq_0_to_${count(table) - 1} s`;
  const by = people[0].id;
  await run(
    `INSERT INTO series (id, ip_id, series_name, cover, images, rights_documents, entity_documents, created_by, published_at, created_at)
     SELECT ${ID('01S', 's.seq')}, ${ipOf('series')}, IF(s.seq % 10, ${names('系列')}, ''), NULL, '[]', '[]', '[]', ?, IF(s.seq % 10, ${AT}, NULL), ${AT} ${each('series')}`,
    [by],
  );
  const story = "ELT(1 + s.seq % 4, 'case', 'milestone', 'feed', 'announcement')";
  const title = "ELT(1 + s.seq % 4, 'case_name', 'event_desc', 'feed_content', 'announcement_title')";
  await run(
    `INSERT INTO piece (id, ip_id, subject, data, created_by, published_at, created_at)
     SELECT ${ID('01K', 's.seq')}, ${ipOf('piece')}, ${story}, IF(s.seq % 10, JSON_OBJECT(${title}, ${names('内容')}, 'text', REPEAT('山茶兔喜欢散步。', 40)), NULL), ?, IF(s.seq % 10, ${AT}, NULL), ${AT} ${each('piece')}`,
    [by],
  );
  for (const [table, head, revision, subject] of [
    ['series', '01S', '01V', "'series'"],
    ['piece', '01K', '01W', story],
  ])
    await run(
      `INSERT INTO revision (id, subject, subject_id, ip_id, state, data, base_version, title, submitted_by, created_at)
       SELECT ${ID(revision, 's.seq')}, ${subject}, ${ID(head, 's.seq')}, ${ipOf(table)}, IF(s.seq % 5, 'approved', 'draft'), '{}', 1, ${names('草稿')}, ?, ${AT} ${each(table)}`,
      [by],
    );
  await run(
    `INSERT INTO code_goods (id, ip_id, project_name, product_name, licensee, price_fen, creation, created_at)
     SELECT ${ID('01G', 's.seq')}, ${ipOf('code_goods')}, CONCAT('项目 ', s.seq), ${names('订单商品')}, CONCAT('云岭玩具 ', s.seq), 9900, 'manual', ${AT} ${each('code_goods')}`,
  );
  await run(
    `INSERT INTO code_licensee (id, ip_id, licensee_name, contact, created_at)
     SELECT ${ID('01L', 's.seq')}, ${ipOf('code_licensee')}, ${names('商户')}, '', ${AT} ${each('code_licensee')}`,
  );
  const goods = (table) => ID('01G', `s.seq * ${count('code_goods')} DIV ${count(table)}`);
  await run(
    `INSERT INTO label_order (id, order_number, ip_id, member_id, goods_id, label_type, quantity, sample, items, amount_fen, payment_type, delivery, created_at)
     SELECT ${ID('01D', 's.seq')}, CONCAT(261101 + s.seq DIV 100000, '-', LPAD(s.seq % 100000, 5, '0')), ${ipOf('label_order')}, ?, ${goods('label_order')}, 'common', 1000, 0, '[]', 8000, 'wallet', '', ${AT} ${each('label_order')}`,
    [by],
  );
  await run(
    `INSERT INTO code_batch (id, key_version, ip_id, goods_id, quantity, state, revoked)
     SELECT ${ID('01B', 's.seq')}, 1, ${ipOf('code_batch')}, ${goods('code_batch')}, 1000, 'active', '[]' ${each('code_batch')}`,
  );
  await run(
    `INSERT INTO code_scan (at, ip_id, batch_number, serial, verdict, agent, source)
     SELECT '2026-02-01', ip_id, number, 42, 'genuine', 'wechat', '0' FROM code_batch`,
  );
  await run(`ANALYZE TABLE ${Object.keys(SHARES).join(', ')}, revision, code_scan, ip`);
  connection.release();

  const tokens = [];
  for (const { id } of people) {
    for (let ip = 0; ip < OWN_IPS; ip += 1)
      await product.plantOperator(on.db, `01P${String(ip).padStart(23, '0')}`, id, 1);
    tokens.push(await signInMember(context, id));
  }
  return tokens;
}
