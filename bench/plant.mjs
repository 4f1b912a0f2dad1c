// Inserts claims by the million inside the database. Every fourth claim is of the same IP; open claims are in the newer
// half.
const MEMBERS = 500;

/** Members as the server writes them, because the list decrypts their phones. */
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

/** Building an index at once is five times faster than row by row: drops a table's indexes; the result restores them. */
async function withoutIndexes(connection, table) {
  const [[{ 'Create Table': made }]] = await connection.query(`SHOW CREATE TABLE ${table}`);
  const keys = [...made.matchAll(/^ {2}(?:UNIQUE )?KEY `(\w+)`.*\)/gm)];
  await connection.query(`ALTER TABLE ${table} ${keys.map(([, name]) => `DROP KEY ${name}`).join(', ')}`);
  return () =>
    connection.query(`ALTER TABLE ${table} ${keys.map(([line]) => `ADD ${line.trim()}`).join(', ')}`);
}

/** `count` claims and their IPs, of so many members, who are returned: a fifth submitted (all in the newer half), the others new, claimed or failed. */
export async function plantClaims(context, count, password_hash, memberCount = MEMBERS) {
  const members = await plantMembers(context, memberCount, password_hash);
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
  const index = await withoutIndexes(connection, 'claim');
  const made = `'2026-01-01' + INTERVAL s.seq SECOND`;
  const dice = 'CRC32(s.seq) % 10';
  await connection.query(
    `INSERT INTO claim (id, kind, state, ip_id, member_id, proof_images, entity_documents, submitted_at, due_at, decided_at, created_at)
     SELECT id, 'normal', state, ip_id, member_id, '["01J00000000000000000000001"]', '[]', IF(state = 'new', NULL, at + INTERVAL dice HOUR),
       IF(state = 'submitted', at + INTERVAL 3 + dice DAY, NULL), IF(state IN ('claimed', 'failed'), at + INTERVAL 2 DAY, NULL), at
     FROM (SELECT ${ID('01C', 's.seq')} AS id, ${ID('01P', 's.seq DIV 4')} AS ip_id, m.id AS member_id, ${made} AS at, ${dice} AS dice,
         CASE WHEN s.seq >= ${count / 2} AND ${dice} < 4 THEN 'submitted' WHEN ${dice} = 4 THEN 'new' WHEN ${dice} < 8 THEN 'claimed' ELSE 'failed' END AS state
       FROM seq_0_to_${count - 1} s JOIN numbered m ON m.n = s.seq % ${memberCount}) made`,
  );
  await index();
  await connection.query('ANALYZE TABLE claim, ip, member');
  connection.release();
  return members;
}

/** Numbers of series of an IP, revisions of a series, and pictures of a series. */
const SERIES = 20;
const EDITS = 4;
const PICTURES = 2;

/**
 * `count` revisions, four a series: three approved ones and, in the newer half, one pending, rejected or draft. Every series
 * shows two pictures of its own. They are of `member`, who operates the first IP; ids of IPs begin with `head`.
 */
export async function plantRevisions(context, count, member, head = '01P') {
  const { on, pool, product } = context;
  const series = count / EDITS;
  const connection = await pool.getConnection();
  await connection.query('SET max_statement_time = 0, unique_checks = 0');
  await connection.query(
    `INSERT INTO ip (id, kind, ip_name, listed, owner_id) SELECT ${ID(head, 'seq')}, 'normal', CONCAT('IP ', seq), 1, ? FROM seq_0_to_${series / SERIES - 1}`,
    [member],
  );
  const ip = `${head}${'0'.repeat(23)}`;
  await product.plantOperator(on.db, ip, member, 0);
  const at = "'2026-01-01' + INTERVAL s.seq SECOND";
  await connection.query(
    `INSERT INTO series (id, ip_id, visibility, sort, series_name, cover, images, rights_documents, entity_documents, created_by, published_at, created_at)
     SELECT ${ID('01S', 's.seq')}, ${ID(head, `s.seq DIV ${SERIES}`)}, IF(s.seq % 3, 'public', 'private'), s.seq % ${SERIES}, CONCAT('Series ', s.seq),
       ${ID('01F', `s.seq * ${PICTURES}`)}, JSON_ARRAY(${ID('01F', `s.seq * ${PICTURES}`)}, ${ID('01F', `s.seq * ${PICTURES} + 1`)}), '[]', '[]', ?, ${at}, ${at}
     FROM seq_0_to_${series - 1} s`,
    [member],
  );
  await connection.query(
    `INSERT INTO uploaded_file (id, owner_id, usage_name, mime, file_name, file_size, width, height, sha256, image_status, open, linked_at, created_at)
     SELECT ${ID('01F', 's.seq')}, ?, 'series_image', 'image/png', 'picture.png', 100000, 1600, 900, SHA2(s.seq, 256), 1, 1, ${at}, ${at} FROM seq_0_to_${series * PICTURES - 1} s`,
    [member],
  );
  await connection.query(
    `INSERT INTO file_use (subject_id, place, field, file_id, ip_id, open, created_at)
     SELECT ${ID('01S', `s.seq DIV ${PICTURES}`)}, 'live', 'images', ${ID('01F', 's.seq')}, ${ID(head, `s.seq DIV ${PICTURES * SERIES}`)}, 1, ${at} FROM seq_0_to_${series * PICTURES - 1} s`,
  );
  const index = await withoutIndexes(connection, 'revision');
  const last = `s.seq % ${EDITS} = ${EDITS - 1} AND s.seq >= ${count / 2}`;
  await connection.query(
    `INSERT INTO revision (id, subject, subject_id, ip_id, state, data, base_version, title, submitted_by, submitted_at, due_at, decided_at, created_at)
     SELECT id, 'series', subject_id, ip_id, state, '{}', 1, title, ?, IF(state = 'draft', NULL, at + INTERVAL dice HOUR),
       IF(state = 'pending', at + INTERVAL 3 + dice DAY, NULL), IF(state IN ('approved', 'rejected'), at + INTERVAL 2 DAY, NULL), at
     FROM (SELECT ${ID('01R', 's.seq')} AS id, ${ID('01S', `s.seq DIV ${EDITS}`)} AS subject_id, ${ID(head, `s.seq DIV ${EDITS * SERIES}`)} AS ip_id,
         CONCAT('Series ', s.seq DIV ${EDITS}) AS title, ${at} AS at, CRC32(s.seq) % 10 AS dice,
         CASE WHEN NOT (${last}) THEN 'approved' WHEN CRC32(s.seq) % 10 < 6 THEN 'pending' WHEN CRC32(s.seq) % 10 < 8 THEN 'rejected' ELSE 'draft' END AS state
       FROM seq_0_to_${count - 1} s) made`,
    [member],
  );
  await index();
  await connection.query('ANALYZE TABLE revision, series, file_use, uploaded_file, ip');
  connection.release();
  return ip;
}
