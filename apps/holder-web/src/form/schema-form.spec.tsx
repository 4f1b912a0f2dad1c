import { rule, text } from '@ipw/domain';
import { publicEn } from '@ipw/domain/i18n/public.en';
import { fill } from '@ipw/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as z from 'zod/mini';
import { newPage } from '@ipw/ui/testing/page-load';
import type { FieldSpec, SchemaFormProps } from './schema-form';

const schema = z.strictObject({
  username: text(20),
  intro: text(5, 0),
  password: z.string().check(rule('required', (value) => value !== '')),
});
type Input = z.output<typeof schema>;

const words: Readonly<Record<string, string>> = publicEn;
const t = (key: string, args?: Readonly<Record<string, string | number>>) => fill(words[key] ?? key, args);

const fields: FieldSpec[] = [
  { name: 'username', label: 'Name' },
  { name: 'intro', label: 'About', kind: 'textarea', optional: true },
  { name: 'password', label: 'Password', kind: 'password' },
];

async function openForm(part: Partial<SchemaFormProps<Input>> = {}) {
  const { SchemaForm } = await import('./SchemaForm');
  const { Toaster, UiTextProvider } = await import('@ipw/ui');
  const onSubmit = jest.fn<Promise<void>, Parameters<SchemaFormProps<Input>['onSubmit']>>(() =>
    Promise.resolve(),
  );
  const form = (
    <UiTextProvider value={{ language: 'en', t }}>
      <SchemaForm<Input>
        schema={schema}
        fields={fields}
        initial={{ intro: '' }}
        submitLabel="Send"
        onSubmit={onSubmit}
        {...part}
      />
      <Toaster />
    </UiTextProvider>
  );
  const { unmount } = render(form);
  const user = userEvent.setup();
  return {
    user,
    unmount,
    again: () => render(form),
    sent: () => (part.onSubmit as typeof onSubmit | undefined)?.mock.calls ?? onSubmit.mock.calls,
    name: screen.getByLabelText<HTMLInputElement>('Name'),
    about: screen.getByLabelText<HTMLTextAreaElement>(/^About/),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    submit: () => user.click(screen.getByRole('button', { name: 'Send' })),
  };
}
const problemOf = (input: HTMLElement) => document.getElementById(`${input.id}-error`)?.textContent;
const refusal = (field: string) =>
  Object.assign(new Error('refused'), { problems: [{ field, msg: 'Taken already' }] });

beforeEach(newPage);

it('sends what the schema made of what was typed', async () => {
  const form = await openForm();
  await form.user.type(form.name, '  Lin ');
  await form.user.type(form.password, ' secret ');
  await form.submit();
  await waitFor(() => expect(form.sent()).toHaveLength(1));
  expect(form.sent()[0]![0]).toEqual({ username: 'Lin', intro: '', password: ' secret ' });
});

it('says every problem at its field, with the focus on the first in the order of the form', async () => {
  const form = await openForm();
  await form.user.type(form.about, 'far too long');
  await form.submit();
  await waitFor(() => expect(document.activeElement).toBe(form.name));
  expect(problemOf(form.name)).not.toBe('');
  expect(problemOf(form.about)).toContain('5');
  expect(form.password.getAttribute('aria-invalid')).toBe('true');
  expect(form.sent()).toEqual([]);
  // Two fields are empty, and only one of them is in view.
  screen.getByText(t('ui.some_missing'));
});

it('takes a problem off with the first key in its field, and leaves the others', async () => {
  const form = await openForm();
  await form.submit();
  await waitFor(() => expect(document.activeElement).toBe(form.name));
  await form.user.type(form.name, 'L');
  expect(form.name.getAttribute('aria-invalid')).toBeNull();
  expect(form.password.getAttribute('aria-invalid')).toBe('true');
});

it('puts a refusal of the server on the field it names', async () => {
  const form = await openForm({ onSubmit: jest.fn(() => Promise.reject(refusal('username'))) });
  await form.user.type(form.name, 'Lin');
  await form.user.type(form.password, 'secret');
  await form.submit();
  await waitFor(() => expect(problemOf(form.name)).toBe('Taken already'));
  expect(document.activeElement).toBe(form.name);
});

it('keeps the key of an intent for its next try, and takes another once something changed', async () => {
  const onSubmit = jest.fn<Promise<void>, Parameters<SchemaFormProps<Input>['onSubmit']>>(() =>
    Promise.reject(refusal('other')),
  );
  const form = await openForm({ onSubmit });
  await form.user.type(form.name, 'Lin');
  await form.user.type(form.password, 'secret');
  for (let time = 1; time <= 2; time += 1) {
    await form.submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(time));
  }
  await form.user.type(form.name, '!');
  await form.submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
  const [first, second, third] = onSubmit.mock.calls.map(([, attempt]) => attempt.idempotency_key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(onSubmit.mock.calls[0]![1].fields).toEqual(['username', 'intro', 'password']);
});

it('sends once, however often it is submitted meanwhile', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const form = await openForm({ onSubmit });
  await form.user.type(form.name, 'Lin');
  await form.user.type(form.password, 'secret{Enter}{Enter}');
  await form.submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('says that the rules of the form could not be loaded, and sends nothing', async () => {
  const form = await openForm({ schema: () => Promise.reject(new Error('no such chunk')) });
  await form.submit();
  await screen.findByText(t('ui.offline'));
  expect(form.sent()).toEqual([]);
});

describe('a draft', () => {
  it('keeps what was typed while the page is closed, secrets aside, and is dropped once accepted', async () => {
    const form = await openForm({ draft: 'a form' });
    await form.user.type(form.name, 'Lin');
    await form.user.type(form.password, 'secret');
    form.unmount();
    form.again();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lin');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    await form.user.type(screen.getByLabelText('Password'), 'secret');
    await form.submit();
    await waitFor(() => expect(form.sent()).toHaveLength(1));
    const { readDraft } = await import('@ipw/ui');
    await waitFor(() => expect(readDraft('a form')).toBeUndefined());
  });

  it('that lasts is written under its member; one that does not is not', async () => {
    const { setDraftOwner } = await import('@ipw/ui');
    setDraftOwner('member');
    const brief = await openForm({ draft: 'brief' });
    await brief.user.type(brief.name, 'Lin');
    expect(Object.keys(localStorage)).toEqual([]);
    brief.unmount();
    const lasting = await openForm({ draft: 'lasting', draftLasts: true });
    await lasting.user.type(lasting.name, 'Lin');
    expect(Object.keys(localStorage)).toEqual(['worktable_draft member lasting']);
    expect(localStorage.getItem('worktable_draft member lasting')).not.toContain('secret');
  });
});

it('wants its ticks, with a sentence of their own', async () => {
  const form = await openForm({
    fields: [...fields, { name: 'agree', label: 'I agree', kind: 'check', mustTick: 'Please agree first' }],
    toInput: ({ agree: _, ...rest }) => rest,
  });
  await form.user.type(form.name, 'Lin');
  await form.user.type(form.password, 'secret');
  await form.submit();
  await screen.findByText('Please agree first');
  expect(form.sent()).toEqual([]);
  await form.user.click(screen.getByRole('checkbox'));
  await form.submit();
  await waitFor(() => expect(form.sent()).toHaveLength(1));
});
