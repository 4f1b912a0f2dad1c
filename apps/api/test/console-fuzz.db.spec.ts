/** Random requests to the console API: each is answered or refused, none fails with 500. */
import { CONSOLE_ROUTES } from '../testing/access/rows';
import { type People, openPeople } from '../testing/access/actors';
import { kindOfPath, recordOf } from '../testing/access/records';
import { NOWHERE } from '../testing/access/row';
import { changesOf, fingerprint, sweepFiles } from '../testing/bad-inputs/probe';
import { holdTasks } from '../testing/background';
import { type Odd, oddChanges, oddQueries, oddReads } from '../testing/console-fuzz';
import { staff, type StaffLogin } from '../testing/fixtures';
import { settled } from '../testing/outbox';
import { type Route, routesOf } from '../testing/routes';
import { api } from '../testing/server';
import { AppModule } from '../src/app.module';
import { CONSOLE } from '../src/core/http/call';
import type { ConsoleEndpoint } from '@ipw/domain';

const AT_ONCE = 8;
const routes = routesOf(AppModule).filter(({ marks }) => marks[CONSOLE] !== undefined);
const nameOf = ({ method, path }: Route) => `${method} ${path.replace('/api/admin/', '')}`;

holdTasks();
let people: People;
beforeAll(async () => {
  await api().reset();
  await sweepFiles();
  people = await openPeople();
});
beforeEach(() => api().db().query('DELETE FROM rate_limit'));

async function ask({ cookie, csrf }: StaffLogin, method: string, { path, headers, body }: Odd) {
  const response = await fetch(api().url + path, {
    method,
    headers: { cookie, 'x-csrf-token': csrf, 'accept-language': 'en', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** The filters or sorts a list has, read from its refusal of an unknown one. */
async function allowed(login: StaffLogin, path: string, end: string): Promise<string[]> {
  const { text } = await ask(login, 'GET', { path: `${path}?${end}` });
  const said = /(?:use|one of) ([\w, ]+?)(?:, with|")/.exec(text)?.[1];
  return said ? said.split(', ') : [];
}

async function requests(route: Route): Promise<Odd[]> {
  const { method, path } = route;
  const kind = path.includes('/:id') ? kindOfPath(path) : undefined;
  const id = kind ? await recordOf(kind, 'own', people) : '';
  if (method !== 'GET') return oddChanges(nameOf(route), route, people, id);
  if (path.includes(':id')) return oddReads(route, id);
  const { filters = [], sorts = [] } = route.declared!;
  return oddQueries([...filters, 'id'], [...sorts, 'id']).map((query) => ({ path: path + query }));
}

it('lists filter and sort by what they declare, and nothing else', async () => {
  const login = await staff('admin');
  const names = (declared: readonly string[]) => [...new Set([...declared, 'id'])].sort();
  for (const { path, declared } of routes) {
    const { filters, sorts } = declared as ConsoleEndpoint;
    if (!filters || !sorts) continue;
    const filter = await allowed(login, path, `filter=${encodeURIComponent('{"no such":1}')}`);
    const sort = await allowed(login, path, `sort=${encodeURIComponent('["no such","ASC"]')}`);
    expect([path, filter.sort()]).toEqual([path, names(filters)]);
    expect([path, sort.sort()]).toEqual([path, names(sorts)]);
  }
});

/** A valid change of a record that contains the id of another one. */
async function sendAnothers(route: Route, login: StaffLogin) {
  const { method, path } = route;
  const row = CONSOLE_ROUTES[nameOf(route)] ?? {};
  const fine = typeof row.input === 'function' ? row.input(people) : row.input;
  const id = await recordOf(kindOfPath(path)!, 'own', people);
  return ask(login, method, {
    path: path.replace(':id', id).replace(':action', row.action ?? ''),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fine, id: NOWHERE }),
  });
}

it('refuses a record that was read at another address, everywhere', async () => {
  const login = await staff('admin');
  const addressed = routes.filter(({ method, path }) => method !== 'GET' && path.includes(':id'));
  expect(addressed.length).toBeGreaterThan(40);
  for (const { path } of addressed) await recordOf(kindOfPath(path)!, 'own', people);
  await settled();
  const before = await fingerprint();
  const admitted: string[] = [];
  for (const route of addressed) {
    const { status, text } = await sendAnothers(route, login);
    if (status !== 400 || !text.includes('its id is not the one')) admitted.push(`${nameOf(route)} ${text}`);
  }
  expect(admitted).toEqual([]);
  expect(changesOf(before, await fingerprint())).toEqual([]);
});

it.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
  expect(CONSOLE_ROUTES).toHaveProperty([name]);
  // Each route has an administrator of its own, because some calls end the session.
  const login = await staff('admin');
  const waiting = await requests(route);
  const failed: string[] = [];
  const work = async () => {
    for (let odd = waiting.pop(); odd; odd = waiting.pop()) {
      const { status, text } = await ask(login, route.method, odd);
      if (status >= 500)
        failed.push(`${String(status)} ${odd.path.slice(0, 300)} ${odd.body?.slice(0, 300) ?? ''} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(failed).toEqual([]);
});
