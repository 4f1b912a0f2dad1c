import { fill, type UploadedFile, type Usage } from '@ipw/domain';
import { publicEn } from '@ipw/domain/i18n/public.en';
import { sharedEn } from '@ipw/domain/i18n/shared.en';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity, StrictMode, useState } from 'react';
import type { UploadEnv } from '../upload';
import { uploadEn, type UploadKey } from '../upload/i18n/upload.en';

const WORDS: Readonly<Record<string, string>> = { ...publicEn, ...sharedEn, ...uploadEn };

/** Words of the upload fields. */
export const t = (key: UploadKey | keyof typeof sharedEn, args?: Record<string, string | number>): string =>
  fill(WORDS[key] ?? key, args);

export const picture = (name: string, size = 1000, type = 'image/png'): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

interface Options {
  usage?: Usage;
  value?: UploadedFile[];
  env?: Partial<UploadEnv>;
}

/** An upload field in a form that holds its files, with a member's session. */
export async function openUploadField({ usage = 'rights_proof', value = [], env }: Options = {}) {
  const { MultiUpload, UploadProvider, AskHost } = await import('..');
  const held: { files: UploadedFile[]; isBusy: boolean } = { files: value, isBusy: false };
  const whole: UploadEnv = {
    t,
    authorization: () => 'Bearer token',
    language: () => 'en',
    owner: () => 'member',
    renew: () => Promise.resolve(null),
    ...env,
  };
  function Form() {
    const [files, setFiles] = useState(value);
    held.files = files;
    return (
      <UploadProvider value={whole}>
        <MultiUpload
          id="pictures"
          usage={usage}
          label="Pictures"
          value={files}
          onChange={setFiles}
          onBusy={(yes) => (held.isBusy = yes)}
        />
        <AskHost />
      </UploadProvider>
    );
  }
  const page = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <Form />
      </Activity>
    </StrictMode>
  );
  const { unmount, rerender } = render(page('visible'));
  const [first] = value;
  // The grid is drawn anew once its code for moving is loaded: a click just before would meet a button that is gone.
  if (first && value.length > 1) {
    const move = t('upload.move', { name: first.file_name, position: 1, count: value.length });
    await screen.findByRole('button', { name: move });
  }
  const user = userEvent.setup({
    advanceTimers: (ms) => ('clock' in setTimeout ? jest.advanceTimersByTimeAsync(ms) : undefined),
    applyAccept: false,
  });
  const input = screen.getByLabelText<HTMLInputElement>('Pictures', { selector: 'input' });
  return {
    user,
    held,
    unmount,
    /** Hides the page of the form, or shows it again. */
    show: (yes: boolean) => rerender(page(yes ? 'visible' : 'hidden')),
    pick: (...files: File[]) => user.upload(input, files),
    names: () => held.files.map(({ file_name }) => file_name),
    tile: (name: string) => screen.findByRole('button', { name: t('upload.view', { name }) }),
    bar: (name: string) =>
      screen.getByRole<HTMLProgressElement>('progressbar', { name: t('upload.sending_label', { name }) }),
    button: (key: UploadKey, args?: Record<string, string>) =>
      screen.getByRole('button', { name: args ? t(key, args) : t(key) }),
  };
}
