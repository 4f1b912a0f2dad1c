// Inserts cooperation sheets by the million inside the database.
import { plantMembers } from './plant.mjs';
import { signInMember } from './stage.mjs';

const ID = (head, n) => `CONCAT('${head}', LPAD(${n}, 23, '0'))`;
/** The measured holder's first IP, and the phone that ten of the sheets came from. */
export const FIRST_IP = `01P${'0'.repeat(23)}`;
export const PHONE = '13700000000';
/** Sheets of the measured holder, however many there are in all, and the IPs of the measured consultant's members. */
export const OWN = { sheets: 2000, ips: 10 };

/**
 * `count` sheets, of which the first `own` of each of ten IPs belong to one holder with one consultant; a tenth is open, spread
 * over all turns; at every size some 100 are due soon, 200 assigned to the measured administrator, and 100 reported as late. A twentieth
 * came by a private link. There are as many IPs as `most` sheets need: a search by name reads all names. Returns the holder's session and first IP, and the consultant's cookie.
 */
export async function plantSheets({ on, pool, product }, count, own = OWN.sheets, most = count) {
  const [{ id: member }, { id: other }] = await plantMembers({ on, pool, product }, 2);
  const token = await signInMember({ on, product }, member);
  const { id: consultant } = await product.plantStaff(on, {
    username: 'bench-consultant',
    name: 'Bench consultant',
    role: 'consultant',
    password: product.newToken(),
    exempt: true,
  });
  const [session, csrf] = [product.newToken(), product.newToken()];
  await on.db.insert('staff_session', {
    id: '7'.padEnd(26, '2'),
    staff_id: consultant,
    token_hash: product.hashToken(session),
    csrf,
    user_agent: 'bench',
    expires_at: new Date(Date.now() + 3_600_000),
  });
  await on.db.update('member', { consultant_id: consultant }, { id: member });
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  const admin = await on.db.one("SELECT id FROM staff WHERE username = 'bench'");
  const phone = on.cipher.blind('phone', `86 ${PHONE}`);
  const each = own / OWN.ips;
  const ips = Math.ceil(most / each);
  await connection.query(
    `INSERT INTO ip (id, kind, ip_name, listed, owner_id) SELECT ${ID('01P', 'seq')}, 'normal', CONCAT('IP ', seq), 1, IF(seq < ${OWN.ips}, ?, ?) FROM seq_0_to_${ips} s`,
    [member, other],
  );
  await product.plantOperator(on.db, FIRST_IP, member, 0);
  await connection.query(
    `INSERT INTO sheet (id, sheet_no, ip_id, state, consult, source, share_percent, sku_id, buy_num, request, phone_hash, language, answer, answered_at, checked_at, due_at, ended_at, assignee_id, escalated_at, created_at)
     SELECT ${ID('01Q', 'n')}, CONCAT('260101', LPAD(CONV(n, 10, 32), 6, '0')), ${ID('01P', `n DIV ${each}`)}, state, consult, IF(dice % 20, 'platform', 'private_link'), 50, 9, 5000,
       '{"sku_describe":"帆布袋","company_case":null,"other_describe":null}', IF(n % ${count / 10} = 0, '${phone}', SHA2(n, 256)), 'zh-CN', IF(consult IS NULL, NULL, '可以'), IF(consult IS NULL, NULL, at + INTERVAL 2 DAY), at + INTERVAL 1 DAY,
       IF(open, IF(CRC32(n + 1) % ${count / 1000}, at + INTERVAL dice HOUR, NOW(3) + INTERVAL dice + 1 MINUTE), NULL), IF(open, NULL, at + INTERVAL 4 DAY),
       IF(open AND n % ${count / 2000} = 0, '${admin.id}', NULL), IF(open AND n % ${count / 2000} = 0, at + INTERVAL 3 DAY, NULL), at
     FROM (SELECT made.*, state IN ('submitted', 'unreplied', 'responded') AS open FROM (SELECT s.seq AS n, '2026-01-01' + INTERVAL s.seq SECOND AS at, CRC32(s.seq) % 100 AS dice,
         CASE WHEN CRC32(s.seq) % 100 < 3 THEN 'submitted' WHEN CRC32(s.seq) % 100 < 6 THEN 'unreplied' WHEN CRC32(s.seq) % 100 < 10 THEN 'responded'
           WHEN CRC32(s.seq) % 100 < 40 THEN 'matched' WHEN CRC32(s.seq) % 100 < 60 THEN 'rejected' WHEN CRC32(s.seq) % 100 < 80 THEN 'abandoned' ELSE 'unanswered' END AS state,
         CASE WHEN CRC32(s.seq) % 100 IN (6, 7) THEN 'pending' WHEN CRC32(s.seq) % 100 = 8 THEN 'returned' WHEN CRC32(s.seq) % 100 BETWEEN 9 AND 39 THEN 'passed' END AS consult
       FROM seq_0_to_${count - 1} s) made) made`,
  );
  await connection.query('ANALYZE TABLE sheet, ip, member');
  connection.release();
  return { ip: FIRST_IP, token, consultant: { cookie: `console_session=${session}`, 'x-csrf-token': csrf } };
}
