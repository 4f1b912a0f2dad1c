import { shopApi } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { contactServer, openContactForm, type ContactForm } from '../testing/contact-form';
import { dropped, refused } from '../testing/fake-api';
import { aContact } from '../testing/fixtures';

const save = shopApi.ipLinkInfoUpdate;
const theirs = aContact({ version: 9, proposed: { link_name: 'Their name', link_QRcode: null } });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const question = ({ t }: ContactForm) => screen.findByRole('dialog', { name: t('review.conflict.title') });

/** A form whose next save conflicts with a newer version on the server. */
async function inConflict() {
  const api = contactServer();
  api.next(save, refused('CONFLICT', { version: 9 }));
  const form = await openContactForm(api);
  await form.user.clear(await form.name());
  await form.user.type(await form.name(), 'My name');
  await pass(800);
  return form;
}

const answer = async (form: ContactForm, key: 'review.conflict.mine' | 'review.conflict.theirs') =>
  form.user.click(within(await question(form)).getByRole('button', { name: form.t(key) }));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] }));

it('asks whose words stay, and neither sends nor loses anything until that is answered', async () => {
  const form = await inConflict();
  await question(form);
  await pass(60_000);
  expect(form.sent()).toHaveLength(1);
  expect(await form.name()).toHaveProperty('value', 'My name');
});

it('sends mine over the version the server named', async () => {
  const form = await inConflict();
  await answer(form, 'review.conflict.mine');
  await screen.findByText(form.t('claim.saving.saved'));
  expect(form.sent()).toMatchObject([
    { link_name: 'My name', version: 3 },
    { link_name: 'My name', version: 9 },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows theirs in the form, and goes on from their version', async () => {
  const form = await inConflict();
  form.api.on(shopApi.contact, theirs);
  await answer(form, 'review.conflict.theirs');
  await waitFor(async () => expect(await form.name()).toHaveProperty('value', 'Their name'));
  await form.user.type(await form.name(), '!');
  await screen.findByText(form.t('claim.saving.saved'));
  expect(form.sent()).toMatchObject([
    { link_name: 'My name', version: 3 },
    { link_name: 'Their name!', version: 9 },
  ]);
});

it('still shows the other version after a reload: discarded values do not return', async () => {
  const form = await inConflict();
  form.api.on(shopApi.contact, theirs);
  await answer(form, 'review.conflict.theirs');
  await waitFor(async () => expect(await form.name()).toHaveProperty('value', 'Their name'));
  await form.reload();
  expect(await form.name()).toHaveProperty('value', 'Their name');
});

it('asks again at the next visit when the question was left unanswered', async () => {
  const form = await inConflict();
  await question(form);
  form.api.on(shopApi.contact, theirs).next(save, refused('CONFLICT', { version: 9 }));
  await form.reload();
  expect(await form.name()).toHaveProperty('value', 'My name');
  await pass(800);
  await question(form);
  expect(form.sent().at(-1)).toMatchObject({ link_name: 'My name', version: 3 });
});

it('names the version that was typed on when another device changed the same field meanwhile', async () => {
  const api = contactServer();
  const form = await openContactForm(api);
  await form.user.type(await form.name(), '!');
  await screen.findByText(form.t('claim.saving.saved'));
  api.next(save, dropped());
  await form.user.type(await form.name(), '!');
  await pass(800);
  api.on(shopApi.contact, theirs).next(save, refused('CONFLICT', { version: 9 }));
  await form.reload();
  expect(await form.name()).toHaveProperty('value', 'Lin!!');
  await pass(800);
  await question(form);
  expect(form.sent().map(({ version }) => version)).toEqual([3, 4, 4]);
});

it('asks once more when somebody was faster again', async () => {
  const form = await inConflict();
  form.api.next(save, refused('CONFLICT', { version: 12 }));
  await answer(form, 'review.conflict.mine');
  await waitFor(() => expect(form.sent()).toHaveLength(2));
  await answer(form, 'review.conflict.mine');
  await screen.findByText(form.t('claim.saving.saved'));
  expect(form.sent().map(({ version }) => version)).toEqual([3, 9, 12]);
});
