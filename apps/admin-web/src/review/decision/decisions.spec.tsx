import type { HistoryLine } from '@ipw/domain';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../../testing/fake-console';
import { aClaim, staffMember } from '../../testing/fixtures';
import { fakeConsole, renderConsole, type RenderedConsole } from '../../testing/render-console';

const me = staffMember('reviewer');
const claim = aClaim();
const history: HistoryLine[] = [
  {
    id: 'h1',
    action: 'approve',
    from_state: 'submitted',
    to_state: 'claimed',
    actor_type: 'staff',
    actor_name: 'Tang',
    at: '2026-11-21T09:00:00.000Z',
    reason: null,
    changes: [],
  },
];

const claimServer = (record: ReturnType<typeof aClaim> = claim) =>
  fakeConsole(me)
    .on('claims.list', listed('claims', [record]))
    .on('claims.one', record)
    .on('claims.historyOf', []);

async function openClaim(api = claimServer()) {
  const app = await renderConsole(`/claims/${claim.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Lantern Fox' });
  return { api, ...app };
}
const button = (app: RenderedConsole, action: 'approve' | 'reject') =>
  within(screen.getByRole('group', { name: app.t('review.actions') })).getByRole('button', {
    name: new RegExp(`^${app.t(`action.claim.${action}`)}`),
  });
const dialog = (app: RenderedConsole, action: 'approve' | 'reject') =>
  screen.findByRole('dialog', {
    name: app.t('review.ask', { action: app.t(`action.claim.${action}`), name: 'Lantern Fox' }),
  });

async function approve(app: RenderedConsole) {
  await app.user.click(button(app, 'approve'));
  const question = within(await dialog(app, 'approve'));
  await app.user.click(question.getByRole('button', { name: app.t('action.claim.approve') }));
}

it('says who has a claim and since when, on its page and in the queue', async () => {
  const held = { ...claim, assignee_name: 'Tang', assigned_at: '2026-11-20T08:00:00.000Z' };
  const app = await openClaim(claimServer(held));
  const when = 'Nov 20, 2026, 4:00\u202fPM';
  const said = (text: string) => (_: string, at: Element | null) =>
    at?.textContent.replace(/\s/g, ' ') === text.replace(/\s/g, ' ') && at.children.length === 0;
  screen.getByText(said(app.t('review.held', { name: 'Tang', when })));
  app.go('/claims');
  await screen.findByText(said(app.t('review.since', { when })));
});

it('keeps what was typed into a rejection that was closed, for that action of that record', async () => {
  const app = await openClaim();
  await app.user.click(button(app, 'reject'));
  const typed = async () => within(await dialog(app, 'reject')).getByRole<HTMLTextAreaElement>('textbox');
  await app.user.type(await typed(), 'The proof');
  await app.user.click(within(await dialog(app, 'reject')).getAllByRole('radio')[1]!);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(button(app, 'reject'));
  expect((await typed()).value).toBe('The proof');
  expect(within(await dialog(app, 'reject')).getAllByRole<HTMLInputElement>('radio')[1]!.checked).toBe(true);
});

it('keeps what was typed into a rejection when the page is left', async () => {
  const app = await openClaim();
  const text = async () => within(await dialog(app, 'reject')).getByRole<HTMLTextAreaElement>('textbox');
  await app.user.click(button(app, 'reject'));
  await app.user.type(await text(), 'The proof');
  await app.user.keyboard('{Escape}');
  app.go('/claims');
  await waitFor(() => expect(screen.queryByRole('group', { name: app.t('review.actions') })).toBeNull());
  app.go(`/claims/${claim.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Lantern Fox' });
  await app.user.click(button(app, 'reject'));
  expect((await text()).value).toBe('The proof');
});

describe('an approval', () => {
  it('is asked about, names the version on the screen, and goes on to what waits', async () => {
    const app = await openClaim();
    app.api.on('claims.decide', { id: claim.id, state: 'claimed', version: 5 });
    await approve(app);
    await waitFor(() => expect(app.route()).toMatch(/^\/claims(\?|$)/));
    expect(app.api.sent('claims.decide').map(({ params, body }) => [params, body])).toEqual([
      [{ id: claim.id, action: 'approve' }, { version: 4 }],
    ]);
  });

  it('goes on to what still waits, not to a rival it rejected', async () => {
    const [rival, other] = [aClaim({ ip_name: 'Lantern Fox' }), aClaim({ ip_name: 'Moon Hare' })];
    const app = await openClaim(claimServer().on('claims.list', listed('claims', [claim, rival, other])));
    await screen.findByRole('button', { name: new RegExp(`^${app.t('review.next')}`) });
    app.api.on('claims.decide', () => {
      app.api.on('claims.list', listed('claims', [other])).on('claims.one', other);
      return { id: claim.id, state: 'claimed', version: 5 };
    });
    await approve(app);
    await waitFor(() => expect(app.route()).toContain(other.id));
  });

  it('names the version at its opening after the record was read anew behind it', async () => {
    const app = await openClaim();
    await app.user.click(button(app, 'approve'));
    const question = within(await dialog(app, 'approve'));
    app.api.on('claims.one', { ...claim, version: 5 }).on('claims.decide', refused('CONFLICT'));
    const read = app.api.sent('claims.one').length;
    act(() => focusManager.onFocus());
    await waitFor(() => expect(app.api.sent('claims.one').length).toBeGreaterThan(read));
    await act(() => new Promise((go) => setTimeout(go, 20)));
    await app.user.click(question.getByRole('button', { name: app.t('action.claim.approve') }));
    await waitFor(() =>
      expect(app.api.sent('claims.decide').map(({ body }) => body)).toEqual([{ version: 4 }]),
    );
  });

  it('is not made when the question is closed', async () => {
    const app = await openClaim();
    await app.user.click(button(app, 'approve'));
    await dialog(app, 'approve');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('that is refused says why in the question, which stays', async () => {
    const app = await openClaim();
    app.api.on('claims.decide', refused('BUSY', { message: 'Busy, try again' }));
    await approve(app);
    within(await dialog(app, 'approve')).getByText('Busy, try again');
    expect(app.route()).toContain(claim.id);
  });

  it('begins with a key', async () => {
    const app = await openClaim();
    await app.user.keyboard('a');
    await dialog(app, 'approve');
  });
});

describe('a decision that comes too late', () => {
  async function tooLate() {
    const app = await openClaim();
    app.api.on('claims.decide', refused('CONFLICT', { data: { version: 5 } }));
    const now = aClaim({ ...claim, state: 'claimed', version: 5, actions: [] });
    app.api.on('claims.one', now).on('claims.historyOf', history);
    await approve(app);
    const alert = within(await screen.findByRole('alert'));
    await alert.findByText(/Tang/);
    return { alert, ...app };
  }

  it('says who was faster and what it is now, and the screen stays as it was', async () => {
    const app = await tooLate();
    app.alert.getByText(app.t('conflict.nothing'));
    app.alert.getByText(app.t('state.claim.claimed'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(app, 'approve')).toHaveProperty('disabled', true);
    expect(app.route()).toContain(claim.id);
  });

  it('does not say that it was decided when it was only taken', async () => {
    const app = await openClaim();
    app.api
      .on('claims.decide', refused('CONFLICT', { data: { version: 5 } }))
      .on('claims.one', { ...claim, version: 5, assignee_name: 'Tang' });
    await approve(app);
    const alert = within(await screen.findByRole('alert'));
    await alert.findByText(app.t('state.claim.submitted'));
    alert.getByRole('heading', { name: app.t('conflict.changed') });
  });

  it('shows the new state when asked to', async () => {
    const app = await tooLate();
    await app.user.click(app.alert.getByRole('button', { name: app.t('conflict.show') }));
    await screen.findByText(app.t('review.no_actions'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a rejection', () => {
  it('asks for a reason, and sends it with the version', async () => {
    const app = await openClaim();
    app.api.on('claims.decide', { id: claim.id, state: 'failed', version: 5 });
    await app.user.click(button(app, 'reject'));
    const question = within(await dialog(app, 'reject'));
    await app.user.click(question.getAllByRole('radio')[0]!);
    await app.user.click(question.getByRole('button', { name: app.t('action.claim.reject') }));
    await waitFor(() => expect(app.api.sent('claims.decide')).toHaveLength(1));
    expect(app.api.sent('claims.decide')[0]).toMatchObject({
      params: { id: claim.id, action: 'reject' },
      body: { version: 4, reason_code: expect.any(String) },
    });
  });
});

it('says at the field that a rejection lacks its reason or the text of it, and sends nothing', async () => {
  const app = await openClaim();
  await app.user.click(button(app, 'reject'));
  const question = within(await dialog(app, 'reject'));
  const send = () => app.user.click(question.getByRole('button', { name: app.t('action.claim.reject') }));
  await send();
  const [first] = question.getAllByRole('radio');
  expect(question.getByText('Required').parentElement).toBe(first!.closest('fieldset'));
  expect(document.activeElement).toBe(first);
  await app.user.click(question.getByRole('radio', { name: app.t('claim_reason.other') }));
  await send();
  const text = question.getByRole('textbox');
  expect(document.activeElement).toBe(text);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(text.closest('label')!.textContent).toContain('Required');
  expect(app.api.sent('claims.decide')).toEqual([]);
});

describe('many at once', () => {
  const rows = [aClaim({ ip_name: 'Fox' }), aClaim({ ip_name: 'Owl', version: 9 })];

  const selected = (app: RenderedConsole) => within(screen.getByRole('region', { name: app.t('bulk') }));

  async function openQueue(action: 'approve' | 'reject' = 'approve') {
    const api = claimServer().on('claims.list', listed('claims', rows));
    const app = await renderConsole('/claims');
    await screen.findByText('Owl');
    for (const box of within(screen.getByRole('table')).getAllByRole('checkbox').slice(-2))
      await app.user.click(box);
    await app.user.click(selected(app).getByRole('button', { name: app.t(`action.claim.${action}`) }));
    return { api, ...app };
  }

  it('are decided in one call, each in the version seen; what failed is said with its reason and a way to it', async () => {
    const app = await openQueue();
    app.api.on('claims.decideMany', [
      { id: rows[0]!.id, ok: true, state: 'claimed', version: 5 },
      { id: rows[1]!.id, ok: false, code: 40901, message: 'Somebody was faster' },
    ]);
    const question = within(await screen.findByRole('dialog'));
    await app.user.click(question.getByRole('button', { name: app.t('action.claim.approve') }));
    const result = within(
      await screen.findByRole('dialog', { name: app.t('bulk.result', { done: 1, all: 2 }) }),
    );
    const lines = result.getAllByRole('listitem');
    expect(lines[0]!.textContent).toContain('OwlSomebody was faster');
    expect(within(lines[0]!).getByRole('link').getAttribute('href')).toContain(rows[1]!.id);
    expect(within(lines[1]!).queryByRole('link')).toBeNull();
    expect(app.api.sent('claims.decideMany')[0]).toMatchObject({
      params: { action: 'approve' },
      body: { ids: rows.map(({ id }) => id), versions: [4, 9] },
    });
  });

  it('keep the reason of a rejection that was closed, for these rows alone', async () => {
    const app = await openQueue('reject');
    const text = async () =>
      within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
    const close = async () => {
      await app.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const reject = () =>
      app.user.click(selected(app).getByRole('button', { name: app.t('action.claim.reject') }));
    await app.user.type(await text(), 'The proof');
    await close();
    await reject();
    expect((await text()).value).toBe('The proof');
    await close();
    await app.user.click(within(screen.getByRole('table')).getAllByRole('checkbox').at(-1)!);
    await reject();
    expect((await text()).value).toBe('');
  });

  it('of which the whole call fails says so, and keeps what was ticked', async () => {
    const app = await openQueue();
    app.api.on('claims.decideMany', refused('BUSY', { message: 'Busy, try again' }));
    const question = within(await screen.findByRole('dialog'));
    await app.user.click(question.getByRole('button', { name: app.t('action.claim.approve') }));
    await question.findByText('Busy, try again');
    screen.getByText(app.t('bulk.count', { count: 2 }));
  });
});
