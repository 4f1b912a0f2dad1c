import { readFile } from 'node:fs/promises';
import {
  type FilingDetail,
  type GalleryImage,
  type IpInfo,
  type Page as PageOf,
  shanghaiDay,
} from '@ipw/domain';
import type { Page } from '@playwright/test';
import { filingPaths } from '../apps/holder-web/src/app/filing-paths';
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { expect, type Member, test, languagesFor, type Words, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { sealEvidence } from './sealing';
import { actByCall, answer, at, paths, rowsByCall } from './ways';

/** A member with an IP whose gallery has one picture. */
async function withGallery(member: Member, desk: Page): Promise<{ ip_id: string; picture: string }> {
  const { claim_id, ip_id } = await member.claim();
  await actByCall(desk, 'claims', claim_id, 'approve');
  const picture = `${newName('fox')}.png`;
  const { image_id } = await member.upload(picture, 'series_image');
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea'), images: [image_id] });
  return { ip_id, picture };
}

/** Fills in what the form does not know, declares and submits. */
async function submitForm(page: Page, { h }: Words, title?: string): Promise<void> {
  const main = page.getByRole('main');
  if (title) await main.getByLabel(h('filing.title'), { exact: true }).fill(title);
  await main.getByLabel(h('filing.work_kind')).selectOption('character');
  await main.getByLabel(h('filing.completed_on')).fill('2026-01-02');
  await main.getByLabel(h('filing.declare')).check();
  await main.getByRole('button', { name: h('action.filing.submit'), exact: true }).click();
}

/** Counts presses of mouse, finger and keys on a page from now on, over navigation within the app. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const found = { presses: 0 };
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, ({ isTrusted }) => void (found.presses += Number(isTrusted)), true);
    return found;
  });
  return () => counter.evaluate(({ presses }) => presses);
}

test('a gallery picture is filed for free with three presses', async ({ holder, staff, newMember }) => {
  const { h } = wordsOf('zh-CN');
  const member = await newMember({ verified: true });
  const { ip_id, picture } = await withGallery(member, await staff('admin'));
  const page = await holder({ token: member.token, language: 'zh-CN', width: PHONE_WIDTH });
  const main = page.getByRole('main');
  await page.goto(at(`${paths.ipGalleryManagement}?id=${ip_id}`));
  await expect(main.getByRole('link', { name: h('gallery.image.file') })).toBeVisible();
  const presses = await countPresses(page);

  await main.getByRole('link', { name: h('gallery.image.file') }).click();
  await main.getByLabel(h('filing.declare')).click();
  await main.getByRole('button', { name: h('action.filing.submit'), exact: true }).click();
  await expect(main.getByText(h('filing_waits.check'))).toBeVisible();
  expect(await presses()).toBe(3);

  // What was filed is what the IP, the claim and the picture say.
  const filing_id = /filing_id=(\w+)/.exec(page.url())![1]!;
  const filing = await member.call<FilingDetail>('filing/detail', { filing_id });
  const { list } = await member.call<PageOf<GalleryImage>>('gallery/imageList', { ip_id });
  const { ip_name } = await member.call<IpInfo>('ip/info', { ip_id });
  expect(filing).toMatchObject({
    ...{ state: 'submitted', pay: 'credit', title: ip_name, work_kind: 'character', holder_kind: 'self' },
    ...{
      ip_id,
      completed_on: shanghaiDay(new Date(list[0]!.evidence.uploaded_at)),
      pictures: [{ file_name: picture }],
    },
  });
});

/** Staff find the filing in their queue and send it to the centre. */
async function send(desk: Page, { c }: Words, title: string): Promise<void> {
  await desk.goto('/admin/#/filings');
  await desk.getByRole('searchbox', { name: c('filter.q') }).fill(title);
  await desk.getByRole('link', { name: title }).click();
  await desk
    .getByRole('group', { name: c('review.actions') })
    .getByRole('button', { name: c('action.filing.send') })
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: c('action.filing.send') }).click();
  await expect(dialog).toBeHidden();
}

/** Reloads the page until the filing has the state: the centre answers in its own time. */
const reaches = (page: Page, { h }: Words, state: 'certified' | 'correction') =>
  expect(async () => {
    await page.reload();
    await expect(
      page
        .getByRole('main')
        .getByText(h(`state.filing.${state}`))
        .first(),
    ).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();

for (const language of languagesFor('en')) {
  test(`a gallery picture is filed for free, corrected and certified (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const desk = await staff('admin', { language });
    const { ip_id, picture } = await withGallery(member, desk);
    const page = await holder({ token: member.token, language, width: language === 'en' ? 1440 : 390 });
    const main = page.getByRole('main');
    const title = `${newName('Fox')}（补正）`;

    await test.step('the gallery leads to the form with the picture', async () => {
      await page.goto(at(`${paths.ipGalleryManagement}?id=${ip_id}`));
      await main.getByRole('link', { name: h('gallery.image.file') }).click();
      await expect(main.getByRole('button', { name: h('upload.view', { name: picture }) })).toBeVisible();
      await expect(main.getByRole('radio', { name: h('filing_pay.credit') })).toBeChecked();
      await submitForm(page, w, title);
      await expect(main.getByText(h('filing_waits.check'))).toBeVisible();
    });

    await test.step('staff send it; the centre asks for a correction, which the home shows', async () => {
      await send(desk, w, title);
      await reaches(page, w, 'correction');
      await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
      await main.getByRole('link', { name: h('task.filing_correction', { name: title }) }).click();
      await expect(main.getByText(h('filing_reason.centre'))).toBeVisible();
    });

    await test.step('the correction is certified', async () => {
      await main.getByLabel(h('filing.description')).fill('A fox with a cup of tea.');
      await main.getByLabel(h('filing.declare')).check();
      await main.getByRole('button', { name: h('action.filing.correct'), exact: true }).click();
      await answer(page, h('filing.correct.ask'), h('action.filing.correct'));
      // A reload before the answer would break the request off.
      await expect(main.getByText(h('filing_reason.centre'))).toBeHidden();
      await reaches(page, w, 'certified');
      await expect(main.getByText(/SANDBOX-/)).toBeVisible();
      await expect(main.getByRole('button', { name: h('filing.certificate') })).toBeVisible();
      const filing_id = /filing_id=(\w+)/.exec(page.url())![1]!;
      const { file_path } = await member.call<{ file_path: string }>('filing/certificate', { filing_id });
      expect((await page.request.get(file_path)).headers()['content-type']).toBe('application/pdf');
      // The free filing is used.
      await page.goto(at(filingPaths.iprMiddleEntry));
      await expect(main.getByText(h('filing.offer.used'))).toBeVisible();
      await page.goBack();
    });

    await test.step('its certificate of evidence is verified by somebody without a session', async () => {
      await sealEvidence();
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: h('filing.evidence') }).click();
      const certificate = await readFile(await (await download).path());
      const visitor = await holder({ language, width: PHONE_WIDTH });
      await visitor.goto(at(paths.verify));
      await visitor.getByLabel(h('verify.choose')).setInputFiles({
        name: 'evidence.pdf',
        mimeType: 'application/pdf',
        buffer: certificate,
      });
      await expect(visitor.getByRole('heading', { name: h('verify.valid') })).toBeVisible();
      for (const stated of [title, picture, h('certificate.fact.stamped_at')])
        await expect(visitor.getByText(stated).first()).toBeVisible();
      await visitor.getByLabel(h('verify.compare_choose')).setInputFiles(await png(picture));
      await expect(visitor.getByText(h('verify.same', { name: picture }))).toBeVisible();
      expect(await faultsOf(visitor)).toEqual([]);
    });
  });
}

for (const language of languagesFor('zh-CN')) {
  test(`a second filing is paid in the wallet (${language})`, async ({ holder, staff, newMember }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const desk = await staff('admin', { language });
    const { ip_id } = await withGallery(member, desk);
    const file = async (name: string) => (await member.upload(name, 'filing_image')).image_id;
    const content = { work_kind: 'art', completed_on: '2026-01-02', holder_kind: 'self' };
    const first = await member.call<{ filing_id: string }>('filing/save', {
      ...content,
      title: 'First',
      pictures: [await file('first.png')],
    });
    await member.call('filing/submit', { filing_id: first.filing_id, version: 1, pay: 'credit', declare: 1 });
    const page = await holder({ token: member.token, language, width: language === 'en' ? 1440 : 390 });
    const main = page.getByRole('main');
    const title = `${newName('Owl')}（登记）`;
    await page.goto(at(`${paths.ipGalleryManagement}?id=${ip_id}`));
    await main.getByRole('link', { name: h('gallery.image.file') }).click();
    await expect(main.getByRole('radio', { name: h('filing_pay.wallet') })).toBeChecked();
    await expect(main.getByRole('radio', { name: h('filing_pay.credit') })).toHaveCount(0);
    await submitForm(page, w, title);
    await main.getByRole('button', { name: /¥100\.00/ }).click();
    await page.locator('form button:not([name])').click();
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.getByText(h('filing_waits.check'))).toBeVisible();
    await send(desk, w, title);
    await reaches(page, w, 'certified');
  });
}

for (const language of languagesFor('en')) {
  test(`a phone that is registered at the centre logs in there, and the credit stays (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const title = `${newName('Cat')}（已注册）`;
    const picture = (await member.upload('cat.png', 'filing_image')).image_id;
    const { filing_id } = await member.call<{ filing_id: string }>('filing/save', {
      ...{ title, work_kind: 'art', completed_on: '2026-01-02', holder_kind: 'self', pictures: [picture] },
    });
    await member.call('filing/submit', { filing_id, version: 1, pay: 'credit', declare: 1 });
    const desk = await staff('admin', { language });
    await withGallery(member, desk);
    await send(desk, w, title);
    const page = await holder({ token: member.token, language });
    const main = page.getByRole('main');
    await page.goto(at(`${filingPaths.iprService}?filing_id=${filing_id}`));
    await reaches(page, w, 'correction');
    await expect(main.getByText(h('filing_reason.phone_registered'))).toBeVisible();
    await expect(main.getByRole('link', { name: h('filing.centre.login') })).toHaveAttribute(
      'href',
      'https://filing-centre.example/login',
    );
    const [row] = await rowsByCall<{ id: string; pay: string }>(desk, 'filings', { q: title });
    expect(row).toMatchObject({ id: filing_id, pay: 'credit' });
    await main.getByLabel(h('filing.declare')).check();
    await main.getByRole('button', { name: h('action.filing.correct'), exact: true }).click();
    await answer(page, h('filing.correct.ask'), h('action.filing.correct'));
    await reaches(page, w, 'certified');
  });
}
