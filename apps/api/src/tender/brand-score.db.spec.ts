/** Scores of the brand: staff send a link after the end, the phone opens the entries, until the result is out. */
import type { AwardRecord, BrandEntries } from '@ipw/domain';
import request from 'supertest';
import { FileAddressService } from '../core/files/file-address.service';
import { openKeys } from '../core/keys';
import { phoneHash } from '../core/security/phone.service';
import { desk, enter, type Entrant, entrant } from '../../testing/entries';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { sentTo, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { buyerLinks, sweepBrands } from '../../testing/services';
import { actOn, approveEntries, CRITERIA, endTender, plantTender } from '../../testing/tenders';

const { reset } = api();

let admin: StaffLogin;
let second: StaffLogin;
let ann: Entrant;
let tender: string;
let entry: string;
let phones = Math.floor(Date.now() / 100) % 90_000_000;

interface Brand {
  tender_id: string;
  access_key: string;
  cookie: string;
}

beforeEach(async () => {
  await reset();
  [admin, second] = [await staff('admin'), await staff('reviewer')];
  ann = await entrant('松果');
  tender = await plantTender(admin, { criteria: CRITERIA });
  entry = (await enter(ann, tender)).data.registration_id;
  await approveEntries(admin, tender);
});

const contact = (more: object = {}) => ({
  ...{ version: 0, buyer_name: '周经理', area_code: '86', language: 'en' },
  phone_number: `136${String((phones += 1)).padStart(8, '0')}`,
  ...more,
});
const send = (input: object, who = admin) => desk(who, 'post', `awards/${tender}/brand`, input);
const record = async () => (await desk(admin, 'get', `awards/${tender}`)).body as AwardRecord;

/** A brand with its link, in a browser that has proven its phone. */
async function invited(more: object = {}): Promise<Brand> {
  await endTender(tender);
  const to = contact(more);
  expect((await send(to)).status).toBe(200);
  const text = await until(async () => (await sentTo('sms', to.phone_number)).at(-1)?.text, 'the link');
  const [, tender_id, access_key] = /\/\?lang=en#\/cooperate\/entries\?tender=(\w{26})&key=([\w-]{43})/.exec(
    text,
  )!;
  const hash = phoneHash((await openFixtures()).cipher, to);
  return { tender_id: tender_id!, access_key: access_key!, cookie: buyerLinks().cookie(hash).split(';')[0]! };
}
async function brandCall<T>(path: string, { cookie, ...link }: Partial<Brand>, input: object = {}) {
  const { body } = await request(api().url)
    .post(`/api/tender/${path}`)
    .set('accept-language', 'en')
    .set('cookie', cookie ?? '')
    .send({ ...link, ...input });
  return body as { code: number; data: T };
}
/** The address of a file in full resolution, signed for the brand. */
async function wholeOf(file: string): Promise<string> {
  const [{ link_number }] = (await rows('SELECT link_number FROM tender_brand')) as [{ link_number: number }];
  const addresses = new FileAddressService(undefined as never, undefined as never, openKeys(api().dataDir));
  return addresses.of(file, 'whole', { kind: 'party', id: `${tender}.${String(link_number)}` });
}
const read = (brand: Partial<Brand>) => brandCall<BrandEntries>('brandEntries', brand);
const score = (brand: Partial<Brand>, points: number[], more: object = {}) =>
  brandCall<{ version: number }>('brandScore', brand, {
    registration_id: entry,
    version: 0,
    points,
    ...more,
  });

it('opens approved entries with their files to the proven phone, and counts its scores beside the reviewers’', async () => {
  const brand = await invited();
  const unproven = await read({ ...brand, cookie: '' });
  expect(unproven.data).toMatchObject({ proven: false, open: true, total: 0, list: [], brand_name: '青禾' });
  const { data } = await read(brand);
  expect(data).toMatchObject({
    proven: true,
    total: 1,
    criteria: [{ name: 'Fit', weight: 60 }, { name: 'Idea' }],
  });
  const [seen] = data.list;
  expect(seen).toMatchObject({
    snapshot: { ip_name: '松果', remark: '可以改色。' },
    points: null,
    version: 0,
  });
  const address = seen!.snapshot.series.images[0]!.file_path;
  expect((await request(api().url).get(address)).status).toBe(200);
  // Full resolution of licensed pictures takes a grant, also by an address that an earlier release signed.
  const licensed = [...seen!.snapshot.series.images, seen!.snapshot.series.cover!];
  for (const { image_id, file_path } of licensed) {
    expect(file_path).toMatch(/\/t\d+\?v=p/);
    expect((await request(api().url).get(await wholeOf(image_id))).status).toBe(404);
  }

  expect((await score(brand, [9, 5], { remark: '和产品最近' })).data.version).toBe(1);
  expect(
    (await actOn(second, 'awards', tender, 'score', { registration_id: entry, points: [5, 5] })).status,
  ).toBe(200);
  const award = await record();
  expect(award.entries[0]).toMatchObject({
    total: 62,
    scores: [
      { brand: 0, total: 50 },
      { brand: 1, scorer: '青禾', total: 74, points: [9, 5], remark: '和产品最近' },
    ],
  });
  expect(award.brand).toMatchObject({ buyer_name: '周经理', scored: 1, version: 1 });
  const lines = await rows(
    "SELECT actor_type FROM audit_line WHERE action = 'brand_score' AND subject_id = ?",
    [entry],
  );
  expect(lines).toEqual([{ actor_type: 'visitor' }]);
  expect((await score(brand, [1, 1])).code).toBe(40901);
  expect((await score(brand, [1, 1], { version: 1 })).data.version).toBe(2);

  // A new link ends the one before, and the addresses of files with it; scores stay.
  expect((await send(contact())).status).toBe(409);
  expect((await send(contact({ version: 1 }))).status).toBe(200);
  expect((await read(brand)).code).toBe(40400);
  expect((await request(api().url).get(address)).status).toBe(404);
  expect((await record()).brand).toMatchObject({ scored: 1, version: 2 });
});

it('is opened by nothing else: another project’s link, another phone, a missing code', async () => {
  const brand = await invited();
  const other = { ...brand, access_key: buyerLinks().keyOf({ id: entry, link_number: 1 }) };
  expect((await read(other)).code).toBe(40400);
  expect((await read({ tender_id: tender })).code).toBe(40400);
  expect((await read({ tender_id: tender, cookie: brand.cookie })).data.proven).toBe(true);
  expect((await score({ ...brand, cookie: '' }, [1, 1])).code).toBe(40003);
  expect(await rows('SELECT id FROM tender_brand_score')).toEqual([]);
});

it('is sent after the end, and scores approved entries of this project until the result is out', async () => {
  expect((await send(contact())).status).toBe(404);
  await endTender(tender, 60_000);
  expect((await send(contact())).status).toBe(409);
  const brand = await invited();
  const elsewhere = await plantTender(admin, { criteria: CRITERIA });
  const foreign = (await enter(ann, elsewhere)).data.registration_id;
  await approveEntries(admin, elsewhere);
  expect((await score(brand, [1, 1], { registration_id: foreign })).code).toBe(40400);
  expect((await score(brand, [1])).code).toBe(40001);
  expect((await score(brand, [8, 8])).code).toBe(0);
  const entries = [{ registration_id: entry, awarded: 0, comment: '下次' }];
  await actOn(admin, 'awards', tender, 'propose', { entries, no_award_reason: '没有' });
  expect((await actOn(second, 'awards', tender, 'publish')).status).toBe(200);
  expect((await score(brand, [9, 9], { version: 1 })).code).toBe(40900);
  expect((await read(brand)).data).toMatchObject({ open: false, list: [{ points: [8, 8] }] });
  expect((await send(contact({ version: 1 }))).status).toBe(409);
});

it('forgets the contact 90 days after the result, or once the project is cancelled, and ends the link', async () => {
  const brand = await invited();
  await sweepBrands();
  expect((await read(brand)).code).toBe(0);
  const published = (days: number) =>
    rows("UPDATE tender_award SET state = 'published', published_at = NOW(3) - INTERVAL ? DAY WHERE id = ?", [
      days,
      tender,
    ]);
  await published(89);
  await sweepBrands();
  expect((await read(brand)).code).toBe(0);
  await published(91);
  await sweepBrands();
  expect((await read(brand)).code).toBe(40400);
  expect(await rows('SELECT buyer, phone_hash, link_number FROM tender_brand')).toEqual([
    { buyer: null, phone_hash: null, link_number: 2 },
  ]);
  expect((await record()).brand).toBeNull();
});

it('keeps no word about an entry whose account was erased', async () => {
  const brand = await invited();
  await score(brand, [8, 8], { remark: '和产品最近' });
  await rows('UPDATE tender_registration SET snapshot = NULL WHERE id = ?', [entry]);
  expect((await read(brand)).data.list).toEqual([]);
});
