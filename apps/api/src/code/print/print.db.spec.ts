/** Printed pages of labels, checked with external programs: one renders them, one reads the QR codes, one reads the text. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { completed, openShop } from '../../../testing/codes';
import { bytesOf, fetchLink, linkTo } from '../../../testing/downloads';
import { api } from '../../../testing/server';

api();
const run = promisify(execFile);

it('prints labels an independent reader reads', async () => {
  const shop = await openShop();
  const { ann, ip_id } = shop;
  const done = await completed(shop, 1000);
  const bytes = await bytesOf(await fetchLink(await linkTo(ann, { ip_id, order_id: done, format: 'pdf' })));
  const list = (
    await bytesOf(await fetchLink(await linkTo(ann, { ip_id, order_id: done, format: 'csv' })))
  ).toString();
  const wanted = list
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[2]!);
  const folder = await mkdtemp(join(tmpdir(), 'ipw-labels-'));
  try {
    await writeFile(join(folder, 'labels.pdf'), bytes);
    await run('pdftoppm', [
      '-r',
      '300',
      '-gray',
      '-l',
      '1',
      join(folder, 'labels.pdf'),
      join(folder, 'first'),
    ]);
    await run('pdftoppm', [
      '-r',
      '300',
      '-gray',
      '-f',
      '8',
      join(folder, 'labels.pdf'),
      join(folder, 'last'),
    ]);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort();
    expect(pictures).toHaveLength(2);
    const read = await Promise.all(
      pictures.map(
        async (name) =>
          (
            await run('zbarimg', [
              '--nodbus',
              '-q',
              '--raw',
              '-Sdisable',
              '-Sqrcode.enable',
              join(folder, name),
            ])
          ).stdout,
      ),
    );
    expect(read.map((text) => text.trim().split('\n').sort())).toEqual([
      wanted.slice(0, 126).sort(),
      wanted.slice(7 * 126).sort(),
    ]);
    const text = (await run('pdftotext', ['-layout', '-f', '8', join(folder, 'labels.pdf'), '-'])).stdout;
    expect(text).toMatch(/Batch \d+ +Serials 882-999 +Page 8 of 8/);
    expect(text.replaceAll(' ', '')).toContain(wanted[999]!.slice(-26));
  } finally {
    await rm(folder, { recursive: true });
  }
});
