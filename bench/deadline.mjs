// `npm run bench:deadline`: 500 holders hand in an entry to one tender in the last ten seconds before its end: each is
// acknowledged or told that it is over, none is lost, and none is late.
import { plantMembers } from './plant.mjs';
import { call, never, percentile, sized, verdict } from './measure.mjs';
import { bench, fixtures, say, serve, signInMember } from './stage.mjs';

const ENTRANTS = sized(500, 40);
const LAST_MS = sized(10_000, 2000);
/** So long after the end the last of them sends, who must be refused. */
const AFTER_MS = LAST_MS / 10;
/** The `STATE` refusal of the data API. */
const OVER = 40900;
const WORDING = { title: '春茶', body: '包装。', materials: '三张。', prize: '' };

/** Members with a session, a real name, and an IP with an approved series and an approved case. */
async function plantEntrants(context, count) {
  const { on, product, pool } = context;
  const members = await plantMembers(context, count);
  await pool.query("UPDATE member SET auth_status = 'verified'");
  const entrants = [];
  const made = new Date();
  for (const [n, { id }] of members.entries()) {
    const at = (head) => `01${head}${String(n).padStart(23, '0')}`;
    const token = await signInMember({ on, product }, id);
    const [ip_id, series_id, case_id, file_id] = ['P', 'S', 'C', 'F'].map(at);
    await on.db.insert('ip', { id: ip_id, kind: 'normal', ip_name: `IP ${n}`, listed: 1, owner_id: id });
    await product.plantOperator(on.db, ip_id, id, 1);
    await on.db.insert('uploaded_file', {
      ...{
        id: file_id,
        owner_id: id,
        usage_name: 'series_image',
        mime: 'image/png',
        file_name: 'picture.png',
      },
      ...{ file_size: 100_000, width: 1600, height: 900, sha256: String(n).padStart(64, '0') },
      ...{ image_status: 1, open: 1, linked_at: made, created_at: made },
    });
    await on.db.insert('series', {
      ...{ id: series_id, ip_id, visibility: 'private', sort: 0, series_name: '四季', cover: file_id },
      ...{ images: JSON.stringify([file_id]), rights_documents: '[]', entity_documents: '[]' },
      ...{ created_by: id, published_at: made, created_at: made },
    });
    await on.db.insert('piece', {
      ...{
        id: case_id,
        ip_id,
        subject: 'case',
        sort: 0,
        created_by: id,
        created_at: made,
        published_at: made,
      },
      data: JSON.stringify({
        ...{
          case_name: '茶礼盒',
          case_type_id: 2,
          case_desc: '春季限定。',
          case_image: file_id,
          image_list: [],
        },
      }),
      ...{ updated_at: made, version: 2 },
    });
    entrants.push({ token, ip_id, series_id, case_id });
  }
  return entrants;
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

bench(async (run) => {
  const api = await serve(run);
  const context = await fixtures(api);
  const { on, pool } = context;
  const [[durable]] = await pool.query("SHOW VARIABLES LIKE 'innodb_flush_log_at_trx_commit'");
  if (durable.Value !== '1') throw new Error('the database is not durable');
  const entrants = await plantEntrants(context, ENTRANTS);
  const tender_id = `01T${'0'.repeat(23)}`;
  const closes = Date.now() + 3000 + LAST_MS;
  await on.db.insert('tender', {
    ...{ id: tender_id, kind: 'bidding', cover: '0'.repeat(26), brand_name: '青禾', images: '[]' },
    texts: JSON.stringify({ 'zh-CN': WORDING, 'zh-TW': WORDING, en: WORDING }),
    ...{ field_ids: '[18]', ip_types: '[]', kernels: '[]', criteria: '[]', sealed: 0, state: 'published' },
    ...{ opens_at: new Date(closes - 86_400_000), closes_at: new Date(closes) },
    ...{ published_at: new Date(closes - 86_400_000) },
  });
  const submit = async ({ token, ip_id, series_id, case_id }, at) => {
    await sleep(at - Date.now());
    const sent = Date.now();
    const { ms, body } = await call(`${api.url}/api/tender/registrationSubmit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...{ ip_id, tender_id, series_id, case_id, promise: 1 },
        ...{ ip_intro: '山里的一只狐狸，爱喝茶。', remark: '三款礼盒可以分开使用。' },
      }),
    });
    return { ip_id, sent, ms, ...JSON.parse(body) };
  };
  // Evenly over the last seconds, and a tenth of them after the end; the first ones compile the code of the server.
  const span = LAST_MS + AFTER_MS;
  const answers = await Promise.all(
    entrants.map((entrant, n) => submit(entrant, closes - LAST_MS + (n * span) / ENTRANTS)),
  );
  const taken = answers.filter(({ code }) => code === 0);
  const refused = answers.filter(({ code }) => code === OVER);
  const [rows] = await pool.query(
    "SELECT ip_id FROM tender_registration WHERE tender_id = ? AND state = 'submitted' AND snapshot IS NOT NULL",
    [tender_id],
  );
  const stored = new Set(rows.map(({ ip_id }) => ip_id));
  const [[{ lines }]] = await pool.query(
    "SELECT COUNT(*) AS `lines` FROM audit_line WHERE subject = 'tender_registration' AND action = 'submit'",
  );
  const inTime = refused.filter(({ sent }) => sent < closes).length;
  say(
    `${taken.length} acknowledged, ${refused.length} told that it is over, ${inTime} of them sent before the end`,
  );
  for (const { code, msg } of answers.filter((one) => ![0, OVER].includes(one.code)).slice(0, 3))
    say(`another answer: ${code} ${msg}`);
  return [
    never('answered otherwise', answers.length - taken.length - refused.length),
    never('acknowledged and not stored', taken.filter(({ ip_id }) => !stored.has(ip_id)).length),
    never('told that it is over, and stored', refused.filter(({ ip_id }) => stored.has(ip_id)).length),
    never('sent after the end and taken', taken.filter(({ sent }) => sent >= closes).length),
    never('stored without a line of history', Math.abs(stored.size - lines)),
    verdict(
      'p95 of an answer',
      percentile(
        answers.map(({ ms }) => ms),
        0.95,
      ) / 1000,
      { most: 2, unit: ' s' },
    ),
    verdict('the slowest answer', Math.max(...answers.map(({ ms }) => ms)) / 1000, { unit: ' s' }),
  ].every(Boolean);
});
