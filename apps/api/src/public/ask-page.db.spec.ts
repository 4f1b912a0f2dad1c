/** The page that leads to the form of a request: previewable, counted, without a script, with the key of a private link. */
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { ago, plantIp, plantOperator, plantPicture } from '../db/seed/fixtures';
import sharp from 'sharp';

const { url, reset } = api();
let holder: Caller;
let ip: string;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });
const text = async (path: string) => (await get(path)).text();
const PAGE = `/ip/${encodeURIComponent('山茶狐')}/cooperate`;

beforeAll(async () => {
  await reset();
  holder = await member({ username: 'Hidden Person' });
  const on = await openFixtures();
  const drawn = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  const image_id = await plantPicture(on, holder.id, 'avatar', drawn, 'fox.png', true);
  ip = await plantIp(on, { ip_name: '山茶狐', image_id, intro: 'A fox', auth_field_id: 18 });
  await on.db.update('ip', { owner_id: holder.id, claimed_at: ago(1) }, { id: ip });
  await plantOperator(on.db, ip, holder.id, 1);
});

it('has a preview of its own and leads to the form with the IP chosen, without a script', async () => {
  const response = await get(PAGE);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).not.toContain('<script');
  for (const part of [
    '<meta property="og:title" content="Request a cooperation with 山茶狐 · IP Workbench" />',
    `<meta property="og:url" content="${url}${PAGE}" />`,
    '/og" />',
    'name="robots" content="noindex"',
    `href="/go/${ip}/ask?lang=en"`,
    'href="/?lang=en#/worktableQA"',
    'generally 50%',
    '(working days: 5)',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('Hidden Person');
  // The form begins in the language of the page; the default one needs no parameter.
  const form = async (path: string) => (await get(path)).headers.get('location');
  expect(await form(`/go/${ip}/ask`)).toBe(`/?lang=en#/cooperate/index?ip=${ip}`);
  expect(await form(`/go/${ip}/ask?lang=zh-TW`)).toBe(`/?lang=zh-TW#/cooperate/index?ip=${ip}`);
  expect(await form(`/go/${ip}/ask?lang=zh-CN`)).toBe(`/#/cooperate/index?ip=${ip}`);
});

it('speaks three languages and is found by the id and by HEAD', async () => {
  expect(await text(`${PAGE}?lang=zh-CN`)).toContain('向“山茶狐”咨询合作');
  expect(await text(`${PAGE}?lang=zh-TW`)).toContain('向「山茶狐」洽詢合作');
  const moved = await get(`/ip/${ip}/cooperate?from=code`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${PAGE}?from=code`]);
  expect((await fetch(url + PAGE, { method: 'HEAD' })).status).toBe(200);
  expect((await get('/ip/nobody/cooperate')).status).toBe(404);
  const { headers } = await get(PAGE);
  expect((await get(PAGE, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
});

it('carries the key of the current private link to the form, and not that of an ended one', async () => {
  const call = async (name: string, input: object) => {
    const answer = await fetch(`${url}/api/ip/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${holder.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ip_id: ip, ...input }),
    });
    return ((await answer.json()) as { data: { private_path: string | null; version: number } }).data;
  };
  const issued = await call('shopLinkMove', { version: 0, action: 'issue' });
  const k = new URLSearchParams(issued.private_path!.split('?')[1]).get('k')!;
  const response = await get(`${PAGE}?k=${k}`);
  const page = await response.text();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  for (const part of [
    `href="/go/${ip}/ask?lang=en&amp;k=${k}"`,
    'carries no share',
    `?lang=zh-TW&amp;k=${k}`,
  ])
    expect(page).toContain(part);
  expect((await get(`/go/${ip}/ask?k=${k}`)).headers.get('location')).toBe(
    `/?lang=en#/cooperate/index?ip=${ip}&k=${k}`,
  );
  expect(await text(`/ip/山茶狐?k=${k}`)).toContain('a deal from here carries no share');
  await call('shopLinkMove', { version: issued.version, action: 'revoke' });
  const ended = await text(`${PAGE}?k=${k}`);
  expect(ended).toContain(`href="/go/${ip}/ask?lang=en"`);
  expect(ended).toContain('has ended');
  expect(ended).toContain('generally 50%');
});

it('says so when nobody could answer', async () => {
  const on = await openFixtures();
  const free = await plantIp(on, { ip_name: '无主', intro: '', auth_field_id: 18 });
  await on.db.update('ip', { listed: 1 }, { id: free });
  const page = await text('/ip/无主/cooperate');
  expect(page).toContain('nobody could answer');
  expect(page).not.toContain('/ask"');
});
