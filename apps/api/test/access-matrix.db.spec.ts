/** The access matrix: every route with every actor, on their own record, another's, and a missing one. */
import 'reflect-metadata';
import { type Endpoint, opportunityApi } from '@ipw/domain';
import {
  BUYERS,
  MEMBERS,
  type MemberActor,
  openPeople,
  type People,
  STAFF,
  type Whose,
} from '../testing/access/actors';
import { type Answer, requestCallAs, requestConsoleAs, type Request } from '../testing/access/request-as';
import { OPEN_ROUTES } from '../testing/access/open';
import { PLATFORM } from '../testing/access/platform';
import { kindOfPath, RECORDS, recordOf } from '../testing/access/records';
import type { Row } from '../testing/access/row';
import { ACCESS_OF_CALL } from '../testing/access/call-access';
import { SCOPES_OF_ROUTE } from '../testing/access/console-scopes';
import { CALLS, CONSOLE_ROUTES } from '../testing/access/rows';
import { BUYERS_WORDS } from '../testing/access/sheet-rows';
import { namesOf, type Outcome, wantedOfCall, wantedOfConsole, waysToName } from '../testing/access/wanted';
import { holdTasks } from '../testing/background';
import { changesOf, fingerprint, sweepFiles } from '../testing/bad-inputs/probe';
import { settled } from '../testing/outbox';
import { type Route, routesOf } from '../testing/routes';
import { api } from '../testing/server';
import { AppModule } from '../src/app.module';
import { CALL, CONSOLE, OPEN } from '../src/core/http/call';

const routes = routesOf(AppModule);
const calls = routes.flatMap(({ marks }) => (marks[CALL] ? [marks[CALL] as Endpoint] : []));
const consoleRoutes = routes.filter(({ marks }) => marks[CONSOLE] !== undefined);
const openRoutes = routes.filter(({ marks }) => marks[OPEN]).map(({ method, path }) => `${method} ${path}`);
const nameOf = ({ method, path }: Route) => `${method} ${path.replace('/api/admin/', '')}`;

holdTasks();
let people: People;
beforeAll(async () => {
  await api().reset();
  await sweepFiles();
  people = await openPeople();
  // Creates every kind of record before the first request, so that lists are not empty.
  for (const kind of Object.keys(RECORDS))
    for (const whose of ['own', 'foreign'] as const) await recordOf(kind, whose, people);
  for (const kind of Object.keys(PLATFORM)) await recordOf(kind, 'own', people);
  // Confirmed for longer than a slow machine needs.
  await api().db().query('UPDATE staff_session SET confirmed_at = NOW(3) + INTERVAL 1 DAY');
});
beforeEach(() => api().db().query('DELETE FROM rate_limit'));

it('lists every route, and none that is gone', () => {
  expect(Object.keys(CALLS).sort()).toEqual(calls.map(({ path }) => path).sort());
  expect(Object.keys(CONSOLE_ROUTES).sort()).toEqual(consoleRoutes.map(nameOf).sort());
  expect(Object.keys(OPEN_ROUTES).sort()).toEqual(openRoutes.sort());
});

/** A request: actor, whose record, and the expected answer. */
interface AccessRequest {
  who: string;
  /** The same request for a record that never existed; both answers must be byte for byte the same. */
  like?: string;
  wanted: Outcome;
  ready: () => Promise<Request>;
}

/** Sends the refused requests first, after which nothing may have changed. Returns the requests with an unexpected answer. */
async function odd(requests: readonly AccessRequest[]): Promise<string[]> {
  const answers = new Map<string, Answer>();
  const refused = await Promise.all(
    requests
      .filter(({ wanted }) => wanted !== 'OK')
      .map(async ({ who, ready }) => [who, await ready()] as const),
  );
  // Jobs of earlier requests are done first: what they write would look like a change by these.
  await settled();
  const before = await fingerprint(['job']);
  await Promise.all(refused.map(async ([who, send]) => answers.set(who, await send())));
  const changed = changesOf(before, await fingerprint(['job']));
  for (const { who, ready } of requests.filter(({ wanted }) => wanted === 'OK')) {
    const send = await ready();
    // Limits of what was sent before, and when, would make two answers differ.
    await api().db().query('DELETE FROM rate_limit');
    answers.set(who, await send());
  }
  return [
    ...changed.map((what) => `changed: ${what}`),
    ...requests.flatMap(({ who, like, wanted }) => {
      const { outcome, text } = answers.get(who)!;
      if (outcome !== wanted) return [`${who}: ${outcome} instead of ${wanted} ${text.slice(0, 200)}`];
      const twin = like ? answers.get(like) : undefined;
      return twin && twin.outcome === wanted && twin.text !== text
        ? [`${who}: ${text.slice(0, 200)} is not like ${like!}: ${twin.text.slice(0, 200)}`]
        : [];
    }),
  ];
}

/** An empty list, zero counts, or a CSV without rows. */
const NOTHING = /^\[\]$|^\{("[\w.]+":0,?)*\}$|^[^[{\n]+\n$/;

const label = (actor: string, names: Readonly<Record<string, Whose>>) =>
  [actor, ...Object.entries(names).map(([field, whose]) => `${field}=${whose}`)].join(' ');

describe.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (path, endpoint) => {
  const row: Row = CALLS[path] ?? {};

  const access = ACCESS_OF_CALL[path];

  it(`admits as ‘${String(access)}’ says`, async () => {
    const actors = row.link ? [...MEMBERS, ...BUYERS] : MEMBERS;
    const requests = actors.flatMap((actor) =>
      waysToName(namesOf(endpoint), row.oneOf).map((names): AccessRequest => {
        const missing = Object.fromEntries(
          Object.entries(names).map(([field, whose]) => [field, whose === 'foreign' ? 'missing' : whose]),
        ) as typeof names;
        return {
          who: label(actor, names),
          like: row.link ? 'visitor' : label(actor, missing),
          wanted: wantedOfCall(endpoint, row, actor, names),
          ready: () => requestCallAs(endpoint, row, people, actor, names),
        };
      }),
    );
    expect(await odd(requests)).toEqual([]);
  });

  if (row.link && path !== opportunityApi.cooperateDetail.path)
    it('changes nothing by the link alone', async () => {
      const send = await requestCallAs(endpoint, row, people, 'buyer', {});
      await settled();
      const before = await fingerprint(['job']);
      await send();
      expect(await fingerprint(['job'])).toEqual(before);
    });

  if (access !== 'public' && !row.fresh)
    it('tells holders nothing a buyer wrote before the supplement', async () => {
      const own = waysToName(namesOf(endpoint), row.oneOf)[0]!;
      const told = async (actor: MemberActor) => {
        const { text } = await (await requestCallAs(endpoint, row, people, actor, own))();
        return Object.values(BUYERS_WORDS).filter((words) => text.includes(words));
      };
      expect(await told('unagreed')).toEqual([]);
      if (path === opportunityApi.sheetDetail.path)
        expect(await told('owner')).toContain(BUYERS_WORDS.sku_describe);
    });

  if (access !== 'public' && !row.shared && !row.fresh)
    it('shows the owner nothing of the other owner’s', async () => {
      const own = waysToName(namesOf(endpoint), row.oneOf)[0]!;
      const { text } = await (await requestCallAs(endpoint, row, people, 'owner', own))();
      const theirs = await Promise.all(
        Object.keys(RECORDS)
          .filter((kind) => kind !== 'ip')
          .map((kind) => recordOf(kind, 'foreign', people)),
      );
      expect(theirs.filter((id) => text.includes(id))).toEqual([]);
    });
});

describe.each(consoleRoutes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  const row: Row = CONSOLE_ROUTES[name] ?? {};
  const scopes = SCOPES_OF_ROUTE[name] ?? [];
  const kind = kindOfPath(route.path);
  const named = route.path.includes('/:id');

  it(`admits as ‘${scopes.join(' | ')}’ says`, async () => {
    if (named && !kind) throw new Error(`whose is a record of ${name}? (testing/access/records.ts)`);
    const owners: Whose[] = kind && kind in PLATFORM ? ['own'] : ['own', 'foreign'];
    const whoses: (Whose | undefined)[] = named ? [...owners, 'missing'] : [undefined];
    const requests = STAFF.flatMap((actor) =>
      whoses.map((whose): AccessRequest => ({
        who: label(actor, whose ? { id: whose } : {}),
        like: label(actor, { id: 'missing' }),
        wanted: wantedOfConsole(scopes, route.method, row, actor, whose),
        ready: () => requestConsoleAs(route, row, people, actor, whose),
      })),
    );
    expect(await odd(requests)).toEqual([]);
  });

  if (route.method === 'GET' && kind && !named && !row.shared)
    it('shows consultants what is assigned to them', async () => {
      const wants = (actor: 'consultant' | 'stranger') =>
        wantedOfConsole(scopes, 'GET', row, actor, undefined) === 'OK';
      const seen = async (actor: 'consultant' | 'stranger') => {
        const { text } = await (await requestConsoleAs(route, row, people, actor, undefined))();
        const ids = [await recordOf(kind, 'own', people), await recordOf(kind, 'foreign', people)];
        return { text, has: ids.map((id) => text.includes(id)) };
      };
      if (!wants('consultant')) return;
      expect((await seen('stranger')).text).toMatch(NOTHING);
      expect((await seen('consultant')).has[1]).toBe(false);
    });
});

describe.each(Object.entries(OPEN_ROUTES))('%s', (_name, tries) => {
  it('is open to whom it should be', async () => {
    const found = await tries(people);
    expect(found.filter(({ got, wanted }) => got !== wanted)).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});
