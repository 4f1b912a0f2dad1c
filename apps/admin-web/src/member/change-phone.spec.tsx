import { screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
import { aMember, staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const REASON = 'Compared the identity document in a video call';
const lin = aMember({ actions: ['change-phone'] });

const desk = (member = lin) =>
  fakeConsole(staffMember('reviewer'))
    .on('members.one', member)
    .on('members.historyOf', [])
    .on('operators.list', listed('operators', []))
    .on('claims.list', listed('claims', []));

it('moves an account to the number entered, and names a refusal at its field', async () => {
  const api = desk().once('members.changePhone', refused('PHONE_TAKEN', { message: 'Has an account' }));
  const { t, user } = await renderConsole(`/members/${lin.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('member.change_phone') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), '852');
  await user.type(dialog.getAllByRole('textbox')[0]!, '61234567');
  await user.type(dialog.getAllByRole('textbox')[1]!, REASON);
  const send = () => user.click(dialog.getByRole('button', { name: t('member.change_phone') }));
  await send();
  await dialog.findByText('Has an account');
  api.on('members.changePhone', { ...lin, version: 5 });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { version: 4, area_code: '852', phone_number: '61234567', reason: REASON };
  expect(api.sent('members.changePhone').map((one) => one.body)).toEqual([body, body]);
});

it('keeps the number entered when the question is closed', async () => {
  desk();
  const { t, user } = await renderConsole(`/members/${lin.id}/show`);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: t('member.change_phone') }));
    return within(await screen.findByRole('dialog')).getAllByRole<HTMLInputElement>('textbox')[0]!;
  };
  await user.type(await open(), '61234567');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).value).toBe('61234567');
});

it('is offered only where the server does', async () => {
  desk({ ...lin, actions: [] });
  const { t } = await renderConsole(`/members/${lin.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Lin' });
  expect(screen.queryByRole('button', { name: t('member.change_phone') })).toBeNull();
});
