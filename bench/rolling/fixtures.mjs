// What people do during a rolling deploy, and whether all of it is stored at the end.
import { randomInt } from 'node:crypto';
import { codeMaker, logScans, plantBatches } from '../labels.mjs';
import { hashedPassword, PASSWORD } from '../member.mjs';
import { plantClaims } from '../plant.mjs';
import { fixtures, signInMember, signInStaff } from '../stage.mjs';
import { WEBS } from './release.mjs';

/** Labels that can be scanned. */
const CODES = 100_000_000;
const CLAIMS = 400;
/** So many that none reaches the limit of unpaid orders of an IP, one order a second for an hour. */
const HOLDERS = 200;
const RECIPIENT = {
  recipient: '顾小满',
  recipient_phone: '13800000000',
  recipient_address: '杭州市西湖区 1 号',
};

/** Inserts scans, members, claims, and holders with an IP and goods each, by the functions of a release. */
export async function plantFixtures({ databaseUrl, dataDir }, { tree }, scans) {
  const context = await fixtures({ databaseUrl, dataDir, tree });
  const { on, pool, product } = context;
  const members = await plantClaims(context, CLAIMS, await hashedPassword());
  const staff = await signInStaff(context);
  // Production starts without exempt accounts only.
  await pool.query('UPDATE staff SET totp_exempt = 0, totp_enabled = 1');
  const holders = [];
  for (const [at, { id }] of members.slice(0, HOLDERS).entries()) {
    const ip_id = await product.plantIp(on, { ip_name: `Rolling ${at}` });
    await product.plantOperator(on.db, ip_id, id, 1);
    const goods_id = await product.plantGoods(on, { ip_id, image_id: '0'.repeat(26), ordered: 0 });
    const headers = { authorization: `Bearer ${await signInMember(context, id, 24)}` };
    holders.push({ ip_id, goods_id, headers });
  }
  const batches = await plantBatches(context, CODES);
  await logScans(context, batches, scans);
  await product.plantOperator(on.db, batches[0].ip_id, members[0].id, 1);
  const [[{ last }]] = await pool.query('SELECT MAX(id) AS last FROM code_scan');
  const codeOf = codeMaker(product, dataDir);
  return { pool, batches, codeOf, holders, members, staff, last, scansOf: batches[0].ip_id };
}

/** What was answered with success. */
const acknowledgements = () => ({ scans: new Set(), orders: new Map(), drafts: new Map() });

/** The kinds of calls by name, tools to make more of them, and what was acknowledged. */
export function peopleOf(inserted, call) {
  const done = acknowledgements();
  let turn = 0;
  const next = (list) => list[turn++ % list.length];
  const failure = ({ status, body }) => {
    const parsed = status === 200 && body.startsWith('{') ? JSON.parse(body) : undefined;
    if (status === 200 && (parsed?.code ?? 0) === 0) return undefined;
    return `${status} ${body.slice(0, 200)}`;
  };
  const dataOf = ({ body }) => JSON.parse(body).data;
  const get = async (path, query, headers) =>
    failure(await call(`${path}?${new URLSearchParams(query)}`, { headers }));
  const holder = (path, query = () => ({})) => {
    const { ip_id, headers, ...rest } = next(inserted.holders);
    return get(`/api/${path}`, { ip_id, ...query(rest) }, headers);
  };
  const console_ = (path) => get(`/api/admin/${path}`, { filter: '{}' }, inserted.staff);

  async function scan() {
    const { number, quantity } = next(inserted.batches);
    const serial = randomInt(quantity);
    const json = { code: inserted.codeOf(number, serial) };
    const answer = await call('/api/code/verify', { method: 'POST', json });
    const wrong = failure(answer);
    if (wrong) return wrong;
    const { verdict } = dataOf(answer);
    done.scans.add(`${number} ${serial}`);
    return verdict === 'genuine' || verdict === 'scanned_before' ? undefined : verdict;
  }

  async function signIn() {
    const { phone_number } = next(inserted.members);
    const json = { area_code: '86', phone_number, login_type: 'password', password: PASSWORD };
    return failure(await call('/api/member/login', { method: 'POST', json }));
  }

  /** Saves the draft of a holder's series, whose version is known from the answer before; the first call makes it. */
  async function save() {
    const own = next(inserted.holders);
    if (own.saving) return undefined;
    own.saving = true;
    const series_name = `Draft ${turn}`;
    const json = { ip_id: own.ip_id, ...own.series, series_name };
    const answer = await call('/api/gallery/seriesSave', { method: 'POST', json, headers: own.headers });
    own.saving = false;
    const wrong = failure(answer);
    if (wrong) return wrong;
    const { series_id, version } = dataOf(answer);
    own.series = { series_id, version };
    done.drafts.set(series_id, series_name);
    return undefined;
  }

  const read = () => {
    const own = inserted.holders.find(({ series }) => series) ?? inserted.holders[0];
    if (!own.series) return holder('gallery/seriesList');
    return get(
      '/api/gallery/seriesDetail',
      { ip_id: own.ip_id, series_id: own.series.series_id },
      own.headers,
    );
  };

  /** Each order is created twice with one key, the second time by any process: it is the same order. */
  const again = [];
  let keys = 0;
  async function order(own, key) {
    const json = {
      ...{ ip_id: own.ip_id, goods_id: own.goods_id, label_type: 'common', payment_type: 'wallet' },
      ...RECIPIENT,
      ...{ quantity: 1000, agree: { contract: 1, manual: 1 }, idempotency_key: key },
    };
    const answer = await call('/api/code/orderCreate', { method: 'POST', json, headers: own.headers });
    const wrong = failure(answer);
    if (wrong) return wrong;
    const { order_id } = dataOf(answer);
    const known = done.orders.get(key);
    done.orders.set(key, order_id);
    return known && known !== order_id ? `another order for the key of ${known}` : undefined;
  }
  const create = async () => {
    const [own, key] = [next(inserted.holders), `rolling-${(keys += 1)}`];
    const wrong = await order(own, key);
    again.push([own, key]);
    return wrong;
  };
  const repeat = () => (again.length ? order(...again.shift()) : holder('code/orderList'));

  /** A page, then one of its hashed files, which any process may be asked for. */
  async function page() {
    const { page: path } = next(WEBS);
    const answer = await call(path);
    const assets = [...answer.body.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(
      ([, name]) => name,
    );
    if (answer.status !== 200 || !assets.length) return failure(answer) ?? `${path} names no files`;
    const asset = next(assets);
    const file = await call(asset);
    return file.status === 200 && !/html/.test(file.headers['content-type'])
      ? undefined
      : `${asset}: ${file.status} ${file.headers['content-type']}`;
  }

  const kinds = { scan, page, read, save, signIn, create, repeat };
  kinds.list = () => holder('gallery/seriesList');
  kinds.orders = () => holder('code/orderList');
  kinds.scans = () => get('/api/code/scanList', { ip_id: inserted.scansOf }, inserted.holders[0].headers);
  kinds.claims = () => console_('claims');
  kinds.log = () => console_('scans');
  return { done, kinds, tools: { failure, dataOf, get } };
}

/** How much of what was acknowledged is not stored, or is stored twice, by rule. */
export async function lossesOf({ pool, last, holders }, done) {
  const column = async (sql, values) =>
    (await pool.query(sql, values))[0].map((row) => String(Object.values(row)[0]));
  const lost = (wanted, found) => wanted.filter((one) => !found.has(one)).length;
  const scans = new Set(
    await column("SELECT CONCAT(batch_number, ' ', serial) FROM code_scan WHERE id > ?", [last]),
  );
  const orders = await column('SELECT id FROM label_order');
  const drafts = await pool.query(
    "SELECT subject_id, title FROM revision WHERE subject = 'series' AND ip_id IN (?)",
    [holders.map(({ ip_id }) => ip_id)],
  );
  const titles = new Map(drafts[0].map(({ subject_id, title }) => [subject_id, title]));
  return [
    ['acknowledged scans that are not in the log', lost([...done.scans], scans)],
    ['acknowledged orders lost', lost([...done.orders.values()], new Set(orders))],
    ['orders that nobody was told of, or created twice', orders.length - done.orders.size],
    [
      'drafts that are not as they were saved last',
      [...done.drafts].filter(([id, name]) => titles.get(id) !== name).length,
    ],
  ];
}
