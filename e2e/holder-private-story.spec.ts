import { Buyer } from './buyers';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, paths, rowsByCall } from './ways';

const PASSWORD = 'maple-harbour-9';

for (const [language, width] of screensFor('phone')) {
  test(`a private request opens with the business password, and closes when it is left (${language}, ${String(width)} px)`, async ({
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
    const { private_path } = await member.call<{ private_path: string }>('ip/shopLinkMove', {
      ip_id,
      ...{ version: 0, action: 'issue', days: 30 },
    });
    const source = new URL(private_path, 'http://127.0.0.1').searchParams.get('k');
    const wanted = new Buyer(request, codeFor);
    const number = await wanted.ask(ip_id, { source });
    const [{ id }] = (await rowsByCall<{ id: string }>(desk, 'sheets', { q: number })) as [{ id: string }];
    await actByCall(desk, 'sheets', id, 'pass');
    await member.call('opportunity/agreeSupplement', { ip_id, agree: 1 });
    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    const asked = main.getByLabel(h('business.present'));
    const list = at(`${paths.onepageCoop}?id=${ip_id}`);
    const open = async (password: string) => {
      await asked.fill(password);
      await main.getByRole('button', { name: h('business.check') }).click();
    };
    const expectNothing = async () => {
      await expect(asked).toBeVisible();
      for (const hidden of [wanted.name, number, 'canvas bags'])
        await expect(page.getByText(hidden)).toHaveCount(0);
    };

    await test.step('before the password there is a count and a day', async () => {
      await page.goto(list);
      await expect(main.getByRole('heading', { name: h('sheet.private.unset') })).toBeVisible();
      await expect(main.getByText(/1/).first()).toBeVisible();
      await expect(page.getByText(number)).toHaveCount(0);
      await main.getByLabel(h('business.new')).fill(PASSWORD);
      await main.getByLabel(h('field.confirm_password')).fill(PASSWORD);
      await main.getByRole('button', { name: h('ui.save') }).click();
      await expect(main.getByRole('listitem').filter({ hasText: number })).toBeVisible();
    });

    await test.step('the list leads to the request, which a reload keeps open', async () => {
      await main.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
      await expect(main.getByText(`${wanted.name} wants canvas bags`)).toBeVisible();
      await page.reload();
      await expect(main.getByText(`${wanted.name} wants canvas bags`)).toBeVisible();
      await expect(main.getByText(h('sheet.share.none'))).toBeVisible();
    });

    await test.step('locking shows nothing, and a wrong password opens nothing', async () => {
      await main.getByRole('button', { name: h('sheet.private.lock') }).click();
      await expectNothing();
      await open('not-the-password-1');
      await expect(asked).toHaveAttribute('aria-invalid', 'true');
      await expectNothing();
      await open(PASSWORD);
      await expect(main.getByText(`${wanted.name} wants canvas bags`)).toBeVisible();
    });

    await test.step('leaving the page shows nothing, neither by Back nor by its address', async () => {
      await page.goto(at(`${paths.ipOrderManagement}?id=${ip_id}`));
      await expect(main.getByText(h('sheet.empty.title'))).toBeVisible();
      await page.goBack();
      await expectNothing();
      await page.goto(list);
      await expectNothing();
    });

    await test.step('it is answered like any other', async () => {
      await open(PASSWORD);
      await main.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
      await main.getByText(h('action.sheet.reject'), { exact: true }).click();
      await main.getByLabel(h('sheet.refuse.reason')).selectOption({ label: h('sheet_reason.timing') });
      await main.getByRole('button', { name: h('action.sheet.reject'), exact: true }).click();
      await answer(page, h('sheet.refuse.title'), h('action.sheet.reject'));
      await expect(main.getByText(h('sheet.refused'))).toBeVisible();
      await expect(main.getByText(wanted.name)).toHaveCount(0);
    });
  });
}
