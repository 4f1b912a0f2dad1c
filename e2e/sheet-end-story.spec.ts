/** Requests that end without a match, and the buyer's way on. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe';
import { fill, PHONE_WIDTH, send, TYPED } from './buyer-form';
import { endTime } from './buyers';
import { expect, test, languagesFor, type Words, wordsOf } from './fixtures';
import { forgetCodesSent } from './limits';
import { newPhone } from './people';
import { stage } from './stage';
import { watch } from './watch';
import { actByCall, at, paths, rowsByCall } from './ways';

/** Sends a request in this browser, and opens its page; returns its number. */
async function ask(
  page: Page,
  w: Words,
  ip_id: string,
  codeFor: (phone: string) => Promise<string>,
  phone = newPhone(),
): Promise<string> {
  await page.goto(at(`${paths.cooperate}?ip=${ip_id}`));
  await fill(page, w, phone);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await send(page, w, phone, codeFor);
  return follow(page, w);
}

/** From the success page to the page of the request; returns its number. */
async function follow(page: Page, { h }: Words): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h('cooperate.sent'));
  await page.getByRole('link', { name: h('cooperate.progress') }).click();
  await expect(page.getByText(h('cooperate.turn_staff'))).toBeVisible();
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('no')!;
}

for (const language of languagesFor('zh-CN'))
  test(`a buyer whose request ends finds a way on in ${language}`, async ({
    codeFor,
    holder,
    newMember,
    staff,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const { claim_id, ip_id, ip_name } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    const idOf = async (sheet_no: string) =>
      (await rowsByCall<{ id: string }>(desk, 'sheets', { q: sheet_no }))[0]!.id;

    const late = await holder({ language, width: PHONE_WIDTH });
    const lateNumber = await ask(late, w, ip_id, codeFor);
    await actByCall(desk, 'sheets', await idOf(lateNumber), 'pass');
    await endTime(lateNumber);

    const page = await holder({ language, width: PHONE_WIDTH });
    const wrong = [watch(page), watch(late)];

    await test.step('refused: the reason, other IPs, and the same text to one of them in one press', async () => {
      const sheet_id = await idOf(await ask(page, w, ip_id, codeFor));
      await actByCall(desk, 'sheets', sheet_id, 'pass');
      await member.call('opportunity/agreeSupplement', { ip_id, agree: 1 });
      const { version } = await member.call<{ version: number }>('opportunity/sheetDetail', {
        ip_id,
        sheet_id,
      });
      const refusal = { decision: 'reject', reason_code: 'timing', reason: '明年春天再谈' };
      await member.call('opportunity/sheetReply', { ip_id, sheet_id, version, ...refusal });
      await page.reload();
      await expect(page.getByRole('heading', { name: h('cooperate.end_rejected') })).toBeVisible();
      await expect(page.getByText(h('sheet_reason.timing'))).toBeVisible();
      await expect(page.getByText('明年春天再谈')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      const others = page.locator('.request-other');
      const other = (await others.first().getByRole('link').textContent())!;
      expect(other).not.toBe(ip_name);
      await forgetCodesSent();
      await page.getByRole('button', { name: h('cooperate.ask_other', { name: other }) }).click();
      await follow(page, w);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
      await expect(page.getByText(TYPED.sku_describe)).toBeVisible();
    });

    await test.step('a failed check: what to correct, every word kept, and sent again', async () => {
      const phone = newPhone();
      const number = await ask(page, w, ip_id, codeFor, phone);
      await actByCall(desk, 'sheets', await idOf(number), 'fail', {
        reason_code: 'unclear',
        reason: '请写明材质',
        marks: [{ field: 'sku_describe' }],
      });
      await page.reload();
      await expect(page.getByText(h('sheet_reason.unclear'))).toBeVisible();
      await expect(page.getByText('请写明材质')).toBeVisible();
      await page.getByRole('button', { name: h('cooperate.correct') }).click();
      await expect(page.getByText(h('cooperate.correcting', { number }))).toBeVisible();
      for (const [name, text] of Object.entries(TYPED))
        await expect(page.getByLabel(h(`cooperate.${name as keyof typeof TYPED}`))).toHaveValue(text);
      await page.getByLabel(h('cooperate.sku_describe')).fill(`${TYPED.sku_describe}，棉布`);
      await page.getByRole('main').getByLabel(h('field.phone'), { exact: true }).fill(phone);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await send(page, w, phone, codeFor);
      expect(await follow(page, w)).not.toBe(number);
      await expect(page.getByText(`${TYPED.sku_describe}，棉布`)).toBeVisible();
    });

    await test.step('unanswered: opened again in one press', async () => {
      await expect(async () => {
        await late.reload();
        await expect(late.getByRole('heading', { name: h('cooperate.end_unanswered') })).toBeVisible({
          timeout: 10_000,
        });
      }).toPass({ intervals: [1000] });
      expect(await faultsOf(late)).toEqual([]);
      await forgetCodesSent();
      await late.getByRole('button', { name: h('cooperate.reopen'), exact: true }).click();
      expect(await follow(late, w)).not.toBe(lateNumber);
      await expect(late.getByRole('heading', { level: 1 })).toHaveText(ip_name);
      await expect(late.getByText(TYPED.sku_describe)).toBeVisible();
    });
    expect(wrong).toEqual([[], []]);
  });

test('the secret of a link stays between the browser and the call that reads it', async ({
  codeFor,
  demoMember,
  holder,
}) => {
  const w = wordsOf('en');
  const [ip] = (await demoMember()).session.ips;
  const first = await holder({ language: 'en', width: PHONE_WIDTH });
  const number = await ask(first, w, ip!.ip_id, codeFor);
  const link = first.url();
  const secret = new URLSearchParams(link.split('?')[1]).get('key')!;
  expect(secret).toMatch(/^[\w-]{43}$/);

  // Another browser, without the cookie of the first; read, left, and asked for a wrong number.
  const page = await holder({ language: 'en', width: PHONE_WIDTH });
  const told: string[] = [];
  const bodies = new Set<string>();
  page.context().on('request', (request) => {
    told.push(request.url(), ...Object.values(request.headers()));
    if (request.postData()?.includes(secret)) bodies.add(request.url());
  });
  await page.goto(link);
  await expect(page.getByText(w.h('cooperate.turn_staff'))).toBeVisible();
  await page.evaluate(() => location.assign('/?from=a-request'));
  await page.waitForURL(/from=a-request/);
  expect(await page.evaluate(() => document.referrer)).not.toContain(secret);
  const wrongNumber = `${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`;
  await page.goto(link.replace(number, wrongNumber));
  await expect(page.getByText(w.h('cooperate.no_link'))).toBeVisible();

  expect([...bodies]).toEqual([`${stage.url}/api/opportunity/cooperateDetail`]);
  expect(told.filter((text) => text.includes(secret))).toEqual([]);
  expect(told.filter((text) => /^https?:/.test(text) && !text.startsWith(stage.url))).toEqual([]);
  // A refusal that is logged, of a request that has the secret everywhere.
  await page.request.post(`/api/opportunity/sheetReply?key=${secret}`, {
    headers: { authorization: 'Bearer nobody', referer: link },
    data: { access_key: secret },
  });
  const log = () => readFile(path.join(stage.dataDir, 'api.log'), 'utf8');
  await expect.poll(log).toContain('/api/opportunity/sheetReply');
  expect(await log()).not.toContain(secret);
});
