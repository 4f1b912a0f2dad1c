/** A tender from its publication to its award: two holders enter, one is returned and mends, both learn the result. */
import { cooperationsOf, endTender, entrantOf } from './entrants';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { beijing, copyTender, decideTender, tenderField } from './tenders';
import { actByCall, answer, at, decide, paths, rowsByCall } from './ways';

/** The server looks for notices to send every 15 seconds. */
const TOLD_WITHIN_MS = 300_000;

for (const [language, width] of screensFor('desk'))
  test(`a tender is published, changed, entered by two and awarded (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const words = wordsOf(language);
    const { c, h, ra } = words;
    const desk = await staff('admin', { language });
    const reviewer = await staff('reviewer', { language });
    const ann = await entrantOf(await newMember({ verified: true }), desk);
    const ben = await entrantOf(await newMember({ verified: true }), desk);
    const brand = `Brand ${String(Date.now())}`;
    const page = await holder({ token: ann.member.token, language, width });
    const main = page.getByRole('main');
    const [idea, better, praise] = ['Three boxes', 'Three boxes, one story', 'The best story of all'];
    let tender_id = '';
    const addressOf = (path: string) => at(`${path}?id=${ann.ip_id}&tender_id=${tender_id}`);
    const messages = async ({ member }: typeof ann) =>
      (await member.call<{ list: { key: string; body: string }[] }>('message/list')).list;
    const entryOf = async (name: string) =>
      (await rowsByCall<{ id: string }>(desk, 'registrations', { q: name }))[0]!.id;

    await test.step('an administrator publishes it', async () => {
      await copyTender(desk, words, brand);
      await tenderField(desk, c('field.opens_at')).fill(beijing(-1));
      await tenderField(desk, c('field.closing_time')).fill(beijing(240));
      await desk.getByRole('button', { name: ra.action.save }).click();
      await decideTender(desk, c('action.tender.publish'));
      await expect(desk.getByText(c('tender_time.in_progress')).first()).toBeVisible();
      tender_id = /tenders\/(\w{26})/.exec(desk.url())![1]!;
    });

    await test.step('one holder finds it on the board and enters', async () => {
      await page.goto(at(`${paths.businessActivity}?id=${ann.ip_id}&sort=newest`));
      await page.locator('.tender-card', { hasText: brand }).getByRole('link').first().click();
      await main.getByRole('link', { name: h('entry.enter'), exact: true }).click();
      await main.getByLabel(h('entry.ip_intro')).fill('A fox who keeps a tea house.');
      await main.getByLabel(h('entry.remark')).fill(idea);
      await main.getByText(ann.series_name).click();
      await main.getByText(ann.case_name).click();
      await main.getByRole('checkbox').check({ force: true });
      await main.getByRole('button', { name: h('entry.submit') }).click();
      await answer(page, h('entry.submit.ask'), h('entry.submit'));
      await expect(
        main.getByText(h('state.tender_registration.submitted'), { exact: true }).first(),
      ).toBeVisible();
      await expect(main.getByText(idea)).toBeVisible();
    });

    await test.step('a second holder enters; neither sees the other', async () => {
      const { member, ip_id, series_id, case_id } = ben;
      await member.call('tender/registrationSubmit', {
        ...{ ip_id, tender_id, series_id, case_id, ip_intro: 'An owl.', remark: 'One box.', promise: 1 },
      });
      await page.goto(addressOf(paths.tenderDetail));
      await expect(main.getByRole('timer')).toBeVisible();
      await expect(page.getByText(ben.ip_name)).toHaveCount(0);
    });

    await test.step('a question is answered to everybody, in the words of staff', async () => {
      await main.getByLabel(h('question.field')).fill('We are the fox: which paper?');
      await main.getByRole('button', { name: h('question.ask'), exact: true }).click();
      await expect(main.getByText(h('question.waiting'))).toBeVisible();
      const [question] = await rowsByCall<{ id: string }>(desk, 'questions', { q: 'We are the fox' });
      await desk.goto(`/admin/#/questions/${question!.id}/show`);
      const publish = c('action.tender_question.publish');
      await desk
        .getByRole('group', { name: c('review.actions') })
        .getByRole('button', { name: publish })
        .click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(c('field.answer')).fill('Uncoated, 120 g');
      await dialog.getByLabel(c('field.wording')).fill('Which paper?');
      await dialog.getByRole('button', { name: publish }).click();
      await expect(dialog).toBeHidden();
      const { member, ip_id } = ben;
      const { list } = await member.call<{ list: object[] }>('tender/questionList', { ip_id, tender_id });
      expect(list).toMatchObject([{ question: 'Which paper?', answer: 'Uncoated, 120 g', mine: 0 }]);
      await page.reload();
      await expect(main.getByText('Uncoated, 120 g')).toBeVisible();
    });

    await test.step('the project is changed while it is open, with a reason and what it was', async () => {
      await desk.goto(`/admin/#/tenders/${tender_id}`);
      await tenderField(desk, c('field.closing_time')).fill(beijing(264));
      await tenderField(desk, c('field.reason')).fill('A day more for everybody');
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.locator('.tender-version', { hasText: 'A day more' })).toBeVisible();
      await page.reload();
      const change = page.locator('.tender-change', { hasText: 'A day more for everybody' });
      await expect(change).toContainText(h('tender.field.closing_time'));
      await expect(change).toContainText(String(Number(beijing(264).slice(8, 10))));
    });

    await test.step('the reviewer returns the first entry and points at the remark', async () => {
      await reviewer.goto(`/admin/#/registrations/${await entryOf(ann.ip_name)}/show`);
      await decide(reviewer, words, 'reject', 'tender_registration');
      const dialog = reviewer.getByRole('dialog');
      await dialog.getByRole('radio', { name: c('registration_reason.brief_missed') }).check();
      await dialog.getByRole('checkbox', { name: c('field.remark') }).check();
      await dialog.getByRole('button', { name: c('action.tender_registration.reject') }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the holder mends what is marked; both entries are approved', async () => {
      await page.goto(addressOf(paths.fastCoopSignUpInfo));
      await expect(
        main.getByRole('note').filter({ hasText: h('registration_reason.brief_missed') }),
      ).toBeVisible();
      await main.getByRole('link', { name: h('entry.edit') }).click();
      await expect(main.getByText(h('claim.mark.open'))).toBeVisible();
      await main.getByLabel(h('entry.remark')).fill(better);
      await expect(main.getByText(h('claim.mark.changed'))).toBeVisible();
      await main.getByRole('checkbox').check({ force: true });
      await main.getByRole('button', { name: h('entry.submit') }).click();
      await answer(page, h('entry.submit.ask'), h('entry.submit'));
      await expect(page).toHaveURL(new RegExp(paths.fastCoopSignUpInfo));
      await expect(main.getByText(better)).toBeVisible();
      for (const { ip_name } of [ann, ben])
        await actByCall(reviewer, 'registrations', await entryOf(ip_name), 'approve');
      await page.reload();
      await expect(main.getByText(h('state.tender_result.waiting')).first()).toBeVisible();
    });

    await test.step('everybody who entered was told of the change', async () => {
      for (const one of [ann, ben])
        await expect
          .poll(async () => (await messages(one)).find(({ key }) => key === 'tender_changed')?.body, {
            timeout: TOLD_WITHIN_MS,
          })
          .toContain('A day more for everybody');
    });

    await test.step('after the end one proposes the result, and another publishes it', async () => {
      await endTender(tender_id);
      await desk.goto(`/admin/#/awards/${tender_id}/show`);
      const judged = (name: string) => desk.getByRole('listitem').filter({ hasText: name });
      await judged(ann.ip_name).getByRole('checkbox').check();
      await judged(ann.ip_name).getByRole('spinbutton').fill('1');
      await judged(ann.ip_name).getByRole('textbox').fill(praise);
      await judged(ben.ip_name).getByRole('textbox').fill('Too far from the brief');
      await desk.getByRole('button', { name: c('action.tender_award.propose') }).click();
      await expect(desk.getByText(c('state.tender_award.proposed')).first()).toBeVisible();
      await expect(desk.getByRole('button', { name: c('action.tender_award.publish') })).toHaveCount(0);
      expect((await messages(ann)).map(({ key }) => key)).not.toContain('tender_result');
      await reviewer.goto(`/admin/#/awards/${tender_id}/show`);
      await decideTender(reviewer, c('action.tender_award.publish'));
      await expect(reviewer.getByText(c('state.tender_award.published')).first()).toBeVisible();
    });

    await test.step('both learn it, and the cooperation stands', async () => {
      await page.goto(at(paths.systemMsg));
      await main
        .getByRole('link', { name: new RegExp(`^${h('message.open')}`) })
        .first()
        .click();
      await expect(main.getByText(h('state.tender_result.awarded')).first()).toBeVisible();
      await expect(main.getByText(praise).first()).toBeVisible();
      await page.goto(at(`${paths.fastCoopManagement}?id=${ann.ip_id}&tab=awards`));
      await expect(main.locator('.tender-card', { hasText: brand })).toBeVisible();
      const told = (await messages(ben)).find(({ key }) => key === 'tender_result');
      expect(told!.body).toContain('Too far from the brief');
      const { ip_id } = ben;
      const seen = await ben.member.call('tender/registration', { ip_id, tender_id });
      expect(seen).toMatchObject({
        result: 'not_awarded',
        published: { awards: [{ ip_name: ann.ip_name }] },
      });
      expect(await cooperationsOf(tender_id)).toEqual([ann.ip_id]);
    });
  });
