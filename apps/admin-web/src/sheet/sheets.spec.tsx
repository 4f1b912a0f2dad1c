import { type SheetAdminRecord, type Turn, TURNS, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { keyOf } from '../i18n/words';
import { listed, refused } from '../testing/fake-console';
import { aSheet, staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

/** A server with these sheets, listed by turn or all. */
function server(sheets: readonly SheetAdminRecord[], role: 'admin' | 'consultant' = 'admin') {
  const inTurn = (turn: Turn) => sheets.filter((sheet) => sheet.turn === turn);
  return fakeConsole(staffMember(role))
    .on('sheets.counts', Object.fromEntries(TURNS.map((turn) => [turn, inTurn(turn).length])))
    .on('sheets.list', ({ query }) => {
      const { turn } = JSON.parse(query['filter'] ?? '{}') as { turn?: Turn };
      return listed('sheets', turn ? inTurn(turn) : sheets);
    });
}

beforeEach(() => localStorage.removeItem('sheets.view'));

describe('the board', () => {
  it('shows each open sheet in the column of its turn, the soonest due first, as a link', async () => {
    const late = aSheet({ ip_name: 'Owl', contacts: 2, escalated_at: '2026-11-21T08:00:00.000Z' });
    const answered = aSheet({ ip_name: 'Hare', turn: 'consultant', assignee_name: 'Chen' });
    const api = server([late, answered], 'consultant');
    const { t } = await renderConsole('/sheets');
    const column = async (turn: Turn) =>
      within(await screen.findByRole('region', { name: new RegExp(`^${t(keyOf('turn', turn))}`) }));
    const card = await (await column('staff')).findByRole('link', { name: /Owl/ });
    expect(card.getAttribute('href')).toBe(`#/sheets/${late.id}/show`);
    expect(card.textContent).toContain('Bags · 5,000');
    expect(card.textContent).toContain(t('sheet.contacts', { count: 2 }));
    expect(card.textContent).toContain(t('late.escalated'));
    expect((await (await column('consultant')).findByRole('link', { name: /Hare/ })).textContent).toContain(
      'Chen',
    );
    await (await column('buyer')).findByText(t('sheets.none.buyer'));
    const sorts = api.sent('sheets.list').map(({ query }) => query['sort']);
    expect(new Set(sorts)).toEqual(new Set(['["due_at","ASC"]']));
  });

  it('leads to the list of a step that has more than twenty', async () => {
    server([aSheet()], 'consultant').on('sheets.counts', { staff: 21, holder: 0, consultant: 0, buyer: 0 });
    const { t, user, route } = await renderConsole('/sheets');
    await user.click(await screen.findByRole('link', { name: t('sheets.more') }));
    await screen.findByRole('table');
    expect(decodeURIComponent(route())).toContain('"turn":"staff"');
  });

  it('opens the reader’s own column on a phone, or the first in which a sheet waits', async () => {
    server([aSheet(), aSheet({ turn: 'consultant' })], 'consultant');
    const { t, user } = await renderConsole('/sheets');
    const tab = (turn: Turn) =>
      screen.findByRole('button', { name: new RegExp(`^${t(keyOf('turn', turn))}`) });
    const open = async () => {
      const tabs = await Promise.all(TURNS.map(tab));
      return TURNS.filter((_, at) => tabs[at]!.getAttribute('aria-pressed') === 'true');
    };
    await waitFor(async () => expect(await open()).toEqual(['consultant']));
    await user.click(await tab('buyer'));
    expect(await open()).toEqual(['buyer']);
  });

  it('opens the first column with a sheet on a phone when the reader’s own is empty', async () => {
    server([aSheet({ turn: 'holder' })], 'consultant');
    const { t } = await renderConsole('/sheets');
    const tab = await screen.findByRole('button', { name: new RegExp(`^${t('turn.holder')}`) });
    await waitFor(() => expect(tab.getAttribute('aria-pressed')).toBe('true'));
  });

  it('says when a column cannot be read, and reads it again', async () => {
    const api = server([], 'consultant').on('sheets.list', refused('INTERNAL'));
    const { t, user } = await renderConsole('/sheets');
    const [again] = await screen.findAllByRole('button', { name: t('retry') });
    api.on('sheets.list', listed('sheets', [aSheet({ ip_name: 'Owl' })]));
    await user.click(again!);
    await screen.findByRole('link', { name: /Owl/ });
  });
});

describe('board or list', () => {
  it('begins with the list, and stays with the board once chosen', async () => {
    server([aSheet()]);
    const { t, user, go } = await renderConsole('/sheets');
    await screen.findByRole('table');
    const board = screen.getByRole('button', { name: t('sheets.view.board') });
    expect(board.getAttribute('aria-pressed')).toBe('false');
    await user.click(board);
    await screen.findByRole('region', { name: new RegExp(`^${t('turn.staff')}`) });
    expect(screen.queryByRole('table')).toBeNull();
    go('/account');
    go('/sheets');
    await screen.findByRole('region', { name: new RegExp(`^${t('turn.staff')}`) });
  });

  it('begins with the board for a consultant', async () => {
    server([aSheet()], 'consultant');
    const { t } = await renderConsole('/sheets');
    const board = await screen.findByRole('button', { name: t('sheets.view.board') });
    expect(board.getAttribute('aria-pressed')).toBe('true');
  });
});

it('lists quantities as numbers, searches by number, phone or IP, and keeps no phone after signing out', async () => {
  const api = server([aSheet()]).on('auth.logout', {});
  const { t, user } = await renderConsole('/sheets');
  await screen.findByRole('cell', { name: '5,000' });
  await user.type(screen.getByRole('searchbox', { name: t('sheets.search') }), '13800138000');
  await waitFor(() =>
    expect(JSON.parse(api.sent('sheets.list').at(-1)!.query['filter']!)).toMatchObject({ q: '13800138000' }),
  );
  const stored = () => JSON.stringify({ ...localStorage }).includes('13800138000');
  await waitFor(() => expect(stored()).toBe(true));
  await user.click(screen.getByText(t('user.sign_out')));
  await waitFor(() => expect(stored()).toBe(false));
});

it('shows the reply a consultant reviews, and the series proposed with it', async () => {
  const series = { series_id: ulid(), series_name: 'Lanterns' };
  const sheet = aSheet({
    turn: 'consultant',
    state: 'responded',
    consult: 'pending',
    answer: 'Gladly, for one year',
    answered_at: '2026-11-20T08:00:00.000Z',
    series: [series],
  });
  server([sheet]).on('sheets.one', sheet).on('sheets.historyOf', []);
  const { t } = await renderConsole(`/sheets/${sheet.id}/show`);
  await screen.findByText(t('field.reply'), { selector: 'dt' });
  screen.getByText('Gladly, for one year');
  const link = screen.getByRole('link', { name: 'Lanterns' });
  expect(link.getAttribute('href')).toBe(`#/series/${series.series_id}/show`);
});

it('marks contact details in the text where they are, and names what each is', async () => {
  const sheet = aSheet({
    contacts: 2,
    sku_describe: 'Call 13800138000 or wei xin abc123 please',
    found: [
      { field: 'sku_describe', kind: 'phone', text: '13800138000', at: 5, end: 16, sure: true },
      { field: 'sku_describe', kind: 'wechat', text: 'wei xin abc123', at: 20, end: 34, sure: false },
    ],
  });
  server([sheet]).on('sheets.one', sheet).on('sheets.historyOf', []);
  const { t } = await renderConsole(`/sheets/${sheet.id}/show`);
  const text = (await screen.findByText(t('field.sku_describe'), { selector: 'dt' })).nextElementSibling!;
  const spoken = (kind: 'phone' | 'wechat', how: 'sure' | 'doubtful') =>
    t('contacts.spoken', { kind: t(keyOf('contact_kind', kind)), how: t(keyOf('contacts', how)) });
  expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    `13800138000${spoken('phone', 'sure')}`,
    `wei xin abc123${spoken('wechat', 'doubtful')}`,
  ]);
  expect(text.textContent).toBe(
    `Call 13800138000${spoken('phone', 'sure')} or wei xin abc123${spoken('wechat', 'doubtful')} please`,
  );
  const legend = screen.getByText(t('contacts.marked')).parentElement!;
  expect(within(legend).getAllByRole('listitem')[0]!.textContent).toContain(t('contacts.sure'));
});
