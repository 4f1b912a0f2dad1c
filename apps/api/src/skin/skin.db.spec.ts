/** Skin goods: draft, complete material, review with reasons, listing, package, and whom it belongs to. */
import { createHash } from 'node:crypto';
import {
  ERRORS,
  SKIN_FILES,
  type SkinAdminRecord,
  type SkinDetail,
  type SkinList,
  shanghaiDay,
  type Usage,
} from '@ipw/domain';
import sharp from 'sharp';
import { desk, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, type StaffLogin, staff } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { unzip } from '../../testing/zip';
import { api, rows } from '../../testing/server';
import { listSkins } from '../../testing/services';
import { STICKERS, wholeMaterial } from '../../testing/skins';
import { upload } from '../../testing/uploads';

const { reset } = api();
type Kept = { skin_id: string; state: string; version: number };
const link = { listing_link: 'https://www.example.com/skins/1' };

let ann: Entrant;
let reviewer: StaffLogin;
beforeEach(async () => {
  await reset();
  ann = await entrant();
  reviewer = await staff('reviewer');
});

const save = async (input: object = {}, by = ann) =>
  tenderCall<Kept & { errors?: object[] }>('skinSave', by, input);
const read = async (skin_id: string, by = ann) =>
  (await tenderCall<SkinDetail>('skinDetail', by, { skin_id })).data;
const list = async (input: object = {}) => (await tenderCall<SkinList>('skinList', ann, input)).data;
const submit = async (skin_id: string, version: number, input: object = { agree: 1 }) =>
  tenderCall<Kept & { errors?: { field: string; rule: string }[] }>('skinSubmit', ann, {
    skin_id,
    version,
    ...input,
  });
const act = async (skin_id: string, action: string, input: object = {}, who = reviewer) => {
  const { version } = (await desk(who, 'get', `skins/${skin_id}`)).body as SkinAdminRecord;
  return desk(who, 'post', `skins/${skin_id}/${action}`, { version, ...input });
};
/** Goods under review. */
async function sent(): Promise<string> {
  const { data } = await save(await wholeMaterial(ann.who.id));
  expect(await submit(data.skin_id, data.version)).toMatchObject({
    code: 0,
    data: { state: 'under_review' },
  });
  return data.skin_id;
}
const messages = async (skin: string) =>
  (
    await rows<{ message_key: string }>(
      "SELECT message_key FROM message WHERE message_key LIKE 'skin%' AND args LIKE ?",
      [`%${skin}%`],
    )
  ).map(({ message_key }) => message_key);

it('keeps a draft, says what is missing, and is submitted whole with the letter on record', async () => {
  const first = await save({ goods_name: '山茶狐', fans_number_color: '#ffaa00' });
  expect(first).toMatchObject({ code: 0, data: { state: 'creating', version: 1 } });
  const { skin_id } = first.data;
  expect(await read(skin_id)).toMatchObject({
    creation: 'manual',
    actions: ['save', 'submit'],
    material: { goods_name: '山茶狐', fans_number_color: 'FFAA00', goods_image: null },
  });
  const refused = await submit(skin_id, 1);
  expect(refused).toMatchObject({
    code: ERRORS.VALIDATION.code,
    msg: expect.stringContaining('Some information incomplete') as string,
  });
  expect(refused.data.errors!.map(({ field }) => field)).toEqual((await read(skin_id)).incomplete);

  const material = await wholeMaterial(ann.who.id);
  expect(await save({ skin_id, goods_name: '旧' })).toMatchObject({
    code: ERRORS.VALIDATION.code,
    data: { errors: [{ field: 'version', rule: 'required' }] },
  });
  const { data } = await save({ skin_id, version: 1, ...material });
  expect(data).toMatchObject({ skin_id, version: 2 });
  expect((await submit(skin_id, 2, { agree: 0 })).code).toBe(ERRORS.AGREEMENT.code);
  expect(await submit(skin_id, 2)).toMatchObject({ data: { state: 'under_review' } });
  const [letter] = await rows<{ letter_version: string; letter_hash: string }>(
    'SELECT letter_version, letter_hash FROM skin WHERE id = ?',
    [skin_id],
  );
  const [consent] = await rows('SELECT agreement, version, text_hash FROM consent WHERE member_id = ?', [
    ann.who.id,
  ]);
  expect(consent).toEqual({
    agreement: 'bilibiliCustomizationAgreement',
    version: letter!.letter_version,
    text_hash: letter!.letter_hash,
  });
});

it('is changed neither under review nor when approved, and is free again after a withdrawal', async () => {
  const skin_id = await sent();
  const { version } = await read(skin_id);
  expect(await save({ skin_id, version })).toMatchObject({
    code: ERRORS.STATE.code,
    data: { state: 'under_review' },
  });
  expect((await submit(skin_id, version)).code).toBe(ERRORS.STATE.code);
  expect((await act(skin_id, 'approve')).status).toBe(200);
  expect((await save({ skin_id })).code).toBe(ERRORS.STATE.code);
  const approved = await read(skin_id);
  expect(approved).toMatchObject({ state: 'pending_listing', actions: ['withdraw'] });
  const back = await tenderCall('skinWithdraw', ann, { skin_id, version: approved.version });
  expect(back).toMatchObject({ code: 0, data: { state: 'creating' } });
  expect((await read(skin_id)).incomplete).toEqual([]);
});

it('comes back with a reason for each slot and sticker, and shows what changed since', async () => {
  const skin_id = await sent();
  const { material } = await read(skin_id);
  const marks = [
    { field: 'fans_number_color', reason: '看不清' },
    { field: 'emoji_list', image_id: material.emoji_list[3]!.image!.image_id, reason: '太小' },
  ];
  const foreign = [{ field: 'emoji_list', image_id: material.card_image!.image_id, reason: '不是它' }];
  const refusal = { reason_code: 'picture_unclear', reason: '请修改' };
  expect((await act(skin_id, 'reject', { ...refusal, marks: foreign })).status).toBe(400);
  expect((await act(skin_id, 'reject', { ...refusal, marks })).status).toBe(200);
  const waits = await ask(api().url, 'ip/pendingTasks', { ip_id: ann.ip }, { token: ann.who.token });
  expect(waits).toMatchObject({
    data: { tasks: [{ task: 'skin_rejected', id: skin_id, name: '山茶狐的春天' }] },
  });
  expect(await read(skin_id)).toMatchObject({ state: 'rejected', ...refusal, marks, changed: [] });
  const { version } = await read(skin_id);
  const again = { ...(await wholeMaterial(ann.who.id)), fans_number_color: '000000' };
  const { data } = await save({ skin_id, version, ...again });
  expect((await read(skin_id)).changed).toContain('fans_number_color');
  expect((await submit(skin_id, data.version)).data.state).toBe('under_review');
  expect(await messages(skin_id)).toEqual(['skin_rejected']);
});

it('is listed by hand with its address, and counted by state', async () => {
  const skin_id = await sent();
  await save();
  await act(skin_id, 'approve');
  expect((await act(skin_id, 'list', link)).status).toBe(200);
  expect(await read(skin_id)).toMatchObject({
    state: 'listed',
    listed_on: shanghaiDay(new Date()),
    ...link,
    actions: [],
  });
  expect(await messages(skin_id)).toEqual(['skin_approved', 'skin_listed']);
  expect((await list()).counts).toMatchObject({ creating: 1, listed: 1, rejected: 0 });
  expect((await list({ state: 'listed' })).list.map((row) => row.skin_id)).toEqual([skin_id]);
});

it('is listed on the planned day by itself', async () => {
  const skin_id = await sent();
  await act(skin_id, 'approve');
  expect((await act(skin_id, 'schedule', { ...link, listed_on: '2099-01-01' })).status).toBe(200);
  await listSkins();
  expect(await read(skin_id)).toMatchObject({ state: 'pending_listing', listed_on: '2099-01-01' });
  const today = shanghaiDay(new Date());
  await rows('UPDATE skin SET listed_on = ? WHERE id = ?', [today, skin_id]);
  await listSkins();
  await listSkins();
  expect(await read(skin_id)).toMatchObject({ state: 'listed', listed_on: today, ...link });
  expect(await messages(skin_id)).toEqual(['skin_approved', 'skin_scheduled', 'skin_listed']);
});

it('belongs to its IP, and its drafts to nobody else', async () => {
  const ben = await entrant('潮汐');
  const { data } = await save({ goods_name: '山茶狐' });
  const { skin_id } = data;
  for (const path of ['skinDetail', 'skinSave'])
    expect((await tenderCall(path, ben, { skin_id })).code).toBe(ERRORS.NOT_FOUND.code);
  expect((await desk(reviewer, 'get', `skins/${skin_id}`)).status).toBe(404);
  const card_image = (await wholeMaterial(ben.who.id)).card_image;
  expect((await save({ card_image })).data.errors).toMatchObject([{ field: 'card_image', rule: 'file' }]);
});

it('takes one of two decisions at once, and one of two submissions', async () => {
  const { data } = await save(await wholeMaterial(ann.who.id));
  const both = await Promise.all([submit(data.skin_id, data.version), submit(data.skin_id, data.version)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, ERRORS.STATE.code]);
  const body = { version: data.version + 1 };
  const decisions = await Promise.all([
    desk(reviewer, 'post', `skins/${data.skin_id}/approve`, body),
    desk(reviewer, 'post', `skins/${data.skin_id}/reject`, { ...body, reason_code: 'not_related' }),
  ]);
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('takes a picture of the exact size only, keeps its bytes, and refuses one that moves or is of another type', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#b4322a80' } })
      .png({ palette: true })
      .toBuffer();
  const send = async (name: string, bytes: Buffer) => {
    const { code, data } = await upload(ann.who, 'skin_sticker', name, bytes);
    return code === 0 ? data.image_id : data.errors![0]!.rule;
  };
  const still = await png(162, 162);
  const image = await send('1.png', still);
  expect(await rows('SELECT id FROM uploaded_file WHERE id = ?', [image])).toHaveLength(1);
  expect(await send('1.png', await png(163, 162))).toBe('file_pixels');
  expect(await send('1.png', Buffer.concat([still, Buffer.alloc(102_400 - still.length)]))).toMatch(/^01/);
  expect(await send('1.png', Buffer.concat([still, Buffer.alloc(102_401 - still.length)]))).toBe('file_size');
  expect(await send('1.jpg', still)).toBe('file_type');
  expect(await send('1.png', await sharp(still).gif().toBuffer())).toBe('file_type');
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  expect(await send('1.png', Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toBe(
    'file_moves',
  );
});

it('takes 16 bits a channel, a palette with alpha and grey as they are, and turns CMYK into what browsers show', async () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#b4322a80' } });
  const kept = async (usage: Usage, name: string, bytes: Buffer) => {
    const { code, data } = await upload(ann.who, usage, name, bytes);
    expect(code).toBe(0);
    const found = await (
      await openFixtures()
    ).storage.read(`${data.image_id.slice(-2).toLowerCase()}/${data.image_id}/whole`);
    return Buffer.concat((await found!.stream.toArray()) as Buffer[]);
  };
  const deep = await drawn(162, 162).toColourspace('rgb16').png().toBuffer();
  expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' });
  const palette = await drawn(162, 162).png({ palette: true }).toBuffer();
  const grey = await drawn(162, 162).removeAlpha().toColourspace('b-w').png().toBuffer();
  for (const still of [deep, palette, grey]) {
    const stored = await kept('skin_sticker', '1.png', still);
    const [before, after] = [await sharp(still).metadata(), await sharp(stored).metadata()];
    expect(after).toMatchObject({ width: 162, height: 162, depth: before.depth, hasAlpha: before.hasAlpha });
    const pixels = (of: Buffer) => sharp(of).toColourspace('srgb').ensureAlpha().raw().toBuffer();
    expect((await pixels(stored)).equals(await pixels(still))).toBe(true);
  }
  const cmyk = await drawn(522, 696).removeAlpha().toColourspace('cmyk').jpeg().toBuffer();
  expect(await sharp(cmyk).metadata()).toMatchObject({ space: 'cmyk' });
  expect(await sharp(await kept('skin_cover', 'a.jpg', cmyk)).metadata()).toMatchObject({
    space: 'srgb',
    width: 522,
    height: 696,
  });
});

it('takes fifteen stickers and no other number, each once, at one byte and one pixel exactly', async () => {
  const material = await wholeMaterial(ann.who.id);
  const stickers = material.emoji_list as { name: string; image: string }[];
  const after = async (emoji_list: object[]) => {
    const { data, code } = await save({ ...material, emoji_list });
    return code === 0 ? (await submit(data.skin_id, data.version)).data : data;
  };
  expect(await after(stickers.slice(1))).toMatchObject({
    errors: [{ field: 'emoji_list', rule: 'stickers' }],
  });
  expect(await after([...stickers, stickers[0]!])).toMatchObject({ errors: [{ field: 'emoji_list' }] });
  const twice = stickers.map((one, at) => (at === 14 ? { ...one, image: stickers[0]!.image } : one));
  expect(await after(twice)).toMatchObject({ errors: [{ field: 'emoji_list' }] });
  const named = stickers.map((one, at) => (at === 14 ? { ...one, name: stickers[0]!.name } : one));
  expect(await after(named)).toMatchObject({ errors: [{ field: 'emoji_list', rule: 'sticker_number' }] });
  expect(await after(stickers)).toMatchObject({ state: 'under_review' });
});

it('is packed for the platform when it is approved: the stored bytes, and a manifest with their hashes', async () => {
  const skin_id = await sent();
  const fetched = () =>
    fetch(`${api().url}/api/admin/skins/${skin_id}/package`, { headers: { cookie: reviewer.cookie } });
  expect((await fetched()).status).toBe(409);
  await act(skin_id, 'approve');
  const answer = await fetched();
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as {
    goods_name: string;
    authorization: { version: string };
    files: { path: string; sha256: string; bytes: number; field: string }[];
  };
  expect(manifest).toMatchObject({ goods_name: '山茶狐的春天', authorization: { version: '1.0' } });
  expect(manifest.files).toHaveLength(Object.keys(SKIN_FILES).length - 1 + STICKERS.length);
  for (const { path, sha256, bytes } of manifest.files) {
    const file = files.get(path)!;
    expect({ path, bytes, sha256 }).toEqual({
      path,
      bytes: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    });
  }
  expect(files.has('emoji/1_开心.png')).toBe(true);
});
