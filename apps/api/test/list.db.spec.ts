/** Lists: every page is the right part of the whole, read from either end, and contains only what the reader may see. */
import { MOST_PAGED, ulid } from '@ipw/domain';
import { ago, plantClaim, plantIp, plantRevision } from '../src/db/seed/fixtures';
import { openFixtures, member, staff, type StaffLogin } from '../testing/fixtures';
import { api } from '../testing/server';

interface Row {
  id: string;
  [column: string]: unknown;
}
const COUNT = 53;
const STATES = ['pending', 'approved', 'rejected', 'draft'] as const;
const { url, reset } = api();
let admin: StaffLogin;
let consultant: StaffLogin;
let theirs: { members: string[]; claims: string[]; ips: string[]; operators: string[] };

async function read(who: StaffLogin, resource: string, query: Record<string, unknown> = {}) {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  );
  const response = await fetch(`${url}/api/admin/${resource}?${String(search)}`, {
    headers: { cookie: who.cookie },
  });
  const range = /^(\w+) (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
  return {
    status: response.status,
    rows: (await response.json()) as Row[],
    resource: range?.[1],
    from: Number(range?.[2]),
    to: Number(range?.[3]),
    total: Number(range?.[4]),
  };
}

beforeAll(async () => {
  await reset();
  const on = await openFixtures();
  admin = await staff('admin');
  consultant = await staff('consultant');
  theirs = { members: [], claims: [], ips: [], operators: [] };
  for (let at = 0; at < COUNT; at += 1) {
    const mine = at % 5 === 0;
    // Seven rows share each time and name, so that only the id orders them.
    const when = ago(1 + Math.floor(at / 7));
    const { id } = await member({
      username: `m${String(at)}`,
      consultant_id: mine ? consultant.id : null,
      at: when,
    });
    const ip = await plantIp(on, { ip_name: `甲${String(Math.floor(at / 7))}`, at: when });
    const claim = await plantClaim(on, {
      ip_id: ip,
      member_id: id,
      state: at % 2 ? 'submitted' : 'claimed',
      submitted: when,
    });
    if (at % 2)
      await plantRevision(
        on,
        { ip_id: ip, member_id: id, state: STATES[(at >> 1) % 4]!, submitted: when, decided: when },
        {
          subject: 'announcement',
          subject_id: ulid(),
          title: '甲',
          picture_id: null,
          base_version: 0,
          data: {},
        },
      );
    if (!mine) continue;
    theirs.members.push(id);
    theirs.claims.push(claim);
    // Owned, or claimed while nobody owns it.
    theirs.ips.push(ip);
  }
  const operators = await on.db.rows<{ id: string; member_id: string }>(
    'SELECT id, member_id FROM ip_operator',
  );
  theirs.operators = operators.filter((row) => theirs.members.includes(row.member_id)).map(({ id }) => id);
});

it.each(['audit', 'processes', 'claims', 'ips', 'members', 'operators', 'reviews'])(
  'each row of %s carries id, state, version and actions',
  async (resource) => {
    const found = await read(admin, resource, { range: [0, 4] });
    expect(found.rows.length).toBeGreaterThan(0);
    for (const row of found.rows)
      expect(row).toMatchObject({
        id: expect.any(String),
        state: expect.any(String),
        version: expect.any(Number),
        actions: expect.any(Array),
      });
  },
);

const compare = (a: unknown, b: unknown) =>
  a === b ? 0 : a === null || (b !== null && String(a) < String(b)) ? -1 : 1;

/** The whole list in order: by the column, then by id, in the same direction. */
async function whole(resource: string, column: string, down: boolean): Promise<string[]> {
  const table = {
    claims: 'claim',
    ips: 'ip',
    members: 'member',
    operators: 'ip_operator',
    audit: 'audit_line',
    // Staff see no drafts.
    reviews: "revision WHERE state <> 'draft'",
  }[resource]!;
  const rows = await (await openFixtures()).db.rows<Row>(`SELECT id, ${column} AS sorted FROM ${table}`);
  const key = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  const sorted = rows.sort((a, b) => compare(key(a['sorted']), key(b['sorted'])) || order(a.id, b.id));
  const ids = sorted.map(({ id }) => id);
  return down ? ids.reverse() : ids;
}
const order = (a: string, b: string) => (/^\d+$/.test(a) ? Number(a) - Number(b) : a < b ? -1 : 1);

const SORTS = [
  ['claims', 'submitted_at'],
  ['claims', 'due_at'],
  ['claims', 'created_at'],
  ['claims', 'id'],
  ['ips', 'created_at'],
  ['ips', 'ip_name'],
  ['members', 'created_at'],
  ['operators', 'created_at'],
  ['operators', 'id'],
  ['reviews', 'due_at'],
  ['reviews', 'submitted_at'],
  ['reviews', 'id'],
] as const;
const CASES = SORTS.flatMap(([resource, column]) => [
  [resource, column, 'ASC'],
  [resource, column, 'DESC'],
]);

it.each(CASES)('%s by %s %s: each page is its part of the whole', async (resource, column, direction) => {
  const all = await whole(resource!, column!, direction === 'DESC');
  for (const size of [1, 10, 100])
    for (let from = 0; from < all.length; from += size) {
      const range = [from, from + size - 1];
      const page = await read(admin, resource!, { sort: [column, direction], range });
      const part = all.slice(from, from + size);
      expect(page.rows.map(({ id }) => id)).toEqual(part);
      expect(page).toMatchObject({ resource, from, to: from + part.length - 1, total: all.length });
    }
});

it('answers an empty page beyond the end', async () => {
  const page = await read(admin, 'claims', { range: [COUNT, COUNT + 9] });
  expect(page).toMatchObject({ status: 200, rows: [], total: COUNT });
});

it('is sorted newest first and has 25 rows by default', async () => {
  const page = await read(admin, 'members');
  expect(page.rows).toHaveLength(25);
});

it('filters, and counts what it filtered', async () => {
  const open = await read(admin, 'claims', { filter: { state: 'submitted' } });
  expect(open.total).toBe(Math.floor(COUNT / 2));
  expect(new Set(open.rows.map((row) => row['state']))).toEqual(new Set(['submitted']));
  const named = await read(admin, 'ips', { filter: { q: '甲3' } });
  expect(named.total).toBe(7);
  const both = await read(admin, 'claims', { filter: { state: 'claimed', q: '甲3' } });
  expect(both.total).toBe(both.rows.length);
  expect(new Set(both.rows.map((row) => row['ip_name']))).toEqual(new Set(['甲3']));
  expect((await read(admin, 'ips', { filter: { q: '%' } })).total).toBe(0);
  expect((await read(admin, 'ips', { filter: { q: '_' } })).total).toBe(0);
  expect((await read(admin, 'ips', { filter: { state: 'claimed' } })).total).toBe(Math.ceil(COUNT / 2));
});

it('answers a hundred records by id at once', async () => {
  const { rows } = await read(admin, 'members', { range: [0, 99] });
  const wanted = rows.map(({ id }) => id);
  const filler = Array<string>(100 - wanted.length).fill('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  const found = await read(admin, 'members', { filter: { id: [...wanted, ...filler] }, range: [0, 99] });
  expect(found.rows.map(({ id }) => id).sort()).toEqual(wanted.sort());
});

it.each(['members', 'claims', 'ips', 'operators'] as const)(
  'shows a consultant only the %s of members assigned to them',
  async (resource) => {
    const seen = await read(consultant, resource, { range: [0, 99] });
    expect(seen.rows.map(({ id }) => id).sort()).toEqual(theirs[resource].sort());
    expect(seen.total).toBe(theirs[resource].length);
    const all = await read(admin, resource, { range: [0, 99] });
    const foreign = all.rows.find(({ id }) => !theirs[resource].includes(id))!.id;
    const own = theirs[resource][0]!;
    const status = async (path: string) => (await read(consultant, path)).status;
    expect(await status(`${resource}/${own}`)).toBe(200);
    expect(await status(`${resource}/${own}/history`)).toBe(200);
    expect(await status(`${resource}/${foreign}`)).toBe(404);
    expect(await status(`${resource}/${foreign}/history`)).toBe(404);
    const answered = await read(consultant, resource, { filter: { id: [own, foreign] } });
    expect(answered.rows.map(({ id }) => id)).toEqual([own]);
  },
);

it('counts for a consultant only what they see', async () => {
  const response = await fetch(`${url}/api/admin/claims/counts`, { headers: { cookie: consultant.cookie } });
  const counts = (await response.json()) as Record<string, number>;
  const claims = await read(consultant, 'claims', { range: [0, 99] });
  const of = (state: string) => claims.rows.filter((row) => row['state'] === state).length;
  expect(counts).toMatchObject({ submitted: of('submitted'), claimed: of('claimed'), failed: 0, mine: 0 });
});

describe('a long queue', () => {
  const LONG = 4600;

  beforeAll(async () => {
    const { db } = await openFixtures();
    const states = STATES.map((state) => `'${state}'`).join(', ');
    const at = "'2026-01-01' + INTERVAL seq DIV 7 MINUTE";
    await db.execute(
      `INSERT INTO revision (id, subject, subject_id, ip_id, state, data, base_version, title, submitted_at, due_at)
         SELECT CONCAT('01R', LPAD(seq, 23, '0')), IF(seq % 3, 'series', 'case'), CONCAT('01S', LPAD(seq, 23, '0')), ?,
           ELT(1 + seq % 4, ${states}), '{}', 1, '甲', ${at}, ${at} + INTERVAL 3 DAY FROM seq_1_to_${String(LONG * 2)}`,
      [theirs.ips[0]!],
    );
  });

  it.each([
    ['due_at', {}],
    ['submitted_at', {}],
    ['submitted_at', { subject: 'series' }],
  ])('by %s, %o: a page far from both ends is its part of the whole', async (column, filter) => {
    const kind = 'subject' in filter ? ` AND subject = '${filter.subject}'` : '';
    const rows = await (
      await openFixtures()
    ).db.rows<Row>(`SELECT id FROM revision WHERE state <> 'draft'${kind} ORDER BY ${column} DESC, id DESC`);
    const all = rows.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(4500);
    for (const from of [1990, 2000, 2250, 2275, all.length - 2020, all.length - 1990]) {
      const range = [from, from + 24];
      const page = await read(admin, 'reviews', { filter, sort: [column, 'DESC'], range });
      expect(page.rows.map(({ id }) => id)).toEqual(all.slice(from, from + 25));
      expect(page.total).toBe(all.length);
    }
  });
});

it('pages to 10,000 rows, says that there are more, and refuses what is beyond', async () => {
  await api()
    .db()
    .query(
      "INSERT INTO ip (id, kind, ip_name, listed) SELECT CONCAT('01Z', LPAD(seq, 23, '0')), 'normal', 'Many', 1 FROM seq_1_to_10050",
    );
  const ask = (range: [number, number], direction = 'DESC') =>
    read(admin, 'ips', { filter: { q: 'Many' }, sort: ['id', direction], range });
  const idOf = (seq: number) => `01Z${String(seq).padStart(23, '0')}`;
  const [first, last] = [await ask([0, 24]), await ask([9975, 9999])];
  expect(first).toMatchObject({ status: 200, total: MOST_PAGED + 1 });
  expect(first.rows[0]!.id).toBe(idOf(10_050));
  expect(last).toMatchObject({ status: 200, from: 9975, to: 9999, total: MOST_PAGED + 1 });
  expect(last.rows.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, at) => idOf(75 - at)));
  expect((await ask([0, 0], 'ASC')).rows[0]!.id).toBe(idOf(1));
  for (const range of [
    [9976, 10_000],
    [10_000, 10_024],
  ] as [number, number][]) {
    const refused = await ask(range);
    expect(refused.status).toBe(400);
    expect(refused.rows).toMatchObject({ errors: { range: expect.stringContaining('9,999') } });
  }
});
