import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './Dialog';

const open = (onClose?: () => void) =>
  render(
    <Dialog title="Codes" {...(onClose && { onClose })}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );

it('stays when the picker of a file in it is closed, and closes at Escape', async () => {
  const closed = jest.fn();
  open(closed);
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});

describe('without a way to close it', () => {
  it('takes Escape from the browser, which closes a dialog at the second', () => {
    open();
    expect(fireEvent.keyDown(screen.getByLabelText('File'), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByLabelText('File'), { key: 'a' })).toBe(true);
  });

  it('opens again when the browser closed it', () => {
    open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    expect(dialog.open).toBe(true);
  });
});
