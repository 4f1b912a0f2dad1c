import { registrationApi, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { at, at10, caseId, entry, HOUR, member, opened, seriesId } from '../../testing/tender-entry';

it('carries the version the page showed, and keeps what was typed when the project has changed', async () => {
  const change = { number: 2, at: at(-HOUR), reason: 'Four more days', changes: [] };
  const first = entry();
  const chosen = {
    ...first.draft,
    ip_intro: 'A fox.',
    remark: 'Three',
    series_id: seriesId,
    case_id: caseId,
  };
  const draft = { ...first, draft: chosen, registration_id: ulid(), version: 3 };
  const api = opened(draft).on(registrationApi.registrationSubmit, refused('STATE'));
  const { user, t } = await renderApp(at10(paths.fastCoopSignUp), { member });
  const main = within(screen.getByRole('main'));
  const remark = () => main.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${t('entry.remark')}`));
  const submit = async () => {
    await user.click(main.getByRole('button', { name: t('entry.submit') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: t('entry.submit') }));
  };
  await main.findByRole('button', { name: t('entry.submit') });
  await user.type(remark(), ' colours');
  await user.click(main.getByRole('checkbox'));
  api.on(registrationApi.registration, { ...draft, project_version: 2, changes: [change] });
  await submit();
  expect(await main.findByText(/Four more days/)).toBeTruthy();
  expect(remark().value).toBe('Three colours');
  await user.click(main.getByRole('button', { name: t('entry.newer.read') }));
  expect(main.queryByText(/Four more days/)).toBeNull();
  await submit();
  await waitFor(() =>
    expect(api.inputs(registrationApi.registrationSubmit)).toMatchObject([
      { project_version: 1 },
      { project_version: 2 },
    ]),
  );
});
