import { UPLOAD_PART_SIZE } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { setOnline } from '../testing/browser';
import { installIndexedDb } from '../testing/fake-indexed-db';
import { newPage } from '../testing/page-load';
import { openUploadField, t } from '../testing/upload-field';
import { PartServer } from '../testing/upload-server';

const SIZE = 2 * UPLOAD_PART_SIZE + 1000;
const large = (size = SIZE) => new File([new Uint8Array(size)], 'large.png', { type: 'image/png' });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const AT_ONCE = [
  'POST',
  'GET',
  'PATCH 0',
  `PATCH ${String(UPLOAD_PART_SIZE)}`,
  `PATCH ${String(2 * UPLOAD_PART_SIZE)}`,
  'POST',
];

let kept: Map<string, unknown>;
beforeEach(async () => {
  await newPage();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  kept = installIndexedDb();
});

const openGallery = () => openUploadField({ usage: 'series_image' });

/** A field whose upload is interrupted after its first part. */
async function cut() {
  const server = new PartServer(SIZE);
  server.cutAt = UPLOAD_PART_SIZE;
  const field = await openGallery();
  await field.pick(large());
  await screen.findByText(t('upload.waiting', { seconds: 6 }));
  return { server, field };
}

it('is announced, sent in parts and finished', async () => {
  const server = new PartServer(SIZE);
  const field = await openGallery();
  await field.pick(large());
  await field.tile('large.png');
  expect(server.log).toEqual(AT_ONCE);
});

it('goes on where it was cut: nothing that arrived is sent twice', async () => {
  const { server, field } = await cut();
  expect(field.bar('large.png').value).toBeGreaterThan(0.4);
  server.cutAt = undefined;
  await pass(6000);
  await field.tile('large.png');
  expect(server.log.filter((line) => line === 'PATCH 0')).toHaveLength(1);
  expect(server.log.slice(4, 6)).toEqual(['HEAD', `PATCH ${String(UPLOAD_PART_SIZE)}`]);
});

it('begins anew where the server knows nothing of it any more', async () => {
  const { server, field } = await cut();
  server.cutAt = undefined;
  server.has.clear();
  await pass(6000);
  await field.tile('large.png');
  expect(server.log.slice(4)).toEqual(['HEAD', ...AT_ONCE]);
});

it('goes on after a reload, out of the browser’s own store', async () => {
  const { server } = await cut();
  expect([...kept.values()]).toMatchObject([{ owner: 'member', usage: 'series_image' }]);
  await newPage();
  server.cutAt = undefined;
  const field = await openGallery();
  await field.tile('large.png');
  expect(server.log.slice(4)).toEqual([
    'HEAD',
    `PATCH ${String(UPLOAD_PART_SIZE)}`,
    `PATCH ${String(2 * UPLOAD_PART_SIZE)}`,
    'POST',
  ]);
  expect(kept.size).toBe(1);
  await pass(3000);
  expect(kept.size).toBe(0);
});

it('stops when its form is left, and goes on in the form that is opened next', async () => {
  const { server, field } = await cut();
  field.unmount();
  server.cutAt = undefined;
  const sent = server.log.length;
  await pass(60_000);
  expect(server.log).toHaveLength(sent);
  expect(kept.size).toBe(1);
  const again = await openGallery();
  await again.tile('large.png');
  expect(server.log.slice(sent, sent + 2)).toEqual(['HEAD', `PATCH ${String(UPLOAD_PART_SIZE)}`]);
  expect(field.held.files).toEqual([]);
});

it('of another member is not taken up', async () => {
  await cut();
  await newPage();
  await openUploadField({ usage: 'series_image', env: { owner: () => 'somebody else' } });
  await pass(1000);
  expect(screen.queryByText('large.png')).toBeNull();
});

it('taken away while it is sent is taken back from the server and the browser', async () => {
  const { server, field } = await cut();
  await field.user.click(screen.getByRole('button', { name: `${t('upload.cancel')} large.png` }));
  await waitFor(() => expect(server.has.size).toBe(0));
  expect(kept.size).toBe(0);
  await pass(60_000);
  expect(server.log.at(-1)).toBe('DELETE');
});

it('waits offline and goes on with what is left', async () => {
  const { server, field } = await cut();
  setOnline(false);
  await field.user.click(screen.getByRole('button', { name: t('upload.retry_now') }));
  await screen.findByText(t('upload.paused'));
  server.cutAt = undefined;
  setOnline(true);
  await field.tile('large.png');
  expect(server.log.filter((line) => line === `PATCH ${String(UPLOAD_PART_SIZE)}`)).toHaveLength(3);
});

it('of papers is not kept in a browser that may be shared', async () => {
  const server = new PartServer(UPLOAD_PART_SIZE + 1000);
  server.cutAt = UPLOAD_PART_SIZE;
  const field = await openUploadField({ usage: 'rights_document' });
  await field.pick(large(UPLOAD_PART_SIZE + 1000));
  await screen.findByText(t('upload.waiting', { seconds: 6 }));
  expect(kept.size).toBe(0);
});
