/** Uploads with real pictures: accepted, checked, re-encoded and refused. */
import { request } from 'node:http';
import { QUOTA, UPLOADS, ulid, type Usage } from '@ipw/domain';
import sharp from 'sharp';
import { type Caller, openFixtures, member } from '../testing/fixtures';
import { exact, picture } from '../testing/pictures';
import { api } from '../testing/server';
import { type Answer, filesIn, open, upload } from '../testing/uploads';

const { url, db, reset } = api();
let ann: Caller;
let ben: Caller;

beforeEach(async () => {
  await reset();
  ann = await member();
  ben = await member();
});

const send = (usage: Usage, name: string, bytes: Buffer, who = ann) => upload(who, usage, name, bytes);
const ruleOf = ({ data }: Answer) => data.errors?.[0]?.rule;
const photo = (width = 162, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } });

it.each([
  ['avatar', 'png', UPLOADS.avatar.max - 1, undefined],
  ['avatar', 'png', UPLOADS.avatar.max, 'file_size'],
  ['avatar', 'jpeg', UPLOADS.avatar.max - 1, undefined],
  ['case_image', 'jpeg', UPLOADS.case_image.max, undefined],
  ['case_image', 'jpeg', UPLOADS.case_image.max + 1, 'file_size'],
  ['rights_proof', 'png', UPLOADS.rights_proof.max, undefined],
  ['rights_proof', 'png', UPLOADS.rights_proof.max + 1, 'file_size'],
] as const)('%s: a %s of %d bytes', async (usage, format, bytes, refusal) => {
  const file = await exact(format, bytes);
  expect(file).toHaveLength(bytes);
  const answer = await send(usage, format === 'png' ? 'a.png' : 'a.jpg', file);
  expect(ruleOf(answer)).toBe(refusal);
  if (!refusal) expect(answer.data.file_size).toBe(bytes);
  else expect(answer.data.errors![0]!.msg).toContain(usage === 'rights_proof' ? '2M' : '10M');
});

it('answers what was kept, with thumbnails in webp', async () => {
  const { data } = await send('avatar', '头像.png', await photo(800, 600).png().toBuffer());
  expect(data).toMatchObject({ file_name: '头像.png', image_width: 800, image_height: 600, image_status: 0 });
  const thumbnail = await open(data.thumb_path!);
  expect(thumbnail.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ width: 300, height: 225, format: 'webp' });
  // Thumbnails for forms: of a single picture, and of one among several.
  const widthOf = async (path: string | null) => sharp((await open(path!)).bytes).metadata();
  expect(await widthOf(data.tile_path)).toMatchObject({ width: 100, format: 'webp' });
  const listed = await send('case_image', 'a.png', await photo(800, 600).png().toBuffer());
  expect(await widthOf(listed.data.tile_path)).toMatchObject({ width: 150, format: 'webp' });
});

it('judges a picture upright', async () => {
  const { width, height } = UPLOADS.skin_cover.pixels;
  const lying = photo(height, width).jpeg();
  const turned = await lying.clone().withMetadata({ orientation: 6 }).toBuffer();
  const { data } = await send('skin_cover', 'a.jpg', turned);
  expect(data).toMatchObject({ image_width: width, image_height: height });
  const served = await sharp((await open(data.file_path)).bytes).metadata();
  expect(served).toMatchObject({ width, height });
  expect(served.orientation ?? 1).toBe(1);
  expect(ruleOf(await send('skin_cover', 'a.jpg', await lying.toBuffer()))).toBe('file_pixels');
});

it('serves no place and no serial number', async () => {
  const exif = {
    IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLongitude: '121/1 29/1 0/1' },
    IFD0: { Software: 'camera 4711' },
  };
  const tagged = await photo().withExif(exif).jpeg().toBuffer();
  expect((await sharp(tagged).metadata()).exif).toBeDefined();
  const { data } = await send('rights_proof', 'a.jpg', tagged);
  for (const path of [data.file_path, data.thumb_path!]) {
    const { bytes } = await open(path);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('4711')).toBe(false);
  }
});

it('drops what was hidden behind a picture', async () => {
  const padded = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]);
  const { code, data } = await send('avatar', 'a.png', padded);
  expect(code).toBe(0);
  const stored = await open(data.file_path);
  expect(stored.status).toBe(200);
  expect(await sharp(stored.bytes).metadata()).toMatchObject(
    await sharp(await picture('png'))
      .metadata()
      .then(({ width, height }) => ({ format: 'png', width, height })),
  );
  expect(stored.bytes.includes('<script>')).toBe(false);
});

it('takes CMYK and 16 bits, and serves what a browser shows', async () => {
  const cmyk = await send('avatar', 'a.jpg', await photo().toColourspace('cmyk').jpeg().toBuffer());
  expect((await sharp((await open(cmyk.data.file_path)).bytes).metadata()).space).toBe('srgb');
  const deep = await send('avatar', 'a.png', await photo().toColourspace('rgb16').png().toBuffer());
  expect(deep.code).toBe(0);
  const grey = await send('avatar', 'a.png', await photo().greyscale().png().toBuffer());
  expect(grey.code).toBe(0);
});

it.each([
  ['../../x.png', 'x.png'],
  ['..\\..\\x.png', 'x.png'],
  ['a\nb.png', 'ab.png'],
  [`${'长'.repeat(5000)}.png`, `${'长'.repeat(120)}.png`],
  ['\u202egpj.png', 'gpj.png'],
])('keeps %j under a key of its own', async (name, shown) => {
  const { data } = await send('avatar', name, await picture('png'));
  expect(data.file_name).toBe(shown);
  expect(data.file_path).toMatch(/^\/files\/[0-9A-Z]{26}\/whole\?/);
  expect(await filesIn('incoming')).toEqual([]);
});

it('refuses a stranger and an oversized body before it is read', async () => {
  const requestAs = (headers: Record<string, string>, query = '') =>
    new Promise<number>((resolve, reject) => {
      const sending = request(
        `${url}/api/common/upload${query}`,
        { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => {
            sending.destroy();
            resolve((JSON.parse(text) as Answer).code);
          });
        },
      );
      sending.on('error', reject);
      sending.flushHeaders();
    });
  const huge = { 'content-length': String(50 * 1024 ** 3) };
  const mine = { authorization: `Bearer ${ann.token}` };
  const answers = [
    await requestAs(huge),
    await requestAs({ ...huge, ...mine }),
    await requestAs({ 'content-length': String(11 * 1024 ** 2), ...mine }, '?usage=avatar'),
  ];
  expect(answers).toEqual([50008, 41300, 40001]);
  expect(await filesIn('incoming')).toEqual([]);
});

describe('the token as a field of the form', () => {
  const form = async (fields: [string, string | Buffer][], query = '') => {
    const body = new FormData();
    for (const [name, value] of fields)
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, new Blob([new Uint8Array(value)]), 'a.png');
    const answer = await fetch(`${url}/api/common/upload${query}`, { method: 'POST', body });
    return ((await answer.json()) as Answer).code;
  };

  it.each([
    ['a small file', () => picture('png')],
    ['a large one', () => exact('png', UPLOADS.avatar.max - 1)],
  ])('opens the call when it comes first, before %s', async (_, make) => {
    const file = await make();
    const mine: [string, string] = ['token', ann.token];
    expect(await form([mine, ['usage', 'avatar'], ['file', file]])).toBe(0);
    expect(await form([mine, ['file', file], ['usage', 'avatar']])).toBe(0);
    expect(await form([mine, ['file', file]], '?usage=avatar')).toBe(0);
  });

  it('opens nothing in another place, or with another value', async () => {
    const file = await picture('png');
    for (const fields of [
      [
        ['usage', 'avatar'],
        ['token', ann.token],
        ['file', file],
      ],
      [
        ['file', file],
        ['token', ann.token],
      ],
      [
        ['token', 'x'.repeat(43)],
        ['file', file],
      ],
      [
        ['token', 'x'.repeat(10_000)],
        ['file', file],
      ],
      [
        ['token', ''],
        ['file', file],
      ],
      [
        ['token', Buffer.from(ann.token)],
        ['file', file],
      ],
    ] as [string, string | Buffer][][])
      expect(await form(fields, '?usage=avatar')).toBe(50008);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it.each([
    ['a file first', 'name="file"; filename="a.png"\r\n\r\n'],
    [
      'a token that is none',
      `name="token"\r\n\r\n${'x'.repeat(43)}\r\n--b\r\nContent-Disposition: form-data; `,
    ],
  ])('is judged before the file arrives: %s', async (_, head) => {
    const code = await new Promise<number>((resolve, reject) => {
      const sending = request(
        `${url}/api/common/upload?usage=avatar`,
        { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => {
            sending.destroy();
            resolve((JSON.parse(text) as Answer).code);
          });
        },
      );
      sending.on('error', reject);
      // The file never ends, so a server that waited for its end would never answer.
      sending.write(`--b\r\nContent-Disposition: form-data; ${head}`);
    });
    expect(code).toBe(50008);
  });
});

it('leaves nothing behind when the sender goes away', async () => {
  await new Promise<void>((resolve) => {
    const sending = request(`${url}/api/common/upload?usage=avatar`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${ann.token}` },
    });
    sending.on('error', () => {
      resolve();
    });
    sending.on('close', resolve);
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    sending.write(Buffer.alloc(200_000));
    setTimeout(() => sending.destroy(), 100);
  });
  for (let attempt = 0; attempt < 4000 && (await filesIn('incoming')).length > 0; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await filesIn('incoming')).toEqual([]);
  expect((await send('avatar', 'a.png', await picture('png'))).code).toBe(0);
});

/** Takes all of a member's quota but some bytes. */
const leave = async (bytes: number) =>
  (await openFixtures()).db.insert('uploaded_file', {
    id: ulid(),
    owner_id: ann.id,
    usage_name: 'avatar',
    mime: 'image/png',
    file_name: 'a.png',
    file_size: QUOTA.bytes - bytes,
    sha256: '0'.repeat(64),
  });

it('keeps no more than the quota of files that arrive at once', async () => {
  const drawn = await picture('png');
  await leave(drawn.length);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('avatar', 'a.png', drawn)));
  expect(answers.map(ruleOf).filter((rule) => rule === 'file_quota')).toHaveLength(5);
  const [kept] = await db().query('SELECT SUM(file_size) AS bytes FROM uploaded_file');
  expect(kept).toEqual([{ bytes: String(QUOTA.bytes) }]);
});

it('keeps no more than the quota', async () => {
  await leave(100);
  expect(ruleOf(await send('avatar', 'a.png', await picture('png')))).toBe('file_quota');
  expect((await send('avatar', 'a.png', await picture('png'), ben)).code).toBe(0);
});

it('limits how many an hour', async () => {
  const png = await picture('png');
  expect((await send('avatar', 'a.png', png)).code).toBe(0);
  await db().query("UPDATE rate_limit SET points = ? WHERE `key` LIKE 'upload%'", [QUOTA.perHour]);
  expect((await send('avatar', 'a.png', png)).code).toBe(42900);
});

it('works on many at once', async () => {
  const png = await photo(1200, 900).png().toBuffer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => send('series_image', `${String(at)}.png`, png)),
  );
  expect(answers.every(({ code }) => code === 0)).toBe(true);
  expect(new Set(answers.map(({ data }) => data.image_id)).size).toBe(10);
});
