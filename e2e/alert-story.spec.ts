import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { plantedAlert } from './planted-alert';
import { actByCall, at, paths } from './ways';

test('unusual scans are found on the home page, understood, and settled by holder and staff', async ({
  holder,
  staff,
  newMember,
}) => {
  const { h, c } = wordsOf('en');
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const desk = await staff('reviewer', { language: 'en' });
  await actByCall(desk, 'claims', claim_id, 'approve');
  // The workbench asks for a series first; a draft is enough.
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
  const product_name = newName('Plush');
  const { goods_id } = await member.call<{ goods_id: string }>('code/goodsSave', {
    ip_id,
    project_name: 'Spring',
    product_name,
    licensee: 'Tide',
    price_fen: 12_900,
    image: (await member.upload('goods.png', 'goods_image')).image_id,
  });
  await plantedAlert(ip_id, goods_id);
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');

  await test.step('the holder settles one, after saying how', async () => {
    await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
    await main.getByRole('link', { name: h('task.code_alert', { name: product_name }) }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('alert_kind.revoked'));
    await expect(main.getByText(h('alert.meaning.revoked'))).toBeVisible();
    const settle = main.getByRole('button', { name: h('action.code_alert.settle') });
    await main.getByLabel(h('alert.note')).fill('We found the box');
    await settle.click();
    await expect(main.getByLabel(h('alert.outcome'))).toHaveAttribute('aria-invalid', 'true');
    await main.getByLabel(h('alert.outcome')).selectOption({ label: h('alert_outcome.lost') });
    await settle.click();
    await expect(main.getByText(h('state.code_alert.settled'), { exact: true })).toBeVisible();
    await expect(main.getByText('We found the box')).toBeVisible();
    await main.getByRole('link', { name: `← ${h('workbench.menu.alerts')}` }).click();
    await main.getByText(h('state.code_alert.open'), { exact: true }).click();
    await expect(main.getByText(h('alert.empty.state'))).toBeVisible();
  });

  await test.step('staff close another', async () => {
    await plantedAlert(ip_id, goods_id);
    await desk.goto('/admin/');
    await desk
      .getByRole('navigation', { name: c('menu'), exact: true })
      .getByRole('link', { name: c('menu.alerts') })
      .click();
    await desk.getByRole('link', { name: product_name, exact: true }).first().click();
    await expect(desk.getByRole('heading', { name: c('alert.scans') })).toBeVisible();
    const label = c('action.code_alert.close');
    await desk.getByRole('button', { name: label, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(c('alert_outcome.copied')).check();
    await dialog.getByLabel(c('field.note')).fill('A shop sells copies');
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('A shop sells copies').first()).toBeVisible();
  });
});
