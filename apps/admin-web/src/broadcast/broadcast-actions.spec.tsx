import { type BroadcastRecord, ulid } from '@ipw/domain';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const wording = { title: 'New prices', body: 'From May on.' };
const draft: BroadcastRecord = {
  ...{ id: ulid(), state: 'draft', version: 3, actions: ['send'], title: wording.title, audience: 'all' },
  ...{ link: null, send_at: null, total: 0, sent: 0, created_by_name: 'Gu' },
  texts: { 'zh-CN': wording, 'zh-TW': wording, en: wording },
  ...{ consultant_id: null, consultant_name: null, member_ids: [], estimate: 12 },
  ...{ created_at: '2026-11-01T08:00:00.000Z', started_at: null, finished_at: null },
};

it('sends the text that was on the screen when the question was opened, and after a conflict the newer one', async () => {
  const api = fakeConsole(staffMember())
    .on('messages.one', draft)
    .on('messages.historyOf', [])
    .on('messages.send', draft)
    .once('messages.send', refused('CONFLICT', { message: 'Somebody was faster' }));
  const { t, user } = await renderConsole(`/messages/${draft.id}/show`);
  const send = { name: t('broadcast.send') };
  await user.click(await screen.findByRole('button', send));
  const dialog = within(screen.getByRole('dialog'));
  api.on('messages.one', { ...draft, version: 4, title: 'Newer prices' });
  focusManager.onFocus();
  await screen.findByRole('heading', { level: 1, name: 'Newer prices' });
  await user.click(dialog.getByRole('button', send));
  await dialog.findByText('Somebody was faster');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', send));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', send));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('messages.send').map(({ body }) => body)).toEqual([{ version: 3 }, { version: 4 }]);
});
