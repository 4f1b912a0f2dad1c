import { type NoteRow, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
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

/** The member's page with its notes. */
async function openNotes(notes: readonly NoteRow[] = [note]) {
  const api = fakeConsole(staffMember('consultant'))
    .on('members.one', { ...lin, actions: ['end-sessions'] })
    .on('members.list', listed('members', []))
    .on('members.historyOf', [])
    .on('members.account', { sessions: 0, consents: [], messages: [] })
    .on('operators.list', listed('operators', []))
    .on('claims.list', listed('claims', []))
    .on('follow-ups.list', listed('follow-ups', []))
    .on('notes.list', listed('notes', notes));
  const page = await renderConsole(`/members/${lin.id}/show`);
  await screen.findByText(note.text);
  const field = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(page.t('notes.new')) });
  return { api, field, ...page };
}

/** An answer that is given by `give`. */
function answerLater<T>(value: T) {
  let give = () => undefined as void;
  const answer = new Promise<T>((resolve) => (give = () => resolve(value)));
  return { give, answer };
}

it('moves the focus into a note that is edited, and back to its button', async () => {
  const { api, t, user } = await openNotes();
  api.on('notes.update', note);
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

it('keeps what was typed while a note was being saved, and drops a saved text after the page was left', async () => {
  const { api, field, go, t, user } = await openNotes();
  const [first, second] = [answerLater(note), answerLater(note)];
  api.on('notes.create', () => second.answer).once('notes.create', () => first.answer);
  const add = () => user.click(screen.getByRole('button', { name: t('notes.add') }));
  await user.type(field(), 'Called');
  await add();
  await user.type(field(), ' twice');
  first.give();
  await waitFor(() => expect(api.sent('notes.list')).toHaveLength(2));
  expect(field().value).toBe('Called twice');
  await add();
  go('/members');
  await waitFor(() => expect(screen.queryByText(note.text)).toBeNull());
  second.give();
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(lin.id))).toEqual([]));
  expect(api.sent('notes.create').map(({ body }) => body.text)).toEqual(['Called', 'Called twice']);
});

it('shows why a note was not changed or deleted with that note alone, until it is tried again', async () => {
  const { api, t, user } = await openNotes([note, { ...note, id: ulid(), text: 'Has moved.' }]);
  api
    .on('notes.update', refused('CONFLICT', { message: 'Changed meanwhile' }))
    .on('notes.remove', refused('CONFLICT', { message: 'Deleted meanwhile' }));
  const press = (name: string, at: number) => user.click(screen.getAllByRole('button', { name })[at]!);
  await press(t('edit'), 0);
  await press(t('save'), 0);
  await screen.findByText('Changed meanwhile');
  await press(t('edit'), 0);
  expect(screen.getAllByText('Changed meanwhile')).toHaveLength(1);
  await press(t('cancel'), 0);
  await press(t('edit'), 0);
  expect(screen.queryByText('Changed meanwhile')).toBeNull();
  await press(t('cancel'), 0);
  await press(t('cancel'), 0);
  await press(t('remove'), 0);
  const dialog = () => within(screen.getByRole('dialog'));
  const remove = () => user.click(dialog().getByRole('button', { name: t('remove') }));
  await remove();
  await dialog().findByText('Deleted meanwhile');
  await user.keyboard('{Escape}');
  for (const at of [1, 0]) {
    await press(t('remove'), at);
    expect(dialog().queryByText('Deleted meanwhile')).toBeNull();
    await user.keyboard('{Escape}');
  }
});

it('moves the focus from a deleted note to the next one, and from the last one to the list', async () => {
  const last = { ...note, id: ulid(), text: 'Has moved.' };
  const { api, t, user } = await openNotes([note, last]);
  api.on('notes.remove', { id: note.id });
  const remove = async (left: NoteRow[], text: string) => {
    await user.click(screen.getAllByRole('button', { name: t('remove') })[0]!);
    api.on('notes.list', listed('notes', left));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('remove') }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  };
  await remove([last], note.text);
  expect(document.activeElement).toBe(screen.getByText(last.text).closest('li'));
  await remove([], last.text);
  expect(document.activeElement?.className).toBe('notes');
});

it('asks to end the sessions again without the error of the first try', async () => {
  const { api, t, user } = await openNotes();
  api.on('members.endSessions', refused('BUSY', { message: 'Busy, try again' }));
  const end = { name: t('member.end_sessions') };
  await user.click(screen.getByRole('button', end));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', end));
  await screen.findByText('Busy, try again');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', end));
  expect(screen.queryByText('Busy, try again')).toBeNull();
});

it('keeps a follow-up that was typed until it is added', async () => {
  const { api, go, t, user } = await openNotes();
  const about = () => screen.findByPlaceholderText<HTMLInputElement>(t('follow_up.placeholder'));
  await user.type(await about(), 'Ask for the certificate');
  go('/members');
  await waitFor(() => expect(screen.queryByText(note.text)).toBeNull());
  go(`/members/${lin.id}/show`);
  expect((await about()).value).toBe('Ask for the certificate');
  await user.type(screen.getByLabelText(t('field.due_on')), '2099-01-04');
  api.on('follow-ups.create', () => ({}) as never);
  await user.click(screen.getByRole('button', { name: t('follow_up.add') }));
  await waitFor(async () => expect((await about()).value).toBe(''));
});
