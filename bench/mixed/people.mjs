// The mixed load: of a hundred calls 70 are lists and details, 15 scans, 10 saves and uploads, and 5 decisions of staff.
import { randomInt } from 'node:crypto';
import { consolePage, STARTS, totalOf } from '../depth.mjs';
import { BOUNDARY } from '../member.mjs';
import { peopleOf } from '../rolling/fixtures.mjs';

/** The console's lists whose first, middle and deepest pages are read. */
export const LISTS = [
  { name: 'claims', resource: 'claims', filter: {}, sort: 'submitted_at' },
  { name: 'open claims', resource: 'claims', filter: { state: 'submitted' }, sort: 'due_at' },
  { name: 'reviews', resource: 'reviews', filter: { state: 'approved' }, sort: 'submitted_at' },
  { name: 'open reviews', resource: 'reviews', filter: { state: 'pending' }, sort: 'due_at' },
  { name: 'members', resource: 'members', filter: {}, sort: 'created_at' },
];

/** The day in Shanghai that many days ago. */
const day = (back) => new Date(Date.now() + 8 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);

/** The name of a kind of calls: a page of a list. */
export const pageName = (list, page) => `${list.name}, ${page}`;
const PAGES = Object.keys(STARTS);

/** How often each kind is called among a hundred calls. */
const SHARES = {
  ...{ page: 5, publicIp: 3, directory: 3, series: 7, seriesOne: 6, orders: 4, goods: 2, scans: 2, chart: 2 },
  ...{ messages: 3, tasks: 4, tenders: 2, signIn: 2, claimOne: 5, reviewOne: 3, sheets: 1, csv: 1 },
  ...Object.fromEntries(LISTS.flatMap((list) => PAGES.map((page) => [pageName(list, page), 1]))),
  scan: 15,
  ...{ save: 7, upload: 3 },
  decide: 5,
};

/** A staff member makes at most so many; the limit is 30 an hour. */
const EXPORTS = 29;

/** Kinds that are called once begin at different places of a round. */
const GOLDEN = 0.618;

/** A round in which calls of a kind are as far from each other as they can be. */
function roundOf(shares) {
  const places = Object.entries(shares).flatMap(([name, times], index) =>
    Array.from({ length: times }, (_, at) => ({ name, at: (at + ((index * GOLDEN) % 1)) / times })),
  );
  return places.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

/** The kinds of calls as `openLoop` takes them. */
export async function mixOf(inserted, call) {
  const { kinds, tools } = peopleOf(inserted, call);
  const { failure, dataOf, get } = tools;
  const next = (list) => list[randomInt(list.length)];
  const holder = (path) => {
    const { ip_id, headers } = next(inserted.holders);
    return get(`/api/${path}`, { ip_id }, headers);
  };
  const staff = () => next(inserted.staffs);
  const asked = async (path, headers) => failure(await call(path, { headers }));

  const records = {};
  for (const list of LISTS) {
    const address = (from) => consolePage({ url: '' }, list.resource, list, from);
    const answer = await call(address(0), { headers: inserted.staff });
    if (failure(answer)) throw new Error(`${list.resource}: ${failure(answer)}`);
    const total = totalOf(answer);
    for (const page of PAGES) {
      const path = address(STARTS[page](total));
      kinds[pageName(list, page)] = () => asked(path, staff());
    }
    records[list.resource] ??= JSON.parse(answer.body).map(({ id }) => id);
  }
  const held = [];
  // Counted beside what was inserted, which outlives the processes of a round.
  const exported = (inserted.exported ??= new Map());

  Object.assign(kinds, {
    publicIp: () => get('/api/ip/public', { ip_id: next(inserted.holders).ip_id }),
    directory: () =>
      get('/api/content/directory', next([{}, { page: 2 }, { keyword: 'IP 17' }, { field: 18 }])),
    series: () => holder('gallery/seriesList'),
    seriesOne: () => {
      const { ip_id, series_id, headers } = next(inserted.holders);
      return get('/api/gallery/seriesDetail', { ip_id, series_id }, headers);
    },
    goods: () => holder('code/goodsList'),
    chart: () =>
      get(
        '/api/code/scanStats',
        { ip_id: inserted.scansOf, group: 'day', from: day(30), to: day(0) },
        inserted.holders[0].headers,
      ),
    messages: () => asked('/api/message/list', next(inserted.holders).headers),
    tasks: () => holder('ip/pendingTasks'),
    tenders: () => holder('tender/list'),
    claimOne: () => asked(`/api/admin/claims/${next(records.claims)}`, staff()),
    reviewOne: () => asked(`/api/admin/reviews/${next(records.reviews)}`, staff()),
    /** Sheets of labels as PDF: each order's once. */
    sheets: async () => {
      const { ip_id, orders, headers } = next(inserted.holders);
      const order_id = orders.shift();
      if (!order_id) return holder('code/exportList');
      const json = { ip_id, order_id, format: 'pdf' };
      const answer = await call('/api/code/export', { method: 'POST', json, headers });
      return answer.headers['content-type'] === 'application/pdf' ? undefined : failure(answer);
    },
    /** Exports, as many as staff may make in an hour, then lists of the same. */
    csv: () => {
      const filter = JSON.stringify({ member_id: next(inserted.members).id, state: 'submitted' });
      const by = staff();
      const made = exported.get(by) ?? 0;
      exported.set(by, made + 1);
      return asked(
        `/api/admin/claims${made < EXPORTS ? '/export' : ''}?${new URLSearchParams({ filter })}`,
        by,
      );
    },
    upload: async () => {
      const { headers } = next(inserted.holders);
      const form = { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      const path = '/api/common/upload?usage=series_image';
      return failure(await call(path, { method: 'POST', bytes: inserted.form, headers: form }));
    },
    /** Takes a claim, or rejects one that was taken. */
    decide: async () => {
      const taken = held.length > 20 ? held.shift() : undefined;
      const { id, version, by } = taken ?? { ...inserted.open.pop(), by: staff() };
      const json = taken ? { version, reason_code: 'proof_unclear' } : { version };
      const path = `/api/admin/claims/${id}/${taken ? 'reject' : 'assign'}`;
      const answer = await call(path, { method: 'POST', json, headers: by });
      const wrong = failure(answer);
      if (!wrong && !taken)
        held.push({ id, version: JSON.parse(answer.body).version ?? dataOf(answer).version, by });
      return wrong;
    },
  });
  return roundOf(SHARES).map((name) => [name, kinds[name]]);
}
