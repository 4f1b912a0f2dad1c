/** Reports of fakes: accepted from anybody, encrypted, sent to the members of the IP, settled once. */
import { call, completed, decide, licensee, openShop, owned, type Shop } from '../../../testing/codes';
import { member, staff } from '../../../testing/fixtures';
import { dump } from '../../../testing/leaks/sources';
import { used } from '../../../testing/limits';
import { picture } from '../../../testing/pictures';
import { api, rows } from '../../../testing/server';
import { sweepRetention } from '../../../testing/services';
import { open as fetchFile } from '../../../testing/uploads';
import { openKeys } from '../../core/keys';
import { ruleOf } from '../../core/limit/rules';
import { CodeCipher } from '../engine/code-cipher';

const { url, dataDir, db } = api();
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1';
const SAID = { bought_at: '苏州平江路夜市', description: '吊牌是歪的', contact: '13911112222' };

let shop: Shop;
let code: string;
beforeAll(async () => {
  shop = await openShop();
  await completed(shop, 1000);
  const { ann, admin, ip_id, goods_id } = shop;
  const licensee_id = await licensee(shop);
  const { request_id } = (await call('code/useCreate', ann, { ip_id, goods_id, licensee_id, quantity: 10 }))
    .data as { request_id: string };
  await decide(admin, `code-requests/${request_id}/handle`, { version: 1 });
  const [batch] = await rows<{ number: number; key_version: number }>('SELECT * FROM code_batch');
  const text = Buffer.alloc(26);
  new CodeCipher(openKeys(dataDir).code).issue(batch!.key_version, batch!.number, 3, 1, text);
  code = text.toString('latin1');
});
beforeEach(async () => {
  for (const table of ['code_report', 'code_scan', 'code_seen', 'message', 'rate_limit'])
    await db().query('DELETE FROM ??', [table]);
});

/** Opens the page of a label like a phone. */
const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers: { 'user-agent': PHONE, ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const keyIn = (page: string) => /name="form" value="([^"]+)"/.exec(page)![1]!;

async function send(path: string, fields: Record<string, string | Blob>, form?: string) {
  const body = new FormData();
  body.set('form', form ?? keyIn((await open(path)).text));
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, value, 'IMG_0042.png');
  }
  const response = await fetch(`${url}${path}/report?lang=en`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'user-agent': PHONE },
  });
  return { status: response.status, text: await response.text() };
}
const png = async () => new Blob([await picture('png')], { type: 'image/png' });
const reports = () => rows<{ id: string; state: string; version: number }>('SELECT * FROM code_report');

describe('the page', () => {
  it('counts a phone once, previews, robots and what is fetched ahead never', async () => {
    const path = `/s/${code}`;
    const first = await open(`${path}?lang=en&place=Suzhou`);
    expect(first.text).toContain('Nobody has checked it before');
    expect(first.text.length).toBeLessThan(12_000);
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!;
    // Typed by hand, in lower case and in groups.
    const again = await open(`/s/${code.toLowerCase().replace(/(.{5})/, '$1%20')}?lang=en`, { cookie });
    expect(again.text).toContain('So far only this device has checked it');
    expect(again.text).toContain('This device checked it on');
    await open(`${path}?lang=zh-TW`, { cookie, 'sec-fetch-site': 'same-origin' });
    const robot = await open(`${path}?lang=en`, { 'user-agent': 'Googlebot/2.1' });
    expect(robot.text).toContain('not counted');
    expect(robot.text).toMatch(/og:title" content="Label check"/);
    await open(path, { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0 Mobile' });
    expect(await rows('SELECT verdict, mark, place FROM code_scan ORDER BY id')).toEqual([
      { verdict: 'genuine', mark: null, place: 'Suzhou' },
      { verdict: 'genuine', mark: 'repeated', place: null },
      { verdict: 'genuine', mark: 'own_page', place: null },
      { verdict: 'scanned_before', mark: 'program', place: null },
      { verdict: 'scanned_before', mark: null, place: null },
    ]);
    expect((await open(`${path}?lang=en`)).text).toContain('Checked 3 times in total');
  });

  it.each([
    ['program', { 'user-agent': '' }],
    ['program', { 'user-agent': 'curl/8.5.0' }],
    ['program', { 'user-agent': 'WhatsApp/2.23' }],
    ['ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['own_page', { 'sec-fetch-site': 'same-origin' }],
  ])('tells nobody a verdict unseen: %s %j', async (mark, headers) => {
    // A scan that does not count is logged with a mark, so a clone cannot be tested without the holder seeing it.
    expect((await open(`/s/${code}?lang=en`, headers)).text).toContain('Nobody has checked it before');
    expect((await open('/s/GUESS?lang=en', headers)).text).toContain('Label not found');
    const line = { verdict: 'genuine', mark, ip_id: shop.ip_id };
    expect(await rows('SELECT verdict, mark, ip_id FROM code_scan ORDER BY id')).toEqual([
      line,
      { verdict: 'unknown', mark, ip_id: null },
    ]);
    const { list } = (await call('code/scanList', shop.ann, { ip_id: shop.ip_id })).data as {
      list: object[];
    };
    expect(list).toMatchObject([{ mark, serial: 3, scan_count: 0 }]);
    // No visit is counted, neither for the code nor for its batch.
    expect(await rows('SELECT visits FROM code_seen')).toEqual([]);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const span = { ip_id: shop.ip_id, from: today, to: today, group: 'day' };
    expect((await call('code/scanStats', shop.ann, span)).data).toMatchObject({ total: 0, first: 0 });
    expect((await open(`/s/${code}?lang=en`)).text).toContain('Nobody has checked it before');
  });

  it('speaks the language asked for, and tells what it does not know', async () => {
    const page = await open('/s/GUESS', { 'accept-language': 'zh-Hant' });
    expect(page.text).toContain('查無這枚標籤');
    expect(page.text).toContain('GUESS');
    expect(await rows('SELECT ip_id, verdict FROM code_scan')).toEqual([{ ip_id: null, verdict: 'unknown' }]);
  });
});

describe('a report', () => {
  const path = () => `/s/${code}`;
  const form = async () => keyIn((await open(`${path()}/report`)).text);

  it('reaches who works on the IP and staff, sealed and with its picture', async () => {
    const { ann, admin, ip_id } = shop;
    expect((await send(path(), { ...SAID, image: await png() }, await form())).status).toBe(303);
    expect((await open(`${path()}/report?sent=1&lang=en`)).text).toContain('Thank you');
    const { list } = (await call('code/reportList', ann, { ip_id })).data as {
      list: { report_id: string; version: number }[];
    };
    expect(list).toMatchObject([{ bought_at: SAID.bought_at, has_image: 1, actions: ['settle'] }]);
    const { report_id } = list[0]!;
    const detail = (await call('code/reportDetail', ann, { ip_id, report_id })).data as {
      image: { file_path: string; file_name: string };
    };
    expect(detail).toMatchObject({
      description: SAID.description,
      contact: '1****2222',
      verdict: 'genuine',
      image: { file_name: 'report_image.png' },
    });
    expect((await fetchFile(detail.image.file_path)).status).toBe(200);
    expect((await fetch(url + detail.image.file_path.split('?')[0]!)).status).toBe(404);
    expect((await call('code/reportContact', ann, { ip_id, report_id })).data).toEqual({
      contact: SAID.contact,
    });
    expect(await rows("SELECT actor_id FROM audit_line WHERE action = 'reveal'")).toEqual([
      { actor_id: ann.id },
    ]);
    expect(await rows('SELECT member_id, message_key FROM message')).toEqual([
      { member_id: ann.id, message_key: 'code_reported' },
    ]);
    expect((await call('ip/pendingTasks', ann, { ip_id })).data.tasks).toMatchObject([
      { task: 'code_reported' },
    ]);
    const ben = await member();
    const other = await owned(ben, '云岭');
    expect((await call('code/reportDetail', ben, { ip_id: other, report_id })).code).toBe(40400);
    const desk = await (
      await fetch(`${url}/api/admin/code-reports/${report_id}`, { headers: { cookie: admin.cookie } })
    ).json();
    expect(desk).toMatchObject({ contact: '1****2222', actions: ['settle_for'], ip_id });
    const settlement = { ip_id, report_id, version: 1, outcome: 'fake', reason: '已下架' };
    expect((await call('code/reportSettle', ben, { ...settlement, ip_id: other })).code).toBe(40400);
    expect((await call('code/reportSettle', ann, settlement)).data).toEqual({ state: 'settled', version: 2 });
    expect((await call('code/reportSettle', ann, { ...settlement, version: 2 })).code).toBe(40900);
    expect((await call('code/reportDetail', ann, { ip_id, report_id })).data).toMatchObject({
      outcome: 'fake',
      note: '已下架',
      actions: [],
    });
    const stored = (await dump()).map(({ bytes }) => bytes.toString()).join('');
    for (const said of Object.values(SAID)) expect(stored).not.toContain(said);
    const contactAfter = async (months: number) => {
      await rows('UPDATE code_report SET settled_at = NOW(3) - INTERVAL ? MONTH', [months]);
      await sweepRetention();
      return (await call('code/reportContact', ann, { ip_id, report_id })).code as number;
    };
    expect([await contactAfter(5), await contactAfter(7)]).toEqual([0, 40400]);
  });

  it('is taken once, however often and at once its form is sent', async () => {
    const key = await form();
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => send(path(), { ...SAID, image: await png() }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303));
    expect(await reports()).toHaveLength(1);
    expect(
      await rows(
        "SELECT id FROM uploaded_file WHERE usage_name = 'report_image' AND linked_at IS NOT NULL AND owner_id IN (SELECT id FROM code_report)",
      ),
    ).toHaveLength(1);
  });

  it('shows the input again after an error, and stores nothing', async () => {
    const files = await rows('SELECT id FROM uploaded_file');
    const tries: [Record<string, string | Blob>, string][] = [
      [{ ...SAID, description: ' ' }, 'Please enter what seems wrong'],
      [{ ...SAID, contact: 'x'.repeat(81) }, 'at most 80 characters'],
      [{ ...SAID, image: new Blob(['no picture']) }, 'files are supported'],
      [{ ...SAID, image: new Blob([new Uint8Array(10240 * 1024)]) }, 'cannot exceed the limit (10M)'],
      [{ ...SAID, state: 'settled' }, ''],
    ];
    for (const [fields, sentence] of tries) {
      const { status, text } = await send(path(), fields, await form());
      expect(status).toBe(400);
      expect(text).toContain(sentence);
      expect(text).toContain(SAID.bought_at);
    }
    const stale = await send(path(), SAID, `${'0'.repeat(26)}.${'x'.repeat(22)}`);
    expect([stale.status, stale.text.includes('again')]).toEqual([400, true]);
    expect(await reports()).toEqual([]);
    expect(await rows('SELECT id FROM uploaded_file')).toEqual(files);
  });

  it('of an unknown code is for staff only, with its picture', async () => {
    const key = keyIn((await open('/s/FAKE-1/report')).text);
    expect((await send('/s/FAKE-1', { ...SAID, image: await png() }, key)).status).toBe(303);
    expect(await rows('SELECT ip_id, verdict, image_id IS NOT NULL AS shown FROM code_report')).toEqual([
      { ip_id: null, verdict: 'unknown', shown: 1 },
    ]);
    expect(await rows('SELECT id FROM message')).toEqual([]);
    const reviewer = await staff('reviewer');
    const { id } = (await reports())[0]!;
    const settled = await decide(reviewer, `code-reports/${id}/settle_for`, {
      version: 1,
      outcome: 'fake',
      reason: '已转交市场监管部门',
    });
    expect(settled.body).toMatchObject({ state: 'settled', outcome: 'fake', actions: [], code: 'FAKE-1' });
    expect((await decide(await staff('consultant'), `code-reports/${id}/settle_for`, {})).status).toBe(403);
  });

  it('is settled by one of many who try at once', async () => {
    const { ann, admin, ip_id } = shop;
    await send(path(), SAID, await form());
    const { id } = (await reports())[0]!;
    const settlement = { version: 1, outcome: 'genuine', reason: '标签贴在内盒' };
    const answers = await Promise.all([
      ...Array.from(
        { length: 5 },
        async () =>
          ((await call('code/reportSettle', ann, { ip_id, report_id: id, ...settlement })).code as number) ===
          0,
      ),
      ...Array.from(
        { length: 5 },
        async () => (await decide(admin, `code-reports/${id}/settle_for`, settlement)).status === 200,
      ),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(
      await rows(
        "SELECT id FROM audit_line WHERE subject = 'code_report' AND to_state = 'settled' AND subject_id = ?",
        [id],
      ),
    ).toHaveLength(1);
    expect((await call('ip/pendingTasks', ann, { ip_id })).data.tasks).toEqual([]);
  });

  it('is taken without a picture once strangers have sent what they may in a day', async () => {
    await used('visitor_kb', 'report', ruleOf('visitor_kb').points);
    const refused = await send(path(), { ...SAID, image: await png() }, await form());
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('No more photos today');
    expect(await reports()).toEqual([]);
    expect((await send(path(), SAID, await form())).status).toBe(303);
  });

  it('is limited by code, and says so as a page', async () => {
    for (let n = 0; n < 10; n += 1) expect((await send(path(), SAID, await form())).status).toBe(303);
    const refused = await send(path(), SAID, await form());
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/<h1>One moment, please<\/h1>/);
  });
});
