/** The inverted index of IPs: the directory and the search answer the same with it as from the rows, whatever has changed. */
import { ALL_FIELDS, type Directory, type IpFound } from '@ipw/domain';
import fc from 'fast-check';
import sharp from 'sharp';
import { member, openFixtures, type Caller } from '../../testing/fixtures';
import { command } from '../../testing/logged-product';
import { loggedDuring } from '../../testing/logged-statements';
import { ask } from '../../testing/proven';
import { until } from '../../testing/outbox';
import { wrongPlans } from '../../testing/plans';
import { api, rows } from '../../testing/server';
import { plantIp, plantPicture } from '../db/seed/fixtures';

const { url, reset } = api();
let ann: Caller;
let image_id: string;

beforeAll(async () => {
  await reset();
  ann = await member({});
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  image_id = await plantPicture(await openFixtures(), ann.id, 'avatar', picture, 'fox.png', true);
});
beforeEach(async () => {
  await rows('DELETE FROM ip');
  await rows('DELETE FROM ip_term');
});

/** The task runs only while it is not held. */
const hold = () =>
  rows(
    "INSERT INTO lease (name, holder, fence, held_until) VALUES ('index-ips', 'spec', 1, '2099-01-01') ON DUPLICATE KEY UPDATE holder = 'spec', fence = fence + 1, held_until = '2099-01-01'",
  );
const free = () => rows("UPDATE lease SET held_until = NOW(3) WHERE name = 'index-ips' AND holder = 'spec'");
async function indexed(): Promise<void> {
  await free();
  await until(
    async () => ((await rows('SELECT id FROM ip WHERE unindexed = 1')).length === 0 ? true : undefined),
    'the index',
  );
}
afterEach(free);

const termsOf = async (id: string) =>
  (await rows<{ term: string }>('SELECT term FROM ip_term WHERE ip_id = ? ORDER BY term', [id])).map(
    ({ term }) => term,
  );

interface Planted {
  ip_name: string;
  own: string[];
  kind: 'normal' | 'artist';
  field: number | null;
  types: number[];
  kernels: number[];
  origin: number | null;
  owned: boolean;
  listed: boolean;
  pictured: boolean;
  day: number;
}

async function plant(ip: Planted): Promise<string> {
  const on = await openFixtures();
  const id = await plantIp(on, { ip_name: ip.ip_name, kind: ip.kind, listed: ip.listed });
  await on.db.update(
    'ip',
    {
      image_id: ip.pictured ? image_id : null,
      own_kernels: JSON.stringify(ip.own),
      auth_field_id: ip.field,
      ip_types: ip.kind === 'artist' ? null : JSON.stringify(ip.types),
      artist: ip.kind === 'artist' ? JSON.stringify({ ip_type_id: ip.types[0] ?? null }) : null,
      kernels: JSON.stringify(ip.kernels),
      ip_origin: ip.origin,
      owner_id: ip.owned ? ann.id : null,
      claimed_at: ip.owned ? new Date(Date.UTC(2026, 0, ip.day)) : null,
    },
    { id },
  );
  return id;
}

type Query = Partial<Record<'field' | 'type' | 'kernel' | 'origin' | 'claimed', number>> & {
  kind?: string;
  keyword?: string;
};

/** What the directory must answer, without a database. */
function expected(planted: readonly (Planted & { id: string })[], query: Query): string[] {
  const fits = (ip: Planted) => {
    const types = ip.kind === 'artist' ? ip.types.slice(0, 1) : ip.types;
    const word = query.keyword?.toLowerCase();
    return (
      ip.pictured &&
      (ip.owned || ip.listed) &&
      (query.field === undefined || ip.field === query.field || ip.field === ALL_FIELDS) &&
      (query.type === undefined || types.includes(query.type)) &&
      (query.kernel === undefined || ip.kernels.includes(query.kernel)) &&
      (query.origin === undefined || ip.origin === query.origin) &&
      (query.kind === undefined || ip.kind === query.kind) &&
      (!query.claimed || (ip.owned && ip.listed)) &&
      (word === undefined || [ip.ip_name, ...ip.own].some((text) => text.toLowerCase().includes(word)))
    );
  };
  const day = (ip: Planted) => (ip.owned ? ip.day : 0);
  return planted
    .filter(fits)
    .sort((a, b) => day(b) - day(a) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

async function answered(query: Query): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const asked = new URLSearchParams({ ...(query as Record<string, string>), page: String(page) });
    const { data } = (await (await fetch(`${url}/api/content/directory?${asked.toString()}`)).json()) as {
      data: Directory;
    };
    ids.push(...data.list.map(({ ip_id }) => ip_id));
    if (data.list.length === 0) return { ids, total: data.total };
  }
}

const word = fc.stringMatching(/^[茶狐山abAB]{1,4}$/);
const ip: fc.Arbitrary<Planted> = fc.record({
  ip_name: word,
  own: fc.uniqueArray(word, { maxLength: 2 }),
  kind: fc.constantFrom('normal', 'artist'),
  field: fc.constantFrom(null, 18, 15, ALL_FIELDS),
  types: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  kernels: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  origin: fc.constantFrom(null, 1, 4),
  owned: fc.boolean(),
  listed: fc.boolean(),
  pictured: fc.boolean(),
  day: fc.integer({ min: 1, max: 9 }),
});
const QUERIES: Query[] = [
  {},
  { field: 18 },
  { type: 2 },
  { kernel: 3, type: 1 },
  { origin: 4 },
  { kind: 'artist' },
  { claimed: 1 },
  { keyword: '茶' },
  { keyword: 'ab' },
  { keyword: '狐山' },
  { keyword: 'aba', kernel: 1, field: 15 },
];

it('answers the same from rows, from the index, and while rows wait for it', async () => {
  const sample = fc.sample(ip, { numRuns: 60, seed: 17 });
  const planted: (Planted & { id: string })[] = [];
  const compare = async (when: string) => {
    for (const query of QUERIES) {
      const ids = expected(planted, query);
      expect({ when, query, ...(await answered(query)) }).toEqual({ when, query, ids, total: ids.length });
    }
  };
  await hold();
  for (const one of sample.slice(0, 40)) planted.push({ ...one, id: await plant(one) });
  await compare('nothing is indexed');
  await indexed();
  await compare('all are indexed');
  await hold();
  for (const one of sample.slice(40)) planted.push({ ...one, id: await plant(one) });
  for (const one of planted.slice(0, 10)) {
    Object.assign(one, { owned: false, listed: !one.listed, ip_name: '山茶' });
    await rows('UPDATE ip SET owner_id = NULL, claimed_at = NULL, listed = ?, ip_name = ? WHERE id = ?', [
      Number(one.listed),
      one.ip_name,
      one.id,
    ]);
  }
  await compare('some wait');
  await indexed();
  await compare('all are indexed again');
});

it('finds an IP that waits alone', async () => {
  await hold();
  const id = await plant({
    ...{ ip_name: '茶狐', own: [], kind: 'normal', field: 18, types: [3], kernels: [9], origin: 4 },
    ...{ owned: true, listed: true, pictured: true, day: 2 },
  });
  expect(await answered({ keyword: '茶' })).toEqual({ ids: [id], total: 1 });
});

it('holds the parts of the name, the items and the kind, and nothing of an IP that nobody may find', async () => {
  const id = await plant({
    ...{ ip_name: '茶茶茶', own: ['Ab'], kind: 'normal', field: 18, types: [3], kernels: [8, 9], origin: 1 },
    ...{ owned: true, listed: true, pictured: true, day: 2 },
  });
  await indexed();
  expect(await termsOf(id)).toEqual(
    [
      ...['all', 'claimed', 'field:18', 'kernel:8', 'kernel:9', 'kind:normal', 'origin:1', 'type:3'],
      ...['name:A', 'name:Ab', 'name:b', 'name:茶', 'name:茶茶'],
    ].sort((a, b) => a.localeCompare(b, 'en')),
  );
  await rows('UPDATE ip SET owner_id = NULL, claimed_at = NULL, listed = 0 WHERE id = ?', [id]);
  await indexed();
  expect(await termsOf(id)).toEqual([]);
});

it('a member finds what they have just added, and what others have listed, before and after it is indexed', async () => {
  await hold();
  const on = await openFixtures();
  const own = await plantIp(on, { ip_name: '茶狐', listed: false, created_by: ann.id });
  const listed = await plantIp(on, { ip_name: '山里的茶狐' });
  await plantIp(on, { ip_name: '别人的茶狐', listed: false });
  const search = async (keyword: string) => {
    const answer = await fetch(`${url}/api/ip/search?${new URLSearchParams({ keyword }).toString()}`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    return ((await answer.json()) as { data: { list: IpFound[] } }).data.list.map(({ ip_id }) => ip_id);
  };
  expect(await search('茶狐')).toEqual([own, listed]);
  await indexed();
  expect(await search('茶狐')).toEqual([own, listed]);
  expect(await search('狐')).toEqual([own, listed]);
  expect(await search('狐茶')).toEqual([]);
  const part = async (more: object) =>
    (await ask(url, 'ip/search', { keyword: '茶狐', page_size: 1, ...more }, ann)).data;
  const first = await part({});
  expect(first).toMatchObject({ list: [{ ip_id: own }], total: 2, page: 1, page_size: 1 });
  for (const more of [{ page: 2 }, { cursor: first.next_cursor }])
    expect(await part(more)).toMatchObject({ list: [{ ip_id: listed }], total: 2, next_cursor: null });
});

/** All lists, by rare and common filters and keywords, as a browser asks for them. */
async function askAll(): Promise<void> {
  const filters = ['', 'page=400', 'kernel=9', 'type=3', 'origin=4&kind=artist', 'field=18', 'claimed=1'];
  const keywords = ['茶狐', '狐', '星9', '没有'].map((keyword) => String(new URLSearchParams({ keyword })));
  for (const query of [...filters, ...keywords]) await fetch(`${url}/api/content/directory?${query}`);
  await fetch(`${url}/api/ip/search?keyword=${encodeURIComponent('茶狐')}`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
}

it('no filter, keyword or search reads all IPs, however many wait for the index', async () => {
  await hold();
  await rows(
    `INSERT INTO ip (id, kind, ip_name, image_id, auth_field_id, ip_origin, ip_types, kernels, listed)
      SELECT CONCAT('01P', LPAD(seq, 23, '0')), 'normal', CONCAT('星', seq), ?, 31, 1, '[1]', '[1]', 1 FROM seq_1_to_12000`,
    [image_id],
  );
  await plant({
    ...{ ip_name: '茶狐', own: [], kind: 'artist', field: 18, types: [3], kernels: [9], origin: 4 },
    ...{ owned: true, listed: true, pictured: true, day: 2 },
  });
  const { db } = await openFixtures();
  const plans = async (least: number) => {
    for (const table of ['ip', 'ip_term']) await rows(`ANALYZE TABLE ${table}`);
    const logged = await loggedDuring(db, askAll);
    const sent = [...new Set(logged.map(({ sql }) => sql))].filter((sql) => /ip_term/.test(sql));
    expect(sent.length).toBeGreaterThan(least);
    return wrongPlans(db, sent);
  };
  expect(await plans(15)).toEqual([]);

  // As after an upgrade: the command leaves none to the task.
  const { databaseUrl, dataDir } = api();
  const migrated = await command(['migrate'], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }).ended;
  expect(migrated).toEqual({
    code: 0,
    said: 'database: is up to date\ndatabase: 12001 IPs indexed',
  });
  expect(await plans(30)).toEqual([]);

  // Many that have changed are found as the index knows them, and as they are now.
  const idOf = (seq: number) => `01P${String(seq).padStart(23, '0')}`;
  await rows('UPDATE ip SET ip_origin = 4 WHERE id <= ?', [idOf(1500)]);
  await rows('UPDATE ip SET listed = 0 WHERE id = ?', [idOf(1500)]);
  const shown = [1509, 1508, 1507, 1506, 1505, 1504, 1503, 1502, 1501, 150].map(idOf);
  expect(await answered({ keyword: '星150' })).toEqual({ ids: shown, total: shown.length });
});
