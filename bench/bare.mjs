// The bare server for all ratios: node:http and mysql2 with the API's statements, no framework, no checks. `node
// bench/bare.mjs PORT DATABASE_URL`
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';
import { statementsFor } from './replay.mjs';

const [port, uri] = process.argv.slice(2);
const pool = createPool({ uri, connectionLimit: 20, timezone: 'Z', charset: 'utf8mb4_unicode_520_ci' });

const SESSION = `SELECT t.id AS session_id, t.csrf, t.expires_at, t.ended_at, t.confirmed_at, t.last_seen_at, s.id, s.username, s.name, s.role, s.totp_enabled, s.totp_exempt, s.first_password_until, s.disabled_at
  FROM staff_session t JOIN staff s ON s.id = t.staff_id WHERE t.token_hash = ?`;
const COUNT = 'SELECT COUNT(*) AS n FROM (SELECT 1 FROM claim t WHERE t.state = ? LIMIT 10001) some_rows';
const PAGE = `SELECT STRAIGHT_JOIN t.*, ip.ip_name, ip.image_id, m.username AS member_name, m.phone, s.name AS assignee_name,
    (SELECT COUNT(*) FROM claim r WHERE r.ip_id = t.ip_id AND r.id <> t.id AND r.state = 'submitted') AS rivals
  FROM (SELECT t.submitted_at, t.id FROM claim t WHERE t.state = ? ORDER BY t.submitted_at DESC, t.id DESC LIMIT 25 OFFSET 0) page
  JOIN claim t ON t.id = page.id JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id
  ORDER BY page.submitted_at DESC, page.id DESC`;

const ROW = `SELECT t.*, ip.ip_name, ip.image_id, ip.owner_id, m.username AS member_name, m.phone, s.name AS assignee_name,
    (SELECT COUNT(*) FROM claim r WHERE r.ip_id = t.ip_id AND r.id <> t.id AND r.state = 'submitted') AS rivals
  FROM claim t JOIN ip ON ip.id = t.ip_id JOIN member m ON m.id = t.member_id LEFT JOIN staff s ON s.id = t.assignee_id WHERE t.id = ?`;

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function session(request) {
  const token = request.headers.cookie.split('=')[1];
  const [rows] = await pool.query(SESSION, [createHash('sha256').update(token).digest('hex')]);
  return rows[0];
}

async function claims(request) {
  await session(request);
  const [[{ n }]] = await pool.query(COUNT, ['submitted']);
  const [rows] = await pool.query(PAGE, ['submitted']);
  return { rows, total: n };
}

async function page() {
  const [rows] = await pool.query(PAGE, ['submitted']);
  return { rows, total: rows.length };
}

/** Assigns or releases with the same statements as the API: session, lock, conditional update, history, commit, read. */
async function move(request) {
  const [, , id, action] = request.url.split('/');
  const { version } = await bodyOf(request);
  const staff = (await session(request)).id;
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const [[row]] = await connection.query('SELECT * FROM claim WHERE id = ? FOR UPDATE', [id]);
    const [assignee, at] = action === 'assign' ? [staff, new Date()] : [null, null];
    const [changed] = await connection.query(
      'UPDATE `claim` SET `assignee_id` = ?, `assigned_at` = ?, `state` = ?, `version` = ? WHERE `id` = ? AND `state` = ? AND `version` = ?',
      [assignee, at, 'submitted', version + 1, id, 'submitted', version],
    );
    if (changed.affectedRows !== 1) throw new Error(`conflict: ${id} is at ${row.version}, not ${version}`);
    const changes = [
      { field: 'assignee_id', before: row.assignee_id, after: assignee },
      { field: 'assigned_at', before: row.assigned_at, after: at },
    ];
    await connection.query(
      'INSERT INTO `audit_line` (`subject`, `subject_id`, `action`, `from_state`, `to_state`, `actor_type`, `actor_id`, `reason`, `changes`, `created_at`, `signature`) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [
        'claim',
        id,
        action,
        'submitted',
        'submitted',
        'staff',
        staff,
        null,
        JSON.stringify(changes),
        new Date(),
        randomBytes(32).toString('hex'),
      ],
    );
    await connection.query('COMMIT');
    const [[after]] = await connection.query(ROW, [id]);
    return { rows: after, total: 1 };
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

let plan;

/** Keeps the statements of a call, to be replayed by each later request. */
async function learn(request) {
  plan = await bodyOf(request);
  return { rows: [], total: 0 };
}

/** Runs the statements of the learnt call with values of its own, on one connection and in their order. */
async function replay(request) {
  const given = await bodyOf(request);
  const connection = await pool.getConnection();
  try {
    for (const statement of statementsFor(plan, given)) await connection.query(statement);
    return { rows: [], total: 1 };
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

const routes = { claims, page, move, learn, replay };
const texts = new Map();

/** A constant page of the given size. */
function fixed(request, response) {
  const bytes = Number(request.url.split('/')[2]);
  if (!texts.has(bytes)) texts.set(bytes, Buffer.alloc(bytes, 'x'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(texts.get(bytes));
}

createServer((request, response) => {
  const name = request.url.split('/')[1];
  if (name === 'fixed') return fixed(request, response);
  const route = routes[name];
  if (!route) return response.end();
  route(request).then(
    ({ rows, total }) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-range': `claims 0-24/${total}` })
        .end(JSON.stringify(rows)),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      response.writeHead(500).end(error.message);
    },
  );
}).listen(Number(port), '127.0.0.1');
