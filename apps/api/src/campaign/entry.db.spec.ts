/** Entries of people without an account: sent, seen, replaced, withdrawn, deleted. */
import { type CampaignView, type OwnEntry, ulid } from '@ipw/domain';
import request from 'supertest';
import sharp from 'sharp';
import { campaignOf, Entrant, proven } from '../../testing/campaigns';
import { daysFromNow } from '../../testing/from-now';
import { api, rows, textOf } from '../../testing/server';
import { askCode } from '../../testing/sign-up';
import { open } from '../../testing/uploads';

const { url, db, reset } = api();
beforeEach(reset);

const mine = async (who: Entrant) =>
  (await who.call('campaignMine', who.phone)).data as { list: OwnEntry[]; now: string };
const statusOf = async (path: string) => (await open(path)).status;

it('shows a published campaign to everybody, and no draft', async () => {
  const id = await campaignOf();
  const { body } = await request(url)
    .get(`/api/tender/campaign?campaign_id=${id}`)
    .set('accept-language', 'en');
  expect(body.data as CampaignView).toMatchObject({
    campaign_id: id,
    time: 'collecting',
    categories: ['Illustration'],
    body: [{ kind: 'paragraph' }],
    winners: [],
    results_at: null,
    now: expect.any(String),
  });
  const visitor = new Entrant();
  expect((await visitor.call('campaign', { id })).data).toEqual({ ...body.data, now: expect.any(String) });
  expect((await visitor.call('campaign', { id, campaign_id: ulid() })).code).toBe(40001);
  const draft = await campaignOf({ state: 'draft' });
  expect((await visitor.call('campaign', { campaign_id: draft })).code).toBe(40400);
});

it('takes an entry with one code, and stores name and phone encrypted', async () => {
  const id = await campaignOf();
  const browser = await proven();
  expect(await browser.enter(id)).toMatchObject({ code: 0, data: { state: 'submitted', version: 1 } });
  const { list } = await mine(browser);
  expect(list).toMatchObject([
    {
      campaign_id: id,
      state: 'submitted',
      work_name: '老街',
      entrant_name: '苏晚',
      wall: 1,
      actions: ['resubmit', 'withdraw'],
      images: [{ image_status: 0 }],
      prize: null,
    },
  ]);
  const stored = textOf(await rows('SELECT * FROM campaign_entry'));
  expect(stored).not.toContain('苏晚');
  expect(stored).not.toContain(browser.phone.phone_number);
  expect(textOf(await rows('SELECT * FROM audit_line'))).not.toContain('老街');
  const consents = await rows<{ agreement: string }>('SELECT agreement FROM consent WHERE entry_id = ?', [
    list[0]!.entry_id,
  ]);
  expect(consents.map(({ agreement }) => agreement).sort()).toEqual([
    'IPLicenseBidInfo',
    'privacyPolicy',
    'serviceAgreement',
  ]);
});

it('takes a code once, and none of another scene', async () => {
  const id = await campaignOf();
  const browser = await proven();
  const { image_id } = await browser.upload();
  const other = new Entrant(browser.phone);
  await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
  const yzm = await askCode(browser.phone, 'collect');
  expect((await other.enter(id, { images: [image_id], yzm })).code).toBe(0);
  expect((await new Entrant(browser.phone).enter(id, { images: [image_id], yzm })).code).toBe(40003);
  expect((await new Entrant(browser.phone).call('campaignMine', browser.phone)).code).toBe(40003);
  await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
  const elsewhere = await askCode(browser.phone, 'cooperate');
  const stranger = new Entrant(browser.phone);
  expect((await stranger.call('campaignMine', { ...browser.phone, yzm: elsewhere })).code).toBe(40003);
});

it.each([
  [
    'before it begins',
    { opens_at: daysFromNow(1), closes_at: daysFromNow(2) },
    'This campaign has not started yet',
  ],
  ['after its end', { closes_at: new Date() }, 'This campaign has ended'],
  ['once it is cancelled', { state: 'cancelled', cancel_reason: 'No museum' } as const, undefined],
])('takes nothing %s, by the server’s clock', async (_when, more, message) => {
  const id = await campaignOf(more);
  const browser = await proven();
  const { code, msg } = await browser.enter(id);
  expect(code).toBe(40900);
  if (message) expect(msg).toBe(message);
  expect(await rows('SELECT id FROM campaign_entry')).toEqual([]);
});

it('asks for what the campaign asks for', async () => {
  const id = await campaignOf({ most_images: 1 });
  const browser = await proven();
  const two = [(await browser.upload()).image_id, (await browser.upload()).image_id];
  const wrong = async (more: object) => {
    const { code, data } = await browser.enter(id, { images: [two[0]!], ...more });
    expect(code).toBe(40001);
    return (data as { errors: { field: string; rule: string }[] }).errors.map(
      ({ field, rule }) => `${field} ${rule}`,
    );
  };
  expect(await wrong({ images: two })).toEqual(['images file_count']);
  expect(await wrong({ intro: '' })).toEqual(['intro required']);
  expect(await wrong({ categories: [] })).toEqual(['categories required']);
  expect(await wrong({ categories: [1] })).toEqual(['categories choice']);
  expect(await wrong({ images: [(await (await proven()).upload()).image_id] })).toEqual(['images file']);
});

it('takes as many entries of a phone as the campaign allows, also at once', async () => {
  const id = await campaignOf({ per_phone: 3 });
  const browser = await proven();
  const pictures = await Promise.all(Array.from({ length: 6 }, () => browser.upload()));
  const sent = await Promise.all(pictures.map(({ image_id }) => browser.enter(id, { images: [image_id] })));
  expect(sent.map(({ code }) => code).sort()).toEqual([0, 0, 0, 40900, 40900, 40900]);
  expect((await mine(browser)).list).toHaveLength(3);
  const [first] = (await mine(browser)).list;
  const { entry_id, version } = first!;
  expect((await browser.call('campaignWithdraw', { ...browser.phone, entry_id, version })).code).toBe(0);
  expect((await browser.enter(id)).code).toBe(0);
  const full = await browser.enter(id);
  expect([full.code, full.msg]).toEqual([40900, 'This phone has as many entries as the campaign allows']);
});

it('gives a picture to one entry', async () => {
  const id = await campaignOf();
  const browser = await proven();
  const { image_id } = await browser.upload();
  const [one, other] = await Promise.all([
    browser.enter(id, { images: [image_id] }),
    browser.enter(id, { images: [image_id] }),
  ]);
  expect([one.code, other.code].sort()).toEqual([0, 40001]);
});

it('replaces an entry until the end, as it was last seen, with other pictures', async () => {
  const id = await campaignOf();
  const browser = await proven();
  const { entry_id } = (await browser.enter(id)).data as { entry_id: string };
  const [before] = (await mine(browser)).list;
  const again = { entry_id, version: 1, work_name: '新街', categories: [0] };
  expect((await browser.enter(id, again)).data).toMatchObject({ entry_id, state: 'submitted', version: 2 });
  expect((await browser.enter(id, again)).code).toBe(40901);
  const [after] = (await mine(browser)).list;
  expect(after).toMatchObject({ work_name: '新街', version: 2 });
  const gone = await rows<{ linked_at: string | null }>('SELECT linked_at FROM uploaded_file WHERE id = ?', [
    before!.images[0]!.image_id,
  ]);
  expect(gone).toEqual([{ linked_at: null }]);
  const stranger = await proven();
  expect((await stranger.enter(id, { ...again, version: 2 })).code).toBe(40400);
  expect((await stranger.call('campaignWithdraw', { ...stranger.phone, entry_id, version: 2 })).code).toBe(
    40400,
  );
  await db().query('UPDATE campaign SET closes_at = NOW(3)');
  expect((await browser.enter(id, { ...again, version: 2 })).code).toBe(40900);
  expect((await mine(browser)).list[0]!.actions).toEqual([]);
});

it('shows pictures to nobody else, and keeps nothing a camera wrote into them', async () => {
  const id = await campaignOf();
  const browser = await proven();
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#2f6f5e' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Lin Studio' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .toBuffer();
  const { image_id } = await browser.upload(bytes, 'work.jpg');
  await browser.enter(id, { images: [image_id] });
  const [image] = (await mine(browser)).list[0]!.images;
  expect((await sharp((await open(image!.file_path)).bytes).metadata()).exif).toBeUndefined();
  expect(await statusOf(`/files/${image_id}/whole`)).toBe(404);
  const wall = await browser.call('campaignWall', { campaign_id: id });
  expect(wall.data).toEqual({ list: [], next_cursor: null });
});

it('deletes all a phone entered, with its pictures', async () => {
  const id = await campaignOf();
  const browser = await proven();
  await browser.enter(id);
  await browser.enter(id);
  const [{ images }] = (await mine(browser)).list as [OwnEntry];
  expect((await new Entrant(browser.phone).call('campaignErase', browser.phone)).code).toBe(40003);
  expect((await browser.call('campaignErase', browser.phone)).data).toEqual({ erased: 2 });
  expect((await mine(browser)).list).toEqual([]);
  const left = await rows<{ work_name: string; entrant: unknown; state: string }>(
    'SELECT work_name, intro, entrant, state, phone_hash FROM campaign_entry',
  );
  expect(left).toMatchObject([
    { work_name: '', intro: null, entrant: null, state: 'removed' },
    { work_name: '', intro: null, entrant: null, state: 'removed' },
  ]);
  expect(await rows('SELECT * FROM campaign_picture')).toEqual([]);
  const file = await rows('SELECT id FROM uploaded_file WHERE id = ? AND linked_at IS NULL', [
    images[0]!.image_id,
  ]);
  expect(file).toHaveLength(1);
});

it('counts no entry of a phone whose code is wrong', async () => {
  const id = await campaignOf();
  const browser = await proven();
  const stranger = new Entrant(browser.phone);
  const images = ['01ARZ3NDEKTSV4RRFFQ69G5FAV'];
  for (let at = 0; at < 31; at += 1) {
    await db().query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm%'");
    expect((await stranger.enter(id, { images, yzm: '000000' })).code).toBe(40003);
  }
  expect(await browser.enter(id)).toMatchObject({ code: 0 });
});

it('slows a thousand entries from one address down by a proof of work, then refuses them', async () => {
  const id = await campaignOf();
  const browser = await proven();
  const tried = async (points: number) => {
    await db().query("UPDATE rate_limit SET points = ? WHERE `key` LIKE 'campaign_entry_address%'", [points]);
    return (await browser.enter(id, { images: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'] })).code;
  };
  expect(await tried(0)).toBe(40001);
  expect(await tried(40)).toBe(40004);
  expect(await tried(200)).toBe(42900);
});
