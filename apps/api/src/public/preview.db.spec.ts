/** The preview of an IP's page: drafts in place of live content, for its operators only, never stored or indexed. */
import { ann, begin, call, content, ip, pass, pic, query, save, submit } from '../../testing/gallery';
import { member, openFixtures } from '../../testing/fixtures';
import { complete, keep } from '../../testing/story';
import { filesCookie } from '../../testing/uploads';
import { api } from '../../testing/server';
import { plantOperator, plantSeries } from '../db/seed/fixtures';

const { url } = api();
beforeEach(begin);

const open = async (who: { id: string } = ann) =>
  fetch(`${url}/preview/${ip}`, {
    headers: { cookie: await filesCookie('member', who.id), 'accept-language': 'en' },
  });
const page = async () => (await open()).text();

it('shows drafts, submitted content and the live rest in their places', async () => {
  const live = (await save(await content({ series_name: 'Winter' }))).data.series_id as string;
  await submit(live);
  await pass(live);
  const draft = await content({ series_name: 'Spring <b>' });
  await save(draft);
  await save(await content({ series_name: 'Only for me', visibility: 'private' }));
  await keep('announcement', { ...(await complete('announcement')), announcement_title: 'Not yet public' });
  await call('ip/ipLinkInfoUpdate', ann, { ip_id: ip, link_name: '顾小满', draft: 1 });
  const shown = await page();
  for (const part of [
    'Winter',
    'Spring &lt;b&gt;',
    'Not yet public',
    '顾小满',
    'Preview: only you can see this page.',
  ])
    expect(shown).toContain(part);
  expect(shown).not.toContain('id="s-only');
  expect(shown.match(/<h3>Only for me/g)).toBeNull();
  const everybody = await (await fetch(`${url}/ip/${ip}`)).text();
  expect(everybody).toContain('Winter');
  for (const part of ['Spring', 'Not yet public', '顾小满']) expect(everybody).not.toContain(part);
});

it('shows a public draft, however many private series there are', async () => {
  const on = await openFixtures();
  const { data } = await save(await content({ series_name: 'Spring' }));
  await query('UPDATE series SET sort = 1000 WHERE id = ?', [data.series_id]);
  const image = await pic('series_image');
  for (let at = 0; at < 50; at += 1)
    await plantSeries(on, {
      ip_id: ip,
      member_id: ann.id,
      series_name: `Hidden ${String(at)}`,
      visibility: 'private',
      state: 'approved',
      cover: image,
      images: [image],
      rights_documents: [],
    });
  expect(await page()).toMatch(/<h3[^>]*>Spring/);
});

it('leaves the day and the list entry out that a draft does not have yet', async () => {
  await keep('milestone', { event_desc: 'Without a day' });
  await keep('case', { case_name: 'Without a type' });
  const shown = await page();
  for (const part of ['Without a day', 'Without a type']) expect(shown).toContain(part);
  for (const part of ['1970', 'case_type']) expect(shown).not.toContain(part);
});

it('opens pictures of drafts in the session it was made for', async () => {
  const series = await content();
  await save(series);
  const address = new RegExp(`/files/${series.images[0]!}/whole[^"]*`)
    .exec(await page())![0]
    .replaceAll('&amp;', '&');
  const cookie = await filesCookie('member', ann.id);
  expect((await fetch(url + address, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(url + address)).status).toBe(404);
});

it('uses the proposed information, and leaves the address of the page alone', async () => {
  const info = {
    kind: 'normal',
    ip_name: '雪兔',
    ip_image: await pic('avatar'),
    intro: 'A rabbit in the snow',
    core_audience: 'Walkers',
    auth_field_id: 31,
    birth_time: '2020-05-01',
    birth_area: 'CN',
    ip_origin: 1,
    ip_types: [1],
    kernels: [1],
  };
  await call('ip/update', ann, { ip_id: ip, draft: 1, ...info });
  const shown = await page();
  expect(shown).toContain('<h1 lang="zh">雪兔</h1>');
  expect(shown).toContain('A rabbit in the snow');
  expect(await query('SELECT slug FROM ip_slug WHERE ip_id = ?', [ip])).toEqual([{ slug: '山茶兔' }]);
});

it('is never stored, indexed or framed by others, and counts no visit', async () => {
  const { headers } = await open();
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  const shown = await page();
  for (const mark of ['rel="canonical"', 'og:title', '<script']) expect(shown).not.toContain(mark);
  expect(await query('SELECT * FROM ip_visit')).toEqual([]);
});

it('answers others as if there were no page', async () => {
  const ben = await member();
  await plantOperator((await openFixtures()).db, ip, ben.id, null);
  const missing = await (
    await fetch(`${url}/preview/${ip}`, { headers: { 'accept-language': 'en' } })
  ).text();
  expect((await fetch(`${url}/preview/%E5%B1%B1`)).status).toBe(404);
  const refused = await open(ben);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toBe(missing);
});
