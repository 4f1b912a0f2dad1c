import {
  type AwardEntry,
  type AwardRecord,
  type EntryScore,
  type RegistrationAdminRecord,
  type Shown,
  ulid,
} from '@ipw/domain';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const [first, second] = [ulid(), ulid()];
const entry = (registration_id: string, ip_name: string): AwardEntry => ({
  ...{ registration_id, ip_name, awarded: 0, rank: null, comment: '', scores: [], total: null },
});
const award: AwardRecord = {
  ...{ id: ulid(), state: 'open', version: 2, actions: ['propose'], title: 'Spring tea' },
  ...{ brand_name: 'Green Sprout', picture: null, closes_at: '2026-11-20T08:00:00.000Z' },
  ...{ approved: 2, unchecked: 0, objections: 0, published_at: null, no_award_reason: null },
  ...{ proposed_by: null, published_by: null, scores: true, openings: [], brand: null },
  criteria: [
    { name: 'Fit', weight: 60 },
    { name: 'Idea', weight: 40 },
  ],
  entries: [entry(first, 'Fox'), entry(second, 'Tide')],
};
const server = (one = award) =>
  fakeConsole(staffMember('admin'))
    .on('awards.list', listed('awards', [one]))
    .on('awards.one', one)
    .on('awards.historyOf', []);

it('proposes the result of all entries with ranks and comments, and keeps what was typed when it is refused', async () => {
  const api = server().on('awards.decide', refused('STATE'));
  const { user, t } = await renderConsole(`/awards/${award.id}/show`);
  const row = within((await screen.findByRole('link', { name: 'Fox' })).closest('li')!);
  await user.click(row.getByRole('checkbox'));
  await user.type(row.getByLabelText(t('field.rank')), '1');
  await user.type(row.getByLabelText(new RegExp(`^${t('field.comment')}`)), 'Fits best');
  const other = within(screen.getByRole('link', { name: 'Tide' }).closest('li')!);
  await user.type(other.getByLabelText(new RegExp(`^${t('field.comment')}`)), 'Next time');
  await user.click(screen.getByRole('button', { name: t('action.tender_award.propose') }));
  await screen.findByRole('alert');
  expect(row.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${t('field.comment')}`)).value).toBe(
    'Fits best',
  );
  expect(api.sent('awards.decide')).toMatchObject([
    {
      params: { action: 'propose' },
      body: {
        version: 2,
        entries: [
          { registration_id: first, awarded: 1, rank: 1, comment: 'Fits best' },
          { registration_id: second, awarded: 0, comment: 'Next time' },
        ],
      },
    },
  ]);
});

it('keeps what was typed when entries come and go, or the page cannot be read anew', async () => {
  const api = server().on('awards.decide', refused('STATE'));
  const { user, t } = await renderConsole(`/awards/${award.id}/show`);
  const typed = (name: string) =>
    within(screen.getByRole('link', { name }).closest('li')!).getByLabelText<HTMLTextAreaElement>(
      new RegExp(`^${t('field.comment')}`),
    );
  await screen.findByRole('link', { name: 'Tide' });
  await user.type(typed('Tide'), 'Next time');
  const third = entry(ulid(), 'Owl');
  api.on('awards.one', { ...award, entries: [third, award.entries[1]!] });
  focusManager.onFocus();
  await screen.findByRole('link', { name: 'Owl' });
  expect(screen.queryByRole('link', { name: 'Fox' })).toBeNull();
  expect([typed('Owl').value, typed('Tide').value]).toEqual(['', 'Next time']);
  const read = api.sent('awards.one').length;
  api.on('awards.one', refused('TOO_MANY'));
  focusManager.onFocus();
  await waitFor(() => expect(api.sent('awards.one').length).toBeGreaterThan(read));
  await new Promise((go) => setTimeout(go, 20));
  await user.click(screen.getByRole('button', { name: t('action.tender_award.propose') }));
  await waitFor(() => expect(api.sent('awards.decide')).toHaveLength(1));
  expect(api.sent('awards.decide')[0]!.body).toMatchObject({
    entries: [
      { registration_id: third.registration_id, comment: '' },
      { registration_id: second, comment: 'Next time' },
    ],
  });
});

it('asks why nobody is awarded, and names rank and comment for a screen reader', async () => {
  server();
  const { t } = await renderConsole(`/awards/${award.id}/show`);
  const row = within((await screen.findByRole('link', { name: 'Fox' })).closest('li')!);
  expect(screen.getByLabelText(new RegExp(`^${t('field.no_award_reason')}`))).toBeTruthy();
  expect(row.getByLabelText<HTMLInputElement>(t('field.rank')).disabled).toBe(true);
  expect(row.getByLabelText(new RegExp(`^${t('field.comment')}`))).toBeTruthy();
});

it('says until when results wait, and shows a published one without inputs', async () => {
  server({ ...award, actions: [], scores: false });
  const { t } = await renderConsole(`/awards/${award.id}/show`);
  await screen.findByText(t('award.later'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('compares scores of all reviewers, and saves the reader’s own', async () => {
  const given: EntryScore = {
    scorer: 'Gu',
    brand: 0,
    mine: 0,
    points: [8, 5],
    total: 68,
    remark: 'Strong line',
  };
  const [fox, tide] = award.entries;
  const api = server({ ...award, entries: [fox!, { ...tide!, scores: [given], total: 68 }] }).on(
    'awards.score',
    award,
  );
  const { user, t } = await renderConsole(`/awards/${award.id}/show`);
  const table = within(await screen.findByRole('region', { name: t('award.scores') }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Tide', 'Fox']);
  expect(screen.getByText('Strong line')).toBeTruthy();
  const row = within(screen.getByRole('link', { name: 'Fox' }).closest('li')!);
  await user.click(row.getByText(new RegExp(`^${t('award.scores')}`)));
  await user.type(row.getByLabelText(/^Fit/), '9');
  await user.type(row.getByLabelText(/^Idea/), '7');
  await user.click(row.getByRole('button', { name: t('award.score') }));
  await screen.findByText(t('award.scored'));
  expect(api.sent('awards.score')).toMatchObject([
    { body: { version: 2, registration_id: first, points: ['9', '7'], remark: '' } },
  ]);
});

it('sends the brand a link with the version of the one before, and shows its scores by its name', async () => {
  const given: EntryScore = {
    scorer: 'Green Sprout',
    brand: 1,
    mine: 0,
    points: [9, 9],
    total: 90,
    remark: 'Ours',
  };
  const [fox, tide] = award.entries;
  const api = server({ ...award, entries: [{ ...fox!, scores: [given], total: 90 }, tide!] }).on(
    'awards.brand',
    award,
  );
  const { user, t } = await renderConsole(`/awards/${award.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('award.brand_send') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(t('field.buyer_name')), 'Zhou');
  await user.type(dialog.getByLabelText(t('field.phone_number')), '13900000000');
  await user.click(dialog.getByRole('radio', { name: t('tender_language.en') }));
  await user.click(dialog.getByRole('button', { name: t('award.brand_send') }));
  await screen.findByText(t('award.brand_done'));
  expect(api.sent('awards.brand')).toMatchObject([
    {
      body: { version: 0, buyer_name: 'Zhou', area_code: '86', phone_number: '13900000000', language: 'en' },
    },
  ]);
  expect(screen.getByText(t('award.by_brand'))).toBeTruthy();
});

const field = (name: string, proposed: Shown) => ({
  ...{ field: name, changed: true, live: null, proposed, contacts: [] },
});
const handedIn = (id: string): RegistrationAdminRecord => ({
  ...{ id, state: 'approved', version: 3, actions: [], tender_id: award.id, tender_title: award.title },
  ...{ closes_at: award.closes_at, closed: 0, ip_id: ulid(), ip_name: 'Fox', picture: null, comment: null },
  ...{ result: 'waiting', rank: null, acknowledged: 1, submitted_at: null, decided_at: null, due_at: null },
  ...{
    reason_code: null,
    reason: null,
    assignee_id: null,
    assignee_name: null,
    assigned_at: null,
    submitter_name: null,
  },
  ...{ marks: [], changed_since: [], draft_newer: 0 },
  fields: [
    field('remark', { kind: 'text', value: `Remark of ${id}` }),
    field('case_images', { kind: 'pictures', value: [] }),
  ],
});

it('shows what entries consist of beside each other, once it is opened', async () => {
  const third = { ...entry(ulid(), 'Owl'), total: 50 };
  const api = server({ ...award, entries: [...award.entries, third] }).on('registrations.one', ({ params }) =>
    handedIn(params.id!),
  );
  const { user, t } = await renderConsole(`/awards/${award.id}/show`);
  const summary = await screen.findByText(t('award.compare'));
  expect(api.sent('registrations.one')).toEqual([]);
  await user.click(summary);
  const table = within(await screen.findByRole('region', { name: t('award.compare') }));
  await table.findByText(`Remark of ${second}`);
  expect(table.getByText(`Remark of ${first}`)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Tide' }));
  await user.click(screen.getByRole('checkbox', { name: 'Owl' }));
  await table.findByText(`Remark of ${third.registration_id}`);
  expect(table.queryByText(`Remark of ${second}`)).toBeNull();
});
