import { goodsApi, scanApi, type ScanRow, shanghaiDay, ulid } from '@ipw/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths, withQuery } from '../../../app/paths';
import { aMember, IP_ID, pageOf } from '../../../testing/fixtures';
import { fakeApi } from '../../../testing/frame';
import { renderApp } from '../../../testing/render-app';

const member = aMember();
const dayAgo = (days: number) => shanghaiDay(new Date(Date.now() - days * 86_400_000));
const scan: ScanRow = {
  ...{ scan_id: ulid(), at: new Date().toISOString(), verdict: 'genuine', goods_id: ulid() },
  ...{ product_name: 'Bag', licensee_name: 'Field', batch_number: 1, serial: 7, scan_url: '/scan' },
  ...{ scan_count: 1, place: null, agent: 'wechat', mark: null },
};

async function openScans(query: Record<string, string> = {}) {
  const api = fakeApi(member)
    .on(goodsApi.list, pageOf<never>([]))
    .on(goodsApi.licensees, pageOf<never>([]))
    .on(scanApi.list, { ...pageOf([scan]), next_cursor: null })
    .on(scanApi.stats, ({ input: { group, to } }) => ({
      ...{ total: 1, first: 1 },
      groups: group === 'day' ? [{ key: to, label: '', scans: 1, first: 1 }] : [],
    }));
  const app = await renderApp(withQuery(paths.codeScans, { id: IP_ID, ...query }), { member });
  const name = new RegExp(app.t('scans.chart', { from: '.+', to: '.+', most: 1 }));
  const chart = await screen.findByRole('img', { name });
  const field = (key: 'scans.from' | 'scans.to') => screen.getByLabelText<HTMLInputElement>(app.t(key));
  return { ...app, api, chart, field };
}
const bars = () => document.querySelectorAll('.day-chart rect').length;

it('applies a typed day once it is within its limits, and shows what is typed until then', async () => {
  const { api, field, route } = await openScans();
  const before = api.inputs(scanApi.stats).length;
  const from = field('scans.from');
  // What a date input emits while the year of an earlier day is typed.
  for (const year of ['0002', '0020', '0202']) {
    const value = `${year}-${dayAgo(9).slice(5)}`;
    fireEvent.change(from, { target: { value } });
    expect(from.value).toBe(value);
  }
  expect(api.inputs(scanApi.stats)).toHaveLength(before);
  fireEvent.change(from, { target: { value: dayAgo(9) } });
  await waitFor(() => expect(bars()).toBe(10));
  expect(route()).toContain(`from=${dayAgo(9)}`);
  const to = field('scans.to');
  fireEvent.change(to, { target: { value: '0002-01-01' } });
  expect(to.value).toBe('0002-01-01');
  fireEvent.blur(to);
  expect(to.value).toBe(dayAgo(0));
  fireEvent.change(to, { target: { value: dayAgo(5) } });
  await waitFor(() => expect(bars()).toBe(5));
});

it('draws a shorter period while the pointer rests beyond its end', async () => {
  const { chart, user, t } = await openScans({ from: dayAgo(89), to: dayAgo(0) });
  await waitFor(() => expect(bars()).toBe(90));
  chart.getBoundingClientRect = () => ({ left: 0, width: 90 }) as DOMRect;
  fireEvent(chart, new MouseEvent('pointermove', { bubbles: true, clientX: 80 }));
  await waitFor(() => expect(document.querySelectorAll('[data-shown]')).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: t('scans.span.7') }));
  await waitFor(() => expect(bars()).toBe(7));
});

it.each([
  ['is no day', { from: 'yesterday', to: 'today' }],
  ['is longer than a year', { from: '0002-11-01', to: dayAgo(0) }],
  ['ends before it begins', { from: dayAgo(0), to: dayAgo(1) }],
])('shows the usual period where that of the address %s', async (_what, query) => {
  const { field } = await openScans(query);
  expect([field('scans.from').value, field('scans.to').value]).toEqual([dayAgo(29), dayAgo(0)]);
  expect(bars()).toBe(30);
});
