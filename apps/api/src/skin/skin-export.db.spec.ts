/** Skins in files: the console's list as CSV, and a member's own archive. */
import { type SkinMaterial } from '@ipw/domain';
import request from 'supertest';
import { type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, PASSWORD, staff, type StaffLogin } from '../../testing/fixtures';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { wholeMaterial } from '../../testing/skins';
import { filesCookie } from '../../testing/uploads';
import { unzip } from '../../testing/zip';
import { plantSkin } from '../db/seed/plant-skin';

const { reset } = api();
let ann: Entrant;
beforeEach(async () => {
  await reset();
  ann = await entrant();
});

const csv = (login: StaffLogin, filter: object = {}) =>
  request(api().url)
    .get(`/api/admin/skins/export?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`)
    .set('cookie', login.cookie)
    .set('accept-language', 'en');
/** The cells of each line by their heads; no cell here has a comma. */
async function recordsOf(login: StaffLogin, filter: object = {}) {
  const { status, text } = await csv(login, filter);
  expect(status).toBe(200);
  const [head, ...lines] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head![at]!, cell])));
}

const LISTED = { listed_on: '2026-01-31', listing_link: 'https://www.example.com/skins/1' };
const plant = async (state: Parameters<typeof plantSkin>[1]['state'], goods_name: string, of = ann) =>
  plantSkin(await openFixtures(), {
    ...{ ip_id: of.ip, member_id: of.who.id, state, material: { goods_name } },
    ...(state === 'listed' && LISTED),
  });

it('lists in CSV what was handed in, with its state and listing, safe in spreadsheets', async () => {
  const id = await plant('listed', '=HYPERLINK("x")');
  await plant('under_review', '山茶狐');
  await plant('creating', '草稿');
  const reviewer = await staff('reviewer');
  const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/) as string;
  expect(await recordsOf(reviewer, { state: 'listed' })).toEqual([
    {
      Id: id,
      Product: `"'=HYPERLINK(""x"")"`,
      IP: '松果',
      Source: 'Made by the holder',
      State: 'Listed',
      Reviewer: '',
      'Submitted (Beijing time)': moment,
      'Due (Beijing time)': '',
      'Decided (Beijing time)': moment,
      'Listed on': LISTED.listed_on,
      Address: LISTED.listing_link,
    },
  ]);
  const all = await recordsOf(reviewer);
  expect(all.map(({ State }) => State).sort()).toEqual(['Listed', 'Under review']);
});

it('gives a consultant the skins of assigned members in CSV, and finance none', async () => {
  const eve = await entrant('潮汐');
  await plant('under_review', '山茶狐');
  await plant('under_review', '浪花', eve);
  const [mine, idle, finance] = [
    await staff('consultant'),
    await staff('consultant'),
    await staff('finance'),
  ];
  await rows('UPDATE member SET consultant_id = ? WHERE id = ?', [mine.id, ann.who.id]);
  expect((await recordsOf(mine)).map(({ Product }) => Product)).toEqual(['山茶狐']);
  expect(await recordsOf(mine, { q: '浪花' })).toEqual([]);
  expect(await recordsOf(idle)).toEqual([]);
  expect((await csv(finance)).status).toBe(403);
});

/** The skins of a member's archive. */
async function archived({ who }: Entrant): Promise<object[]> {
  const call = async (path: string, input: object = {}) => {
    const { body } = await request(api().url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .send(input);
    const { code, data } = body as { code: number; data: { address: string | null }[] };
    expect({ path, code }).toEqual({ path, code: 0 });
    return data;
  };
  await call('member/requestExport', { password: PASSWORD });
  const address = await until(
    async () => (await call('member/exports'))[0]?.address ?? undefined,
    'the archive',
  );
  const answer = await fetch(api().url + address, {
    headers: { cookie: await filesCookie('member', who.id) },
  });
  const files = [...unzip(Buffer.from(await answer.arrayBuffer()))];
  const found = files.find(([path]) => path.endsWith('skins.json'))!;
  return JSON.parse(found[1].toString()) as object[];
}

it('puts every skin of a member with all its fields into the archive, and nothing of the review’s inside', async () => {
  const eve = await entrant('潮汐');
  await plant('creating', '浪花', eve);
  const draft = await plant('creating', '草稿');
  const material: SkinMaterial = await wholeMaterial(ann.who.id);
  const on = await openFixtures();
  const sticker = material.emoji_list[3]!.image!;
  const marks = [{ field: 'emoji_list', image_id: sticker, reason: '太小' }];
  const rejected = await plantSkin(on, {
    ...{ ip_id: ann.ip, member_id: ann.who.id, state: 'rejected', material, marks },
    ...{ reason_code: 'picture_unclear', reason: '请修改' },
  });
  const { data } = await tenderCall<{ skin_id: string }>('skinDetail', ann, { skin_id: rejected });
  expect(data.skin_id).toBe(rejected);
  const reviewer = await staff('reviewer');
  await on.db.update('skin', { assignee_id: reviewer.id }, { id: rejected });
  const found = await archived(ann);
  expect(found).toHaveLength(2);
  const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string;
  expect(found).toContainEqual({
    ...{ skin_id: rejected, ip_id: ann.ip, state: 'rejected', creation: 'manual', material, marks },
    ...{ submitted_at: at, decided_at: at, created_at: at, updated_at: at },
    ...{ reason_code: 'picture_unclear', reason: '请修改', letter_version: '1.0', letter_hash: null },
    ...{ listed_on: null, listing_link: null },
  });
  expect(found).toContainEqual(
    expect.objectContaining({ skin_id: draft, state: 'creating', decided_at: null }),
  );
  const text = JSON.stringify(found);
  for (const foreign of [reviewer.id, '浪花', eve.ip]) expect(text).not.toContain(foreign);
});
