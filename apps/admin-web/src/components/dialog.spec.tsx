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
