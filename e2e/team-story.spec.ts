import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName, newPhone, PASSWORD } from './people';
import { actByCall, answer, at, openQueued, paths } from './ways';

for (const [language, width] of screensFor('phone')) {
  const w = wordsOf(language);
  const { h, c, ra } = w;

  test(`a co-operator is invited, works on the IP, and loses access (${language}, ${String(width)})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const owner = await newMember({ verified: true });
    const { ip_id, ip_name, claim_id } = await owner.claim();
    const admin = await staff('admin', { language });
    await admin.goto('/admin/');
    await actByCall(admin, 'claims', claim_id, 'approve');
    // Without a series a notice covers the workbench.
    await owner.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const guest = await newMember();
    const page = await holder({ token: owner.token, language, width });
    const main = page.getByRole('main');
    const other = await holder({ token: guest.token, language, width });
    const theirs = other.getByRole('main');
    const name = guest.session.user.member_name;

    await test.step('the owner enters the phone number', async () => {
      await page.goto(at(`${paths.team}?id=${ip_id}`));
      await main.getByLabel(h('team.invite.phone'), { exact: true }).fill(guest.phone);
      await main.getByRole('button', { name: h('team.invite.send') }).click();
      await expect(main.getByText(h('state.invitation.open'))).toBeVisible();
    });

    await test.step('the invited member is led to it from the workbench, and accepts', async () => {
      await other.goto(at(paths.dashboardHome));
      await expect(other).toHaveURL(new RegExp(paths.ipWaitPermission));
      await expect(theirs.getByRole('heading', { name: new RegExp(ip_name) })).toBeVisible();
      await theirs.getByRole('button', { name: h('action.invitation.accept') }).click();
      await expect(other.getByText(h('invitation.accepted'))).toBeVisible();
      await expect(theirs.getByText(h('workbench.wait.text_of', { name: ip_name }))).toBeVisible();
    });

    await test.step('staff find who asked on the desk of relations, and assign access', async () => {
      const { list } = await owner.call<{ list: { key: string }[] }>('message/list');
      expect(list.map(({ key }) => key)).toContain('invitation_accepted');
      await openQueued(admin, w, 'menu.operators', name);
      await expect(admin.getByText(owner.session.user.member_name).first()).toBeVisible();
      await admin.getByRole('link', { name: c('edit') }).click();
      await admin.getByRole('radio', { name: new RegExp(`^${c('relation.2')}`) }).check();
      await admin.getByRole('button', { name: ra.action.save }).click();
      await expect(admin.getByText(c('state.operator.assigned')).first()).toBeVisible();
    });

    await test.step('the co-operator works on the IP until the owner takes the access away', async () => {
      // The waiting page goes on by itself.
      await expect(other).toHaveURL(new RegExp(paths.dashboardHome));
      await other.goto(at(`${paths.team}?id=${ip_id}`));
      await expect(theirs.getByRole('heading', { level: 2, name: h('team.members') })).toBeVisible();
      await page.reload();
      await main.getByRole('button', { name: h('team.remove_of', { name }) }).click();
      await answer(page, h('team.remove_title', { name }), h('team.remove'));
      await expect(main.getByText(name)).toHaveCount(0);
      await other.goto(at(paths.dashboardHome));
      await expect(other).toHaveURL(new RegExp(`${paths.claim}$`));
    });
  });
}

for (const [language, width] of screensFor('desk')) {
  const { h } = wordsOf(language);

  test(`an IP is handed over to a new owner (${language}, ${String(width)})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const owner = await newMember({ verified: true });
    const { ip_id, ip_name, claim_id } = await owner.claim();
    const desk = await staff('admin', { language });
    await desk.goto('/admin/');
    await actByCall(desk, 'claims', claim_id, 'approve');
    await owner.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const heir = await newMember({ verified: true });
    const page = await holder({ token: owner.token, language, width });
    const main = page.getByRole('main');
    const other = await holder({ token: heir.token, language, width });
    const theirs = other.getByRole('main');

    await test.step('the owner names a number, proves the identity, and may still cancel', async () => {
      await page.goto(at(`${paths.team}?id=${ip_id}`));
      const offer = async (phone: string) => {
        await main.getByRole('button', { name: h('handover.begin'), exact: true }).click();
        await main.getByLabel(h('handover.phone'), { exact: true }).fill(phone);
        await main.getByRole('textbox', { name: h('proof.password') }).fill(PASSWORD);
        await main.getByRole('button', { name: h('handover.offer') }).click();
        await answer(page, h('handover.ask_title', { ip: ip_name }), h('handover.begin'));
        await expect(main.getByText(h('state.handover.offered'))).toBeVisible();
      };
      await offer(newPhone());
      await main.getByRole('button', { name: h('action.handover.cancel') }).click();
      await answer(page, h('handover.cancel_title'), h('action.handover.cancel'));
      await expect(main.getByText(h('state.handover.cancelled'))).toBeVisible();
      await offer(heir.phone);
    });

    await test.step('the new owner confirms, with the agreement', async () => {
      await other.goto(at(paths.invitations));
      await theirs.getByRole('button', { name: h('action.handover.accept') }).click();
      await expect(theirs.getByText(h('handover.must_agree'))).toBeVisible();
      await theirs.getByRole('checkbox').check();
      await theirs.getByRole('button', { name: h('action.handover.accept') }).click();
      await expect(theirs.getByText(h('handover.waits'))).toBeVisible();
    });

    await test.step('staff approve it on their desk', async () => {
      const [one] = await heir.call<{ handover_id: string }[]>('member/handovers');
      await desk.goto(`/admin/#/handovers/${one!.handover_id}/show`);
      const action = h('action.handover.approve');
      await desk.getByRole('button', { name: action, exact: true }).click();
      await desk.getByRole('dialog').getByRole('button', { name: action }).click();
      await expect(desk.getByText(h('state.handover.approved')).first()).toBeVisible();
    });

    await test.step('the new owner is in the workbench; the former owner is out, and reads why', async () => {
      await other.goto(at(`${paths.team}?id=${ip_id}`));
      await expect(theirs.getByText(heir.session.user.member_name)).toBeVisible();
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: ip_name });
      await expect(card.getByText(h('state.claim.handed_over'), { exact: true }).first()).toBeVisible();
      await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
      await expect(page).toHaveURL(new RegExp(`${paths.claim}$`));
    });
  });
}
