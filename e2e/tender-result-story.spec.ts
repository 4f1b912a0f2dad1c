/** After the end of a tender: the brand scores by its link, an entrant objects with proof, staff decide, bar and lift. */
import type { Page } from '@playwright/test';
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { endedTender, entrantOf } from './entrants';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { forgetCodesSent } from './limits';
import { newPhone } from './people';
import { png } from './pictures';
import { watch } from './watch';
import { actByCall, addButton, answer, at, paths, pick, rowsByCall } from './ways';

const [PRAISE, DOUBT, DECISION] = [
  'Closest to our tea',
  'Extensibility was not scored',
  'Scores were mixed up',
];

for (const [language, width] of screensFor('phone'))
  test(`the brand scores, an objection opens the result again, a bar is lifted (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
    codeFor,
    textTo,
  }) => {
    const words = wordsOf(language);
    const { c, h } = words;
    const desk = await staff('admin', { language });
    const reviewer = await staff('reviewer', { language });
    const judge = await staff('reviewer2', { language });
    const ann = await entrantOf(await newMember({ verified: true }), desk);
    const ben = await entrantOf(await newMember({ verified: true }), desk);
    const { tender_id, registrations } = await endedTender([ann, ben], reviewer);
    const [annEntry, benEntry] = [registrations[0]!, registrations[1]!];
    const decide = async (on: Page, action: string, reason: string) => {
      await on.getByRole('button', { name: action, exact: true }).click();
      const dialog = on.getByRole('dialog');
      await dialog.getByRole('textbox').fill(reason);
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    };

    const phone = newPhone();
    await test.step('staff send the brand a link', async () => {
      await desk.goto(`/admin/#/awards/${tender_id}/show`);
      await desk.getByRole('button', { name: c('award.brand_send') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(c('field.buyer_name')).fill('Zhou');
      await dialog.getByLabel(c('field.phone_number')).fill(phone);
      await dialog.getByRole('radio', { name: c(`tender_language.${language}`) }).check();
      await dialog.getByRole('button', { name: c('award.brand_send') }).click();
      await expect(dialog).toBeHidden();
      await expect(desk.getByText(/Zhou/)).toBeVisible();
    });

    await test.step('the brand proves its phone, reads the entries and scores one', async () => {
      const link = /\/#\/cooperate\/entries\S+/.exec(await textTo(phone, /entries/))![0];
      const brand = await holder({ language, width: PHONE_WIDTH });
      const wrong = watch(brand);
      await brand.goto(link);
      const main = brand.getByRole('main');
      await expect(main.getByRole('heading', { name: h('scores.criteria') })).toBeVisible();
      await expect(main.getByText(ann.ip_name)).toHaveCount(0);
      await main.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await forgetCodesSent();
      await main.getByRole('button', { name: h('yzm.send') }).click();
      await main.getByLabel(h('yzm.label')).fill(await codeFor(phone));
      await main.getByRole('button', { name: h('room.prove_submit') }).click();
      const card = main.getByRole('region', { name: ann.ip_name });
      await card.getByText(h('scores.entry')).click();
      await expect(card.getByText(`Idea of ${ann.ip_name}`)).toBeVisible();
      for (const input of await card.getByRole('spinbutton').all()) await input.fill('8');
      await card.getByLabel(h('scores.remark')).fill(PRAISE);
      await brand.reload();
      await expect(card.getByLabel(h('scores.remark'))).toHaveValue(PRAISE);
      expect(await faultsOf(brand)).toEqual([]);
      await card.getByRole('button', { name: h('scores.save') }).click();
      await expect(card.getByText(h('scores.total', { total: 80 }))).toBeVisible();
      expect(wrong).toEqual([]);
    });

    await test.step('staff read the scores of the brand; the result is published', async () => {
      await desk.reload();
      const row = desk.getByRole('listitem').filter({ hasText: ann.ip_name });
      await row.locator('summary').click();
      await expect(row.getByText(PRAISE)).toBeVisible();
      await expect(row.getByText(c('award.by_brand'), { exact: true })).toBeVisible();
      const entries = [
        { registration_id: annEntry, awarded: 1, comment: 'Thank you' },
        { registration_id: benEntry, awarded: 0, comment: 'Thank you' },
      ];
      await actByCall(desk, 'awards', tender_id, 'propose', { entries });
      await actByCall(reviewer, 'awards', tender_id, 'publish');
    });

    const page = await holder({ token: ben.member.token, language, width });
    const main = page.getByRole('main');
    await test.step('an entrant objects with proof; what was typed survives a reload', async () => {
      await page.goto(at(`${paths.fastCoopSignUpInfo}?id=${ben.ip_id}&tender_id=${tender_id}`));
      await main.getByRole('button', { name: h('objection.open') }).click();
      await main.getByLabel(h('objection.statement')).fill(DOUBT);
      await pick(addButton(page, words, h('objection.proof')), await png('scores.png'));
      const proof = main.getByRole('button', { name: h('upload.view', { name: 'scores.png' }) });
      await expect(proof).toBeVisible();
      await page.reload();
      await main.getByRole('button', { name: h('objection.open') }).click();
      await expect(main.getByLabel(h('objection.statement'))).toHaveValue(DOUBT);
      await expect(proof).toBeVisible();
      await main.getByRole('button', { name: h('objection.submit') }).click();
      await answer(page, h('objection.ask'), h('ui.confirm'));
      await expect(main.getByText(h('state.tender_objection.open'))).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('staff without a part in the result uphold it: the result is open again', async () => {
      const [objection] = await rowsByCall<{ id: string }>(judge, 'objections', { q: ben.ip_name });
      await judge.goto(`/admin/#/objections/${objection!.id}/show`);
      await expect(judge.getByText(DOUBT)).toBeVisible();
      await decide(judge, c('action.tender_objection.uphold'), DECISION);
      await page.reload();
      await expect(main.getByText(h('state.tender_objection.upheld'))).toBeVisible();
      await expect(main.getByText(DECISION)).toBeVisible();
      await expect(main.getByText(h('state.tender_result.waiting')).first()).toBeVisible();
    });

    await test.step('a disqualified entry bars its IP; an administrator lifts the bar', async () => {
      const ground = { reason_code: 'false_material', reason: 'Not their drawing' };
      await actByCall(desk, 'registrations', annEntry, 'disqualify', ground);
      const other = await holder({ token: ann.member.token, language, width });
      await other.goto(at(`${paths.fastCoopSignUpInfo}?id=${ann.ip_id}&tender_id=${tender_id}`));
      await expect(other.getByText('Not their drawing').first()).toBeVisible();
      const note = other.getByRole('note').filter({ hasText: 'Not their drawing' });
      const barred = new RegExp(h('entry.barred', { day: '.*' }));
      await expect(note.getByText(barred)).toBeVisible();
      await desk.goto('/admin/#/bars');
      await desk.getByRole('link', { name: ann.ip_name }).first().click();
      await decide(desk, c('action.tender_bar.lift'), 'Their contract proves it');
      await expect(desk.getByText(c('state.tender_bar.lifted')).first()).toBeVisible();
      await other.reload();
      await expect(note).toBeVisible();
      await expect(note.getByText(barred)).toHaveCount(0);
    });
  });
