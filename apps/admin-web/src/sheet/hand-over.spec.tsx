import { ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
import { aSheet, staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const chen = { id: ulid(), name: 'Chen', role: 'reviewer', assigned: 1200 } as const;
const wu = { id: ulid(), name: 'Wu', role: 'admin', assigned: 0 } as const;
const actions = ['assign' as const, 'hand_over' as const, 'pass' as const];
const [fox, owl] = [aSheet({ ip_name: 'Fox', actions }), aSheet({ ip_name: 'Owl', actions, version: 7 })];

const desk = () =>
  fakeConsole(staffMember('reviewer'))
    .on('sheets.list', listed('sheets', [fox, owl]))
    .on('sheets.one', fox)
    .on('sheets.historyOf', [])
    .on('sheets.colleagues', [chen, wu]);

beforeEach(() => localStorage.removeItem('sheets.view'));

it('a request is handed over to a colleague, chosen by name and by how much they have', async () => {
  const api = desk().on('sheets.decide', { id: fox.id, state: 'submitted', version: 2 });
  const { t, user } = await renderConsole(`/sheets/${fox.id}/show`);
  const label = t('action.sheet.hand_over');
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByRole('radio', { name: /Chen/ });
  expect(choice.closest('label')!.textContent).toContain(t('colleague.assigned', { count: '1,200' }));
  await user.click(choice);
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { params, body } = api.sent('sheets.decide')[0]!;
  expect([params, body]).toEqual([
    { id: fox.id, action: 'hand_over' },
    { version: 1, colleague_id: chen.id },
  ]);
});

it('many requests are handed over at once, each with the version seen', async () => {
  const api = desk().on('sheets.decideMany', [
    { id: fox.id, ok: true, state: 'submitted', version: 2 },
    { id: owl.id, ok: false, code: 40900, message: 'Somebody was faster' },
  ]);
  const { t, user } = await renderConsole('/sheets');
  await screen.findByRole('link', { name: 'Fox' });
  await user.click(screen.getByRole('checkbox', { name: t('select.all') }));
  const label = t('action.sheet.hand_over');
  await user.click(
    within(screen.getByRole('region', { name: t('bulk') })).getByRole('button', { name: label }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /Wu/ }));
  await user.click(dialog.getByRole('button', { name: label }));
  await screen.findByText('Somebody was faster');
  expect(api.sent('sheets.decideMany')[0]!.body).toEqual({
    ids: [fox.id, owl.id],
    versions: [1, 7],
    colleague_id: wu.id,
  });
});

it('says when colleagues cannot be read, reads them again, and names a refusal', async () => {
  const api = desk().on('sheets.colleagues', refused('INTERNAL'));
  api.on('sheets.decide', refused('OWN_MATTER', { message: 'Works on this IP' }));
  const { t, user } = await renderConsole(`/sheets/${fox.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('action.sheet.hand_over') }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('button', { name: t('retry') });
  api.on('sheets.colleagues', [chen]);
  await user.click(again);
  await user.click(await dialog.findByRole('radio', { name: /Chen/ }));
  await user.click(dialog.getByRole('button', { name: t('action.sheet.hand_over') }));
  await dialog.findByText('Works on this IP');
});

it('says when nobody else checks requests', async () => {
  desk().on('sheets.colleagues', []);
  const { t, user } = await renderConsole(`/sheets/${fox.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('action.sheet.hand_over') }));
  await within(await screen.findByRole('dialog')).findByText(t('colleague.none'));
});
