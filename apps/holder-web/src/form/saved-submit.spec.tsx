import { reviewApi, shopApi, type ContactDetail, type Language, type Rejected } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { contactServer, openContactForm, type ContactForm } from '../testing/contact-form';
import { dropped, refused } from '../testing/fake-api';
import { aContact } from '../testing/fixtures';

const save = shopApi.ipLinkInfoUpdate;
const live = { link_name: 'Lin', link_QRcode: null };

const open = (part: Partial<ContactDetail>, language: Language = 'en') => {
  const contact = aContact(part);
  return openContactForm(contactServer({ contact }), { language });
};
const submitButton = ({ t }: ContactForm) =>
  screen.queryByRole('button', { name: t('action.revision.submit') });

async function submit(form: ContactForm) {
  await form.user.click(submitButton(form)!);
}
async function confirm({ t, user }: ContactForm) {
  const question = await screen.findByRole('dialog', { name: t('review.submit.title') });
  await user.click(within(question).getByRole('button', { name: t('ui.confirm') }));
}
const problemOf = (input: HTMLElement) => document.getElementById(`${input.id}-error`)?.textContent;

describe('a submission', () => {
  it('saves what is left to save first, and is made on that version once confirmed', async () => {
    const form = await open({});
    await form.user.type(await form.name(), ' and Wei');
    await submit(form);
    await confirm(form);
    await screen.findByText(form.t('review.submitted'));
    expect(form.sent()).toMatchObject([
      { link_name: 'Lin and Wei', version: 3, draft: true },
      { link_name: 'Lin and Wei', version: 4, draft: false },
    ]);
    await screen.findByRole('button', { name: form.t('action.revision.withdraw') });
  });

  it('is not made when the question is answered with no', async () => {
    const form = await open({});
    await submit(form);
    await screen.findByRole('dialog');
    await form.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(form.sent()).toEqual([]);
  });

  it('is not made while its last changes cannot be saved', async () => {
    const form = await open({});
    form.api.on(save, dropped());
    await form.user.type(await form.name(), '!');
    await submit(form);
    await confirm(form);
    await screen.findByText(form.t('claim.saving.failed'), { exact: false });
    expect(form.sent().every(({ draft }) => draft)).toBe(true);
  });

  it.each<Language>(['en', 'zh-CN', 'zh-TW'])(
    'says what is missing at its field, with the focus there, and sends nothing: %s',
    async (language) => {
      const form = await open({ proposed: { link_name: '', link_QRcode: null } }, language);
      const name = await form.name();
      await submit(form);
      await waitFor(() => expect(document.activeElement).toBe(name));
      expect(problemOf(name)).toContain(form.t('name.link_name'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(form.sent()).toEqual([]);
    },
  );

  it('shows what the server refuses at its field', async () => {
    const form = await open({});
    form.api.next(save, refused('VALIDATION', { errors: [{ field: 'link_name', rule: 'text', args: {} }] }));
    await submit(form);
    await confirm(form);
    await waitFor(async () => expect(document.activeElement).toBe(await form.name()));
    expect((await form.name()).getAttribute('aria-invalid')).toBe('true');
    expect(submitButton(form)).not.toBeNull();
  });

  it('of a version somebody changed asks whose words stay', async () => {
    const form = await open({});
    form.api.next(save, refused('CONFLICT', { version: 8 }));
    await submit(form);
    await confirm(form);
    const question = await screen.findByRole('dialog', { name: form.t('review.conflict.title') });
    await form.user.click(within(question).getByRole('button', { name: form.t('review.conflict.mine') }));
    await screen.findByText(form.t('review.submitted'));
    expect(form.sent()).toMatchObject([
      { version: 3, draft: false },
      { version: 8, draft: false },
    ]);
  });
});

describe('what is live', () => {
  const approved = { state: 'approved', actions: ['edit'], live, proposed: null, version: 5 } as const;

  it('offers nothing to submit until the form differs from it, and nothing again when it does no more', async () => {
    const form = await open({ ...approved, actions: ['edit'] });
    await screen.findByText(form.t('form.line.live'));
    expect(submitButton(form)).toBeNull();
    await form.user.type(await form.name(), '!');
    await screen.findByText(form.t('form.line.unsubmitted'), { exact: false });
    expect(submitButton(form)).not.toBeNull();
    await form.user.type(await form.name(), '{Backspace}');
    await screen.findByText(form.t('form.line.live'));
    expect(submitButton(form)).toBeNull();
  });

  it('stays where the form differs from it in what is not reviewed', async () => {
    const form = await open({ ...approved, actions: ['edit'] });
    await form.user.type(await form.phone(), '0571 88888888');
    await waitFor(() => expect(form.sent()).toMatchObject([{ link_phone_number: '0571 88888888' }]));
    expect(submitButton(form)).toBeNull();
  });
});

describe('what was rejected', () => {
  const rejected = {
    state: 'rejected',
    reason_code: 'other',
    reason: 'The name is a nickname.',
    marks: [{ field: 'link_name' }],
    live: null,
  } as unknown as Partial<ContactDetail>;
  const seen: Rejected = {
    rejected_at: '2026-11-20T08:00:00.000Z',
    is_new: true,
    fields: [],
    marks: [],
    changed_since: [],
  } as unknown as Rejected;

  it('shows the reason, and leads to what staff pointed at', async () => {
    const api = contactServer({ contact: aContact(rejected) }).on(reviewApi.rejected, seen);
    const form = await openContactForm(api);
    const note = within(await screen.findByRole('note'));
    expect(note.getByText('The name is a nickname.')).toBeInstanceOf(HTMLElement);
    await form.user.click(await note.findByRole('button', { name: form.t('field.link_name') }));
    expect(document.activeElement).toBe(await form.name());
  });
});

describe('giving a draft up', () => {
  it('asks first, names the version of the last save, and shows what is live again', async () => {
    const form = await open({ live, version: 5, proposed: { link_name: 'Wei', link_QRcode: null } });
    form.api.on(reviewApi.discard, { state: 'draft', version: 7 });
    await form.user.type(await form.name(), '!');
    await form.user.click(screen.getByRole('button', { name: form.t('action.revision.discard') }));
    const question = await screen.findByRole('dialog', { name: form.t('review.discard.title') });
    form.api.on(shopApi.contact, aContact({ state: 'approved', actions: ['edit'], live, proposed: null }));
    await form.user.click(within(question).getByRole('button', { name: form.t('action.revision.discard') }));
    await waitFor(async () => expect(await form.name()).toHaveProperty('value', 'Lin'));
    expect(form.api.inputs(reviewApi.discard)).toMatchObject([{ subject: 'contact', version: 6 }]);
  });

  it('keeps everything when the answer is no', async () => {
    const form = await open({ live, version: 5, proposed: { link_name: 'Wei', link_QRcode: null } });
    await form.user.click(screen.getByRole('button', { name: form.t('action.revision.discard') }));
    await screen.findByRole('dialog');
    await form.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await form.name()).toHaveProperty('value', 'Wei');
  });
});
