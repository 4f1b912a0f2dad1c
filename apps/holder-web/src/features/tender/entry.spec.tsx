import { objectionApi, registrationApi, ulid, type TenderObjection } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { renderApp } from '../../testing/render-app';
import {
  at,
  at10,
  caseId,
  entry,
  file,
  HOUR,
  member,
  opened,
  seriesId,
  tender,
} from '../../testing/tender-entry';

it('names a missing series, case and promise each in its own words, and hands in a complete entry', async () => {
  const api = opened(entry());
  const { user, t, route } = await renderApp(at10(paths.fastCoopSignUp), { member });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: t('entry.submit') }));
  expect(await main.findByText(t('rule.no_series'))).toBeTruthy();
  expect(main.getByText(t('rule.no_case'))).toBeTruthy();
  expect(main.getByText(t('entry.promise.missing'))).toBeTruthy();

  await user.type(main.getByLabelText(new RegExp(`^${t('entry.ip_intro')}`)), 'A fox.');
  await user.type(main.getByLabelText(new RegExp(`^${t('entry.remark')}`)), 'In three colours.');
  await user.click(main.getByLabelText('Seasons'));
  await user.click(main.getByLabelText('Tea box'));
  await user.click(main.getByRole('checkbox'));
  api.on(registrationApi.registrationSubmit, { registration_id: ulid(), state: 'submitted', version: 4 });
  await user.click(main.getByRole('button', { name: t('entry.submit') }));
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: t('entry.submit') }),
  );
  await waitFor(() => expect(route()).toContain(paths.fastCoopSignUpInfo));
  expect(api.inputs(registrationApi.registrationSubmit)[0]).toMatchObject({
    tender_id: tender.tender_id,
    ip_intro: 'A fox.',
    series_id: seriesId,
    case_id: caseId,
    promise: true,
  });
});

it('clears the entry when the tab changes, after a question, and takes it back', async () => {
  opened(entry());
  const { user, t } = await renderApp(at10(paths.fastCoopSignUp), { member });
  const main = within(screen.getByRole('main'));
  const remark = () => main.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${t('entry.remark')}`));
  // Nothing was entered: no question.
  await user.click(await main.findByLabelText(t('entry.tab.whiteboard')));
  expect(await main.findByText(t('entry.attachments'))).toBeTruthy();
  await user.type(remark(), 'In three colours.');
  await user.click(main.getByLabelText(t('entry.tab.gallery')));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: t('entry.tab.confirm') }));
  await waitFor(() => expect(remark().value).toBe(''));
  await user.click(await screen.findByRole('button', { name: t('ui.undo') }));
  await waitFor(() => expect(remark().value).toBe('In three colours.'));
});

it('shows what was handed in with the first ten of twenty pictures, and the three axes', async () => {
  opened(
    entry({
      registration_id: ulid(),
      version: 3,
      state: 'submitted',
      tender: { ...tender, participated: 1 },
      actions: ['save', 'submit', 'withdraw'],
      submitted_at: at(-HOUR),
      snapshot: {
        tab: 'gallery',
        ip_name: 'Fox',
        ip_intro: 'A fox.',
        remark: 'In three colours.',
        attachments: [],
        case_images: Array.from({ length: 20 }, file),
        series: { series_id: seriesId, series_name: 'Seasons', cover: null, images: [] },
        case: {
          case_id: caseId,
          case_name: 'Tea box',
          case_type: 'Packaging',
          case_desc: '',
          image_list: [],
        },
      },
    }),
  );
  const { user, t } = await renderApp(at10(paths.fastCoopSignUpInfo), { member });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(t('entry.shown', { shown: 10, total: 20 }))).toBeTruthy();
  expect(main.getByText(t('state.tender_registration.submitted'))).toBeTruthy();
  expect(main.getByText(t('entry.participated.1'))).toBeTruthy();
  await user.click(main.getByRole('button', { name: t('entry.show_all') }));
  expect(main.getAllByRole('img')).toHaveLength(20);
});

it('says why an entry was returned, and leads to the form', async () => {
  opened(
    entry({
      registration_id: ulid(),
      version: 3,
      state: 'rejected',
      reason_code: 'brief_missed',
      reason: 'Add a second motif',
      marks: [{ field: 'remark' }],
    }),
  );
  const { user, t } = await renderApp(at10(paths.fastCoopSignUpInfo), { member });
  const main = within(screen.getByRole('main'));
  await main.findByText('Add a second motif');
  await user.click(main.getByRole('link', { name: t('entry.continue') }));
  expect(await main.findByText(t('claim.mark.open'))).toBeTruthy();
});

it('shows what changed since the entry until the entrant has read it', async () => {
  const change = { number: 2, at: at(-HOUR), reason: 'Four more days', changes: [] };
  const entered = entry({
    registration_id: ulid(),
    version: 3,
    state: 'submitted',
    tender: { ...tender, participated: 1 },
    unseen: [change],
  });
  const api = opened(entered).on(registrationApi.acknowledge, { seen_version: 2 });
  const { user, t } = await renderApp(at10(paths.fastCoopSignUpInfo), { member });
  const main = within(screen.getByRole('main'));
  await main.findByText(/Four more days/);
  api.on(registrationApi.registration, { ...entered, unseen: [] });
  await user.click(main.getByRole('button', { name: t('entry.acknowledge') }));
  await waitFor(() => expect(main.queryByText(t('entry.amended'))).toBeNull());
  expect(api.inputs(registrationApi.acknowledge)).toMatchObject([{ tender_id: tender.tender_id, number: 2 }]);
});

it('says why an entry was disqualified, and until when the IP cannot enter', async () => {
  const barred_until = '2027-11-23T04:00:00.000Z';
  opened(
    entry({
      ...{ registration_id: ulid(), version: 4, state: 'disqualified', actions: [], barred_until },
      ...{ reason_code: 'rights_defect', reason: 'The licence belongs to somebody else' },
    }),
  );
  const { t } = await renderApp(at10(paths.fastCoopSignUpInfo), { member });
  const main = within(screen.getByRole('main'));
  await main.findByText(t('entry.disqualified', { reason: t('registration_reason.rights_defect') }));
  expect(main.getByText(/2027/)).toBeTruthy();
  expect(main.queryByText(t('entry.rejected.help'))).toBeNull();
});

it('takes an objection to the result with its reasons, and shows how it was answered', async () => {
  const published = {
    published_at: at(-HOUR),
    no_award_reason: null,
    awards: [{ ip_name: 'Tide', rank: 1 }],
  };
  const judged = entry({
    ...{ registration_id: ulid(), version: 5, state: 'approved', result: 'not_awarded', actions: [] },
    ...{ published, objections_until: at(50 * HOUR) },
  });
  const api = opened(judged).on(objectionApi.objectionSubmit, { objection_id: ulid(), state: 'open' });
  const { user, t } = await renderApp(at10(paths.fastCoopSignUpInfo), { member });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: t('objection.open') }));
  const statement = 'The second criterion was not scored.';
  await user.type(main.getByLabelText(t('objection.statement')), statement);
  const made: TenderObjection = {
    ...{ objection_id: ulid(), state: 'dismissed', statement, proof_images: [], created_at: at(0) },
    ...{ due_at: null, decided_at: at(0), reason: 'It was scored with the third.' },
  };
  api.on(registrationApi.registration, { ...judged, objections_until: null, objections: [made] });
  await user.click(main.getByRole('button', { name: t('objection.submit') }));
  await user.click(await screen.findByRole('button', { name: t('ui.confirm') }));
  await main.findByText('It was scored with the third.');
  expect(main.queryByRole('button', { name: t('objection.open') })).toBeNull();
  expect(api.inputs(objectionApi.objectionSubmit)).toMatchObject([
    { tender_id: tender.tender_id, statement, proof_images: [] },
  ]);
});

it('offers nothing any more once the end has passed on an open page', async () => {
  const closing = { ...tender, participated: 1 as const, closes_at: at(1500) };
  const handedIn = {
    ...{ registration_id: ulid(), version: 3, tender: closing },
    state: 'submitted' as const,
  };
  const api = opened(entry({ ...handedIn, actions: ['save', 'withdraw'] }));
  const { t } = await renderApp(at10(paths.fastCoopSignUpInfo), { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('button', { name: t('entry.withdraw') });
  api.on(registrationApi.registration, entry({ ...handedIn, actions: [], now: at(2000) }));
  await waitFor(() => expect(main.queryByRole('button', { name: t('entry.withdraw') })).toBeNull(), {
    timeout: 8000,
  });
  expect(main.queryByRole('link', { name: t('entry.edit') })).toBeNull();
  expect(main.getByText(t('tender.over'))).toBeTruthy();
});
