/** The page everybody sees of an IP: written by the server, only of what is shown, in three languages. */
import type { PublicIp } from '@ipw/domain';
import sharp from 'sharp';
import { type Caller, ground, member } from '../../../testing/ground';
import { api } from '../../../testing/server';
import { ago, plantIp, plantPicture, plantSeries } from '../../db/seed/ground';

const { url, db, reset } = api();
let holder: Caller;
let ip: string;
let shown: string;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });
const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const ask = async (query: string) =>
  (await (await get(`/api/ip/public?${query}`)).json()) as { code: number; data: PublicIp };

async function picture(usage: 'avatar' | 'series_image', width: number) {
  const drawn = await sharp({ create: { width, height: width, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  return plantPicture(await ground(), holder.id, usage, drawn, 'fox.png', true);
}

async function series(series_name: string, visibility: 'public' | 'private') {
  const image = await picture('series_image', 1500);
  const id = await plantSeries(await ground(), {
    ip_id: ip,
    member_id: holder.id,
    series_name,
    cover: image,
    images: [image],
    rights_documents: [],
    visibility,
    state: 'approved',
  });
  return { id, image };
}

beforeAll(async () => {
  await reset();
  holder = await member({ username: 'Hidden Person' });
  const on = await ground();
  const image_id = await picture('avatar', 800);
  ip = await plantIp(on, { ip_name: '山茶狐', image_id, intro: 'Born <b>at</b> "noon"', auth_field_id: 18 });
  await on.db.update('ip', { owner_id: holder.id, claimed_at: ago(1) }, { id: ip });
  shown = (await series('Four Seasons', 'public')).image;
});

it('shows approved information and public series with their pictures, without script', async () => {
  const response = await get(`/ip/${encodeURIComponent('山茶狐')}`);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page).toContain('<h1 lang="zh">山茶狐</h1>');
  expect(page).toContain('Born &lt;b&gt;at&lt;/b&gt; &quot;noon&quot;');
  expect(page).toContain('Four Seasons');
  expect(page).toContain(`/files/${shown}/t640 640w`);
  expect(page).toContain('Food &amp; Beverages');
  for (const mark of ['og:title', 'og:image', 'rel="canonical"', 'hreflang="zh-TW"', 'application/ld+json'])
    expect(page).toContain(mark);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain('Hidden Person');
  expect(page).not.toContain(holder.id);
});

it('speaks the language asked for, by header or by address', async () => {
  expect(await text(`/ip/山茶狐`, { 'accept-language': 'zh-TW' })).toContain('洽詢合作');
  expect(await text(`/ip/山茶狐?lang=zh-CN`)).toContain('咨询合作');
});

it('is asked for again by its tag', async () => {
  const first = await get('/ip/山茶狐');
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  const again = await get('/ip/山茶狐', { 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
});

it('makes the widths of a picture that everybody may open, once', async () => {
  const files = await Promise.all([640, 1280, 640].map((width) => get(`/files/${shown}/t${String(width)}`)));
  for (const [at, width] of [640, 1280, 640].entries()) {
    const { info } = await sharp(Buffer.from(await files[at]!.arrayBuffer())).toBuffer({
      resolveWithObject: true,
    });
    expect([info.format, info.width]).toEqual(['webp', width]);
  }
});

it('never shows a private series, and hides one that is taken off at once', async () => {
  const hidden = await series('For tenders only', 'private');
  const off = await series('Off the shelf', 'public');
  await db().query("UPDATE series SET shelf = 'off' WHERE id = ?", [off.id]);
  const page = await text('/ip/山茶狐');
  const { data } = await ask(`ip_id=${ip}`);
  for (const seen of [page, JSON.stringify(data)])
    for (const word of ['For tenders only', 'Off the shelf', hidden.image]) expect(seen).not.toContain(word);
  expect(data.series.map(({ series_name }) => series_name)).toEqual(['Four Seasons']);
});

it('keeps every address it had: the id and an old name lead to the present one', async () => {
  const byId = await get(`/ip/${ip}`);
  expect([byId.status, byId.headers.get('location')]).toEqual([301, `/ip/${encodeURIComponent('山茶狐')}`]);
  await db().query("UPDATE ip SET ip_name = 'TeaFox' WHERE id = ?", [ip]);
  const byOld = await get('/ip/山茶狐?lang=en');
  expect([byOld.status, byOld.headers.get('location')]).toEqual([301, '/ip/teafox?lang=en']);
  const other = await plantIp(await ground(), { ip_name: 'TeaFox', listed: true });
  const { data } = await ask(`ip_id=${other}`);
  expect(data).toMatchObject({ slug: `teafox-${other.slice(-6).toLowerCase()}`, claimed: false });
  expect((await ask('slug=teafox')).data.ip_id).toBe(ip);
  await db().query("UPDATE ip SET ip_name = '山茶狐' WHERE id = ?", [ip]);
});

it('answers a designed 404 for what is not shown', async () => {
  const addition = await plantIp(await ground(), { ip_name: 'Unlisted', listed: false });
  for (const path of ['/ip/nobody', `/ip/${addition}`, '/ip/%3Cscript%3E', '/ip/..%2f..']) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('There is no such page');
  }
  expect((await ask(`ip_id=${addition}`)).code).toBe(40400);
  for (const wrong of ['', `ip_id=${ip}&slug=x`, 'slug=%3Cb%3E', 'ip_id=1'])
    expect((await ask(wrong)).code).toBe(40001);
});

it('names its pages to search engines', async () => {
  expect(await text('/sitemap.xml')).toContain(`<loc>${url}/ip/${encodeURIComponent('山茶狐')}</loc>`);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
});
