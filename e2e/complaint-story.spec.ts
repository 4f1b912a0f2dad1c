import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { actByCall, at, openQueued, paths } from './ways';

const STATEMENT = 'The second picture is my registered work of 2019.';
const ANSWER = 'We drew it in 2016, before the registration.';
const DECISION = 'The earlier drawing shows that the work is their own.';
const FORM = {
  'zh-CN': { link: '侵权投诉', kind: '著作权', send: '提交投诉', sent: '已收到您的投诉' },
  en: {
    link: 'Report an infringement',
    kind: 'Copyright',
    send: 'Send the complaint',
    sent: 'We have received your complaint',
  },
} as const;

for (const [language, width] of screensFor('phone'))
  test(`somebody complains of an infringement, and both sides are answered (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h, c } = w;
    const words = FORM[language];
    const owner = await newMember({ verified: true });
    const { ip_name, claim_id, ip_id } = await owner.claim();
    const desk = await staff('reviewer', { language });
    await desk.goto('/admin/');
    await actByCall(desk, 'claims', claim_id, 'approve');
    // Without a series a notice covers the workbench.
    await owner.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const visitor = await holder({ language, width });

    await test.step('a visitor goes from the IP’s page to the form, and sends it with proof', async () => {
      await visitor.goto(`/ip/${ip_id}?lang=${language}`);
      await visitor.getByRole('link', { name: words.link }).click();
      await expect(visitor.locator('#page')).toHaveValue(/\/ip\//);
      await visitor.locator('#kind').selectOption({ label: words.kind });
      await visitor.locator('#statement').fill(STATEMENT);
      await visitor.locator('#complainant').fill('Zhou Mo');
      await visitor.locator('#email').fill('zhou@example.com');
      const { name, mimeType, buffer } = await png('certificate.png');
      await visitor.locator('#proof').setInputFiles({ name, mimeType, buffer });
      await visitor.getByRole('button', { name: words.send }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(words.sent);
    });

    const page = await holder({ token: owner.token, language, width });
    const main = page.getByRole('main');
    await test.step('the holder answers', async () => {
      await page.goto(at(`${paths.complaints}?id=${ip_id}`));
      await expect(main.getByText(STATEMENT)).toBeVisible();
      await main.getByRole('link', { name: h('complaint.answer') }).click();
      await main.getByLabel(h('complaint.answer.text')).fill(ANSWER);
      await main.getByRole('button', { name: h('complaint.answer.send') }).click();
      await expect(main.getByRole('link', { name: h('complaint.change') })).toBeVisible();
    });

    await test.step('staff read both sides and answer both', async () => {
      await openQueued(desk, w, 'menu.complaints', ip_name);
      for (const text of [STATEMENT, ANSWER]) await expect(desk.getByText(text)).toBeVisible();
      const action = h('action.complaint.dismiss');
      await desk.getByRole('button', { name: action, exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: c('review.ask', { action, name: ip_name }) });
      await dialog.getByRole('textbox').fill(DECISION);
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(main.getByText(DECISION)).toBeVisible();
      await expect(main.getByText(h('state.complaint.dismissed'), { exact: true })).toBeVisible();
    });

    await test.step('the disclaimer leads to the form too', async () => {
      await visitor.goto(at(paths.disclaimer));
      await visitor
        .getByRole('main')
        .getByRole('link', { name: h('legal.complain') })
        .click();
      await expect(visitor.locator('#page')).toHaveValue('');
    });
  });
