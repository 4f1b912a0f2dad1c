import type { TakenField } from '@ipw/domain';
import { Buyer } from './buyers';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, at, paths, rowsByCall } from './ways';

for (const [language, width] of screensFor('desk')) {
  test(`a holder keeps words for answers, and marks a category as taken (${language}, ${String(width)} px)`, async ({
    request,
    codeFor,
    holder,
    staff,
    newMember,
    demoMember,
  }) => {
    const { h, s } = wordsOf(language);
    const member = await newMember({ verified: true });
    const { claim_id, ip_id, ip_name } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const number = await new Buyer(request, codeFor).ask(ip_id);
    const [{ id }] = (await rowsByCall<{ id: string }>(desk, 'sheets', { q: number })) as [{ id: string }];
    await actByCall(desk, 'sheets', id, 'pass');
    await member.call('opportunity/agreeSupplement', { ip_id, agree: 1 });
    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');

    await test.step('an answer is kept as a template, and used', async () => {
      await page.goto(at(`${paths.sheetDetail}?id=${ip_id}&sheet_id=${id}`));
      const words = main.getByLabel(h('sheet.answer.label'));
      await words.fill('One year, East China');
      await main.getByRole('button', { name: h('sheet.templates') }).click();
      const dialog = page.getByRole('dialog', { name: h('sheet.templates') });
      await dialog.getByLabel(h('sheet.templates.name')).fill('Bags');
      await dialog.getByRole('button', { name: h('sheet.templates.save') }).click();
      await expect(dialog.getByText('Bags', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await words.fill('');
      await main.getByRole('button', { name: h('sheet.templates') }).click();
      await dialog.getByRole('button', { name: h('sheet.templates.use_named', { name: 'Bags' }) }).click();
      await expect(words).toHaveValue('One year, East China');
    });

    let list: TakenField[] = [];
    await test.step('a taken category is refused to buyers', async () => {
      await page.goto(at(`${paths.ipOrderManagement}?id=${ip_id}`));
      await main.getByRole('link', { name: h('workbench.menu.takenFields') }).click();
      await main.getByLabel(h('sheet.taken.add')).selectOption('9');
      await main.getByRole('button', { name: h('ui.save') }).click();
      await expect
        .poll(async () => {
          ({ list } = await member.call<{ list: TakenField[] }>('opportunity/takenFieldList', { ip_id }));
          return list;
        })
        .toMatchObject([{ sku_id: 9 }]);
      await expect(page.getByText(h('ui.saved')).last()).toBeVisible();
    });

    await test.step('the form of buyers does not offer it, and says at which IP', async () => {
      const [other] = (await demoMember()).session.ips;
      const buyer = await holder({ language, width: 390 });
      const sku = buyer.getByLabel(h('cooperate.sku_id'));
      await buyer.goto(at(`${paths.cooperate}?ip=${other!.ip_id}`));
      await sku.selectOption('9');
      await buyer.getByLabel(h('cooperate.sku_describe')).fill('Bags');
      await buyer.goto(at(`${paths.cooperate}?ip=${other!.ip_id},${ip_id}`));
      await expect(buyer.getByText(h('cooperate.taken_chosen'))).toBeVisible();
      await expect(sku).toHaveValue('');
      await expect(sku.locator('option[value="8"]')).toHaveCount(1);
      await expect(sku.locator('option[value="9"]')).toHaveCount(0);
      const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      const taken = h('cooperate.taken_by', {
        name: ip_name,
        field: s('field.9'),
        day: until.format(new Date(list[0]!.taken_until)),
      });
      await expect(buyer.getByText(h('cooperate.taken_list', { list: taken }))).toBeVisible();
      await buyer.getByRole('button', { name: h('cooperate.remove_ip', { name: ip_name }) }).click();
      await expect(sku).toHaveValue('9');
      await expect(buyer.getByLabel(h('cooperate.sku_describe'))).toHaveValue('Bags');
    });
  });
}
