import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { makeKeys } from '../core/keys';
import { FileCipher } from '../core/providers/file-cipher';
import { FolderBlobStore } from '../core/providers/folder';
import { Storage } from '../core/providers/storage';
import { copyKey, ImageCopyService } from './image-copy.service';

const unused = undefined as never;
const REQUEST = '01K00000000000000000000001';
const FILE = '01K00000000000000000000002';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each([true, false])('stores a copy only if its grant lasts until it is made: %s', async (lasts) => {
  const keys = makeKeys(folder);
  const storage = new Storage(new FolderBlobStore(join(folder, 'uploads')), new FileCipher(keys));
  const size = { width: 40, height: 30 };
  const picture = await sharp({ create: { ...size, channels: 3, background: '#c9a86a' } })
    .png()
    .toBuffer();
  let isGranted = true;
  const original = () => {
    isGranted = lasts;
    return Promise.resolve(Readable.from([picture]));
  };
  const copies = new ImageCopyService(
    { original } as never,
    unused,
    { DATA_DIR: folder } as never,
    keys,
    storage,
  );
  const made = copies.prepare({
    image_request_id: REQUEST,
    copy_no: 'C1',
    coop_no: 'P1',
    marked: 0,
    file: { id: FILE, mime: 'image/png', ...size, file_size: picture.length },
    isGranted: () => Promise.resolve(isGranted),
  });
  await (lasts ? expect(made).resolves.toBeGreaterThan(0) : expect(made).rejects.toThrow());
  const found = await storage.read(copyKey(REQUEST, FILE));
  found?.stream.destroy();
  expect(found !== undefined).toBe(lasts);
});
