/** Uploads: every row of the limits table, and all kinds of disguised files. */
import { fits, UPLOADS, type Usage, USAGES, uploadLimit } from '@ipw/domain';
import { objectStream, pdf, type PdfWish } from '../pdfs';
import { checkerboard, exact, manyFrames, picture, pixelBomb } from '../pictures';
import type { Case, Expected } from './case';
import type { BadInputFixtures } from './fixtures';

type Bytes = Buffer | Promise<Buffer>;

const form = async (bytes: Bytes, name: string, field = 'file', more: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [key, value] of Object.entries(more)) body.set(key, value);
  body.append(field, new Blob([new Uint8Array(await bytes)]), name);
  return body;
};

const upload = (
  id: string,
  usage: Usage,
  name: string,
  bytes: () => Bytes,
  expected: Expected,
  shared: Partial<Case> = {},
): Case => ({
  id: `${usage}: ${id}`,
  call: 'common/upload',
  field: 'file',
  expected,
  raw: async () => ({ query: `?usage=${usage}`, body: await form(bytes(), name) }),
  ...shared,
});

const MB = 1024 * 1024;
const suits = (usage: Usage) => uploadLimit(usage).accept[0]!;

/** Refusals of each row of the limits table. */
const rowOf = (usage: Usage): Case[] => {
  const limit = uploadLimit(usage);
  const { accept, max, pixels, ratio } = limit;
  const name = `a${suits(usage)}`;
  const least = fits(limit, max) ? max + 1 : max;
  const off = pixels && { ...pixels, width: pixels.width - 1 };
  const tall = ratio && { width: ratio.width, height: ratio.height + 2 };
  return [
    upload('a kind it does not take', usage, 'a.webp', () => Buffer.from('x'), 'V file_type'),
    upload('no ending', usage, 'picture', () => Buffer.from('x'), 'V file_type'),
    upload('something else inside', usage, name, () => Buffer.from('MZ\x90\0 not this'), 'V file_type'),
    upload('nothing inside', usage, name, () => Buffer.alloc(0), 'V file_type'),
    // One of the largest files is enough, because all rows share the check.
    ...(max > 20 * MB && usage !== 'attachment'
      ? []
      : [
          upload(`${String(least)} bytes`, usage, name, () => Buffer.alloc(least), 'V file_size', {
            once: max > 3 * MB,
          }),
        ]),
    ...(accept.includes('.gif')
      ? []
      : [upload('a GIF', usage, 'a.gif', () => picture('gif'), 'V file_type')]),
    ...(accept.includes('.jfif')
      ? []
      : [upload('a .jfif', usage, 'a.jfif', () => picture('jpeg'), 'V file_type')]),
    ...[off, tall].flatMap((size) =>
      size
        ? [
            upload(
              `${String(size.width)}x${String(size.height)}`,
              usage,
              name,
              () => picture(suits(usage) === '.png' ? 'png' : 'jpeg', size),
              'V file_pixels',
            ),
          ]
        : [],
    ),
  ];
};

/** A hand-written multipart body. */
const written = (id: string, field: string, expected: Expected, body: string, boundary = 'b'): Case => ({
  id,
  call: 'common/upload',
  field,
  expected,
  raw: {
    query: '?usage=avatar',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: body.replaceAll('\n', '\r\n'),
  },
});
const part = (head: string, text = 'x') => `--b\nContent-Disposition: form-data; ${head}\n\n${text}\n`;

const parts = async (files: number, field = 'file', more: Record<string, string> = {}) => {
  const body = await form(picture('png'), 'a.png', field, more);
  for (let at = 1; at < files; at += 1)
    body.append(field, new Blob([new Uint8Array(await picture('png'))]), `${String(at)}.png`);
  return body;
};

/** Documents with active content, one for each rule. */
const MANUALS: readonly (readonly [string, PdfWish, Expected])[] = [
  ['opens something', { entry: '/OpenAction 1 0 R' }, 'V pdf_opens'],
  ['holds a script', { entry: '/X << /S /#4aavaScript >>' }, 'V pdf_script'],
  ['holds a packed script', { more: [objectStream('<< /JS (x) >>')] }, 'V pdf_script'],
  ['starts a program', { entry: '/X << /S /Launch >>' }, 'V pdf_launch'],
  ['holds a file', { entry: '/X << /Type /EmbeddedFile >>' }, 'V pdf_embedded'],
  ['holds a film', { entry: '/X << /Subtype /RichMedia >>' }, 'V pdf_media'],
  ['is a form', { entry: '/AcroForm << /XFA 1 0 R >>' }, 'V pdf_form'],
  ['is locked', { trailer: '/Encrypt 1 0 R' }, 'V pdf_encrypted'],
  ['is packed oddly', { more: [{ dictionary: '/N 1 /First 5', stream: '90 0 ' }] }, 'V pdf_packed'],
  ['has no page', { entry: '/Pages 9 0 R' }, 'V pdf_broken'],
];

export const uploads: Case[] = [
  {
    id: 'avatar: a change of no kind',
    call: 'common/upload',
    field: 'changed',
    expected: 'V choice',
    raw: async () => ({
      query: '?usage=avatar',
      body: await form(picture('png'), 'a.png', 'file', { changed: 'improved' }),
    }),
  },
  ...USAGES.flatMap(rowOf),
  upload('10,485,759 bytes', 'avatar', 'a.png', () => exact('png', UPLOADS.avatar.max - 1), 'OK'),
  upload('10,485,760 bytes', 'case_image', 'a.jpg', () => exact('jpeg', UPLOADS.case_image.max), 'OK'),
  upload('.jfif', 'case_image', 'a.jfif', () => picture('jpeg'), 'OK'),
  upload('.PNG', 'avatar', 'A.PNG', () => picture('png'), 'OK'),
  upload(
    'an SVG named .png',
    'avatar',
    'a.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'V file_type',
  ),
  upload('a JPEG named .png', 'avatar', 'a.png', () => picture('jpeg'), 'V file_type'),
  upload('a PNG named .gif', 'avatar', 'a.gif', () => picture('png'), 'V file_type'),
  upload('a PDF named .jpg', 'avatar', 'a.jpg', () => pdf(), 'V file_type'),
  upload('256 megapixels', 'avatar', 'a.png', () => pixelBomb(16_000, 16_000), 'V file_animation'),
  upload('1,000 frames', 'avatar', 'a.gif', () => manyFrames(1000), 'V file_animation'),
  upload(
    'cut short',
    'avatar',
    'a.jpg',
    async () => (await checkerboard('jpeg')).subarray(0, 2000),
    'V file_broken',
  ),
  upload(
    'a PNG cut short',
    'avatar',
    'a.png',
    async () => (await checkerboard('png')).subarray(0, 500),
    'V file_broken',
  ),
  upload(
    'only a head',
    'avatar',
    'a.png',
    async () => (await picture('png')).subarray(0, 24),
    'V file_broken',
  ),
  ...MANUALS.map(([id, wish, expected]) =>
    upload(id, 'authorization_manual', 'a.pdf', () => pdf(wish), expected),
  ),
  upload('a plain manual', 'authorization_manual', 'a.pdf', () => pdf(), 'OK'),
  upload('nobody’s', 'avatar', 'a.png', () => picture('png'), 'U', { as: 'nobody' }),
  {
    id: 'two files',
    call: 'common/upload',
    field: 'file',
    expected: 'V file_count',
    raw: async () => ({ query: '?usage=avatar', body: await parts(2) }),
  },
  {
    id: 'a field named other',
    call: 'common/upload',
    field: 'other',
    expected: 'V unknown',
    raw: async () => ({ query: '?usage=avatar', body: await parts(1, 'other') }),
  },
  ...(
    [
      ['no use', '', 'V required'],
      ['a use that is none', '?usage=anything', 'V choice'],
      ['a use out of the language', '?usage=constructor', 'V choice'],
    ] as const
  ).map(([id, query, expected]): Case => ({
    id,
    call: 'common/upload',
    field: 'usage',
    expected,
    raw: async () => ({ query, body: await parts(1) }),
  })),
  {
    id: 'a use in the form',
    call: 'common/upload',
    field: 'usage',
    expected: 'OK',
    raw: async () => ({ body: await parts(1, 'file', { usage: 'avatar' }) }),
  },
  {
    id: 'no file',
    call: 'common/upload',
    field: 'file',
    expected: 'V upload_required',
    raw: () => {
      const body = new FormData();
      body.set('usage', 'avatar');
      return { body };
    },
  },
  {
    id: 'no multipart',
    call: 'common/upload',
    field: 'file',
    expected: 'V upload_required',
    raw: { headers: { 'content-type': 'application/json' }, body: '{"usage":"avatar"}' },
  },
  written('no closing boundary', 'file', 'V malformed', part('name="file"; filename="a.png"')),
  written('no boundary inside', 'file', 'V malformed', 'nothing at all'),
  written('an empty body', 'file', 'V malformed', ''),
  written('an empty field name', 'file', 'V malformed', `${part('name=""; filename="a.png"')}--b--\n`),
  written('a part without a name', 'file', 'V malformed', `${part('filename="a.png"')}--b--\n`),
  written(
    'a[b] two thousand times',
    'a[b]',
    'V malformed',
    `${Array.from({ length: 2000 }, () => part('name="a[b]"')).join('')}--b--\n`,
  ),
  written('a nested name', 'a[b][c]', 'V malformed', `${part('name="a[b][c]"')}--b--\n`),
  written('a long field', 'usage', 'V malformed', `${part('name="usage"', 'x'.repeat(2000))}--b--\n`),
  ...['../../x.png', 'a\nb.png', `${'long'.repeat(1250)}.png`, '图片 🐰.png', '\u202egnp.png'].map(
    (name): Case =>
      upload(`named ${JSON.stringify(name).slice(0, 20)}`, 'avatar', name, () => picture('png'), 'OK'),
  ),
  {
    id: 'getSts ../',
    call: 'common/getSts',
    field: 'folderId',
    value: '../',
    more: { usage: 'avatar' },
    expected: 'V id',
  },
  { id: 'getSts without a use', call: 'common/getSts', field: 'usage', expected: 'V required' },
  { id: 'file without an id', call: 'common/file', field: 'image_id', expected: 'V required' },
  { id: 'file of no id', call: 'common/file', field: 'image_id', value: '1 OR 1=1', expected: 'V id' },
  {
    id: 'file of somebody else',
    call: 'common/file',
    field: 'image_id',
    value: ({ benProof }: BadInputFixtures) => benProof,
    expected: 'N',
  },
];
