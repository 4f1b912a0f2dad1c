import type { UploadedFile, Usage } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { newPage } from '../testing/page-load';
import { openUploadField, picture, t } from '../testing/upload-field';
import { done, storedFile, uploadServer } from '../testing/upload-server';

beforeEach(newPage);

async function openTile(part: Partial<UploadedFile>, usage: Usage = 'case_image') {
  uploadServer();
  const field = await openUploadField({ usage, value: [{ ...storedFile('a.png'), ...part }] });
  return (await field.tile('a.png')).querySelector('img')!;
}

describe('the state of a picture that everybody may see', () => {
  it('is said as not approved until staff have approved it: nobody may have been asked yet', async () => {
    await openTile({ image_status: 0 });
    expect(screen.getByText(t('upload.not_approved')).textContent).toBe('Not approved yet');
    expect(screen.queryByText(/review/i)).toBeNull();
  });

  it('is not said of one that is approved', async () => {
    await openTile({ image_status: 1 });
    expect(screen.queryByText(t('upload.not_approved'))).toBeNull();
  });

  it('is not said of a document, which is not shown to anybody', async () => {
    await openTile({ image_status: 0 }, 'rights_proof');
    expect(screen.queryByText(t('upload.not_approved'))).toBeNull();
  });
});

describe('a tile loads', () => {
  it('the smallest picture there is, and the larger one on a screen with more dots', async () => {
    const image = await openTile({ tile_path: '/files/tile', thumb_path: '/files/thumb' });
    expect(image.getAttribute('src')).toBe('/files/tile');
    expect(image.getAttribute('srcset')).toBe('/files/tile, /files/thumb 1.5x');
  });

  it.each([
    ['the thumbnail where there is no smaller one', { thumb_path: '/files/thumb' }, '/files/thumb'],
    ['the whole file where there is nothing else', {}, '/files/a.png'],
  ] as const)('%s', async (_, part, src) => {
    const image = await openTile(part);
    expect(image.getAttribute('src')).toBe(src);
    expect(image.getAttribute('srcset')).toBeNull();
  });
});

it('a picture that is gone while it is looked at opens no picture that is sent later', async () => {
  const arrived = uploadServer();
  const field = await openUploadField({ value: [storedFile('looked-at.png')] });
  await field.user.click(await field.tile('looked-at.png'));
  const image = within(screen.getByRole('dialog')).getByRole('img', { name: 'looked-at.png' });
  image.dispatchEvent(new Event('error'));
  await screen.findByText(t('upload.gone', { name: 'looked-at.png' }));
  await field.pick(picture('a.png'));
  await waitFor(() => expect(arrived).toHaveLength(1));
  arrived[0]!.answer(done('a.png'));
  await field.tile('a.png');
  expect(screen.queryByRole('dialog')).toBeNull();
});
