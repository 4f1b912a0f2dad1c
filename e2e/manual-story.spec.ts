import { pdf } from '../apps/api/testing/pdfs';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, confirmApproval, decide, openQueued, paths, pick } from './ways';

const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: pdf({ text }) });

test('a manual is rid of contact details, approved by its first page and read by buyers', async ({
  holder,
  staff,
  newMember,
}) => {
  const w = wordsOf('en');
  const { h, c } = w;
  const member = await newMember({ verified: true });
  const { claim_id, ip_id, ip_name } = await member.claim();
  const desk = await staff('reviewer', { language: 'en' });
  await desk.goto('/admin/');
  await actByCall(desk, 'claims', claim_id, 'approve');
  // The workbench asks for a series first; a draft is enough.
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Sea') });
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');
  const form = main.locator('form');
  const choose = (name: string, text: string) =>
    pick(
      page.getByRole('button', { name: `${h('field.manual_file')} · ${h('upload.pick_document')}` }),
      file(name, text),
    );

  await test.step('contact details are told before anybody else reads them', async () => {
    await page.goto(at(`${paths.authorizationManual}?id=${ip_id}`));
    await choose('first.pdf', 'WeChat: tea_fox_2019');
    await expect(form.getByText(h('manual.found'))).toBeVisible();
    await expect(form.getByText('WeChat: tea_fox_2019')).toBeVisible();
    await main.getByRole('button', { name: h('upload.remove', { name: 'first.pdf' }) }).click();
    await answer(page, h('upload.remove_title'), h('upload.remove_yes'));
    await choose('second.pdf', 'How this fox may be used');
    await expect(form.getByText(h('manual.nothing_found'))).toBeVisible();
    await form.getByRole('button', { name: h('action.revision.submit') }).click();
    await answer(page, h('review.submit.title'), h('ui.confirm'));
    await expect(main.getByRole('heading', { name: h('review.proposed'), exact: true })).toBeVisible();
  });

  await test.step('staff see its first page and approve it', async () => {
    await openQueued(desk, w, 'menu.reviews', ip_name);
    await expect(desk.getByText(c('document.no_contacts'))).toBeVisible();
    await decide(desk, w, 'approve', 'revision');
    await confirmApproval(desk, w, ip_name, 'revision');
    await expect(desk.getByRole('dialog')).toBeHidden();
  });

  await test.step('buyers save it from the page of the IP', async () => {
    await page.goto(`/ip/${ip_id}?lang=en`);
    await expect(page.getByRole('img', { name: 'First page of the manual' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the manual' }).click();
    expect((await saved).suggestedFilename()).toBe(`${ip_name}.pdf`);
  });
});
