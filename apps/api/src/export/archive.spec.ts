import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { unzip } from '../../testing/zip';
import { type ArchiveFile, jsonLines, valueFile } from '../core/personal-data/archive-file';
import { writeArchive } from './archive';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ipw-archive-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (entries: ArchiveFile[], done = () => undefined): Promise<string> => {
  const path = join(folder, 'archive.zip');
  await writeArchive(path, entries, done);
  return path;
};
async function* numbers(count: number) {
  for (let at = 0; at < count; at += 1) yield await Promise.resolve({ at });
}

it('holds every file as it was', async () => {
  const picture = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
  const path = await write([
    valueFile('profile.json', () => Promise.resolve({ name: '顾小满' })),
    { name: 'rows.json', open: () => jsonLines(numbers(1200)) },
    { name: 'none.json', open: () => jsonLines(numbers(0)) },
    { name: 'files/1.png', open: () => Readable.from([picture]), stored: true },
  ]);
  const files = unzip(await readFile(path));
  expect(JSON.parse(files.get('profile.json')!.toString())).toEqual({ name: '顾小满' });
  expect(JSON.parse(files.get('rows.json')!.toString())).toHaveLength(1200);
  expect(JSON.parse(files.get('none.json')!.toString())).toEqual([]);
  expect(files.get('files/1.png')).toEqual(picture);
});

it('opens one file at a time, so that memory does not grow with them', async () => {
  let open = 0;
  let most = 0;
  let done = 0;
  const large = (): Readable => {
    most = Math.max(most, (open += 1));
    const chunk = Buffer.alloc(256 * 1024, 7);
    let left = 8;
    const stream = new Readable({
      read() {
        this.push(left-- > 0 ? chunk : null);
      },
    });
    return stream.once('end', () => (open -= 1));
  };
  const entries = Array.from({ length: 40 }, (_, at) => ({
    name: `files/${String(at)}`,
    open: large,
    stored: true,
  }));
  const path = await write(entries, () => void (done += 1));
  expect({ most, done }).toEqual({ most: 1, done: 40 });
  expect((await stat(path)).size).toBeGreaterThan(40 * 8 * 256 * 1024);
});

it('fails as a whole when a file is gone or breaks off', async () => {
  const broken = (): Readable =>
    new Readable({
      read() {
        this.destroy(new Error('the disk'));
      },
    });
  await expect(write([{ name: 'a', open: () => Promise.reject(new Error('is gone')) }])).rejects.toThrow(
    'is gone',
  );
  await rm(join(folder, 'archive.zip'), { force: true });
  await expect(write([{ name: 'a', open: broken }])).rejects.toThrow('the disk');
});
