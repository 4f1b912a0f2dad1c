/** Drafts as documents: checked by content, sealed as the file, shown and marked page by page. */
import { createHash } from 'node:crypto';
import type { BrandThread, ThreadCertificate, ThreadDetail, UploadedFile } from '@ipw/domain';
import sharp from 'sharp';
import { booklet, PAGE } from '../db/seed/booklet';
import { staff } from '../../testing/fixtures';
import { pdf } from '../../testing/pdfs';
import { picture } from '../../testing/pictures';
import { api, rows } from '../../testing/server';
import { sweep } from '../../testing/sweep';
import {
  type Brand,
  brandCall,
  draft,
  holderCall,
  openBrand,
  opened,
  openThreads,
  provide,
  read,
  reply,
  seal,
} from '../../testing/threads';
import { filesIn, open } from '../../testing/uploads';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
});

const COLOURS = ['#b4322a', '#2f6f5e', '#1c1b1f'];
/** A document whose pages are each of one colour, in turn. */
async function coloured(pages: number): Promise<Buffer> {
  const jpegs = await Promise.all(
    COLOURS.map((background) =>
      sharp({ create: { ...PAGE, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  return booklet(Array.from({ length: pages }, (_, at) => ({ jpeg: jpegs[at % 3]! })));
}

async function send(bytes: Buffer, name = 'draft.pdf', by = brand) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${api().url}/api/opportunity/visitorUpload?usage=draft_image`, {
    method: 'POST',
    headers: { cookie: by.cookie },
    body,
  });
  return (await answer.json()) as {
    code: number;
    data: UploadedFile & { errors?: { field: string; rule: string }[] };
  };
}
const sent = async (pages: number): Promise<UploadedFile> => {
  const { data, code } = await send(await coloured(pages));
  expect(code).toBe(0);
  return data;
};
/** The colour in the middle of a picture at an address. */
async function colourAt(path: string): Promise<string> {
  const { status, bytes, headers } = await open(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  const near = COLOURS.find((colour) =>
    [1, 3, 5].every(
      (from, at) => Math.abs(Number.parseInt(colour.slice(from, from + 2), 16) - data[middle + at]!) < 16,
    ),
  );
  return near ?? data.subarray(middle, middle + 3).toString('hex');
}

it('shows each page to both sides, takes pins on pages, and seals the bytes that were uploaded', async () => {
  const bytes = await coloured(3);
  const { data: file } = await send(bytes);
  expect(file).toMatchObject({ image_width: null, document: { pages: 3 } });
  const { thread_id } = await opened(brand, { images: [file.image_id, await draft(brand)] });
  const [holders] = (await read(thread_id)).list[0]!.images;
  const theirs = (await brandCall<BrandThread>('brandThread', brand, { thread_id })).data;
  for (const paths of [holders!.document!.page_paths, theirs.list[0]!.images[0]!.document!.page_paths])
    expect(await Promise.all(paths.map(colourAt))).toEqual(COLOURS);
  const whole = await open(holders!.file_path);
  expect(whole.headers.get('content-disposition')).toBe('attachment');
  expect(whole.bytes.equals(bytes)).toBe(true);

  const on = { image_id: file.image_id, x: 0.5, y: 0.5 };
  const marks = [
    { ...on, page: 3, text: '第三页的留白太少' },
    { ...on, page: 1, w: 0.1, h: 0.1, text: '标题' },
  ];
  expect((await reply(thread_id, 'continue_providing', { marks })).code).toBe(0);
  expect((await read(thread_id)).list[0]!.pins).toMatchObject([
    { page: 3, w: null },
    { page: 1, w: 0.1 },
  ]);

  const corrected = await coloured(2);
  const second = (await send(corrected)).data;
  await provide(brand, thread_id, { images: [second.image_id], final: 1 });
  const { list } = await read(thread_id);
  const sha256 = createHash('sha256').update(corrected).digest('hex');
  expect(list[1]!.images).toMatchObject([{ sha256, document: { pages: 2 } }]);
  expect((await seal(thread_id)).data).toMatchObject({ state: 'confirmed' });
  const { data, code } = await holderCall<ThreadCertificate>('threadCertificate', { thread_id });
  expect(code).toBe(0);
  const certificate = Buffer.from(data.pdf, 'base64').toString('latin1');
  expect(certificate).toContain(sha256);
  // With a small picture of its first page.
  expect(certificate).toContain('/Subtype/Image');
});

it('refuses pins on pages there are none of, on a document as a whole, and on pages of a picture', async () => {
  const [file, image] = [await sent(2), await draft(brand)];
  const { thread_id } = await opened(brand, { images: [file.image_id, image] });
  const at = { x: 0.5, y: 0.5, text: '这里' };
  for (const wrong of [
    { image_id: file.image_id },
    { image_id: file.image_id, page: 0 },
    { image_id: file.image_id, page: 3 },
    { image_id: file.image_id, page: 21 },
    { image_id: file.image_id, page: -1 },
    { image_id: file.image_id, page: 1.5 },
    { image_id: image, page: 1 },
  ]) {
    const marks = [{ ...at, ...wrong }];
    expect({ wrong, code: (await reply(thread_id, 'continue_providing', { marks })).code }).toEqual({
      wrong,
      code: 40001,
    });
  }
  expect(await rows('SELECT id FROM round_pin')).toEqual([]);
});

it('takes 20 pages; 21, locked, cut short, with a script, or another kind are refused, and leave nothing', async () => {
  expect((await sent(20)).document!.page_paths).toHaveLength(20);
  const pages = async () => (await filesIn('uploads')).filter((name) => /^p\d+$/.test(name)).length;
  const [stored, before] = [(await filesIn('uploads')).length, await pages()];
  expect(before).toBeGreaterThanOrEqual(19);
  const whole = await coloured(2);
  const refused: [Buffer, string, string][] = [
    [await coloured(21), 'draft.pdf', 'pdf_pages'],
    [pdf({ trailer: '/Encrypt 1 0 R' }), 'draft.pdf', 'pdf_encrypted'],
    [pdf({ entry: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'draft.pdf', 'pdf_script'],
    [pdf({ entry: '/OpenAction << /S /URI /URI (https://example.com) >>' }), 'draft.pdf', 'pdf_opens'],
    [pdf({ entry: '/OpenAction << /S /Named /N /Print >>' }), 'draft.pdf', 'pdf_opens'],
    [pdf({ entry: '/X << /S /JavaScript >>' }), 'draft.pdf', 'pdf_script'],
    [whole.subarray(0, 300), 'draft.pdf', 'pdf_broken'],
    [await picture('png'), 'draft.pdf', 'file_type'],
    [whole, 'draft.png', 'file_type'],
    [Buffer.concat([whole, Buffer.alloc(10_485_761 - whole.length)]), 'draft.pdf', 'file_size'],
  ];
  for (const [bytes, name, rule] of refused)
    expect((await send(bytes, name)).data.errors).toMatchObject([{ field: 'file', rule }]);
  expect(await rows('SELECT id FROM uploaded_file')).toHaveLength(1);
  expect((await filesIn('uploads')).length).toBe(stored);
  // As office programs export it: it opens at a page.
  expect((await send(pdf({ entry: '/OpenAction[3 0 R /XYZ null null 0]' }))).code).toBe(0);
  // What is never sent is deleted with all its pages.
  await rows('UPDATE uploaded_file SET created_at = NOW(3) - INTERVAL 2 DAY');
  await sweep();
  expect(await pages()).toBe(before - 19);
});

it('opens pages like their file: by no changed address, no other page, and to nobody else', async () => {
  const file = await sent(2);
  const { thread_id } = await opened(brand, { images: [file.image_id] });
  const { data } = await brandCall<ThreadDetail>('brandThread', brand, { thread_id });
  const [, second] = data.list[0]!.images[0]!.document!.page_paths;
  const status = async (path: string) => (await fetch(api().url + path)).status;
  expect(await status(second!)).toBe(200);
  expect(await status(second!.replace('/p2', '/p3'))).toBe(404);
  expect(await status(second!.replace('/p2', '/p21'))).toBe(404);
  expect(await status(second!.split('?')[0]!)).toBe(404);
  await rows('UPDATE cooperation SET link_number = link_number + 1 WHERE id = ?', [brand.id]);
  expect(await status(second!)).toBe(404);
  // A public picture has no page behind which its full resolution could be.
  await rows(
    "UPDATE uploaded_file SET open = 1, image_status = 1, usage_name = 'series_image' WHERE id = ?",
    [file.image_id],
  );
  const shown = await draft(brand);
  await rows(
    "UPDATE uploaded_file SET open = 1, image_status = 1, usage_name = 'series_image' WHERE id = ?",
    [shown],
  );
  expect(await status(`/files/${shown}/p2`)).toBe(404);
});

it('is uploaded by staff for a brand without a contact', async () => {
  const admin = await staff('admin');
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await coloured(2))]), 'draft.pdf');
  const answer = await fetch(`${api().url}/api/admin/files?usage=desk_draft_image`, {
    method: 'POST',
    headers: { cookie: admin.cookie, 'x-csrf-token': admin.csrf },
    body,
  });
  const file = (await answer.json()) as UploadedFile;
  expect(file.document!.page_paths).toHaveLength(2);
});
