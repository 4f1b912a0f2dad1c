// Claims by the million, made inside the database. Every fourth claim is of the same IP; the newest half holds the open ones.
const MEMBERS = 500;

/** Members as the product writes them: their phones are sealed, and the list opens them. */
export async function plantMembers({ on, product }, count = MEMBERS, password_hash = 'none') {
  const ids = [];
  for (let n = 0; n < count; n += 1) {
    const phone_number = `139${String(n).padStart(8, '0')}`;
    const { id } = await product.plantMember(on, { username: `member${n}`, phone_number, password_hash });
    ids.push({ id, phone_number });
  }
  return ids;
}

const ID = (head, n) => `CONCAT('${head}', LPAD(${n}, 23, '0'))`;

/** `count` claims and their IPs: a fifth submitted (all in the newer half), the others new, claimed or failed. */
export async function plantClaims(context, count) {
  await plantMembers(context);
  const { pool } = context;
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  await connection.query(
    `INSERT INTO ip (id, kind, ip_name, listed) SELECT ${ID('01P', 'seq')}, 'normal', CONCAT('IP ', seq), 1 FROM seq_0_to_${Math.ceil(count / 4)}`,
  );
  await connection.query(
    'CREATE TEMPORARY TABLE numbered (n INT PRIMARY KEY, id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin)',
  );
  await connection.query('INSERT INTO numbered SELECT ROW_NUMBER() OVER (ORDER BY id) - 1, id FROM member');
  // An index is built five times faster in one go than row by row.
  const [[{ 'Create Table': table }]] = await connection.query('SHOW CREATE TABLE claim');
  const keys = [...table.matchAll(/^ {2}(?:UNIQUE )?KEY `(\w+)`.*\)/gm)];
  await connection.query(`ALTER TABLE claim ${keys.map(([, name]) => `DROP KEY ${name}`).join(', ')}`);
  const made = `'2026-01-01' + INTERVAL s.seq SECOND`;
  const dice = 'CRC32(s.seq) % 10';
  await connection.query(
    `INSERT INTO claim (id, kind, state, ip_id, member_id, proof_images, entity_documents, submitted_at, due_at, decided_at, created_at)
     SELECT id, 'normal', state, ip_id, member_id, '["01J00000000000000000000001"]', '[]', IF(state = 'new', NULL, at + INTERVAL dice HOUR),
       IF(state = 'submitted', at + INTERVAL 3 + dice DAY, NULL), IF(state IN ('claimed', 'failed'), at + INTERVAL 2 DAY, NULL), at
     FROM (SELECT ${ID('01C', 's.seq')} AS id, ${ID('01P', 's.seq DIV 4')} AS ip_id, m.id AS member_id, ${made} AS at, ${dice} AS dice,
         CASE WHEN s.seq >= ${count / 2} AND ${dice} < 4 THEN 'submitted' WHEN ${dice} = 4 THEN 'new' WHEN ${dice} < 8 THEN 'claimed' ELSE 'failed' END AS state
       FROM seq_0_to_${count - 1} s JOIN numbered m ON m.n = s.seq % ${MEMBERS}) made`,
  );
  await connection.query(`ALTER TABLE claim ${keys.map(([line]) => `ADD ${line.trim()}`).join(', ')}`);
  await connection.query('ANALYZE TABLE claim, ip, member');
  connection.release();
}
