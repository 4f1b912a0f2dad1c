import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newName } from './people';
import { pngs } from './pictures';
import { addButton, answer, at, fillRegistration, paths, pick } from './ways';

/** The IP the member wants to claim. */
const WISH = '01K00000000000000000000000';
let count = 0;
/** An unregistered mobile number of Singapore, where none begins with 800. */
const newOverseasPhone = (): string => `81${String(Date.now()).slice(-4)}${String((count += 1) + 10)}`;

for (const language of languagesFor('en')) {
  test(`an overseas member shows who they are, and is confirmed (${language})`, async ({
    holder,
    staff,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const phone = newOverseasPhone();
    const name = newName('Mei');
    const page = await holder({ language });
    const main = page.getByRole('main');
    const desk = await staff('reviewer');
    const badge = page.getByRole('complementary');

    const decide = async (action: 'approve' | 'reject', body: object = {}) => {
      const filter = encodeURIComponent(JSON.stringify({ state: 'pending', q: name }));
      const [row] = (await (await desk.request.get(`/api/admin/verifications?filter=${filter}`)).json()) as {
        id: string;
        version: number;
      }[];
      const me = (await (await desk.request.get('/api/admin/auth/me')).json()) as { csrf_token: string };
      const answered = await desk.request.post(`/api/admin/verifications/${row!.id}/${action}`, {
        headers: { 'X-CSRF-Token': me.csrf_token },
        data: { version: row!.version, ...body },
      });
      expect(answered.ok(), await answered.text()).toBe(true);
    };
    const fill = async (picture: string) => {
      await main.getByLabel(h('auth.document_type')).selectOption('passport');
      await main.getByLabel(h('auth.real_name')).fill('Tan Mei Ling');
      await main.getByLabel(h('auth.overseas_number'), { exact: true }).fill('e1234567k');
      await pick(addButton(page, w, h('auth.document_images')), await pngs(picture));
      // File names of identity pictures may contain the person's name, so they are not stored.
      const stored = main.getByRole('button', { name: h('upload.view', { name: 'identity.png' }) });
      await expect(stored).toBeVisible();
    };

    await test.step('comes by the sign-in of other places, which knows nobody yet', async () => {
      await page.goto(at(paths.login));
      await main.getByRole('link', { name: h('login.go_overseas') }).click();
      await expect(main.getByRole('heading', { name: h('login.overseas_title') })).toBeVisible();
      const area = main.getByLabel(h('field.area'));
      await expect(area.getByRole('option')).toHaveCount(29);
      await expect(area).not.toHaveValue('CN');
      await area.selectOption('SG');
      await main.getByLabel(h('login.by_yzm')).check();
      await main.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await main.getByRole('button', { name: h('yzm.send') }).click();
      await answer(page, h('login.unknown_title'), h('login.register_now'));
    });

    await test.step('registers with a phone of Singapore', async () => {
      await expect(main.getByLabel(h('field.area'))).toHaveValue('SG');
      await expect(main.getByLabel(h('field.phone'), { exact: true })).toHaveValue(phone);
      await fillRegistration(page, w, phone, name, codeFor);
      await main.getByLabel(h('field.location')).selectOption('SG');
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('register.submit') }).click();
      await expect(main.getByRole('heading', { name: h('claim.empty.title') })).toBeVisible();
    });

    await test.step('shows a passport', async () => {
      // The member wants to claim an IP and has none: asked about the verification, without being redirected.
      await page.goto(at(`${paths.dashboardHome}?id=${WISH}`));
      await answer(page, h('guard.real_name_title'), h('guard.real_name_go'));
      await expect(main.getByRole('heading', { name: h('user.real_name_overseas') })).toBeVisible();
      await expect(badge.getByText(h('user.not_confirmed'))).toBeVisible();
      await main.getByRole('button', { name: h('auth.overseas_submit') }).click();
      await expect(
        main.getByText(h('rule.upload_required', { field: h('name.document_images') })),
      ).toBeVisible();
      await fill('glare.png');
      await main.getByRole('button', { name: h('auth.overseas_submit') }).click();
      await expect(main.getByRole('heading', { name: h('auth.pending_title') })).toBeVisible();
    });

    await test.step('is told why not, and shows it again', async () => {
      await decide('reject', { reason_code: 'document_unclear', reason: 'Glare on the photo.' });
      await page.reload();
      await expect(main.getByText(h('verification_reason.document_unclear'))).toBeVisible();
      await expect(main.getByText('Glare on the photo.')).toBeVisible();
      await fill('clear.png');
      await main.getByRole('button', { name: h('auth.overseas_again') }).click();
      await expect(main.getByRole('heading', { name: h('auth.pending_title') })).toBeVisible();
    });

    await test.step('is confirmed, and can claim', async () => {
      // Away: an open page is told, and would leave for the claim while it is reloaded.
      await page.goto('about:blank');
      await decide('approve');
      await page.goto(at(paths.realNameIdentify));
      // Even days later the app continues with the claim, once.
      await expect(page).toHaveURL(new RegExp(`#${paths.claimStep2}\\?id=${WISH}$`));
      await page.goto(at(paths.realNameIdentify));
      await expect(main.getByRole('heading', { name: h('auth.overseas_verified_title') })).toBeVisible();
      await expect(badge.getByText(h('user.is_confirmed'))).toBeVisible();
    });

    await test.step('signing up a second time leads to the sign-in', async () => {
      const again = await holder({ language });
      await again.goto(at(paths.register));
      await again.getByLabel(h('field.area')).selectOption('SG');
      await again.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await again.getByRole('button', { name: h('yzm.send') }).click();
      await answer(again, h('register.taken_title'), h('register.login_directly'));
      await expect(again.getByLabel(h('field.phone'), { exact: true })).toHaveValue(phone);
      await expect(again.getByLabel(h('field.area'))).toHaveValue('SG');
    });
  });
}
