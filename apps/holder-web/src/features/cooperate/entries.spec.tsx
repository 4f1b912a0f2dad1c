import { type BrandEntries, brandScoreApi, type RegistrationSnapshot, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const tender_id = ulid();
const key = 'k'.repeat(43);
const route = `${paths.cooperateEntries}?tender=${tender_id}&key=${key}`;
const snapshot: RegistrationSnapshot = {
  ...{ tab: 'gallery', ip_name: 'Fox', ip_intro: 'A fox.', remark: 'In three colours.' },
  ...{ attachments: [], case_images: [] },
  series: { series_id: ulid(), series_name: 'Seasons', cover: null, images: [] },
  case: { case_id: ulid(), case_name: 'Tea box', case_type: '', case_desc: '', image_list: [] },
};
const entry = {
  ...{ registration_id: ulid(), snapshot, version: 0, points: null, remark: null, total: null },
};
const project: BrandEntries = {
  ...{ tender_id, title: 'Spring tea', brand_name: 'Green Sprout', most: 10, phone_number: '139****0000' },
  criteria: [
    { name: 'Fit', weight: 60 },
    { name: 'Idea', weight: 40 },
  ],
  ...{ proven: true, open: true, list: [entry], total: 1, page: 1, page_size: 20 },
};

it('scores an entry by all criteria, keeps what was typed when it is refused, and shows the total', async () => {
  const api = fakeApi()
    .on(brandScoreApi.brandEntries, project)
    .on(brandScoreApi.brandScore, refused('CONFLICT', { version: 1 }));
  const { user, t } = await renderApp(route);
  const card = within(await screen.findByRole('region', { name: new RegExp('^Fox') }));
  expect(card.getByText('In three colours.')).toBeTruthy();
  await user.type(card.getByLabelText(/^Fit/), '9');
  await user.click(card.getByRole('button', { name: t('scores.save') }));
  expect(await card.findByText(t('scores.points_error', { most: 10 }))).toBeTruthy();
  await user.type(card.getByLabelText(/^Idea/), '5');
  await user.type(card.getByLabelText(new RegExp(`^${t('scores.remark')}`)), 'Ours');
  await user.click(card.getByRole('button', { name: t('scores.save') }));
  await waitFor(() =>
    expect(api.inputs(brandScoreApi.brandScore)).toMatchObject([
      { tender_id, access_key: key, version: 0, points: [9, 5], remark: 'Ours' },
    ]),
  );
  expect(card.getByLabelText<HTMLInputElement>(/^Fit/).value).toBe('9');
  api
    .on(brandScoreApi.brandScore, { registration_id: entry.registration_id, version: 1 })
    .on(brandScoreApi.brandEntries, {
      ...project,
      list: [{ ...entry, version: 1, points: [9, 5], remark: 'Ours', total: 74 }],
    });
  await user.click(card.getByRole('button', { name: t('scores.save') }));
  expect(await screen.findByText(t('scores.total', { total: 74 }))).toBeTruthy();
});

it('shows no entry before the phone is proven', async () => {
  fakeApi().on(brandScoreApi.brandEntries, { ...project, proven: false, list: [], total: 0 });
  const { t } = await renderApp(route);
  await screen.findByText(t('scores.prove', { phone: '139****0000' }));
  expect(screen.queryByText('Fox')).toBeNull();
});

it('shows the scores without a form once the result is out', async () => {
  fakeApi().on(brandScoreApi.brandEntries, {
    ...project,
    ...{ open: false, list: [{ ...entry, version: 1, points: [9, 5], total: 74 }] },
  });
  const { t } = await renderApp(route);
  await screen.findByText(t('scores.over'));
  expect(screen.getByText('Fit 9 · Idea 5')).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
