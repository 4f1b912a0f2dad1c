import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './Dialog';
import { toast, Toaster } from './toast';

const open = () =>
  render(
    <>
      <button type="button">page</button>
      <input aria-label="field" />
      <Toaster />
    </>,
  );
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const undoButton = () => screen.queryByRole('button', { name: 'ui.undo' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await pass(60_000);
  jest.useRealTimers();
});

it('offers to take an act back for ten seconds, and does it once', async () => {
  open();
  const undo = jest.fn();
  act(() => toast('good', 'off the shelf', undo));
  await pass(9_000);
  await user.click(undoButton()!);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('off the shelf')).toBeNull();
});

it('goes after ten seconds, but stays while the focus is on it', async () => {
  open();
  act(() => toast('good', 'sorted', jest.fn()));
  undoButton()!.focus();
  await pass(30_000);
  expect(undoButton()).not.toBeNull();
  act(() => screen.getByText('page').focus());
  await pass(10_001);
  expect(undoButton()).toBeNull();
});

it('takes the newest back by Ctrl + Z, except in a field', async () => {
  open();
  const [first, second] = [jest.fn(), jest.fn()];
  act(() => toast('good', 'one', first));
  act(() => toast('good', 'two', second));
  screen.getByLabelText('field').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(second).not.toHaveBeenCalled();
  screen.getByText('page').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  await user.keyboard('{Control>}z{/Control}');
  expect(first).toHaveBeenCalledTimes(1);
});

it('replaces the same text, so that what it takes back is the last act', async () => {
  open();
  const [first, second] = [jest.fn(), jest.fn()];
  act(() => toast('good', 'sorted', first));
  act(() => toast('good', 'sorted', second));
  await user.click(undoButton()!);
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([0, 1]);
});

describe('while a dialog is open, outside of which all is inert', () => {
  const dialogs = (...titles: string[]) => (
    <>
      {titles.map((title) => (
        <Dialog key={title} title={title} onClose={jest.fn()} />
      ))}
      <Toaster />
    </>
  );
  const dialogOf = (text: string) => screen.getByText(text).closest('dialog')?.textContent;

  it('is shown in the top one, in a live region that was there before, and can be closed', async () => {
    const { rerender } = render(dialogs('form'));
    rerender(dialogs('form', 'question'));
    const before = screen.getByRole('dialog', { name: 'question' }).querySelector('[aria-live]')!;
    act(() => toast('bad', 'refused'));
    expect(before.contains(screen.getByRole('alert'))).toBe(true);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'ui.close' }));
    expect(screen.queryByText('refused')).toBeNull();
  });

  it('moves out of a dialog that closes, and goes in time', async () => {
    const { rerender } = render(dialogs('form', 'question'));
    act(() => toast('bad', 'offline'));
    within(screen.getByRole('alert')).getByRole('button', { name: 'ui.close' }).focus();
    rerender(dialogs('form'));
    expect(dialogOf('offline')).toContain('form');
    rerender(dialogs());
    expect(dialogOf('offline')).toBeUndefined();
    await pass(5001);
    expect(screen.queryByText('offline')).toBeNull();
  });
});
