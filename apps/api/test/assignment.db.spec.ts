/** What consultants can reach: every console route of their role, with records of assigned and of other members. */
import 'reflect-metadata';
import { GRANTS, type Scope } from '@ipw/domain';
import { filingOf } from '../testing/access/filing-rows';
import { type AssignmentFixtures, plantContent, plantCooperations } from '../testing/assignment';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../testing/fixtures';
import { plantCare } from '../testing/care-tenders';
import { type Route, routesOf } from '../testing/routes';
import { scanId } from '../testing/scan-id';
import { api } from '../testing/server';
import { open } from '../testing/uploads';
import { AppModule } from '../src/app.module';
import { CONSOLE } from '../src/core/http/call';
import {
  plantClaim,
  plantCodeRequest,
  plantFollowUp,
  plantGoods,
  plantIp,
  plantLabelOrder,
  plantLicensee,
  plantNote,
  plantOperator,
  plantSeries,
  plantSheet,
} from '../src/db/seed/fixtures';
import { plantBatchAlert } from '../src/db/seed/plant-alerts';

const NOWHERE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
/** Filters that name another record. */
const REFERRING = ['member_id', 'ip_id', 'series_id', 'consultant_id', 'subject_id', 'actor', 'assignee'];
const { url, reset } = api();
const opened = routesOf(AppModule).filter(({ marks }) => {
  const access = [marks[CONSOLE]].flat();
  return access.some((one) => one === 'signed-in' || GRANTS.consultant.includes(one as Scope));
});
const table = (routes: Route[]) => routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const gets = opened.filter(({ method }) => method === 'GET');
const wholes = gets.filter(({ path }) => !path.includes(':'));
const records = gets.filter(({ path }) => path.includes(':id'));
const changes = opened.filter(({ method, path }) => method !== 'GET' && path.includes(':id'));

/** Valid inputs, so that a refusal is about the record and not about the input. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/admin/members/:id/reveal': { field: 'phone_number', reason: 'to call back' },
  'POST /api/admin/licensees/:id/reveal': { reason: 'to call back' },
  'POST /api/admin/cooperations/:id/:action': { version: 1, reason: 'over' },
  'PUT /api/admin/cooperations/:id': { version: 1, buyer_name: 'mine now' },
  'POST /api/admin/image-requests/:id/link': { image_id: NOWHERE },
  'PUT /api/admin/threads/:id': { version: 1, images: [NOWHERE] },
  'POST /api/admin/threads/:id/pin': { mark_id: NOWHERE, state: 'open' },
  'PUT /api/admin/notes/:id': { version: 1, text: 'mine now' },
  'PUT /api/admin/follow-ups/:id': { version: 1, due_on: '2027-01-01', about: 'mine now' },
};

/** An action of each resource. */
const ACTIONS: Readonly<Record<string, string>> = {
  cooperations: 'end',
  questions: 'assign',
  sheets: 'assign',
  threads: 'mark_final',
  'image-requests': 'withdraw',
};

interface Answer {
  status: number;
  text: string;
  total: string | null;
}

/** Signed addresses change every quarter of an hour. */
const steady = (text: string) => text.replace(/\?v=[^"]+/g, '');

async function requestAs(route: Route, who: StaffLogin, id = '', query = '', body?: object): Promise<Answer> {
  const path = route.path
    .replace(':id', id)
    .replace(':action', ACTIONS[route.path.split('/')[3]!] ?? 'finish');
  const sent = route.method === 'DELETE' ? '?version=1' : query;
  const response = await fetch(url + path + sent, {
    method: route.method,
    headers: { cookie: who.cookie, 'x-csrf-token': who.csrf, 'content-type': 'application/json' },
    ...(route.method === 'GET' ? {} : { body: JSON.stringify(body ?? { version: 1 }) }),
  });
  const total = response.headers.get('content-range');
  return { status: response.status, text: steady(await response.text()), total };
}

/** A series under review, with its picture and revision. */
async function plantEdit(who: Caller, ip_id: string, series_name: string): Promise<AssignmentFixtures> {
  const on = await openFixtures();
  const [cover, images] = [await picture(who.id, 'gallery_cover'), await picture(who.id, 'series_image')];
  const series = await plantSeries(on, {
    cover,
    images: [images],
    rights_documents: [],
    ip_id,
    member_id: who.id,
    series_name,
    visibility: 'private',
    state: 'pending',
  });
  const edit = await on.db.one<{ id: string }>('SELECT id FROM revision WHERE subject_id = ?', [series]);
  return { series, images, reviews: edit!.id };
}

async function plantScan(ip_id: string): Promise<string> {
  const { db } = await openFixtures();
  const id = await scanId(db);
  const scan = { id, ip_id, at: new Date(), verdict: 'genuine', agent: 'Safari', source: 'a' };
  await db.insert('code_scan', scan);
  return id;
}

/** A record of the member for every resource, by the resource's name; for the consultant's own account, a session. */
async function plantFixtures(who: Caller, name: string, writer: StaffLogin): Promise<AssignmentFixtures> {
  const on = await openFixtures();
  const image_id = await picture(who.id, 'avatar');
  const ips = await plantIp(on, { ip_name: `${name}的IP`, image_id });
  const proof_images = [await picture(who.id)];
  const claims = await plantClaim(on, { ip_id: ips, member_id: who.id, state: 'claimed', proof_images });
  const note = { member_id: who.id, author_id: writer.id };
  const goods = await plantGoods(on, { ip_id: ips, image_id, product_name: `${name}的商品` });
  const labels = { ip_id: ips, member_id: who.id, goods_id: goods };
  const licensee = await plantLicensee(on, { ip_id: ips, licensee_name: `${name}的商家` });
  const sessionOf = 'SELECT id FROM staff_session WHERE staff_id = ?';
  const session = await on.db.one<{ id: string }>(sessionOf, [writer.id]);
  return {
    account: session!.id,
    members: who.id,
    ips,
    claims,
    operators: await plantOperator(on.db, await plantIp(on, { ip_name: `${name}另一个` }), who.id, 2),
    notes: await plantNote(on, { ...note, text: `${name}的备注` }),
    'follow-ups': await plantFollowUp(on, { ...note, due_on: '2026-01-02', about: `${name}的事项` }),
    alerts: await plantBatchAlert(on, { ip_id: ips, goods_id: goods }),
    scans: await plantScan(ips),
    filings: await filingOf(on, who),
    ...(await plantCooperations(who, ips, name)),
    sheets: await plantSheet(on, { ip_id: ips, sku_describe: `${name}的需求` }),
    ...(await plantCare(who, ips, name, writer)),
    goods,
    licensees: licensee,
    'label-orders': await plantLabelOrder(on, labels),
    'code-requests': await plantCodeRequest(on, { ...labels, licensee_id: licensee }),
    ...(await plantEdit(who, ips, `${name}的系列`)),
    ...(await plantContent(who, ips, name)),
  };
}

const resourceOf = ({ path }: Route): string => path.split('/')[3]!;
function idOf(fixtures: AssignmentFixtures, route: Route): string {
  const id = fixtures[resourceOf(route)];
  // A new resource that consultants read needs a record of both members here.
  if (!id) throw new Error(`plantFixtures() has no record of ${resourceOf(route)}`);
  return id;
}

let mine: StaffLogin;
let other: StaffLogin;
let idle: StaffLogin;
let ann: Caller;
let own: AssignmentFixtures;
let foreign: AssignmentFixtures;
let foreignWords: string[];
const alone = new Map<string, Answer>();

beforeAll(async () => {
  await reset();
  [mine, other, idle] = [await staff('consultant'), await staff('consultant'), await staff('consultant')];
  ann = await member({ username: '安的名字', consultant_id: mine.id });
  own = await plantFixtures(ann, '安', mine);
  for (const route of wholes) alone.set(route.path, await requestAs(route, mine));
  const ben = await member({ username: '本的名字', consultant_id: other.id });
  foreign = await plantFixtures(ben, '本', other);
  const on = await openFixtures();
  // Records that concern two members: a rival claim of Ann's IP, and Ben's access to it.
  const rival = await plantClaim(on, { ip_id: own.ips!, member_id: ben.id, state: 'submitted' });
  const guest = await plantOperator(on.db, own.ips!, ben.id, 2);
  foreignWords = [...Object.values(foreign), rival, guest, '本的', '本另'];
});

// The spec exports more often than the hourly limit allows.
beforeEach(() => api().db().query('DELETE FROM rate_limit'));

const leaks = ({ text }: Answer): string[] => foreignWords.filter((word) => text.includes(word));

it('knows the routes', () => {
  expect(wholes.length).toBeGreaterThan(6);
  expect(records.length).toBeGreaterThan(10);
  expect(changes.length).toBeGreaterThan(4);
});

describe.each(table(wholes))('%s', (_name, route) => {
  it('says the same whether others have anything or not', async () => {
    const before = alone.get(route.path)!;
    expect(before.status).toBe(200);
    expect(await requestAs(route, mine)).toEqual(before);
    if (before.total) expect(before.text).toContain(idOf(own, route));
  });

  it('finds nothing of others by a filter, an id or a search', async () => {
    const ids = Object.values(foreign);
    const tries: Record<string, unknown[]> = {
      id: [ids.filter((id) => id.length === 26), ...ids],
      ...Object.fromEntries(REFERRING.map((key) => [key, [...ids, other.id]])),
      ...Object.fromEntries(['q', 'keyword', 'member_name'].map((key) => [key, ['本']])),
      whose: ['all'],
    };
    for (const [key, values] of Object.entries(tries))
      for (const value of values) {
        const filter = encodeURIComponent(JSON.stringify({ [key]: value }));
        const answer = await requestAs(route, mine, '', `?filter=${filter}`);
        expect({ key, value, leaks: leaks(answer) }).toEqual({ key, value, leaks: [] });
        if (answer.total && answer.text === '[]') expect(answer.total).toMatch(/\/0$/);
        // The list refuses an unknown filter whatever its value.
        if (answer.status === 400) break;
      }
  });

  it('has nothing for a consultant without members', async () => {
    const { text, total } = await requestAs(route, idle);
    expect(leaks({ text } as Answer)).toEqual([]);
    if (total) expect([text, total.split('/')[1]]).toEqual(['[]', '0']);
    else if (route.path.endsWith('/counts'))
      expect(Object.values(JSON.parse(text) as object).filter((count) => count !== 0)).toEqual([]);
  });
});

describe.each(table(records))('%s', (_name, route) => {
  it('answers their own and takes another’s for missing', async () => {
    const answer = await requestAs(route, mine, idOf(own, route));
    expect(answer.status).toBe(200);
    expect(leaks(answer)).toEqual([]);
    const missing = await requestAs(route, mine, NOWHERE);
    expect(missing.status).toBe(404);
    expect(await requestAs(route, mine, idOf(foreign, route))).toEqual(missing);
    expect(await requestAs(route, idle, idOf(own, route))).toEqual(missing);
  });
});

describe.each(table(changes))('%s', (name, route) => {
  it('changes nothing of another’s', async () => {
    const body = BODIES[name];
    const missing = await requestAs(route, mine, NOWHERE, '', body);
    expect(missing.status).toBe(404);
    expect(await requestAs(route, mine, idOf(foreign, route), '', body)).toEqual(missing);
  });
});

it('names another’s IP without a way to it', async () => {
  const on = await openFixtures();
  const theirs = await plantIp(on, { ip_name: '别人的IP' });
  await plantClaim(on, { ip_id: theirs, member_id: ann.id, state: 'failed' });
  await plantOperator(on.db, theirs, ann.id, 2);
  await on.db.update('ip', { owner_id: foreign.members! }, { id: theirs });
  for (const path of ['/api/admin/claims', '/api/admin/operators']) {
    const { text } = await requestAs({ method: 'GET', path, marks: {} }, mine);
    expect(text).toContain('别人的IP');
    expect(text).not.toContain(theirs);
  }
});

it('writes nothing on a member who is not theirs', async () => {
  const at = (resource: string) => ({ method: 'POST', path: `/api/admin/${resource}`, marks: {} });
  for (const [resource, body] of [
    ['notes', { text: 'a word' }],
    ['follow-ups', { due_on: '2027-01-01', about: 'a word' }],
  ] as const) {
    const put = (member_id: string) => requestAs(at(resource), mine, '', '', { member_id, ...body });
    const missing = await put(NOWHERE);
    expect(missing.status).toBe(404);
    expect(await put(foreign.members!)).toEqual(missing);
  }
});

it('opens pictures of their own members only, and only while they are theirs', async () => {
  const admin = await staff('admin');
  const pictureOf = async (who: StaffLogin, claim: string) => {
    const response = await fetch(`${url}/api/admin/claims/${claim}`, { headers: { cookie: who.cookie } });
    return ((await response.json()) as { proof_images: { file_path: string }[] }).proof_images[0]!.file_path;
  };
  const status = async (path: string) => (await open(path)).status;
  const [address, foreignOne] = [await pictureOf(mine, own.claims!), await pictureOf(other, foreign.claims!)];
  expect([await status(address), await status(foreignOne)]).toEqual([200, 200]);
  expect(await status(await pictureOf(admin, own.claims!))).toBe(200);

  const { db } = await openFixtures();
  await db.update('member', { consultant_id: other.id }, { id: ann.id });
  await db.update('tender', { consultant_id: other.id }, { id: own.tenders! });
  expect(await status(address)).toBe(404);
  for (const route of records) expect((await requestAs(route, mine, idOf(own, route))).status).toBe(404);
  for (const route of wholes) {
    const [now, never] = [await requestAs(route, mine), await requestAs(route, idle)];
    if (now.total) expect(now).toEqual(never);
  }
});
