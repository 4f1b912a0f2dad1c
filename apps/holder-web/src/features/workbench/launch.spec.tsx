import { dashboardApi, SUBJECTS, type PendingTasks } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';
import { articleApi, ipApi } from '@ipw/domain';
import { dropped } from '../../testing/fake-api';

const member = aMember();
const ALL: PendingTasks = { tasks: [], counts: [], shown: [...SUBJECTS] };

async function open(path: string, found: PendingTasks) {
  fakeApi(member)
    .on(dashboardApi.pendingTasks, found)
    .on(dashboardApi.visits, { days: [], total: 0, before: 0, public_path: '/ip/fox' })
    .on(articleApi.articleList, pageOf([]))
    .on(ipApi.detail, dropped())
    .on(ipApi.ipFieldList, [])
    .on(ipApi.ipBirthList, [])
    .on(ipApi.ipCountryList, [])
    .on(ipApi.ipTypeList, [])
    .on(ipApi.ipKernelList, []);
  const app = await renderApp(path, { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { level: 1 });
  return { main, ...app };
}

it('does not say that nothing waits while buyers see an empty shop', async () => {
  const { main, t } = await open(paths.dashboardHome, { ...ALL, shown: ['ipInfo'] });
  await main.findByRole('heading', { name: t('steps.title') });
  expect(main.queryByText(t('tasks.clear'))).toBeNull();
  main.getByText(t('steps.done', { done: 1, all: SUBJECTS.length }));
  const first = main.getByRole('link', { name: `${t('steps.begin')}: ${t('subject.series')}` });
  expect(first.getAttribute('href')).toContain(paths.assetsManage);
  expect(first.className).toContain('primary');
});

it('folds what is live, and says nothing once all is', async () => {
  const { main, t } = await open(paths.dashboardHome, { ...ALL, shown: ['ipInfo', 'series'] });
  const live = await main.findByText(t('steps.live', { count: 2 }));
  expect((live.parentElement as HTMLDetailsElement).open).toBe(false);
});

it('is silent about a complete shop', async () => {
  const { main, t } = await open(paths.dashboardHome, ALL);
  await main.findByText(t('tasks.clear'));
  for (const title of ['steps.title', 'steps.richer'] as const)
    expect(main.queryByRole('heading', { name: t(title) })).toBeNull();
});

it('shows the page with its drafts in a frame without rights, on two screens', async () => {
  const { main, user, t } = await open(paths.ipStoreEmpty, ALL);
  const frame = () => main.getByTitle<HTMLIFrameElement>(t('preview.title'));
  expect(frame().getAttribute('src')).toBe(`/preview/${IP_ID}?lang=en`);
  expect(frame().getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame().style.width).toBe('390px');
  await user.click(main.getByRole('radio', { name: t('preview.desktop') }));
  expect(frame().style.width).toBe('1280px');
});
