// Inserts cooperations, threads of drafts and their rounds by the million inside the database.
import { plantMembers } from './plant.mjs';
import { signInMember } from './stage.mjs';

const ID = (head, n) => `CONCAT('${head}', LPAD(${n}, 23, '0'))`;
/** The measured holder's IP, with as many cooperations of its own at every size. */
const FIRST_IP = `01P${'0'.repeat(23)}`;
const OWN = 5;
/** Rounds of a thread, and threads of a cooperation. */
const ROUNDS = 4;
const THREADS = 50;

/** A member who works on the measured IP, with a session. */
export async function plantHolder({ on, pool, product }) {
  const [{ id: member }] = await plantMembers({ on, pool, product }, 1);
  const token = await signInMember({ on, product }, member);
  await pool.query(
    "INSERT INTO ip (id, kind, ip_name, listed, owner_id, auth_field_id, ip_types, kernels) VALUES (?, 'normal', 'IP 0', 1, ?, 18, '[1,2]', '[3]')",
    [FIRST_IP, member],
  );
  await product.plantOperator(on.db, FIRST_IP, member, 0);
  await on.db.update('member', { use_ip_id: FIRST_IP }, { id: member });
  return { member, token, ip: FIRST_IP };
}

/** `rounds` rounds, four a thread, fifty threads a cooperation, ten cooperations an IP. One thread in ten is open. Returns the holder's session. */
export async function plantThreads(context, rounds) {
  const holder = await plantHolder(context);
  const { pool } = context;
  const threads = rounds / ROUNDS;
  const cooperations = threads / THREADS;
  const ips = Math.ceil(cooperations / 10);
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  await connection.query(
    `INSERT INTO ip (id, kind, ip_name, listed, owner_id, auth_field_id, ip_types, kernels) SELECT ${ID('01P', 'seq')}, 'normal', CONCAT('IP ', seq), 1, ?, 18, '[1,2]', '[3]' FROM seq_1_to_${ips} s`,
    [holder.member],
  );
  const at = (n, each) => `'2025-01-01' + INTERVAL ${n} * ${each} SECOND`;
  await connection.query(
    `INSERT INTO cooperation (id, coop_no, ip_id, origin, origin_id, state, source, share_percent, title, phone_hash, created_at)
     SELECT ${ID('01K', 'seq')}, CONCAT('260101', LPAD(seq, 6, '0')), IF(seq % ${Math.max(1, Math.floor(cooperations / OWN))} = 0, '${FIRST_IP}', ${ID('01P', `1 + seq % ${ips}`)}),
       'contract', ${ID('01K', 'seq')}, IF(seq % 20 = 19, 'ended', 'active'), 'platform', 50, CONCAT('Project ', seq), IF(seq % 10, SHA2(seq, 256), NULL), ${at('seq', 200)}
     FROM seq_0_to_${cooperations - 1} s`,
  );
  await connection.query(
    `INSERT INTO thread (id, cooperation_id, ip_id, kind, product_name, state, rounds, due_at, escalated_at, changed_at, created_at)
     SELECT ${ID('01T', 'n')}, c.id, c.ip_id, IF(n % 3, 'product_design', 'material_design'), CONCAT('Bag ', n), made.state, ${ROUNDS},
       IF(made.state IN ('confirmed', 'ended'), NULL, made.at + INTERVAL 7 DAY), IF(made.state IN ('confirmed', 'ended') OR n % 7, NULL, made.at + INTERVAL 8 DAY), made.at, made.at
     FROM (SELECT seq AS n, ${at('seq', 4)} AS at, CASE WHEN CRC32(seq) % 100 < 3 THEN 'waiting' WHEN CRC32(seq) % 100 < 6 THEN 'continue_providing' WHEN CRC32(seq) % 100 < 8 THEN 'approved'
         WHEN CRC32(seq) % 100 < 10 THEN 'unconfirmed' WHEN CRC32(seq) % 100 < 95 THEN 'confirmed' ELSE 'ended' END AS state FROM seq_0_to_${threads - 1} s) made
       JOIN cooperation c ON c.id = ${ID('01K', `n DIV ${THREADS}`)}`,
  );
  await connection.query(
    `INSERT INTO thread_round (id, thread_id, number, text, final, decision, feedback, decided_at, created_at)
     SELECT ${ID('01R', 'seq')}, ${ID('01T', `seq DIV ${ROUNDS}`)}, 1 + seq % ${ROUNDS}, 'The draft', 0, IF(seq % ${ROUNDS} = ${ROUNDS - 1}, NULL, 'continue_providing'),
       IF(seq % ${ROUNDS} = ${ROUNDS - 1}, NULL, 'The tail is too short'), IF(seq % ${ROUNDS} = ${ROUNDS - 1}, NULL, ${at('seq', 1)}), ${at('seq', 1)} FROM seq_0_to_${rounds - 1} s`,
  );
  await connection.query(
    `INSERT INTO round_file (round_id, file_id, side, place) SELECT ${ID('01R', 'seq')}, ${ID('01F', 'seq')}, 'draft', 0 FROM seq_0_to_${rounds - 1} s`,
  );
  await connection.query('ANALYZE TABLE cooperation, thread, thread_round, round_file, ip');
  connection.release();
  return holder;
}
