import type { UploadedFile } from '@ipw/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeConsole, refused } from '../../testing/fake-console';
import { PaperInput } from './PaperInput';

it('lacks its file while the upload of it failed; the same file can be chosen again', async () => {
  const chosen = jest.fn();
  const api = new FakeConsole().on('files.upload', refused('MEDIA_TYPE', { message: 'No document' }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PaperInput usage="invoice_file" label="Invoice" error={undefined} onChange={chosen} />
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Invoice');
  await userEvent.upload(input, new File(['%PDF-'], 'invoice.pdf', { type: 'application/pdf' }));
  await screen.findByText('No document');
  expect(input.validity.valid).toBe(false);
  expect(input.files).toHaveLength(0);
  expect(chosen.mock.calls).toEqual([['']]);
  expect(api.sent('files.upload')).toHaveLength(1);
});

it('attaches the file chosen last, whichever is stored last', async () => {
  const chosen = jest.fn();
  let store = (_file: UploadedFile) => undefined as void;
  const first = new Promise<UploadedFile>((resolve) => (store = resolve));
  const stored = (image_id: string, file_name: string) =>
    ({ image_id, file_name, url: '', mime_type: 'application/pdf', file_size: 5 }) as unknown as UploadedFile;
  new FakeConsole().on('files.upload', stored('b', 'second.pdf')).once('files.upload', () => first);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PaperInput usage="invoice_file" label="Invoice" error={undefined} onChange={chosen} />
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Invoice');
  const choose = (name: string) =>
    userEvent.upload(input, new File(['%PDF-'], name, { type: 'application/pdf' }));
  await choose('first.pdf');
  await choose('second.pdf');
  await screen.findByText(/second\.pdf/);
  store(stored('a', 'first.pdf'));
  await new Promise((go) => setTimeout(go, 20));
  expect(chosen.mock.calls).toEqual([[''], [''], ['b']]);
});
