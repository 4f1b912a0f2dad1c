import { type NoteRow, ulid } from '@ipw/domain';
import { screen } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { aMember, staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const lin = aMember();
const note: NoteRow = {
  state: 'written',
  id: ulid(),
  version: 1,
  actions: ['update', 'delete'],
  member_id: lin.id,
  text: 'Prefers calls after three.',
  author_name: 'Gu',
  created_at: '2026-11-20T08:00:00.000Z',
  edited_at: null,
};

it('moves the focus into a note that is edited, and back to its button', async () => {
  fakeConsole(staffMember('consultant'))
    .on('members.one', lin)
    .on('members.historyOf', [])
    .on('members.account', { sessions: 0, consents: [], messages: [] })
    .on('operators.list', listed('operators', []))
    .on('claims.list', listed('claims', []))
    .on('follow-ups.list', listed('follow-ups', []))
    .on('notes.list', listed('notes', [note]))
    .on('notes.update', note);
  const { t, user } = await renderConsole(`/members/${lin.id}/show`);
  const edit = () => screen.findByRole('button', { name: t('edit') });
  (await edit()).focus();
  const open = async () => {
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: new RegExp(t('notes.edit')) });
    expect(document.activeElement).toBe(field);
  };
  const back = async () => {
    const button = await edit();
    expect(document.activeElement).toBe(button);
  };
  await open();
  await user.click(screen.getByRole('button', { name: t('cancel') }));
  await back();
  await open();
  await user.click(screen.getByRole('button', { name: t('save') }));
  await back();
});
