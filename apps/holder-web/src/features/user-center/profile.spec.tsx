import {
  commonApi,
  emailApi,
  memberApi,
  messageApi,
  profileApi,
  type Regions,
  type Unread,
} from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { dropped, refused } from '../../testing/fake-api';
import { aMember } from '../../testing/fixtures';
import { fakeApi, regions } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const places: Regions = {
  ...regions,
  provinces: [
    { code: '33', name: 'Zhejiang', cities: [{ code: '3301', name: 'Hangzhou' }] },
    { code: '31', name: 'Shanghai', cities: [] },
  ],
  countries: [{ code: 'SG', name: 'Singapore' }],
};
const member = aMember();

async function open(who = member) {
  const api = fakeApi(who)
    .on(commonApi.regions, places)
    .on(messageApi.unreadCount, { unread: 0, groups: {} } as Unread);
  const app = await renderApp(paths.profile, { member: who });
  const card = (name: string) => screen.findByRole('region', { name });
  return {
    api,
    ...app,
    profile: async () => within(await card(app.t('profile.title'))),
    phone: async () => within(await card(app.t('phone.title'))),
  };
}

it('changes the name and the city; the city is the one of the account', async () => {
  const { api, user, t, profile } = await open();
  const form = await profile();
  const name = await form.findByLabelText(t('field.username'));
  expect(form.getByLabelText<HTMLSelectElement>(t('field.location')).value).toBe('33');
  expect(form.getByLabelText<HTMLSelectElement>(new RegExp(t('field.city'))).value).toBe('3301');
  await user.clear(name);
  await user.type(name, 'Lin Yan');
  await user.selectOptions(form.getByLabelText(t('field.location')), '31');
  api.on(profileApi.save, null);
  api.on(memberApi.info, aMember({ member_name: 'Lin Yan', location: 'Shanghai' }));
  await user.click(form.getByRole('button', { name: t('profile.save') }));
  await screen.findByText(t('profile.saved'));
  expect(api.inputs(profileApi.save)).toEqual([{ username: 'Lin Yan', location: 'Shanghai' }]);
  expect((await profile()).getByLabelText<HTMLInputElement>(t('field.username')).value).toBe('Lin Yan');
});

it('keeps a place that was named in another language, and says it', async () => {
  const { api, user, t, profile } = await open(aMember({ location: '浙江 杭州' }));
  const form = await profile();
  await form.findByText(t('profile.now', { location: '浙江 杭州' }));
  api.on(profileApi.save, null);
  await user.click(form.getByRole('button', { name: t('profile.save') }));
  await screen.findByText(t('profile.saved'));
  expect(api.inputs(profileApi.save)).toEqual([{ username: 'Lin', location: '浙江 杭州' }]);
});

it('refuses an empty name at its field, and keeps what was typed when the network fails', async () => {
  const { api, user, t, profile } = await open();
  const form = await profile();
  const name = await form.findByLabelText<HTMLInputElement>(t('field.username'));
  await user.clear(name);
  await user.click(form.getByRole('button', { name: t('profile.save') }));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.type(name, 'Mo');
  api.next(profileApi.save, dropped());
  await user.click(form.getByRole('button', { name: t('profile.save') }));
  await screen.findByText(t('ui.offline'));
  expect(name.value).toBe('Mo');
});

/** The open form with the new number typed. */
async function openPhone(who = member) {
  const app = await open(who);
  const { user, t } = app;
  await user.click((await app.phone()).getByRole('button', { name: t('phone.change') }));
  const card = await app.phone();
  return {
    ...app,
    card,
    old: card.getByLabelText(t('phone.old_code')),
    number: card.getByLabelText<HTMLInputElement>(t('phone.new')),
    code: card.getByLabelText(t('yzm.label')),
    send: () => user.click(card.getByRole('button', { name: t('phone.submit') })),
  };
}

it('sends a code to each number, and both with the change', async () => {
  const { api, user, t, card, old, number, code, send, phone } = await openPhone();
  api.on(emailApi.sendOwnYzm, { countdown: 60 }).on(memberApi.sendYzm, { countdown: 60 });
  const [first, second] = card.getAllByRole('button', { name: t('yzm.send') });
  await user.click(first!);
  await user.type(old, '135790');
  await user.type(number, '139 2222 0001');
  await user.click(second!);
  await user.type(code, '246810');
  expect(api.inputs(memberApi.sendYzm)).toEqual([
    { area_code: '86', phone_number: '13922220001', scene: 'change_phone' },
  ]);
  api.on(profileApi.changePhone, null);
  api.on(memberApi.info, aMember({ phone_number: '1****0001' }));
  await send();
  await screen.findByText(t('phone.done'));
  expect(api.inputs(profileApi.changePhone)).toEqual([
    { area_code: '86', country: 'CN', phone_number: '13922220001', yzm: '246810', old_yzm: '135790' },
  ]);
  (await phone()).getByText('+86 1****0001');
});

it('says at the number that it belongs to somebody, when the code is asked for and when it is sent', async () => {
  const { api, user, t, card, old, number, code, send } = await openPhone();
  api.next(memberApi.sendYzm, refused('PHONE_TAKEN'));
  await user.type(number, '13922220001');
  await user.click(card.getAllByRole('button', { name: t('yzm.send') })[1]!);
  await card.findByText(t('phone.taken'));
  await user.type(old, '135790');
  await user.type(code, '246810');
  api.next(profileApi.changePhone, refused('PHONE_TAKEN'));
  await send();
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(number.value).toBe('13922220001');
});

it('shows a wrong code of the present number at that code', async () => {
  const { api, user, old, number, code, send } = await openPhone();
  await user.type(old, '000000');
  await user.type(number, '13922220001');
  await user.type(code, '246810');
  const errors = [{ field: 'old_yzm', rule: 'yzm_wrong', args: {} }] as const;
  api.next(profileApi.changePhone, refused('YZM', { errors }));
  await send();
  expect(old.getAttribute('aria-invalid')).toBe('true');
  expect(code.getAttribute('aria-invalid')).not.toBe('true');
});

it('says what another country code means, and whom to ask without the old number', async () => {
  const { user, t, card } = await openPhone();
  expect(card.queryByText(t('phone.crosses'))).toBeNull();
  await user.selectOptions(card.getByLabelText(t('field.area')), 'SG');
  card.getByText(t('phone.crosses'));
  card.getByText(t('phone.lost'));
});
