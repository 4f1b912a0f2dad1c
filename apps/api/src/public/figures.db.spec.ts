/** Figures of an IP: how visitors came and what they did, each counted once a day and compared with the time before. */
import { type Figures, shanghaiDay } from '@ipw/domain';
import { ann, begin, call, content, ip, pass, query, save, submit } from '../../testing/gallery';
import { member, openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { watchScans } from '../../testing/services';
import { plantSheet } from '../db/seed/fixtures';

const { url } = api();
let browsers = 0;
/** A user agent that was not used before. */
const browser = () => `Mozilla/5.0 (X11; Linux) Firefox/${String((browsers += 1))}.${String(Date.now())}`;
const open = (path: string, agent: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'user-agent': agent, ...headers } });
const page = async () => (await open(`/ip/${ip}`, 'curl')).headers.get('location')!;
const figures = async (more: object = {}) =>
  (await call('ip/figures', ann, { ip_id: ip, ...more })).data as Figures;
const sourcesOf = ({ sources }: Figures) =>
  Object.fromEntries(sources.filter(({ total }) => total > 0).map(({ source, total }) => [source, total]));
const ago = (days: number) => shanghaiDay(new Date(Date.now() - days * 86_400_000));

let series: string;
let image: string;
beforeEach(async () => {
  await begin();
  await query('UPDATE ip SET listed = 1 WHERE id = ?', [ip]);
  const made = await content({ series_name: 'Winter' });
  image = made.images[0]!;
  series = (await save(made)).data.series_id as string;
  await submit(series);
  await pass(series);
});

it('tells sources apart, by class alone, and counts the first one of a visitor’s day', async () => {
  const path = await page();
  const reader = browser();
  await open(path, reader, { referer: 'https://www.baidu.com/s?wd=secret' });
  await open(path, reader, { referer: 'https://weibo.com/' });
  await open(`${path}?from=code`, browser());
  await open(path, browser());
  await open(path, 'Googlebot', { referer: 'https://www.google.com/' });
  await open(path, browser(), { 'sec-purpose': 'prefetch' });
  expect(sourcesOf(await figures())).toEqual({ search: 1, code: 1, direct: 1 });
  const stored = JSON.stringify(await query('SELECT * FROM ip_figure'));
  expect(stored).not.toContain('baidu');
});

it('counts an opened picture with its series, a question and a download once a day per visitor', async () => {
  const path = await page();
  const picture = `/go/${ip}/picture?id=${image}`;
  const html = await (await open(path, browser())).text();
  expect(html).toContain(picture.replace('&', '&amp;'));
  const reader = browser();
  await open(path, reader);
  for (const address of [picture, picture, `/go/${ip}/ask`]) {
    const answer = await open(address, reader);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await open(picture, reader)).headers.get('location')).toBe(`/files/${image}/t640`);
  const form = async (query: string) =>
    (await open(`/go/${ip}/ask${query}`, 'Googlebot')).headers.get('location');
  expect(await form('')).toBe(`/#/cooperate/index?ip=${ip}`);
  expect(await form('?k=a%26b')).toBe(`/#/cooperate/index?ip=${ip}&k=a%26b`);
  const found = await figures();
  expect(found.pictures).toMatchObject([{ image_id: image, series_name: 'Winter', total: 1, before: 0 }]);
  expect(found.series).toMatchObject([{ series_id: series, total: 1 }]);
  expect(found.asks).toEqual({ total: 1, before: 0 });
  expect(found.manual).toEqual({ total: 0, before: 0 });
});

it('counts nothing of who did not visit the page, of robots, operators and staff', async () => {
  const ask = `/go/${ip}/ask`;
  await open(ask, browser());
  await open(await page(), 'Googlebot');
  await open(ask, 'Googlebot');
  const own = browser();
  await open(await page(), own);
  await open(ask, own);
  expect((await figures()).asks.total).toBe(1);
  await fetch(`${url}/api/ip/info?ip_id=${ip}`, {
    headers: { authorization: `Bearer ${ann.token}`, 'user-agent': own },
  });
  expect((await figures()).asks.total).toBe(0);
  expect(sourcesOf(await figures())).toEqual({});
  await open(ask, own);
  expect((await figures()).asks.total).toBe(0);
});

it('leads to public pictures of this IP only', async () => {
  await query("UPDATE series SET shelf = 'off' WHERE id = ?", [series]);
  await call('gallery/seriesShelf', ann, { ip_id: ip, series_id: series, shelf: 'listed' });
  await call('gallery/seriesShelf', ann, { ip_id: ip, series_id: series, shelf: 'off' });
  expect((await open(`/go/${ip}/picture?id=${image}`, browser())).status).toBe(404);
});

it('compares with the time before, and forgets deleted content', async () => {
  const plant = (day: number, kind: string, subject: string, count: number) =>
    query('INSERT INTO ip_figure (ip_id, day, kind, subject, count) VALUES (?, ?, ?, ?, ?)', [
      ip,
      ago(day),
      kind,
      subject,
      count,
    ]);
  await query('INSERT INTO ip_visit (ip_id, day, visits) VALUES (?, ?, 5), (?, ?, 3), (?, ?, 100)', [
    ...[ip, ago(6)],
    ...[ip, ago(7)],
    ...[ip, ago(14)],
  ]);
  await plant(6, 'source', 'search', 5);
  await plant(7, 'source', 'search', 3);
  await plant(14, 'source', 'search', 100);
  await plant(0, 'picture', '01K00000000000000000000000', 9);
  const week = await figures({ days: 7 });
  expect(week.days).toHaveLength(7);
  expect([week.from, week.to]).toEqual([ago(6), ago(0)]);
  expect(week.visits).toEqual({ total: 5, before: 3 });
  expect(week.sources.find(({ source }) => source === 'search')).toMatchObject({ total: 5, before: 3 });
  expect(week.pictures).toEqual([]);
  expect((await figures({ days: 365 })).visits.total).toBe(108);
});

it('reads a year of figures through the primary key', async () => {
  const [plan] = await query<{ key: string; type: string }>(
    'EXPLAIN SELECT kind, subject, SUM(count) FROM ip_figure WHERE ip_id = ? AND day >= ? GROUP BY kind, subject',
    [ip, ago(729)],
  );
  expect(plan!.key).toBe('PRIMARY');
  expect(['range', 'ref']).toContain(plan!.type);
});

it('counts visits by scan, counted by the reader or not yet', async () => {
  const scan = (days: number, mark: string | null = null) =>
    query('INSERT INTO code_scan (at, ip_id, verdict, mark, agent, source) VALUES (?, ?, ?, ?, ?, ?)', [
      new Date(Date.now() - days * 86_400_000),
      ip,
      'genuine',
      mark,
      'chrome',
      'a'.repeat(16),
    ]);
  await scan(0);
  await scan(0, 'repeated');
  await scan(8);
  expect((await figures({ days: 7 })).scans).toEqual({ total: 1, before: 1 });
  await watchScans();
  expect(await query("SELECT scans FROM code_scan_day WHERE mark = ''")).toHaveLength(2);
  await scan(1);
  expect((await figures({ days: 7 })).scans).toEqual({ total: 2, before: 1 });
});

it('is for members of the IP', async () => {
  const other = await member();
  expect((await call('ip/figures', other, { ip_id: ip })).code).toBe(40300);
});

it('counts the sheets that passed their check, without those of the private link', async () => {
  const on = await openFixtures();
  const plant = (state: 'submitted' | 'unreplied' | 'review_failed', source: 'platform' | 'private_link') =>
    plantSheet(on, { ip_id: ip, state, source });
  for (const state of ['submitted', 'unreplied', 'review_failed'] as const) await plant(state, 'platform');
  await plant('unreplied', 'private_link');
  expect((await figures()).sheets).toEqual({ total: 1, before: 0 });
});
