/** The public form of complaints: what it shows and refuses, and how much strangers may cause by it. */
import request from 'supertest';
import { type Caller, member, openFixtures, staff } from '../../testing/fixtures';
import { keyIn, openPage, png, SAID, sendComplaint } from '../../testing/complaints';
import { used } from '../../testing/limits';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { ruleOf } from '../core/limit/rules';
import { plantClaim, plantIp } from '../db/seed/fixtures';

const { url, reset } = api();

let owner: Caller;
let ip: string;
beforeEach(async () => {
  await reset();
  const on = await openFixtures();
  owner = await member();
  ip = await plantIp(on, { ip_name: '山茶兔' });
  await plantClaim(on, { ip_id: ip, member_id: owner.id, state: 'claimed' });
});

const send = (more?: Record<string, string>, proof?: readonly Blob[], form?: string) =>
  sendComplaint(ip, more, proof, form);
const complaints = () => rows<{ id: string; version: number }>('SELECT * FROM complaint');
const letters = () => sentTo('mail', SAID.email);

it('has a page for everybody, filled in from the IP’s page, without a script', async () => {
  const slug = (await fetch(`${url}/ip/${ip}`, { redirect: 'manual' })).headers.get('location')!;
  const own = await (await fetch(`${url}${slug}?lang=en`)).text();
  expect(own).toContain(`/complain?lang=en&amp;ip=${ip}`);
  const { text, headers } = await openPage(`/complain?ip=${ip}&lang=en`);
  expect(text).toContain(`${encodeURIComponent('山茶兔')}"`);
  expect(text).toContain('within 3 working days');
  expect(text).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  expect((await openPage('/complain?lang=zh-TW')).text).toContain('侵權投訴');
});

it('is shown at an address that cannot be read, in the language of the browser', async () => {
  for (const search of ['?ip=%', '?ip=a&ip=b', '?lang=%', '?lang=xx']) {
    const { status, text } = await openPage(`/complain${search}`);
    expect([search, status < 500, text.includes('Report an infringement')]).toEqual([search, true, true]);
  }
});

it('is taken once, however often its form is sent', async () => {
  const form = keyIn((await openPage('/complain')).text);
  const answers = await Promise.all(Array.from({ length: 4 }, () => send({}, undefined, form)));
  expect(new Set(answers.map(({ status, location }) => `${String(status)} ${location}`)).size).toBe(1);
  expect(await complaints()).toHaveLength(1);
});

it('is shown again with what was typed when something is wrong, and stores nothing', async () => {
  const tries: [Record<string, string>, readonly Blob[] | undefined, string][] = [
    [{ page: 'https://example.com/ip/nobody' }, undefined, 'There is no IP at this address'],
    [{ page: 'my picture' }, undefined, 'There is no IP at this address'],
    [{ statement: 'short' }, undefined, 'at least 10'],
    [{ email: 'nowhere' }, undefined, 'valid e-mail address'],
    [{ kind: 'mood' }, undefined, 'see the notes below'],
    [{}, [], 'Please upload'],
    [{}, [new Blob(['no picture'])], 'files are supported'],
    [{}, Array.from({ length: 6 }, () => new Blob(['x'])), 'at most 5'],
    [{ state: 'upheld' }, undefined, ''],
  ];
  for (const [fields, proof, sentence] of tries) {
    const { status, text } = await send(fields, proof);
    expect({ fields, status }).toEqual({ fields, status: 400 });
    expect(text).toContain(sentence);
    expect(text).toContain(SAID.complainant);
    await rows('DELETE FROM rate_limit');
  }
  const forged = await send({}, undefined, `${'0'.repeat(26)}.${'x'.repeat(22)}`);
  expect([forged.status, forged.text.includes('once more')]).toEqual([400, true]);
  expect(await complaints()).toEqual([]);
  expect(await rows('SELECT id FROM uploaded_file WHERE linked_at IS NOT NULL')).toEqual([]);
});

it('counts its files, and is refused beyond what strangers may send in a day', async () => {
  const proof = [await png(), await png()];
  const kb = proof.reduce((sum, { size }) => sum + Math.ceil(size / 1024), 0);
  expect((await send({}, proof)).status).toBe(303);
  const counted = () =>
    rows("SELECT points FROM rate_limit WHERE `key` LIKE 'visitor%kb:%' ORDER BY `key`") as Promise<object[]>;
  expect(await counted()).toEqual([{ points: kb }, { points: kb }]);
  // One that is refused does not count.
  expect((await send({}, [proof[0]!, new Blob(['no picture'])])).status).toBe(400);
  expect(await counted()).toEqual(Array(2).fill({ points: kb + Math.ceil(proof[0]!.size / 1024) }));
  const files = await rows('SELECT id FROM uploaded_file');
  for (const [limit, key] of [
    ['visitor_kb', 'complaint'],
    ['visitor_network_kb', 'complaint 127.0.0.0/24'],
  ] as const) {
    await rows('DELETE FROM rate_limit');
    await used(limit, key, ruleOf(limit).points - kb + 1);
    const { status, text } = await send({}, proof);
    expect([limit, status]).toEqual([limit, 429]);
    expect(text).toContain('No more proof can be taken today. Please try again in 24 hours');
    expect(text).toContain(SAID.complainant);
  }
  expect(await complaints()).toHaveLength(1);
  expect(await rows('SELECT id FROM uploaded_file')).toEqual(files);
});

it('texts those who run the IP once a day, however many arrive', async () => {
  await rows('UPDATE member SET channels = ? WHERE id = ?', [
    JSON.stringify({ reviews: { sms: true } }),
    owner.id,
  ] as never);
  const texts = () => sentTo('sms', owner.phone_number);
  const before = (await texts()).length;
  for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(303);
  await until(async () => {
    const dropped = await rows("SELECT id FROM job WHERE kind = 'sms' AND last_error IS NOT NULL");
    return dropped.length === 2 ? true : undefined;
  }, 'two that were dropped');
  expect(await texts()).toHaveLength(before + 1);
  expect(await rows('SELECT message_key FROM message')).toEqual(
    Array(3).fill({ message_key: 'complaint_opened' }),
  );
});

it('writes no more letters to an address that had those of a day, and still tells it the outcome', async () => {
  const before = (await letters()).length;
  const { cipher } = await openFixtures();
  await used('complaint_mail', cipher.blind('email', SAID.email), ruleOf('complaint_mail').points);
  expect((await send()).status).toBe(303);
  await until(
    async () => (await rows("SELECT id FROM job WHERE kind = 'mail' AND last_error IS NOT NULL"))[0],
    'the dropped letter',
  );
  expect(await letters()).toHaveLength(before);
  expect(await complaints()).toHaveLength(1);
  const [{ id, version } = { id: '', version: 0 }] = await complaints();
  const reviewer = await staff('reviewer');
  const decided = await request(url)
    .post(`/api/admin/complaints/${id}/dismiss`)
    .set('cookie', reviewer.cookie)
    .set('x-csrf-token', reviewer.csrf)
    .send({ version, reason: 'The proof is convincing.' });
  expect(decided.status).toBe(200);
  const letter = await until(async () => (await letters())[before], 'the outcome');
  expect(letter.text).toContain('The proof is convincing.');
});
