/** A buyer asks for cooperation from a phone, without an account. */
import { faultsOf } from './axe';
import { fill, PHONE_WIDTH, send } from './buyer-form';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newPhone } from './people';
import { watch } from './watch';
import { actByCall, answer, at, paths, rowsByCall } from './ways';

for (const language of languagesFor('zh-CN'))
  test(`a buyer asks two IPs with one request in ${language}, and loses nothing on the way`, async ({
    holder,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const phone = newPhone();
    const page = await holder({ language, width: PHONE_WIDTH });
    const wrong = watch(page);

    await page.goto(at(`${paths.landing}?keyword=山茶狐`));
    await page.locator('.directory-list h3 a').click();
    await page.locator('.hero a.button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h('cooperate.title'));
    await expect(page.getByRole('link', { name: '山茶狐' })).toBeVisible();

    await page.getByRole('button', { name: h('cooperate.more_ips') }).click();
    await page.getByLabel(h('cooperate.find_name')).fill('云岭');
    await page.getByRole('button', { name: h('ui.search'), exact: true }).click();
    await page.getByRole('button', { name: h('cooperate.choose_ip', { name: '云岭' }) }).click();
    await expect(
      page.getByRole('button', { name: h('cooperate.remove_ip', { name: '云岭' }) }),
    ).toBeVisible();

    await fill(page, w, phone);
    const other = page.getByLabel(h('cooperate.other_describe'));
    await other.fill('可以先看样张，电话 13800138000');
    await expect(page.getByText(h('cooperate.contact_refused'))).toBeVisible();
    await expect(page.locator('.watched-note mark')).toHaveText('13800138000');
    expect(await faultsOf(page)).toEqual([]);

    // A reload and another language keep every word.
    await page.reload();
    const theOther = language === 'en' ? 'zh-TW' : 'en';
    await page.getByRole('button', { name: h('nav.toggle') }).click();
    await page.getByRole('dialog').getByLabel(h('lang.label')).selectOption(theOther);
    await page.keyboard.press('Escape');
    const there = wordsOf(theOther).h;
    await expect(page.getByLabel(there('cooperate.buyer_name'))).toHaveValue('林经理');
    await expect(page.getByLabel(there('cooperate.other_describe'))).toHaveValue(/13800138000$/);
    await page.getByRole('button', { name: there('nav.toggle') }).click();
    await page.getByRole('dialog').getByLabel(there('lang.label')).selectOption(language);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(h('cooperate.sku_describe'))).toHaveValue(/帆布袋/);

    // What is missing is named before anything is sent.
    await page.getByRole('button', { name: h('cooperate.submit') }).click();
    await expect(page.getByText(h('visitor.must_agree'))).toHaveCount(3);
    await expect(other).toHaveAttribute('aria-invalid', 'true');
    await other.fill('可以先看样张');
    await expect(page.locator('.watched-note')).toHaveCount(0);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await send(page, w, phone, codeFor);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h('cooperate.sent_many', { count: 2 }));
    await expect(page.getByRole('heading', { name: '山茶狐' })).toBeVisible();
    await expect(page.locator('svg.qr')).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: '云岭' })).toBeVisible();

    // Nothing of the request is left in the form.
    await page.getByRole('link', { name: h('cooperate.another') }).click();
    await expect(page.getByLabel(h('cooperate.buyer_name'))).toHaveValue('');
    await page.getByRole('search').getByRole('searchbox').fill('山茶狐');
    await page.getByRole('button', { name: h('ui.search'), exact: true }).click();
    await expect(
      page.getByRole('button', { name: h('cooperate.choose_ip', { name: '山茶狐' }) }),
    ).toBeVisible();
    expect(wrong).toEqual([]);
  });

for (const language of languagesFor('en'))
  test(`a buyer follows a request in ${language}, from the check to the contact`, async ({
    holder,
    codeFor,
    demoMember,
    staff,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const phone = newPhone();
    const member = await demoMember();
    const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
    const ip_id = user.use_ip_id;
    const page = await holder({ language, width: PHONE_WIDTH });
    const wrong = watch(page);
    await page.goto(at(`${paths.cooperate}?ip=${ip_id}`));
    await fill(page, w, phone);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await send(page, w, phone, codeFor);
    await page.getByRole('link', { name: h('cooperate.progress') }).click();
    await expect(page.getByText(h('cooperate.turn_staff'))).toBeVisible();
    const link = page.url();

    const desk = await staff('admin');
    const [sheet] = await rowsByCall<{ id: string; sheet_no: string }>(desk, 'sheets', {
      ip_id,
      q: new URLSearchParams(link.split('?')[1]).get('no'),
    });
    await actByCall(desk, 'sheets', sheet!.id, 'pass');
    await page.reload();
    await expect(page.getByText(h('cooperate.turn_holder'))).toBeVisible();
    await member.call('opportunity/agreeSupplement', { ip_id, agree: 1 });
    const { version } = await member.call<{ version: number }>('opportunity/sheetDetail', {
      ip_id,
      sheet_id: sheet!.id,
    });
    const words = '可以合作，建议先看四季系列。';
    await member.call('opportunity/sheetReply', {
      ip_id,
      sheet_id: sheet!.id,
      version,
      decision: 'agree',
      answer: words,
    });
    await page.reload();
    await expect(page.getByText(h('cooperate.turn_consultant'))).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await actByCall(desk, 'sheets', sheet!.id, 'consult_pass');

    // Another browser reads by the link, and proves the phone before it changes anything.
    const other = await holder({ language, width: PHONE_WIDTH });
    await other.goto(link);
    await expect(other.getByText(words)).toBeVisible();
    expect(await faultsOf(other)).toEqual([]);
    await other.getByRole('button', { name: h('cooperate.confirm') }).click();
    const proof = other.locator('section', {
      has: other.getByRole('heading', { name: h('cooperate.prove') }),
    });
    await proof.getByLabel(h('field.phone'), { exact: true }).fill(phone);
    await proof.getByRole('button', { name: h('yzm.send') }).click();
    await proof.getByLabel(h('yzm.label')).fill(await codeFor(phone));
    await proof.getByRole('button', { name: h('cooperate.prove_submit') }).click();
    await expect(proof).toHaveCount(0);
    await other.getByRole('button', { name: h('cooperate.confirm') }).click();
    await answer(other, h('cooperate.confirm'), h('cooperate.confirm'));
    await expect(other.getByRole('heading', { name: h('cooperate.contact') })).toBeVisible();
    await expect(other.locator('.request-contact a')).toHaveAttribute('href', /^tel:/);

    // The buyer has their data deleted, and the link opens nothing any more.
    const third = await holder({ language, width: PHONE_WIDTH });
    await third.goto(at(paths.cooperateDetail));
    await third.getByLabel(h('field.phone'), { exact: true }).fill(phone);
    await third.getByRole('button', { name: h('yzm.send') }).click();
    await third.getByLabel(h('yzm.label')).fill(await codeFor(phone));
    await third.getByRole('button', { name: h('cooperate.find_submit') }).click();
    await third.getByRole('button', { name: h('cooperate.erase') }).click();
    await answer(third, h('cooperate.erase_ask'), h('cooperate.erase'));
    await expect(third.getByText(h('cooperate.erased'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(h('cooperate.no_link'))).toBeVisible();
    const mine = { ip_id, sheet_id: sheet!.id };
    expect(await member.call('opportunity/sheetDetail', mine)).toMatchObject({ buyer: null });
    expect(wrong).toEqual([]);
  });
