/** @jest-environment node */
import { crc32, deflateSync } from 'node:zlib';
import { stickerParts } from '@ipw/domain';
import { type Packed, zip } from '../../../testing/zip';
import { matchFiles } from './match-files';
import { ZIP_LIMITS } from './zip';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a size; `bytes` pads it, `moves` makes it an animation. */
function png(width: number, height: number, { bytes = 0, moves = false } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const made = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(moves ? [chunk('acTL', Buffer.alloc(8))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (width + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  const whole = Buffer.concat(made);
  return Buffer.concat([whole, Buffer.alloc(Math.max(0, bytes - whole.length))]);
}

const sticker = png(162, 162);
const file = (name: string, data: Buffer) => new File([new Uint8Array(data)], name);
const archive = (...entries: readonly Packed[]) => matchFiles([file('a.zip', zip(entries))]);
const slots = async (...entries: readonly Packed[]) =>
  (await archive(...entries)).placed.map(({ slot }) =>
    slot.field === 'emoji_list' ? slot.number : slot.field,
  );
const rules = async (...entries: readonly Packed[]) =>
  (await archive(...entries)).problems.map(({ field, rule }) => (field ? `${field}: ${rule}` : rule));

it('places fifteen stickers and every slot by name, or by a size that one slot alone has', async () => {
  const stickers = Array.from({ length: 15 }, (_, at) => ({
    name: `表情/${String(15 - at)}_开心.png`,
    data: sticker,
  }));
  expect(await slots(...stickers)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  const others: Packed[] = [
    { name: '商品封面.png', data: png(522, 696) },
    { name: 'x/theme cover.png', data: png(522, 696) },
    { name: 'a.png', data: png(180, 102) },
    { name: 'b.png', data: png(438, 132) },
    { name: 'c.png', data: png(1242, 249) },
    { name: '缩略图.png', data: png(360, 360) },
    { name: '表情包封面.png', data: png(360, 360) },
    { name: 'comment_bg_image.png', data: png(360, 360) },
    { name: '空间背景.png', data: png(800, 450) },
  ];
  const { placed, problems } = await archive(...others);
  expect(problems).toEqual([]);
  expect(new Set(placed.map(({ slot }) => slot.field)).size).toBe(others.length);
});

it('says beside its slot what is wrong with a file', async () => {
  const wrong: Packed[] = [
    { name: '1_开心.png', data: png(163, 162) },
    { name: '2_难过.png', data: png(162, 162, { bytes: 102_401 }) },
    { name: '3_哭.png', data: png(162, 162, { moves: true }) },
    { name: '4_怒.jpg', data: sticker },
    { name: '5_一二三四五六.png', data: sticker },
    { name: '6_好.png', data: Buffer.from('GIF89a') },
    { name: '16_多.png', data: sticker },
  ];
  expect(await rules(...wrong)).toEqual([
    'emoji_list: file_pixels',
    'emoji_list: file_size',
    'emoji_list: file_moves',
    'emoji_list: file_type',
    'emoji_list: sticker_name',
    'emoji_list: file_broken',
    'emoji_list: sticker_name',
  ]);
  expect(await rules({ name: '导航.png', data: png(1242, 248) })).toEqual([
    'theme_bottom_nav_bg_image: file_pixels',
  ]);
  expect(await rules({ name: 'x.png', data: png(360, 360) })).toEqual(['no_slot']);
});

it('takes exactly 102,400 bytes, and one file for a number', async () => {
  expect(await slots({ name: '1_好.png', data: png(162, 162, { bytes: 102_400 }) })).toEqual([1]);
  const twice: Packed[] = [
    { name: '1_好.png', data: sticker },
    { name: '1_坏.png', data: sticker },
  ];
  expect(await rules(...twice)).toEqual(['emoji_list: taken']);
});

it('names the place of a sticker by its number, also where its name does not fit', async () => {
  const { problems } = await archive(
    { name: '1_a.png', data: sticker },
    { name: '1_b.png', data: sticker },
    { name: '5_一二三四五六.png', data: sticker },
    { name: '16_多.png', data: sticker },
    { name: '表情/开心.png', data: sticker },
  );
  expect(Object.fromEntries(problems.map(({ name, place }) => [name, place]))).toEqual({
    '1_b.png': 'emoji_list 1',
    '5_一二三四五六.png': 'emoji_list 5',
    '16_多.png': undefined,
    '开心.png': undefined,
  });
});

it('reads names in GBK and UTF-8, with backslashes, and passes over what systems add', async () => {
  // 3_开心.png as Chinese Windows writes it.
  const gbk = Buffer.concat([Buffer.from('3_'), Buffer.from([0xbf, 0xaa, 0xd0, 0xc4]), Buffer.from('.png')]);
  const { placed, problems } = await archive(
    { name: gbk, data: sticker },
    { name: 'x\\4_哭.png', data: sticker },
    { name: '__MACOSX/._4_哭.png', data: Buffer.from('x') },
    { name: 'x/.DS_Store', data: Buffer.from('x') },
  );
  expect(problems).toEqual([]);
  expect(placed.map(({ slot }) => 'title' in slot && slot.title)).toEqual(['开心', '哭']);
});

it('reads names in Big5, as Windows in Taiwan and Hong Kong writes them', async () => {
  // 1_開心.png and 2_難過.png
  const big5 = (number: string, ...bytes: number[]) =>
    Buffer.concat([Buffer.from(`${number}_`), Buffer.from(bytes), Buffer.from('.png')]);
  const { placed } = await archive(
    { name: big5('1', 0xb6, 0x7d, 0xa4, 0xdf), data: sticker },
    { name: big5('2', 0xc3, 0xf8, 0xb9, 0x4c), data: sticker },
  );
  expect(placed.map(({ slot }) => 'title' in slot && slot.title)).toEqual(['開心', '難過']);
});

it('finds type, size and movement of files of a folder behind long descriptions, too', async () => {
  const described = (picture: Buffer, at: number) =>
    Buffer.concat([picture.subarray(0, at), chunk('tEXt', Buffer.alloc(40_000, 65)), picture.subarray(at)]);
  const [still, moving] = [png(162, 162), png(162, 162, { moves: true })];
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0xea, 0x60]), Buffer.alloc(60_000 - 2)]);
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 2, 184, 2, 10, 3]);
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame, Buffer.alloc(20)]);
  const { placed, problems } = await matchFiles([
    file('1_好.png', described(still, 33)),
    file('2_哭.png', described(moving, 33)),
    file('商品封面.jpg', jpeg),
  ]);
  expect(problems).toMatchObject([{ name: '2_哭.png', rule: 'file_moves' }]);
  expect(placed.map(({ file: { name, size } }) => [name, size])).toEqual([
    ['1_好.png', still.length + 40_012],
    ['商品封面.jpg', jpeg.length],
  ]);
});

it.each<[string, Packed, string]>([
  ['a path upwards', { name: '../1_好.png', data: sticker }, 'path'],
  ['an absolute path', { name: '/etc/1_好.png', data: sticker }, 'path'],
  ['a drive', { name: 'C:\\1_好.png', data: sticker }, 'path'],
  ['an archive inside', { name: 'more.zip', data: zip([{ name: '1_好.png', data: sticker }]) }, 'nested'],
  ['an encrypted entry', { name: '1_好.png', data: sticker, claims: { flags: 0x801 } }, 'encrypted'],
  ['a wrong checksum', { name: '1_好.png', data: sticker, claims: { crc: 1 } }, 'broken'],
  ['more bytes than claimed', { name: '1_好.png', data: sticker, claims: { size: 100 } }, 'broken'],
  ['fewer bytes than claimed', { name: '1_好.png', data: sticker, claims: { size: 100_000 } }, 'broken'],
])('refuses %s', async (_name, entry, rule) => {
  expect(await archive(entry)).toEqual({
    placed: [],
    problems: [expect.objectContaining({ field: null, rule })],
  });
});

it('refuses bombs before it inflates them: by what they claim, by entries that share bytes, by their number', async () => {
  const zeros = { name: '1_好.png', data: Buffer.alloc(ZIP_LIMITS.file), stored: false };
  expect(await rules({ ...zeros, claims: { size: ZIP_LIMITS.total + 1 } })).toEqual(['large']);
  const same = { name: '2_好.png', data: sticker, claims: { at: 0 } };
  expect(await rules({ name: '1_好.png', data: sticker }, same)).toEqual(['overlap']);
  const many = Array.from({ length: ZIP_LIMITS.entries + 1 }, (_, at) => ({
    name: String(at),
    data: Buffer.alloc(0),
  }));
  expect(await rules(...many)).toEqual(['many']);
});

it('refuses what is no archive, and one cut short', async () => {
  const whole = zip([{ name: '1_好.png', data: sticker }]);
  for (const data of [Buffer.from('no archive'), Buffer.alloc(0), whole.subarray(40)])
    expect((await matchFiles([file('a.zip', data)])).problems).toMatchObject([{ rule: 'broken' }]);
});

it('places fifteen stickers of full size', async () => {
  const stickers = Array.from({ length: 15 }, (_, at) => ({
    name: `${String(at + 1)}_开心.png`,
    data: png(162, 162, { bytes: 102_400 }),
    stored: true,
  }));
  expect((await matchFiles([file('a.zip', zip(stickers))])).placed).toHaveLength(15);
  expect(stickerParts('15_开心')?.number).toBe(15);
});
