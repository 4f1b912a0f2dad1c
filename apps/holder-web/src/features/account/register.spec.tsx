import { commonApi, memberApi } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { dropped } from '../../testing/fake-api';
import { fakeApi, regions } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

it('offers to load the places of residence again where they failed', async () => {
  const api = fakeApi().on(commonApi.regions, dropped()).on(memberApi.consultants, []);
  const { user, t } = await renderApp(paths.register);
  const failed = within(
    (await screen.findByText(new RegExp(`^${t('field.location')}: `))).closest('[role=alert]')!,
  );
  api.on(commonApi.regions, { ...regions, provinces: [{ code: '33', name: 'Zhejiang', cities: [] }] });
  await user.click(failed.getByRole('button', { name: t('ui.retry') }));
  await screen.findByRole('option', { name: 'Zhejiang' });
});
