import { faqApi, type FoundRecord, memberApi, searchApi, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aMember, anIp, IP_ID, OTHER_IP_ID, otherIp } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember({}, [anIp(), otherIp]);
const order: FoundRecord = {
  kind: 'labelOrder',
  id: ulid(),
  ip_id: IP_ID,
  title: '261122-48173',
  detail: 'Plush fox',
  link: `${paths.aiService}?id=${IP_ID}`,
  code: null,
};
const code: FoundRecord = {
  ...order,
  kind: 'code',
  id: '3-42',
  title: 'Plush fox',
  detail: '',
  code: { batch_number: 3, serial: 42 },
};
const faq = {
  faq_id: ulid(),
  topic: 'usageQA' as const,
  question: 'How are labels ordered?',
  answer: [{ kind: 'text' as const, text: 'Choose goods first.' }],
};

async function openSearch() {
  const api = fakeApi(member)
    .on(faqApi.faq, [faq] as never)
    .on(searchApi.records, []);
  const app = await renderApp(paths.arService, { member });
  await screen.findByRole('navigation', { name: app.t('workbench.menu.label') });
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: app.t('search.label') });
  const groups = () =>
    screen.queryAllByRole('group').map((group) => [
      group.querySelector('[role=presentation]')!.textContent,
      ...within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
  const results = () => within(screen.getByRole('listbox', { name: app.t('search.results') }));
  const chosen = () => results().getByRole('option', { selected: true });
  return { api, field, groups, chosen, ...app };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const reopened = async (label: string) => screen.findByRole('combobox', { name: label });

it('opens by keys with the focus in the field, and closes by Escape and by the same keys', async () => {
  const { field, user, t } = await openSearch();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await gone();
  await user.click(screen.getAllByRole('button', { name: t('nav.search') })[0]!);
  await reopened(t('search.label'));
  await user.keyboard('{Meta>}k{/Meta}');
  await gone();
});

it('finds pages, IPs and help at once; the arrows choose, Enter opens', async () => {
  const { field, user, t, groups, chosen, route } = await openSearch();
  await user.type(field, 'lab');
  await waitFor(() =>
    expect(groups()).toContainEqual([t('search.help'), expect.stringContaining(faq.question)]),
  );
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
  await user.clear(field);
  await user.type(field, 'moon');
  expect(groups()).toEqual([[t('search.ips'), otherIp.ip_name]]);
  await user.clear(field);
  await user.type(field, t('workbench.menu.aiService'));
  const first = chosen().textContent;
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(chosen().textContent).toBe(first);
  await user.keyboard('{Enter}');
  await gone();
  expect(route()).toBe(withQuery(paths.aiService, { id: IP_ID }));
});

it('asks the server once for what was typed, and says what it has found', async () => {
  const { api, user, t, groups, chosen } = await openSearch();
  api.on(searchApi.records, [order, code]);
  await user.paste('48173');
  await waitFor(() =>
    expect(groups()).toEqual([
      [t('workbench.menu.orderList'), `261122-48173Plush fox · Lantern Fox`],
      [
        t('workbench.menu.scanRecordList'),
        `Plush fox${t('scans.code', { batch: 3, serial: 42 })} · Lantern Fox`,
      ],
    ]),
  );
  expect(api.inputs(searchApi.records)).toEqual([{ keyword: '48173' }]);
  expect(chosen().querySelector('mark')?.textContent).toBe('48173');
  screen.getByText(t('search.count', { count: 2 }));
});

it('says that nothing was found, and that the server failed, with a second try', async () => {
  const { api, user, t } = await openSearch();
  await user.paste('zzz');
  await screen.findByText(t('search.none', { keyword: 'zzz' }));
  api.next(searchApi.records, refused('INTERNAL'));
  await user.paste('z');
  await screen.findByText(new RegExp(t('search.failed', { message: '' }).trim()));
  expect(screen.queryByText(t('search.none', { keyword: 'zzzz' }))).toBeNull();
  api.on(searchApi.records, [order]);
  await user.click(screen.getByRole('button', { name: t('ui.retry') }));
  await screen.findByText('261122-48173');
});

it('another IP is switched to before its workbench opens', async () => {
  const { api, field, user, t, route } = await openSearch();
  const switched = aMember({ use_ip_id: OTHER_IP_ID }, [anIp(), otherIp]);
  // The home page makes calls this spec does not answer.
  api
    .on(memberApi.switchIp, switched)
    .on(memberApi.info, switched)
    .elsewhere(() => new Promise(() => undefined));
  await user.type(field, 'moon{Enter}');
  await gone();
  await waitFor(() => expect(route()).toBe(withQuery(paths.dashboardHome, { id: OTHER_IP_ID })));
  expect(api.inputs(memberApi.switchIp)).toEqual([{ ip_id: OTHER_IP_ID }]);
  await screen.findByText(t('workbench.switched', { name: otherIp.ip_name }));
});

it('remembers what was opened, newest first, until the member signs out', async () => {
  const { api, user, t, groups } = await openSearch();
  api.on(searchApi.records, [order]);
  await user.paste('48173');
  await user.click(await screen.findByRole('option', { name: /48173/ }));
  await gone();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await reopened(t('search.label')), `${t('workbench.menu.arService')}{Enter}`);
  await gone();
  await user.keyboard('{Control>}k{/Control}');
  await reopened(t('search.label'));
  expect(groups()[0]).toEqual([
    t('search.recent'),
    expect.stringContaining(t('workbench.menu.arService')),
    expect.stringContaining('261122-48173'),
  ]);
  await user.keyboard('{Escape}');
  const { endSession } = await import('../../app/session');
  endSession({ drafts: true });
  expect(Object.keys(localStorage).filter((key) => key.includes('recent'))).toEqual([]);
});

it('is not there for visitors', async () => {
  fakeApi();
  const { user, t } = await renderApp(paths.aboutUs);
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button', { name: t('nav.search') })).toBeNull();
  expect(screen.queryByRole('combobox', { name: t('search.label') })).toBeNull();
});
