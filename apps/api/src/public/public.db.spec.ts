/** The public page of an IP: rendered by the server, public content only, in three languages. */
import { type PublicIp, type ShopLink, type StoryName, ulid, type Usage } from '@ipw/domain';
import sharp from 'sharp';
import { type Caller, openFixtures, member } from '../../testing/fixtures';
import { api } from '../../testing/server';
import {
  ago,
  plantIp,
  plantPicture,
  plantOperator,
  plantContentItem,
  plantSeries,
} from '../db/seed/fixtures';

const { url, db, reset } = api();
let holder: Caller;
let ip: string;
let shown: string;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });
const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const ask = async (query: string) =>
  (await (await get(`/api/ip/public?${query}`)).json()) as { code: number; data: PublicIp };

/** Calls of the owner about the private link. */
const linkCall = async (call: string, input: object): Promise<ShopLink> => {
  const answer = await fetch(`${url}/api/ip/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${holder.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ip_id: ip, ...input }),
  });
  return ((await answer.json()) as { data: ShopLink }).data;
};

async function picture(usage: Usage, width: number) {
  const drawn = await sharp({ create: { width, height: width, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  return plantPicture(await openFixtures(), holder.id, usage, drawn, 'fox.png', true);
}

async function series(series_name: string, visibility: 'public' | 'private') {
  const image = await picture('series_image', 1500);
  const id = await plantSeries(await openFixtures(), {
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
  const on = await openFixtures();
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

it('tells live cases, milestones, moments and announcements, and nothing that is only proposed', async () => {
  const on = await openFixtures();
  const image = await picture('case_image', 900);
  const of = { ip_id: ip, member_id: holder.id };
  const tell = (
    subject: StoryName,
    data: Record<string, unknown>,
    state: 'approved' | 'pending' = 'approved',
  ) => plantContentItem(on, { ...of, subject, data, state });
  const words = { case_type_id: 2, case_desc: 'For spring', case_image: image, image_list: [] };
  await tell('case', { case_name: 'Tea box <b>', ...words });
  await tell(
    'case',
    { case_name: 'Not yet', ...words, case_image: await picture('case_image', 50) },
    'pending',
  );
  await tell('milestone', { event_date: '2019-04-20', event_desc: 'Born on a tin', event_image: null });
  await tell('feed', { feed_content: 'Snow in the garden', feed_image: [] });
  await tell('announcement', { announcement_title: 'New prices', announcement_content: 'From May' });
  const page = await text('/ip/山茶狐');
  for (const part of [
    'Tea box &lt;b&gt;',
    'Packaging',
    'April 20, 2019',
    'Born on a tin',
    'Snow in the garden',
    'New prices',
  ])
    expect(page).toContain(part);
  expect(page).toContain(`/files/${image}/t640 640w`);
  expect(page).not.toContain('Not yet');
  const { data } = await ask(`ip_id=${ip}`);
  expect(data.cases).toMatchObject([{ case_name: 'Tea box <b>', case_type: 'Packaging' }]);
});

it('answers HEAD requests', async () => {
  const head = await fetch(`${url}/ip/山茶狐`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ]);
  expect((await fetch(`${url}/ip/nobody`, { method: 'HEAD' })).status).toBe(404);
});

it('answers at an address that ends with a slash, too', async () => {
  expect(await text('/ip/山茶狐/?lang=en')).toContain('<html lang="en"');
  expect((await fetch(`${url}/ip/nobody/`)).headers.get('content-type')).toBe('text/html; charset=utf-8');
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

it('shows no unreviewed picture, neither publicly nor by the private link', async () => {
  const { id, image } = await series('Seen by staff', 'public');
  const unseen = await picture('series_image', 700);
  const on = await openFixtures();
  await on.db.update('uploaded_file', { image_status: 0, open: 1 }, { id: unseen });
  await on.db.update('series', { images: JSON.stringify([image, unseen]) }, { id });
  const page = await text('/ip/山茶狐');
  expect(page).toContain(image);
  const { data } = await ask(`ip_id=${ip}`);
  for (const seen of [page, JSON.stringify(data)]) expect(seen).not.toContain(unseen);
  await on.db.update('series', { shelf: 'off' }, { id });
});

it('keeps every address it had: the id and an old name lead to the present one', async () => {
  const byId = await get(`/ip/${ip}`);
  expect([byId.status, byId.headers.get('location')]).toEqual([301, `/ip/${encodeURIComponent('山茶狐')}`]);
  await db().query("UPDATE ip SET ip_name = 'TeaFox' WHERE id = ?", [ip]);
  const byOld = await get('/ip/山茶狐?lang=en');
  expect([byOld.status, byOld.headers.get('location')]).toEqual([301, '/ip/teafox?lang=en']);
  const other = await plantIp(await openFixtures(), { ip_name: 'TeaFox', listed: true });
  const { data } = await ask(`ip_id=${other}`);
  expect(data).toMatchObject({ slug: `teafox-${other.slice(-6).toLowerCase()}`, claimed: false });
  expect((await ask('slug=teafox')).data.ip_id).toBe(ip);
  await db().query("UPDATE ip SET ip_name = '山茶狐' WHERE id = ?", [ip]);
});

it('answers a designed 404 for what is not shown', async () => {
  const addition = await plantIp(await openFixtures(), { ip_name: 'Unlisted', listed: false });
  for (const path of ['/ip/nobody', `/ip/${addition}`, '/ip/%3Cscript%3E', '/ip/..%2f..']) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('Page not found');
  }
  expect((await ask(`ip_id=${addition}`)).code).toBe(40400);
  for (const wrong of ['', `ip_id=${ip}&slug=x`, 'slug=%3Cb%3E', 'ip_id=1'])
    expect((await ask(wrong)).code).toBe(40001);
});

it('shows the onepage’s pictures, what comes first, and the contact as approved', async () => {
  const on = await openFixtures();
  const first = await series('First of all', 'public');
  const [base_image, main_image] = [await picture('onepage_base', 750), await picture('onepage_main', 500)];
  await db().query('UPDATE uploaded_file SET open = 1 WHERE id IN (?)', [[base_image, main_image]]);
  const set = (subject: string, data: object) =>
    on.db.insert('shop_setting', { id: ulid(), ip_id: ip, subject, data: JSON.stringify(data) });
  await set('onepage', { base_image, main_image, series_ids: [first.id] });
  await set('contact', { link_name: 'Ann <b>', link_QRcode: null });
  const { data } = await ask(`ip_id=${ip}`);
  expect(data.series.map(({ series_name, top }) => [series_name, top])).toEqual([
    ['First of all', true],
    ['Four Seasons', false],
  ]);
  expect(data).toMatchObject({ base_image: { image_id: base_image }, contact: { link_name: 'Ann <b>' } });
  const page = await text('/ip/山茶狐');
  expect(page).toContain(`/files/${base_image}/`);
  expect(page).toContain('Ann &lt;b&gt;');
  expect(page).toContain(`<meta property="og:image" content="${url}/files/${main_image}/og" />`);
  const preview = await get(`/files/${main_image}/og`);
  expect(preview.headers.get('content-type')).toBe('image/jpeg');
  const { width, height, format } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

it('shows the series that come first, however many others there are', async () => {
  const on = await openFixtures();
  const chosen = await series('Chosen', 'public');
  await on.db.update('series', { sort: 1000 }, { id: chosen.id });
  const others = Array.from({ length: 50 }, (_, at) => ({
    ip_id: ip,
    member_id: holder.id,
    series_name: `Other ${String(at)}`,
    visibility: 'public' as const,
    state: 'approved' as const,
    cover: shown,
    images: [shown],
    rights_documents: [],
  }));
  for (const other of others) await plantSeries(on, other);
  const names = async () => (await ask(`ip_id=${ip}`)).data.series.map(({ series_name }) => series_name);
  await db().query("DELETE FROM shop_setting WHERE ip_id = ? AND subject = 'onepage'", [ip]);
  expect(await names()).not.toContain('Chosen');
  const data = JSON.stringify({ base_image: null, main_image: null, series_ids: [chosen.id] });
  await on.db.insert('shop_setting', { id: ulid(), ip_id: ip, subject: 'onepage', data });
  expect((await names())[0]).toBe('Chosen');
  expect(await names()).toHaveLength(50);
  await db().query("UPDATE series SET deleted_at = NOW(3) WHERE ip_id = ? AND series_name LIKE 'Other%'", [
    ip,
  ]);
});

it('opens private series by the private link, until it is replaced', async () => {
  const hidden = await series('By link only', 'private');
  await plantOperator((await openFixtures()).db, ip, holder.id, 1);
  const key = async (): Promise<string> => {
    const { version } = await linkCall('shopLink', {});
    const action = version === 0 ? 'issue' : 'renew';
    const { private_path } = await linkCall('shopLinkMove', { version, action });
    return new URLSearchParams(private_path!.split('?')[1]).get('k')!;
  };
  const k = await key();
  const answer = await get(`/ip/山茶狐?k=${k}`);
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  for (const part of ['By link only', 'noindex', `?lang=zh-TW&amp;k=${k}`]) expect(page).toContain(part);
  expect(page).not.toContain(`og:image" content="${url}/files/${hidden.image}`);
  const [, address] = new RegExp(`src="(/files/${hidden.image}/t1280[^"]+)"`).exec(page)!;
  const shownAt = address!.replaceAll('&amp;', '&');
  expect((await get(shownAt)).status).toBe(200);
  expect((await get(shownAt.split('?')[0]!)).status).toBe(404);
  for (const wrong of ['', `${k}x`, k.toLowerCase()]) {
    const other = await text(`/ip/山茶狐?k=${wrong}`);
    expect(other).not.toContain('By link only');
    expect(other).toContain('opens nothing private');
  }
  const next = await key();
  expect(await text(`/ip/山茶狐?k=${k}`)).not.toContain('By link only');
  expect((await get(shownAt)).status).toBe(404);
  expect(await text(`/ip/山茶狐?k=${next}`)).toContain('By link only');
  expect(await text('/ip/山茶狐')).not.toContain('By link only');
});

it('names its pages to search engines', async () => {
  expect(await text('/sitemap.xml')).toContain(`<loc>${url}/ip/${encodeURIComponent('山茶狐')}</loc>`);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
});
