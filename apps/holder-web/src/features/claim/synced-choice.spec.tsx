import { claimChoiceApi, ipApi } from '@ipw/domain';
import { turn } from '@ipw/ui/testing/turn';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, pageOf } from '../../testing/fixtures';
import { dropped } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember({}, []);
const server = () => fakeApi(member).on(ipApi.search, pageOf([]));
const AT = '2026-11-23T01:00:00.000Z';
const LATER = '2026-11-23T02:00:00.000Z';

async function openStep1(api = server()) {
  const app = await renderApp(paths.claimStep1, { member });
  const search = await screen.findByRole<HTMLInputElement>('searchbox', {
    name: app.t('claim.choose.label'),
  });
  return { api, search, ...app };
}
const saved = (keyword: string) => JSON.stringify({ choice: { keyword, creating: false } });

it('saves what is typed, shortly after', async () => {
  const api = server().on(claimChoiceApi.save, { values: '', saved_at: AT });
  const { search, user } = await openStep1(api);
  await user.type(search, 'Moon');
  await waitFor(() => expect(api.calls(claimChoiceApi.save).length).toBeGreaterThan(0), { timeout: 3000 });
  const { values } = api.inputs(claimChoiceApi.save).at(-1)!;
  expect(JSON.parse(String(values))).toMatchObject({ choice: { keyword: 'Moon' } });
});

it('shows what another device has saved', async () => {
  const api = server().on(claimChoiceApi.get, { values: saved('Bear'), saved_at: LATER });
  const { search } = await openStep1(api);
  expect(search.value).toBe('Bear');
});

it('shows what another device has saved meanwhile when the page is looked at again', async () => {
  const { api, t } = await openStep1();
  api.on(claimChoiceApi.get, { values: saved('Bear'), saved_at: LATER });
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByDisplayValue('Bear');
  expect(screen.getByRole('searchbox', { name: t('claim.choose.label') })).toHaveProperty('value', 'Bear');
  expect(api.calls(claimChoiceApi.save)).toEqual([]);
});

it('saves over no answers of another device that it has not seen', async () => {
  const { api, search, user } = await openStep1();
  const theirs = { choice: { keyword: 'Bear', creating: true }, new_ip: { intro: 'A bear.' } };
  api.on(claimChoiceApi.get, { values: JSON.stringify(theirs), saved_at: LATER });
  await user.type(search, 'Moon');
  await waitFor(() => expect(api.calls(claimChoiceApi.save)).toHaveLength(1), { timeout: 3000 });
  expect(JSON.parse(String(api.inputs(claimChoiceApi.save)[0]!.values))).toEqual({
    choice: { keyword: 'Moon', creating: false },
    new_ip: { intro: 'A bear.' },
  });
});

it('keeps what was typed here and never sent', async () => {
  const api = server();
  const { search, user, reload, t } = await openStep1(api);
  api.next(claimChoiceApi.save, dropped());
  await user.type(search, 'Here');
  await waitFor(() => expect(api.calls(claimChoiceApi.save)).toHaveLength(1), { timeout: 3000 });
  await turn();
  expect(screen.queryByText(t('api.offline'))).toBeNull();
  api.on(claimChoiceApi.get, { values: saved('There'), saved_at: LATER });
  await reload();
  const again = await screen.findByRole<HTMLInputElement>('searchbox', { name: t('claim.choose.label') });
  expect(again.value).toBe('Here');
  await waitFor(() => expect(api.calls(claimChoiceApi.save)).toHaveLength(2));
});

it('opens with what this device has when the server does not answer', async () => {
  const api = server().on(claimChoiceApi.save, { values: '', saved_at: AT });
  const { search, user, reload, t } = await openStep1(api);
  await user.type(search, 'Here');
  await waitFor(() => expect(api.calls(claimChoiceApi.save)).toHaveLength(1), { timeout: 3000 });
  api.next(claimChoiceApi.get, dropped());
  await reload();
  const again = await screen.findByRole<HTMLInputElement>('searchbox', { name: t('claim.choose.label') });
  expect(again.value).toBe('Here');
  expect(screen.queryByText(t('api.offline'))).toBeNull();
});
