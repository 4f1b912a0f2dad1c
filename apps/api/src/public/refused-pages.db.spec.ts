/** Pages that a browser gets instead of what it asked for. */
import { ulid } from '@ipw/domain';
import { another } from '../../testing/another';
import { cuttableProxy } from '../../testing/cuttable-proxy';
import { member, openFixtures } from '../../testing/fixtures';
import { used } from '../../testing/limits';
import { until } from '../../testing/outbox';
import { filesCookie } from '../../testing/uploads';
import { api, rows } from '../../testing/server';
import { plantIp, plantPicture } from '../db/seed/fixtures';
import { picture } from '../../testing/pictures';

const { url, databaseUrl, db, reset } = api();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });

let cookie: string;
beforeAll(async () => {
  await reset();
  const holder = await member();
  cookie = await filesCookie('member', holder.id);
  const on = await openFixtures();
  const image_id = await plantPicture(on, holder.id, 'avatar', await picture('png'), 'fox.png', true);
  await plantIp(on, { ip_name: '山茶狐', image_id, listed: true });
});

const LONG = 'a'.repeat(300);
/** Addresses without a page: of no route, undecodable, or none that a file or a name can have. */
const UNKNOWN = [
  ...['/nonexist', '/admin/nonexist', '/ip/a/b/c', '/%E0%A4%A'],
  ...['//nonexist', '/admin//nonexist', '/a%00b', '/admin/a%00b', '/a%5Cb', '/a/%2e%2e/b'],
  ...[`/${LONG}`, `/admin/${LONG}`, `/ip/${LONG}`, `/campaign/${LONG}`, `/go/${LONG}/ask`, '/index.html/a'],
];

it.each([
  ['zh-CN', '没有找到这个页面', '请稍等片刻'],
  ['zh-TW', '找不到這個頁面', '請稍等片刻'],
  ['en', 'Page not found', 'One moment, please'],
])(
  'shows pages in %s for an address that nothing has, and for one that asks too often',
  async (...[lang, none, wait]) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const browser = (path: string, more = {}) => get(path, { 'accept-language': lang, accept, ...more });
    for (const path of UNKNOWN) {
      const missing = await browser(path);
      expect([path, missing.status, missing.headers.get('content-language')]).toEqual([path, 404, lang]);
      expect(missing.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await missing.text()).toContain(`<h1>${none}</h1>`);
    }
    for (const [path, more] of [
      ['/nonexist', { accept: '*/*' }],
      ['/nonexist', { accept: 'application/json' }],
      ['/nonexist', { accept: 'text/html;q=0, application/json' }],
      ['/nonexist', { accept: 'application/xhtml+xml, text/html; level=1; q=0.000' }],
      ['//nonexist', { accept: '*/*' }],
      ['/api//nonexist', {}],
      ['/api/nonexist', {}],
      ['/api/admin/nonexist', {}],
      ['/files/nonexist', {}],
    ] as const) {
      const missing = await browser(path, more);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(await missing.json()).toMatchObject({ code: 40400 });
    }

    const cached = (await browser(`/ip/山茶狐`)).headers.get('etag')!;
    expect((await browser('/ip/山茶狐', { 'if-none-match': cached })).status).toBe(304);
    for (const key of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) await used('public_page', key, 240);
    const ip = (await rows<{ id: string }>('SELECT id FROM ip'))[0]!.id;
    for (const path of [
      '/ip/山茶狐',
      '/ip/山茶狐/cooperate',
      '/ip/nobody',
      `/campaign/${ulid()}`,
      `/go/${ip}/ask`,
      `/go/${ip}/nothing`,
    ]) {
      const refused = await browser(path, { 'if-none-match': cached });
      expect([path, refused.status]).toEqual([path, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toMatch(new RegExp(`<h1>${wait}</h1>[^]*<a class="button" href="">`));
    }
    expect((await get('/ip/山茶狐', { 'accept-language': lang })).status).toBe(429);
    await db().query('DELETE FROM rate_limit');
  },
);

it('takes every HTML that a browser names, in any case and beside parameters', async () => {
  for (const accept of ['Text/HTML', 'image/png, text/html;q=0.1', 'text/html;level=1;q=0.05'])
    expect([accept, (await get('/nonexist', { accept })).headers.get('content-type')]).toEqual([
      accept,
      'text/html; charset=utf-8',
    ]);
});

it('answers what is wrong with a request for a file that is there as any other error', async () => {
  const beyond = await get('/seal.svg', { accept: 'text/html', range: 'bytes=99999999-' });
  expect(beyond.status).not.toBe(404);
  expect(await beyond.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
});

it.each([
  ['zh-CN', '现在有点忙', '页面出了点问题'],
  ['zh-TW', '現在有點忙', '頁面發生了一點問題'],
  ['en', 'Busy right now', 'Something went wrong'],
])(
  'shows pages in %s while the database does not answer, and for a mistake of the product',
  async (...[lang, busy, broken]) => {
    const proxy = await cuttableProxy(databaseUrl);
    const process = await another({ DATABASE_URL: proxy.url });
    const browser = (path: string, accept = 'text/html', more = {}) =>
      fetch(process + path, { headers: { 'accept-language': lang, accept, ...more } });
    const campaign = `/campaign/${ulid()}`;
    const unread = ['/ip/山茶狐', '/ip/山茶狐/cooperate', campaign];
    await db().query('RENAME TABLE campaign TO campaign_away');
    try {
      const answer = await browser(campaign);
      expect([answer.status, answer.headers.get('content-language')]).toEqual([500, lang]);
      expect(await answer.text()).toContain(`<h1>${broken}</h1>`);
    } finally {
      await db().query('RENAME TABLE campaign_away TO campaign');
    }
    proxy.cut();
    for (const path of unread) {
      const answer = await browser(path);
      expect([path, answer.status, answer.headers.get('content-language')]).toEqual([path, 503, lang]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toMatch(new RegExp(`<h1>${busy}</h1>[^]*<a class="button" href="">`));
    }
    // The workbench shows it in a frame.
    const framed = await browser(`/preview/${ulid()}`, 'text/html', { cookie });
    expect(framed.status).toBe(503);
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await (await browser(campaign, 'application/json')).json()).toMatchObject({ code: 50300 });
    await proxy.mend();
    await until(async () => (await browser('/ip/山茶狐')).ok || undefined, 'the page');
  },
);
