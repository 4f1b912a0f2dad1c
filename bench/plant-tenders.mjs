// Inserts tender projects with their entries, and campaigns with theirs, by the million inside the database.
import { plantMembers } from './plant.mjs';
import { signInMember } from './stage.mjs';

const ID = (head, n) => `CONCAT('${head}', LPAD(${n}, 23, '0'))`;
const WORDING = `{"zh-CN":{"title":"春茶","body":"包装。","materials":"三张。","rules":"三件。","prize":""},"zh-TW":{"title":"春茶","body":"包裝。","materials":"三張。","rules":"三件。","prize":""},"en":{"title":"Tea","body":"Packaging.","materials":"Three.","rules":"Three.","prize":""}}`;
/** The measured holder's IP, and the campaign whose wall is measured. */
export const FIRST_IP = `01P${'0'.repeat(23)}`;
export const CAMPAIGN = `01D${'0'.repeat(23)}`;
/** Projects that are open or ended within thirty days, entries of the measured IP and of the measured tender: the same at every size. */
const NEAR = 400;
export const OWN = 300;

/**
 * `projects` tenders and campaigns a thousandth of them, `entries` entries to either. What happens now is the same at every size: the
 * older ones have ended. Returns the holder's session.
 */
export async function plantTenders({ on, pool, product }, { projects, entries, own = OWN }) {
  const [{ id: member }] = await plantMembers({ on, pool, product }, 1);
  const token = await signInMember({ on, product }, member);
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  const ips = Math.ceil(entries / 100);
  await connection.query(
    `INSERT INTO ip (id, kind, ip_name, listed, owner_id, auth_field_id, ip_types, kernels) SELECT ${ID('01P', 'seq')}, 'normal', CONCAT('IP ', seq), 1, ?, 18, '[1,2]', '[3]' FROM seq_0_to_${ips} s`,
    [member],
  );
  await product.plantOperator(on.db, FIRST_IP, member, 0);
  const near = Math.min(NEAR, projects / 2);
  await connection.query(
    `INSERT INTO tender (id, kind, texts, cover, brand_name, images, field_ids, ip_types, kernels, opens_at, closes_at, sealed, criteria, state, published_at, created_at)
     SELECT ${ID('01T', 'n')}, IF(n % 5, 'bidding', 'skin'), ?, ${ID('01F', '0')}, CONCAT('Brand ', n % 1000), '[]', IF(n % 3, '[18]', '[9]'), '[2]', IF(n % 4, '[]', '[3]'),
       closes - INTERVAL 20 DAY, closes, IF(n % 10, 0, 1), '[]', CASE WHEN n % 97 = 0 THEN 'draft' WHEN n % 89 = 0 THEN 'cancelled' ELSE 'published' END, closes - INTERVAL 21 DAY, at
     FROM (SELECT seq AS n, '2015-01-01' + INTERVAL seq HOUR AS at,
         IF(seq < ${projects - near}, NOW(3) - INTERVAL 31 DAY - INTERVAL seq HOUR, NOW(3) - INTERVAL 29 DAY + INTERVAL (seq - ${projects - near}) * 3 HOUR) AS closes
       FROM seq_0_to_${projects - 1} s) made`,
    [WORDING],
  );
  await connection.query('INSERT INTO tender_award (id, created_at) SELECT id, created_at FROM tender');
  const each = entries / projects;
  const state = `CASE WHEN dice < 2 THEN 'submitted' WHEN dice < 10 THEN 'rejected' WHEN dice < 15 THEN 'not_submitted' ELSE 'approved' END`;
  await connection.query(
    `INSERT IGNORE INTO tender_registration (id, tender_id, ip_id, state, data, submitted_by, submitted_at, due_at, result, result_at, created_at, updated_at)
     SELECT ${ID('01R', 'n')}, ${ID('01T', `n DIV ${each}`)}, IF(n % ${Math.floor(entries / own)} = 0, '${FIRST_IP}', ${ID('01P', `1 + n % ${ips}`)}), state, '{}', '${member}', IF(state = 'not_submitted', NULL, at), IF(state = 'submitted', at + INTERVAL 3 DAY, NULL),
       IF(state = 'approved' AND n DIV ${each} < ${projects - near}, IF(dice = 99, 'awarded', 'not_awarded'), 'waiting'), IF(state = 'approved', at + INTERVAL 40 DAY, NULL), at, at
     FROM (SELECT seq AS n, '2015-01-01' + INTERVAL seq MINUTE AS at, CRC32(seq) % 100 AS dice, ${state.replaceAll('dice', 'CRC32(seq) % 100')} AS state FROM seq_0_to_${entries - 1} s) made`,
  );
  const campaigns = Math.max(10, projects / 1000);
  await connection.query(
    `INSERT INTO campaign (id, texts, cover, opens_at, closes_at, asks_intro, most_images, categories, per_phone, wall, state, published_at, created_at)
     SELECT ${ID('01D', 'seq')}, ?, ${ID('01F', '0')}, NOW(3) - INTERVAL 9 DAY, NOW(3) + INTERVAL 9 DAY, 0, 10, '[]', 3, 1, 'published', NOW(3) - INTERVAL 9 DAY, NOW(3) - INTERVAL 10 DAY FROM seq_0_to_${campaigns - 1} s`,
    [WORDING],
  );
  // Nine tenths of the entries are to the measured campaign.
  await connection.query(
    `INSERT INTO campaign_entry (id, campaign_id, slot, phone_hash, work_name, categories, entrant, language, wall, state, reports, prize, due_at, created_at)
     SELECT ${ID('01E', 'n')}, IF(n % 10, '${CAMPAIGN}', ${ID('01D', `1 + n % ${campaigns - 1}`)}), n % 3, SHA2(n DIV 3, 256), CONCAT('Work ', n), '[]', NULL, 'zh-CN', IF(dice % 4, 1, 0),
       CASE WHEN dice < 2 THEN 'submitted' WHEN dice < 10 THEN 'failed' WHEN dice < 15 THEN 'withdrawn' ELSE 'passed' END, IF(n % ${entries / 100} = 0, 1, 0), NULL, IF(dice < 2, at + INTERVAL 3 DAY, NULL), at
     FROM (SELECT seq AS n, '2015-01-01' + INTERVAL seq MINUTE AS at, CRC32(seq) % 100 AS dice FROM seq_0_to_${entries - 1} s) made`,
  );
  await connection.query(
    'ANALYZE TABLE tender, tender_registration, tender_award, campaign, campaign_entry, ip',
  );
  const [walls] = await connection.query(
    `SELECT CONCAT(pinned, id) AS at FROM campaign_entry FORCE INDEX (entry_wall) WHERE campaign_id = ? AND on_wall = 1 ORDER BY pinned DESC, id DESC`,
    [CAMPAIGN],
  );
  connection.release();
  const cursorAt = (share) => walls[Math.floor((walls.length - 25) * share)].at;
  return { ip: FIRST_IP, token, cursors: { middle: cursorAt(0.5), deepest: cursorAt(1) } };
}
