import { figureApi, VISIT_SOURCES, type Figures } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { dropped } from '../../testing/fake-api';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const some: Figures = {
  from: '2026-11-01',
  to: '2026-11-07',
  days: [3, 0, 0, 0, 0, 0, 9].map((visits, at) => ({ day: `2026-11-0${String(at + 1)}`, visits })),
  visits: { total: 12, before: 6 },
  manual: { total: 0, before: 0 },
  asks: { total: 2, before: 4 },
  sheets: { total: 1, before: 0 },
  scans: { total: 5, before: 5 },
  sources: VISIT_SOURCES.map((source) => ({ source, total: source === 'search' ? 12 : 0, before: 0 })),
  series: [{ series_id: IP_ID, series_name: '=Winter', total: 4, before: 0 }],
  pictures: [],
};

/** The text of the file the page offers for download. */
function downloads(): string[] {
  const texts: string[] = [];
  jest.spyOn(globalThis, 'Blob').mockImplementation((parts) => {
    texts.push((parts as string[]).join(''));
    return {} as Blob;
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return texts;
}

async function open(path = paths.figures as string) {
  const api = fakeApi(member).on(figureApi.figures, some);
  const app = await renderApp(path, { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { level: 2, name: app.t('figures.visits') });
  return { api, main, ...app };
}

it('says of every number how it changed and how it is counted', async () => {
  const { main, t } = await open();
  const numbers = { visits: 'more', asks: 'less', scans: 'same' } as const;
  for (const [key, change] of Object.entries(numbers) as ['visits', 'more'][]) {
    const card = within(main.getByRole('heading', { name: t(`figures.${key}`) }).parentElement!);
    card.getByText(t(`figures.${key}.how`));
    const percent = { more: '100%', less: '50%', same: '0%' }[change];
    card.getByText(t(`visits.${change}`, { percent, days: 30 }));
  }
  const sources = within(main.getByRole('region', { name: t('figures.sources') }));
  expect(sources.getAllByRole('listitem')).toHaveLength(1);
  sources.getByText(t('figures.source.search'));
  within(main.getByRole('region', { name: t('figures.pictures') })).getByText(t('figures.none'));
});

it('keeps the period in the address', async () => {
  const { api, main, user, t, route } = await open();
  expect(api.inputs(figureApi.figures)).toEqual([{ ip_id: IP_ID, days: 30 }]);
  await user.click(main.getByRole('radio', { name: t('figures.days', { days: '365' }) }));
  expect(route()).toBe(`${paths.figures}?id=${IP_ID}&days=365`);
  expect(api.inputs(figureApi.figures).at(-1)).toEqual({ ip_id: IP_ID, days: 365 });
});

it('offers everything shown as a file that spreadsheets do not run', async () => {
  const texts = downloads();
  const { main, user, t } = await open();
  await user.click(main.getByRole('button', { name: t('list.csv') }));
  const [text] = texts;
  expect(text).toContain(`${t('figures.visits')},,12,6\r\n`);
  expect(text).toContain(`${t('figures.series')},'=Winter,4,0\r\n`);
  expect(text).toContain('2026-11-07,9\r\n');
});

it('says what failed, and asks again', async () => {
  fakeApi(member).on(figureApi.figures, some).next(figureApi.figures, dropped());
  const { user, t } = await renderApp(paths.figures, { member });
  await user.click(await screen.findByRole('button', { name: t('ui.retry') }));
  await screen.findByRole('heading', { name: t('figures.visits') });
});
