import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, paths, rowsByCall } from './ways';

const run = promisify(execFile);
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

/** The codes that an independent reader finds on the first printed sheet. */
async function printed(sheets: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ipw-sheet-'));
  try {
    await run('pdftoppm', ['-r', '300', '-gray', '-singlefile', sheets, join(folder, 'sheet')]);
    const only = ['--nodbus', '-q', '--raw', '-Sdisable', '-Sqrcode.enable'];
    return (await run('zbarimg', [...only, join(folder, 'sheet.pgm')])).stdout.trim().split('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A buyer's phone without scripts; it opens a QR code's address on the product under test. */
async function scan(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: PHONE, locale: 'en-GB', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(address).pathname);
  return page;
}

test('labels are paid in the wallet, printed and scanned; their holder sees the scans and an alert', async ({
  browser,
  holder,
  staff,
  newMember,
}) => {
  // The alert worker reads scans ten seconds after they were written.
  const { h } = wordsOf('en');
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const desk = await staff('reviewer', { language: 'en' });
  await actByCall(desk, 'claims', claim_id, 'approve');
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
  const product_name = newName('Plush');
  const { goods_id } = await member.call<{ goods_id: string }>('code/goodsSave', {
    ip_id,
    project_name: 'Spring',
    product_name,
    licensee: 'Tide',
    price_fen: 12_900,
    image: (await member.upload('goods.png', 'goods_image')).image_id,
  });
  const { order_id } = await member.call<{ order_id: string }>('code/orderCreate', {
    ip_id,
    goods_id,
    label_type: 'common',
    quantity: 1000,
    payment_type: 'wallet',
    recipient: 'Gu Xiaoman',
    recipient_phone: '13800000000',
    recipient_address: '1 Lake Road, Hangzhou',
    agree: { contract: 1, manual: 1 },
  });
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');
  const order = at(`${paths.codeOrders}?id=${ip_id}&order_id=${order_id}`);

  await test.step('the order is paid in the wallet, and completed', async () => {
    await page.goto(order);
    await main.getByRole('button', { name: h('action.label_order.pay') }).click();
    await expect(page).toHaveURL(/\/pay\/sandbox\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(main.getByText(h('paid.1'), { exact: true })).toBeVisible();
    await actByCall(desk, 'label-orders', order_id, 'complete', {
      courier: 'SF',
      tracking_number: 'SF 1400',
    });
  });

  const labels = await test.step('its labels are printed, and an independent reader reads them', async () => {
    await page.reload();
    await main.getByRole('button', { name: h('code.export.take', { format: 'PDF' }) }).click();
    const coming = page.waitForEvent('download');
    await answer(page, h('code.export.issue.title', { count: '1,000' }), h('code.export.issue.confirm'));
    const found = await printed(await (await coming).path());
    expect(found).toHaveLength(126);
    return found;
  });

  await test.step('one is scanned by two buyers, one was revoked, one was altered', async () => {
    const heading = async (address: string) =>
      (await scan(browser, address)).getByRole('heading', { level: 1 });
    await expect(await heading(labels[0]!)).toHaveText('Genuine label');
    await expect(await heading(labels[0]!)).toHaveText('Genuine label, checked before');
    const [batch] = await rowsByCall<{ id: string }>(desk, 'batches', { ip_id });
    await actByCall(desk, 'batches', batch!.id, 'revoke_range', { from: 0, to: 999, reason: 'A lost box' });
    // Other processes apply a revocation within a second.
    await expect(async () => {
      await expect(await heading(labels[1]!)).toHaveText('Label revoked', { timeout: 500 });
    }).toPass();
    const last = labels[2]!.at(-1);
    await expect(await heading(`${labels[2]!.slice(0, -1)}${last === '0' ? '1' : '0'}`)).toHaveText(
      'Label not found',
    );
  });

  await test.step('the holder sees the scans, and an alert with the scan behind it', async () => {
    await page.goto(at(`${paths.codeScans}?id=${ip_id}`));
    for (const verdict of ['genuine', 'scanned_before', 'revoked'] as const)
      await expect(
        main.getByRole('button', { name: new RegExp(`^${h(`verdict.${verdict}`)} \\d`) }).first(),
      ).toBeVisible();
    await expect(async () => {
      await page.goto(at(`${paths.codeAlerts}?id=${ip_id}`));
      await page.reload();
      await expect(main.getByText(h('alert_kind.revoked')).first()).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await main
      .getByRole('link', { name: h('alert_kind.revoked') })
      .first()
      .click();
    await expect(main.getByText(h('alert.meaning.revoked'))).toBeVisible();
  });
});
