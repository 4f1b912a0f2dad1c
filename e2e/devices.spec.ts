import { expect, test, wordsOf } from './fixtures';
import { answer, at, paths } from './ways';

const w = wordsOf('en');
const { h } = w;

test('the devices of a member: one ended, then all others, and each is told so', async ({
  holder,
  newMember,
}) => {
  const member = await newMember();
  const [second, third] = [await member.elsewhere(), await member.elsewhere()];
  const page = await holder({ token: member.token, language: 'en' });
  const there = await holder({ token: third.token, language: 'en' });
  await there.goto(at(paths.claim));
  await expect(there.getByRole('heading', { name: h('claim.title') })).toBeVisible();

  await page.goto(at(paths.devices));
  const places = page.getByRole('region', { name: h('devices.places') }).getByRole('listitem');
  await expect(places).toHaveCount(3);
  await expect(places.first().getByText(h('devices.here'))).toBeVisible();
  const end = places.nth(1).getByRole('button');
  await end.click();
  const device = h('devices.device', { browser: h('browser.other'), platform: h('platform.other') });
  await answer(page, h('devices.end_title', { device }), h('ui.cancel'));
  await expect(end).toBeFocused();
  await end.click();
  await answer(page, h('devices.end_title', { device }), h('devices.end'));
  await expect(page.getByText(h('devices.ended'))).toBeVisible();
  await expect(places).toHaveCount(2);

  await page.getByRole('button', { name: h('devices.end_others') }).click();
  await answer(page, h('devices.end_others_title'), h('devices.end_others'));
  await expect(places).toHaveCount(1);
  await expect(page.getByText(h('devices.only_here'))).toBeVisible();
  await there
    .getByRole('navigation', { name: h('nav.main') })
    .getByRole('link', { name: h('nav.user') })
    .click();
  await there.reload();
  await expect(there.getByText(h('session.ended_elsewhere'))).toBeVisible();
  await expect(second.call('member/info')).rejects.toThrow('50012');

  const history = page.getByRole('region', { name: h('devices.history') }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.first().getByText(h('devices.success'))).toBeVisible();
});

test('without a log-in yet the history says what will be there; a failure can be tried again', async ({
  holder,
  newMember,
}) => {
  const { token } = await newMember();
  const page = await holder({ token, language: 'en' });
  await page.route('**/api/ip/loginList**', (route) => route.abort());
  await page.goto(at(paths.devices));
  const history = page.getByRole('region', { name: h('devices.history') });
  await expect(history.getByRole('button', { name: h('ui.retry') })).toBeVisible();
  await page.unroute('**/api/ip/loginList**');
  await history.getByRole('button', { name: h('ui.retry') }).click();
  await expect(history.getByRole('heading', { name: h('devices.empty') })).toBeVisible();
});
