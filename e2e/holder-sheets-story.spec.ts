import { readFile } from 'node:fs/promises';
import { Buyer } from './buyers';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, paths, rowsByCall } from './ways';

for (const [language, width] of screensFor('desk')) {
  test(`a holder agrees to the supplement, answers one request and refuses another (${language}, ${String(width)} px)`, async ({
    request,
    codeFor,
    holder,
    staff,
    newMember,
  }) => {
    const { h } = wordsOf(language);
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const [wanted, unwanted, unchecked] = [1, 2, 3].map(() => new Buyer(request, codeFor)) as [
      Buyer,
      Buyer,
      Buyer,
    ];
    const [number, refusedNumber, hiddenNumber] = [
      await wanted.ask(ip_id),
      await unwanted.ask(ip_id),
      await unchecked.ask(ip_id),
    ];
    const idOf = async (sheet_no: string) =>
      (await rowsByCall<{ id: string }>(desk, 'sheets', { q: sheet_no }))[0]!.id;
    const id = await idOf(number);
    for (const one of [id, await idOf(refusedNumber)]) await actByCall(desk, 'sheets', one, 'pass');

    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    const card = (sheet_no: string) => main.getByRole('listitem').filter({ hasText: sheet_no });
    const list = at(`${paths.ipOrderManagement}?id=${ip_id}`);
    /** The file of the list as it is filtered. */
    const file = async () => {
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: h('list.csv') }).click();
      return readFile(await (await download).path(), 'utf8');
    };

    await test.step('the workbench says that requests wait, and leads to them', async () => {
      await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
      await answer(page, h('workbench.notice.orders.title'), h('workbench.notice.orders.go'));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('workbench.menu.ipOrderManagement'));
      await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
      await main.getByRole('link', { name: h('task.sheet', { name: number }) }).click();
      await expect(main.getByRole('button', { name: h('sheet.supplement.agree') })).toBeVisible();
    });

    await test.step('before the supplement a row is category, quantity and dates', async () => {
      await page.goto(list);
      await expect(card(number)).toContainText(h('sheet.locked'));
      await expect(card(number)).toContainText(h('sheet.pieces', { count: '5,000' }));
      await expect(card(number).getByRole('link')).toHaveCount(0);
      await expect(card(hiddenNumber)).toHaveCount(0);
      const text = await file();
      expect(text).toContain(number);
      for (const hidden of [wanted.name, hiddenNumber]) expect(text).not.toContain(hidden);
    });

    await test.step('the supplement is agreed to where a message leads', async () => {
      await page.goto(at(`${paths.sheetDetail}?id=${ip_id}&sheet_id=${id}`));
      const agree = main.getByRole('button', { name: h('sheet.supplement.agree') });
      await agree.click();
      await expect(main.getByText(h('sheet.supplement.must'))).toBeVisible();
      await main.getByRole('checkbox').check();
      await agree.click();
      await expect(main.getByText(`${wanted.name} wants canvas bags`)).toBeVisible();
      await expect(main.getByText(h('sheet.buyer.later'))).toBeVisible();
    });

    await test.step('an answer survives a reload, and shows the buyer', async () => {
      const words = main.getByLabel(h('sheet.answer.label'));
      await words.fill('Bags for one year, East China');
      await page.reload();
      await expect(words).toHaveValue('Bags for one year, East China');
      await main.getByRole('button', { name: h('action.sheet.agree'), exact: true }).click();
      await expect(main.getByText(wanted.phone.phone_number)).toBeVisible();
      await expect(main.getByText(h('consult.pending'), { exact: true })).toBeVisible();
      await expect(words).toHaveCount(0);
    });

    await test.step('an answer the consultant sent back is given again, and matched', async () => {
      await actByCall(desk, 'sheets', id, 'consult_return', { reason: 'Please name the quantity' });
      await page.reload();
      await expect(main.getByText('Please name the quantity')).toBeVisible();
      const words = main.getByLabel(h('sheet.answer.label'));
      await expect(words).toHaveValue('Bags for one year, East China');
      await words.fill('Up to 8,000 bags for one year, East China');
      await main.getByRole('button', { name: h('action.sheet.answer') }).click();
      await expect(main.getByText(h('consult.pending'), { exact: true })).toBeVisible();
      await actByCall(desk, 'sheets', id, 'consult_pass');
      await wanted.act('cooperateConfirm');
      await page.reload();
      await expect(main.getByText(h('sheet.end.matched'))).toBeVisible();
    });

    await test.step('a refused request is gone everywhere', async () => {
      await page.goto(list);
      await card(refusedNumber).getByRole('link').click();
      await expect(main.getByText(`${unwanted.name} wants canvas bags`)).toBeVisible();
      const address = page.url();
      await main.getByText(h('action.sheet.reject'), { exact: true }).click();
      const refuse = main.getByRole('button', { name: h('action.sheet.reject'), exact: true });
      await main.getByLabel(h('sheet.refuse.reason')).selectOption({ label: h('sheet_reason.other') });
      await refuse.click();
      await expect(main.getByLabel(h('sheet.refuse.text'))).toHaveAttribute('aria-invalid', 'true');
      await main.getByLabel(h('sheet.refuse.text')).fill('We make bags ourselves');
      await refuse.click();
      await answer(page, h('sheet.refuse.title'), h('action.sheet.reject'));
      await expect(card(refusedNumber)).toContainText(h('sheet.refused'));
      await expect(main.getByText(unwanted.name)).toHaveCount(0);
      expect(await file()).not.toContain(unwanted.name);
      await main.getByRole('searchbox').fill(unwanted.name);
      await main.getByRole('searchbox').press('Enter');
      await expect(main.getByText(h('sheet.none.text'))).toBeVisible();
      await page.goto(address);
      await expect(main.getByText(h('sheet.gone'))).toBeVisible();
      await expect(page.getByText(unwanted.name)).toHaveCount(0);
    });

    await test.step('tabs count the states', async () => {
      await page.goto(list);
      const tab = main.getByRole('link', { name: h('state.sheet.matched') });
      await expect(tab).toContainText('1');
      await tab.click();
      await expect(card(number)).toBeVisible();
      await expect(card(refusedNumber)).toHaveCount(0);
    });
  });
}
