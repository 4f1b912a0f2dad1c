import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { picture } from '../../../testing/pictures';
import { qrTextIn } from './qr-text';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ipw-qr-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Has a picture read by a thread that runs this for each of its sizes. */
async function readBy(work: string, ms = 60_000) {
  const program = join(folder, 'reader.mjs');
  const answer = `parentPort.on('message', ({ width, data }) => { ${work} });`;
  await writeFile(program, `import { parentPort } from 'node:worker_threads'; ${answer}`);
  const png = await picture('png', { width: 3000, height: 1500 });
  return qrTextIn(Readable.from([png]), { program, ms });
}

it('reads every size until there is a text', async () => {
  const found = 'parentPort.postMessage(width === 600 ? `${width} ${data.length}` : null)';
  expect(await readBy(found)).toBe(`600 ${String(600 * 300 * 4)}`);
  expect(await readBy('parentPort.postMessage(null)')).toBeNull();
});

it('says that a search did not end in its time, and passes on that one failed', async () => {
  expect(await readBy('for (;;);', 500)).toBeUndefined();
  await expect(readBy("throw new Error('broken')")).rejects.toThrow('broken');
});
