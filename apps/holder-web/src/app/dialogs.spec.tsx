import { memberApi } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { aMember } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths } from './paths';

const member = aMember();

/** Two pages in the history, and a dialog on the second. */
async function withQuestion(question: object = {}) {
  const api = fakeApi(member);
  const app = await renderApp(paths.aboutUs, { member });
  await waitFor(() => expect(api.calls(memberApi.info)).toHaveLength(1));
  app.go(paths.contact);
  await screen.findByRole('heading', { level: 1, name: app.t('contact.title') });
  const { ask } = await import('@ipw/ui');
  const answered = ask({ title: 'Sure?', ...question });
  await screen.findByRole('dialog', { name: 'Sure?' });
  return { ...app, ask, answered };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('Back closes a question and stays on its page; the answer is no', async () => {
  const { answered, route } = await withQuestion();
  history.back();
  expect(await answered).toBe(false);
  await gone();
  await waitFor(() => expect(history.state).toMatchObject({ idx: expect.any(Number) }));
  expect(route()).toBe(paths.contact);
});

it('another address ends a question unanswered', async () => {
  const { answered, go, route } = await withQuestion();
  go(paths.aboutUs);
  expect(await answered).toBe(false);
  await gone();
  expect(route()).toBe(paths.aboutUs);
});

it('a question about more than its page outlives that', async () => {
  const { answered, go, user, t } = await withQuestion({ stays: true });
  go(paths.aboutUs);
  await screen.findByText(t('about.hero'));
  await user.click(screen.getByRole('button', { name: t('ui.confirm') }));
  expect(await answered).toBe(true);
});

it('Escape says no, a notice that must be answered stays', async () => {
  const first = await withQuestion();
  await first.user.keyboard('{Escape}');
  expect(await first.answered).toBe(false);
  const second = first.ask({ title: 'Read this', notice: true });
  await screen.findByRole('dialog', { name: 'Read this' });
  await first.user.keyboard('{Escape}{Escape}');
  await first.user.click(screen.getByRole('button', { name: first.t('ui.confirm') }));
  expect(await second).toBe(true);
});

it('the same question is not put twice, and others wait for one another', async () => {
  const { answered, ask, user, t } = await withQuestion();
  const again = ask({ title: 'Sure?' });
  const other = ask({ title: 'And this?' });
  expect(await again).toBe(false);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: t('ui.confirm') }));
  expect(await answered).toBe(true);
  await screen.findByRole('dialog', { name: 'And this?' });
  await user.click(screen.getByRole('button', { name: t('ui.cancel') }));
  expect(await other).toBe(false);
});

it('the focus is on what does no harm, and goes back where it was', async () => {
  const { ask, user, t, answered } = await withQuestion();
  await user.keyboard('{Escape}');
  await answered;
  const before = screen.getByRole('button', { name: t('nav.account') });
  before.focus();
  const dangerous = ask({ title: 'Delete?', danger: true });
  await screen.findByRole('dialog', { name: 'Delete?' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('ui.cancel') }));
  await user.keyboard('{Enter}');
  expect(await dangerous).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(before));
});
