/** The headers of all answers: pages, files, both APIs, and missing paths. */
import { member, staff } from '../testing/fixtures';
import { api } from '../testing/server';

const { reset, url } = api();
const CSP =
  "default-src 'self';img-src 'self' blob: data:;style-src 'self' 'unsafe-inline';script-src 'self';worker-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let cookie: string;
let token: string;

beforeAll(async () => {
  await reset();
  token = (await member()).token;
  cookie = (await staff('admin')).cookie;
});

const answers = (): [string, RequestInit?][] => [
  ['/'],
  ['/admin/'],
  ['/seal.svg'],
  ['/nowhere'],
  ['/health/live'],
  ['/api/common/regions'],
  ['/api/member/info', { headers: { authorization: `Bearer ${token}` } }],
  ['/api/member/info'],
  ['/api/nowhere'],
  ['/api/admin/claims', { headers: { cookie } }],
  ['/api/admin/auth/me'],
  ['/files/01ARZ3NDEKTSV4RRFFQ69G5FAV/whole'],
  ['/s/AAAA'],
  ['/verify', { redirect: 'manual' }],
  ['/%zz'],
];

it('are on every answer', async () => {
  for (const [path, init] of answers()) {
    const { headers } = await fetch(url + path, init);
    expect({ path, ...Object.fromEntries(headers) }).toMatchObject({
      path,
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(REQUEST_ID) as string,
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    // Sent behind TLS only (NODE_ENV=production): on plain http they would make the site unreachable.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  }
});

it('name the request as the proxy did, unless the name could be something else', async () => {
  const idOf = async (given: string) =>
    (await fetch(`${url}/health/live`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idOf('proxy-01.77f3_a')).toBe('proxy-01.77f3_a');
  for (const bad of ['short', 'a'.repeat(65), 'id with spaces', '"quoted-id"'])
    expect(await idOf(bad)).toMatch(REQUEST_ID);
});

it('let no answer of an API be kept', async () => {
  for (const [path, init] of answers().filter(([path]) => path.startsWith('/api/')))
    expect({ path, cached: (await fetch(url + path, init)).headers.get('cache-control') }).toEqual({
      path,
      cached: 'no-store',
    });
});

it('keep the console out of search engines', async () => {
  const robots = await fetch(`${url}/robots.txt`);
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toBe(
    `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /go/\nDisallow: /preview/\nSitemap: ${url}/sitemap.xml\n`,
  );
});
