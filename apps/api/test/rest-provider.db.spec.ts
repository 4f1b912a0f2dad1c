/** Lists and records of the console through the unmodified npm package ra-data-simple-rest. */
import simpleRest from 'ra-data-simple-rest';
import { type People, openPeople } from '../testing/access/actors';
import { PLATFORM } from '../testing/access/platform';
import { RECORDS, recordOf } from '../testing/access/records';
import { staff, type StaffLogin } from '../testing/fixtures';
import { routesOf } from '../testing/routes';
import { api, rows } from '../testing/server';
import { AppModule } from '../src/app.module';
import { CONSOLE } from '../src/core/http/call';

/** Resources of the signed-in staff member, without a list of records. */
const NO_LIST = ['account'];
const desks = routesOf(AppModule)
  .filter(({ method, marks }) => method === 'GET' && marks[CONSOLE] !== undefined)
  .map(({ path }) => path.replace('/api/admin/', ''))
  .filter((path) => !/[:/]/.test(path) && !NO_LIST.includes(path));

let login: StaffLogin;
const provider = simpleRest(`${api().url}/api/admin`, async (url, options) => {
  const headers = new Headers(options?.headers);
  headers.set('cookie', login.cookie);
  const response = await fetch(url, { ...options, headers });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${String(response.status)} ${url} ${body}`);
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: JSON.parse(body) as unknown,
  };
});

beforeAll(async () => {
  await api().reset();
  const people: People = await openPeople();
  login = people.staff.admin ?? (await staff('admin'));
  for (const kind of Object.keys(RECORDS))
    for (const whose of ['own', 'foreign'] as const) await recordOf(kind, whose, people);
  for (const kind of Object.keys(PLATFORM)) await recordOf(kind, 'own', people);
  // A page has at most 100 records: without the lines of the first records all others are on it.
  const [{ id: oldest }] = (await rows<{ id: string }>(
    'SELECT id FROM audit_line ORDER BY id DESC LIMIT 1 OFFSET 90',
  )) as [{ id: string }];
  await rows('DELETE FROM audit_line WHERE id < ?', [oldest]);
});

const pageOf = (perPage: number, order: 'ASC' | 'DESC') => ({
  pagination: { page: 1, perPage },
  sort: { field: 'id', order },
  filter: {},
});
const idsOf = (records: { id: string | number }[]) => records.map(({ id }) => id);

it('finds the desks', () => {
  expect(desks.length).toBeGreaterThan(36);
});

it.each(desks)('%s', async (resource) => {
  const up = await provider.getList(resource, pageOf(100, 'ASC'));
  const down = await provider.getList(resource, pageOf(100, 'DESC'));
  expect(up.data.length).toBeGreaterThan(0);
  expect(up.total).toBe(up.data.length);
  expect(idsOf(down.data)).toEqual(idsOf(up.data).reverse());
  const first = await provider.getList(resource, pageOf(1, 'ASC'));
  expect(idsOf(first.data)).toEqual([up.data[0]!.id]);

  const ids = idsOf(up.data).slice(0, 3);
  for (const id of ids) expect((await provider.getOne(resource, { id })).data.id).toBe(id);
  const many = await provider.getMany(resource, { ids });
  expect(idsOf(many.data).sort()).toEqual([...ids].sort());

  const targets = Object.keys(up.data[0]!).filter((field) => ['ip_id', 'member_id', 'id'].includes(field));
  for (const target of targets) {
    const record = up.data.find((each) => each[target] !== null)!;
    const query = provider.getManyReference(resource, {
      ...pageOf(100, 'ASC'),
      target,
      id: record[target] as string,
    });
    const referring = await query.catch((error: Error) => error);
    // A resource without this filter refuses it.
    if (target !== 'id' && referring instanceof Error) expect(referring.message).toMatch(/use |可用/);
    else expect(idsOf((referring as typeof up).data)).toContain(record.id);
  }
});
