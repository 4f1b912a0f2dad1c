import type { Browser, Page } from '@playwright/test';
import { codeText } from './codes';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { at, paths, rowsByCall } from './ways';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

/** A buyer's phone, without an account and without scripts. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    userAgent: PHONE,
    locale: 'en-GB',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  return context.newPage();
}

interface Batch {
  number: number;
  key_version: number;
  quantity: number;
  revoked: [number, number][];
}

test('labels are checked, one is reported, and its holder looks into it', async ({
  browser,
  demoMember,
  holder,
  staff,
}) => {
  const { h, c } = wordsOf('en');
  const member = await demoMember();
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const ip_id = user.use_ip_id;
  const desk = await staff('reviewer', { language: 'en' });
  const batch = (await rowsByCall<Batch>(desk, 'batches', { ip_id })).find(({ revoked }) => revoked.length)!;
  // A code without scans, among the last of its batch.
  const { list } = await member.call<{ list: { serial: number }[] }>('code/scanList', {
    ip_id,
    batch_number: batch.number,
    verdict: 'genuine',
    page_size: 100,
  });
  const scanned = new Set(list.map(({ serial }) => serial));
  const serial = Array.from({ length: 100 }, (_, n) => batch.quantity - 1 - n).find((n) => !scanned.has(n))!;
  const code = codeText(batch, serial);
  const [buyer, other] = [await phone(browser), await phone(browser)];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const story = newName('Stall');

  await test.step('a label is genuine, then checked before, and each phone knows its own checks', async () => {
    await buyer.goto(`/s/${code}?place=Suzhou`);
    await expect(heading(buyer)).toHaveText('Genuine label');
    await expect(buyer.getByText('Nobody has checked it before.')).toBeVisible();
    await buyer.goto(`/s/${code}`);
    await expect(buyer.getByText('So far only this device has checked it.')).toBeVisible();
    await other.goto(`/s/${code}`);
    await expect(heading(other)).toHaveText('Genuine label, checked before');
    await expect(other.getByText('Checked 2 times in total')).toBeVisible();
  });

  await test.step('a revoked one and an altered one are told apart', async () => {
    await other.goto(`/s/${codeText(batch, batch.revoked[0]![0])}`);
    await expect(heading(other)).toHaveText('Label revoked');
    await other.goto(`/s/${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
    await expect(heading(other)).toHaveText('Label not found');
  });

  await test.step('the second buyer reports it; what is wrong with the form is said, and nothing is lost', async () => {
    await other.goto(`/s/${code}`);
    await other.getByText('Report a fake').click();
    await other.getByLabel('Where you bought it').fill(story);
    await other.getByLabel('What seems wrong').fill('The tag hangs askew');
    await other.getByLabel('How to reach you').fill('buyer@example.com');
    await other.getByLabel('Photo').setInputFiles({
      name: 'label.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await other.getByRole('button', { name: 'Submit report' }).click();
    await expect(other.getByText('files are supported')).toBeVisible();
    await expect(other.getByLabel('What seems wrong')).toHaveValue('The tag hangs askew');
    await other.getByLabel('Photo').setInputFiles(await png('label.png'));
    await other.getByRole('button', { name: 'Submit report' }).click();
    await expect(heading(other)).toHaveText('Thank you for telling us');
  });

  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');

  await test.step('the holder sees the scans', async () => {
    await page.goto(at(`${paths.codeScans}?id=${ip_id}&place=Suzhou`));
    await expect(main.getByText(h('scans.code', { batch: batch.number, serial }))).toBeVisible();
    await main.getByRole('button', { name: h('scans.clear') }).click();
    await main
      .getByRole('button', { name: new RegExp(`^${h('verdict.revoked')} \\d`) })
      .first()
      .click();
    await expect(
      main.getByRole('button', { name: h('scans.without', { name: h('verdict.revoked') }) }),
    ).toBeVisible();
    await expect(
      main.getByText(h('scans.code', { batch: batch.number, serial: batch.revoked[0]![0] })).first(),
    ).toBeVisible();
  });

  await test.step('and the report, and settles it', async () => {
    await page
      .getByRole('navigation', { name: h('code.doors') })
      .getByRole('link', { name: h('workbench.menu.reportList') })
      .click();
    await main.getByRole('listitem').filter({ hasText: story }).getByRole('link').click();
    await expect(main.getByText('The tag hangs askew')).toBeVisible();
    await expect(main.getByText('b***@example.com')).toBeVisible();
    await main.getByRole('button', { name: h('reports.contact.show') }).click();
    await expect(main.getByText('buyer@example.com')).toBeVisible();
    const photo = main.getByRole('img', { name: h('reports.picture.open') });
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await main.getByLabel(h('reports.outcome')).selectOption({ label: h('report_outcome.fake') });
    await main.getByRole('button', { name: h('action.code_report.settle') }).click();
    await expect(main.getByText(h('rule.required', { field: h('name.reason') }))).toBeVisible();
    await main.getByLabel(h('reports.reason')).fill('A copy: the stall is reported to the market');
    await main.getByRole('button', { name: h('action.code_report.settle') }).click();
    await expect(main.getByText(h('state.code_report.settled'), { exact: true })).toBeVisible();
  });

  await test.step('staff read both', async () => {
    await desk.goto('/admin/#/code-reports');
    await expect(desk.getByRole('row').filter({ hasText: story })).toContainText(
      c('state.code_report.settled'),
    );
    await desk.goto('/admin/#/scans');
    await expect(
      desk
        .getByRole('row')
        .filter({ hasText: c('verdict.unknown') })
        .first(),
    ).toBeVisible();
  });
});
