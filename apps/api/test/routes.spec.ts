/** Every route is declared, guarded and part of the contract. */
import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { type Endpoint, GRANTS, SCOPES } from '@ipw/domain';
import { AppModule } from '../src/app.module';
import { CALL, CONSOLE, FOR_MEMBER, OPEN } from '../src/core/http/call';
import { CONSOLE_ENDPOINTS, ENDPOINTS } from '../src/core/openapi/openapi';
import { ACCESS_OF_CALL } from '../testing/access/call-access';
import { SCOPES_OF_ROUTE } from '../testing/access/console-scopes';
import { ROLE_SCOPES } from '../testing/access/grants';
import { routesOf } from '../testing/routes';

/** Routes without session and contract. Each needs a reason here. */
const OPEN_ROUTES = [
  'GET /api/files/images/:token', // a secret that expires, with the cookie of the brand's browser or the staff's session
  'GET /api/message/stream', // a short-lived signed ticket replaces the token
  'GET /campaign/:id', // the public page of a campaign
  'GET /complain', // the form for complaints of infringement
  'GET /files/:id/:variant', // a signed address replaces the token
  'GET /files/codes/:token', // usable once, with the cookie or token of the session it was created for
  'GET /files/export/:id', // a signed address replaces the token
  'GET /go/:ip/:act', // counted links of public pages
  'GET /health/live',
  'GET /health/ready',
  'GET /ip/:slug', // the public page of an IP
  'GET /ip/:slug/cooperate', // the page that leads to the form of a request
  'GET /metrics',
  'GET /pay/sandbox/:id', // the page of the wallet sandbox; only without a real wallet
  'GET /pay/wechat/:id', // the code a payer scans; its id cannot be guessed
  'GET /preview/:id', // the file cookie of an operator's session replaces the token
  'GET /robots.txt',
  'GET /s/:code', // the page of a label's QR code
  'GET /s/:code/report', // the form to report a fake
  'GET /sitemap.xml',
  'HEAD /campaign/:id', // whether the page exists
  'HEAD /ip/:slug',
  'HEAD /ip/:slug/cooperate',
  'POST /api/filing-centre/notice', // the filing centre: a signature replaces the session
  'POST /api/pay/notify/:provider', // wallet providers: a signature replaces the session
  'POST /complain', // a signed form
  'POST /pay/sandbox/:id',
  'POST /s/:code/report', // the signed report form of a code
];

/** Routes of tus: they need a token; `resumable.db.spec.ts` proves that they reach the member's own uploads only. */
const MEMBER_ROUTES = [
  'DELETE /api/uploads/:id',
  'HEAD /api/uploads/:id',
  'PATCH /api/uploads/:id',
  'POST /api/uploads',
];

const routes = routesOf(AppModule);

it('finds the routes', () => {
  expect(routes.length).toBeGreaterThan(50);
});

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s is declared once',
  (_name, { marks }) => {
    expect(Object.values(marks).filter((mark) => mark !== undefined)).toHaveLength(1);
  },
);

it('leaves open what is known to be', () => {
  const marked = (mark: string) =>
    routes.filter(({ marks }) => marks[mark]).map(({ method, path }) => `${method} ${path}`);
  expect(marked(OPEN).sort()).toEqual(OPEN_ROUTES);
  expect(marked(FOR_MEMBER).sort()).toEqual(MEMBER_ROUTES);
});

it('has a route for every call of the contract, and no other', () => {
  const called = routes.flatMap(({ marks }) => (marks[CALL] ? [marks[CALL] as Endpoint] : []));
  expect(called.map(({ path }) => path).sort()).toEqual(ENDPOINTS.map(({ path }) => path).sort());
  for (const endpoint of called) expect(ENDPOINTS).toContain(endpoint);
});

it('puts calls below /api/ under the declared path', () => {
  for (const { marks, path, method } of routes.filter((route) => route.marks[CALL])) {
    expect(path).toBe(`/api/${(marks[CALL] as Endpoint).path}`);
    expect(method).toBe(RequestMethod[RequestMethod.ALL]);
  }
});

it('has a route for every declared call of the console, and no other', () => {
  const bound = routes.filter(({ marks }) => marks[CONSOLE] !== undefined);
  const named = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replace('/api/admin/', '')}`;
  expect(bound.map(named).sort()).toEqual(CONSOLE_ENDPOINTS.map(({ route }) => route).sort());
  for (const route of bound) {
    expect(CONSOLE_ENDPOINTS).toContain(route.declared);
    expect(named(route)).toBe(route.declared!.route);
    expect(route.marks[CONSOLE]).toBe(route.declared!.access);
  }
});

it('asks of every console route a scope that exists', () => {
  const known = [...SCOPES, 'signed-in', 'enrolling', 'open'];
  for (const { marks, path } of routes.filter((route) => route.marks[CONSOLE])) {
    expect(known).toEqual(expect.arrayContaining([marks[CONSOLE]].flat()));
    expect(path).toMatch(/^\/api\/admin\//);
  }
});

// The tables are those of the access matrix, so that a changed scope, role or route must be declared twice.
it('opens to each role, and by each scope, what the tables of the access matrix say', () => {
  const sets = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(table).map(([key, list]) => [key, [...new Set(list)].sort()]));
  const scopes = routes
    .filter(({ marks }) => marks[CONSOLE] !== undefined)
    .map(({ method, path, marks }): [string, string[]] => [
      `${method} ${path.replace('/api/admin/', '')}`,
      [marks[CONSOLE]].flat() as string[],
    ]);
  expect(sets(GRANTS)).toEqual(sets(ROLE_SCOPES));
  expect(sets(Object.fromEntries(scopes))).toEqual(sets(SCOPES_OF_ROUTE));
  expect(Object.fromEntries(ENDPOINTS.map(({ path, access }) => [path, access]))).toEqual(ACCESS_OF_CALL);
});

it('opens nothing of the console but signing in', () => {
  const open = routes.filter(({ marks }) => marks[CONSOLE] === 'open').map(({ path }) => path);
  expect(open).toEqual(['/api/admin/auth/login']);
});

it('has no two routes for one request', () => {
  const keys = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('changes something by POST, and passwords, codes and documents never travel in a query', () => {
  const secret = ['password', 'new_password', 'old_password', 'yzm', 'document_number', 'business_password'];
  for (const { path, input, post } of ENDPOINTS) {
    const fields = Object.keys((input as { shape?: object }).shape ?? {});
    if (fields.some((field) => secret.includes(field))) expect({ path, post }).toEqual({ path, post: true });
  }
});
