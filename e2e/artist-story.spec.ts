import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newName } from './people';
import { png, pngs } from './pictures';
import { addButton, answer, at, confirmApproval, decide, openClaim, paths, pick } from './ways';

const ADVICE = 'The certificate is too dark to read.';

for (const language of languagesFor('zh-CN')) {
  test(`an artist claims their own name, is marked, and claims again (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const name = newName('Ada');
    const page = await holder({ token: member.token, language });
    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: h('claim.artist.next') });
    const view = (file: string) => main.getByRole('button', { name: h('upload.view', { name: file }) });

    await test.step('finds the way from the search, the name goes along', async () => {
      await page.goto(at(paths.claimStep1));
      await main.getByLabel(h('claim.choose.label')).fill(name);
      await main.getByRole('link', { name: h('claim.ways.artist') }).click();
      await expect(main.getByLabel(h('claim.field.en_name'))).toHaveValue(name);
    });

    await test.step('is told what is missing, and sees the card grow', async () => {
      await main.getByLabel(h('claim.field.en_name')).fill('');
      await next.click();
      await expect(main.getByText(h('rule.one_name'))).toBeVisible();
      await expect(main.getByLabel(h('claim.field.cn_name'))).toBeFocused();
      await main.getByLabel(h('claim.field.en_name')).fill(name);
      await main.getByRole('radio', { name: h('gender.female') }).press('Space');
      await pick(addButton(page, w, h('claim.field.avatar'), false), await png('face.png', 320, 320));
      await pick(addButton(page, w, h('claim.field.cover'), false), await png('work.png', 640, 480));
      await expect(view('face.jpg')).toBeVisible();
      await expect(view('work.jpg')).toBeVisible();
      await main.getByLabel(h('claim.field.intro'), { exact: true }).fill('Woodcuts of rain.');
      await main.getByLabel(h('claim.field.location')).fill('Hangzhou');
      await main.getByLabel(h('claim.field.ip_type_id')).selectOption({ index: 3 });
      await main
        .getByRole('group', { name: h('claim.field.art_genres_id') })
        .getByRole('checkbox')
        .nth(1)
        .press('Space');
      await main.getByLabel(h('account.microblog')).fill('@ada');
      const card = main.getByRole('complementary', { name: h('claim.artist.preview') });
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.getByText('Woodcuts of rain.')).toBeVisible();
      await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
    });

    await test.step('goes on from another device', async () => {
      await next.click();
      await expect(page).toHaveURL(new RegExp(`#${paths.artistStep2}\\?claim=`));
      const other = await holder({ token: member.token, language });
      await other.goto(at(paths.claim));
      const card = other.getByRole('listitem').filter({ hasText: name });
      await card.getByRole('button', { name: h('claim.act.submit.new') }).click();
      await expect(other).toHaveURL(new RegExp(`#${paths.artistStep1}\\?claim=`));
      await expect(other.getByLabel(h('account.microblog'))).toHaveValue('@ada');
    });

    await test.step('proves it and submits', async () => {
      await pick(addButton(page, w, h('claim.field.proof_images')), await pngs('dark.png', 'clear.png'));
      // Either may be the last to arrive, and nothing is submitted before both are there.
      for (const name of ['dark.png', 'clear.png']) await expect(view(name)).toBeVisible();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('claim.submit') }).click();
      await answer(page, h('claim.submit.ask'), h('ui.confirm'));
      await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
    });

    await test.step('the reviewer marks a picture and the introduction', async () => {
      const { list } = await member.call<{ list: { claim_id: string }[] }>('claim/list');
      const { claim_id } = list[0]!;
      const { proof_images } = await member.call<{
        proof_images: { image_id: string; file_name: string }[];
      }>('claim/detail', { claim_id });
      const desk = await staff('reviewer');
      const me = (await (await desk.request.get('/api/admin/auth/me')).json()) as { csrf_token: string };
      const row = (await (await desk.request.get(`/api/admin/claims/${claim_id}`)).json()) as {
        version: number;
      };
      const answered = await desk.request.post(`/api/admin/claims/${claim_id}/reject`, {
        headers: { 'X-CSRF-Token': me.csrf_token },
        data: {
          version: row.version,
          reason_code: 'proof_unclear',
          reason: ADVICE,
          marks: [
            {
              field: 'proof_images',
              image_id: proof_images.find(({ file_name }) => file_name === 'dark.png')!.image_id,
            },
            { field: 'intro' },
          ],
        },
      });
      expect(answered.ok(), await answered.text()).toBe(true);
    });

    await test.step('sees reason and marks, mends both, loses nothing', async () => {
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: name });
      await card.getByRole('button', { name: h('claim.act.submit.failed') }).click();
      await expect(main.getByRole('note').getByText(ADVICE)).toBeVisible();
      await expect(main.getByText(h('claim.mark.open'), { exact: true })).toHaveCount(1);
      await main.getByLabel(h('claim.field.intro'), { exact: true }).fill('Woodcuts of rain and rivers.');
      await expect(main.getByText(h('claim.mark.changed'))).toHaveCount(1);
      await next.click();
      await expect(
        main.getByRole('button', {
          name: `${h('upload.view', { name: 'dark.png' })} · ${h('upload.marked')}`,
        }),
      ).toBeVisible();
      await main.getByRole('button', { name: h('upload.remove', { name: 'dark.png' }) }).click();
      await answer(page, h('upload.remove_title'), h('upload.remove_yes'));
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('claim.submit') }).click();
      await answer(page, h('claim.submit.ask'), h('ui.confirm'));
      await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
      const { list } = await member.call<{ list: { claim_id: string }[] }>('claim/list');
      expect(await member.call<object>('claim/detail', { claim_id: list[0]!.claim_id })).toMatchObject({
        artist: {
          en_name: name,
          gender: 'female',
          intro: 'Woodcuts of rain and rivers.',
          accounts: { microblog: '@ada' },
        },
        proof_images: [{ file_name: 'clear.png' }],
      });
    });

    await test.step('the reviewer approves, and the artist is in', async () => {
      const desk = await staff('reviewer', { language });
      await desk.goto('/admin/');
      await openClaim(desk, w, name);
      await decide(desk, w, 'approve');
      await confirmApproval(desk, w, name);
      await expect
        .poll(async () => (await member.call<{ list: { state: string }[] }>('claim/list')).list[0]?.state)
        .toBe('claimed');
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: name });
      await card.getByRole('button', { name: h('claim.open_workbench') }).click();
      await expect(main.getByRole('heading', { level: 2, name: h('steps.title') })).toBeVisible();
    });
  });
}

test('a claim of an artist’s IP is led to the artist’s claim, the name goes along', async ({
  holder,
  newMember,
}) => {
  const { h } = wordsOf('en');
  const member = await newMember({ verified: true });
  const found = await member.call<{ list: { ip_id: string; ip_name: string }[] }>('ip/search', {
    keyword: 'AdaLiu',
  });
  const { ip_id, ip_name } = found.list[0]!;
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');
  await page.goto(at(`${paths.claimStep2}?id=${ip_id}`));
  await expect(main.getByRole('heading', { name: h('claim.refused.ARTIST_IP.title') })).toBeVisible();
  await main.getByRole('button', { name: h('claim.refused.ARTIST_IP.go') }).click();
  await expect(main.getByLabel(h('claim.field.en_name'))).toHaveValue(ip_name);
  await page.goto(at(paths.claimStep1));
  await main.getByLabel(h('claim.choose.label')).fill(ip_name);
  await main.getByRole('button', { name: h('claim.pick.continue') }).click();
  await expect(main.getByLabel(h('claim.field.en_name'))).toHaveValue(ip_name);
});
