/** Tender projects at the console: written, published, changed openly, cancelled. */
import type { HistoryLine, TenderAdminRecord, UploadedFile, Usage } from '@ipw/domain';
import request from 'supertest';
import { TENDER_INPUT } from '../../testing/access/tender-rows';
import { member, openFixtures, picture } from '../../testing/fixtures';
import { daysFromNow } from '../../testing/from-now';
import { publishedDesk } from '../../testing/published';
import { api, rows } from '../../testing/server';
import { open } from '../../testing/uploads';
import { plantIp, plantOperator } from '../db/seed/fixtures';
import { plantTender } from '../db/seed/plant-tender';

const { url } = api();
const { who, begin, desk, create, act, published, change, ids } = publishedDesk<TenderAdminRecord>(
  'tenders',
  TENDER_INPUT,
  'tender_cover',
);
beforeEach(begin);

it('is a draft that reviewers write and administrators publish', async () => {
  const draft = await create({ brand_contact: '周女士 13900000001' });
  expect(draft).toMatchObject({
    state: 'draft',
    time: null,
    title: TENDER_INPUT.texts.en.title,
    labels: { field_ids: ['Food & Beverages'], ip_types: [], kernels: [] },
    brand_contact: '周女士 13900000001',
    actions: ['update'],
    versions: [],
  });
  const [stored] = await rows<{ brand_contact: Buffer }>('SELECT brand_contact FROM tender');
  expect(stored!.brand_contact.toString()).not.toContain('13900000001');
  expect((await act(draft.id, 'publish', { version: 1 }, who.reviewer)).status).toBe(403);
  const { body } = await act(draft.id, 'publish', { version: 1 });
  expect(body).toMatchObject({
    state: 'published',
    time: 'in_progress',
    version: 2,
    actions: ['cancel', 'update', 'assign-consultant'],
    versions: [{ number: 1, reason: null, changes: [] }],
  });
  const seen = (await desk('get', `tenders/${draft.id}`)).body as TenderAdminRecord;
  expect(seen.actions).toEqual([]);
});

it('is not published after its end', async () => {
  const { id } = await create({ closes_at: daysFromNow(-0.5) });
  const { status, body } = await act(id, 'publish', { version: 1 });
  expect([status, body.errors]).toEqual([400, { closes_at: expect.any(String) }]);
  expect((await desk('get', `tenders/${id}`)).body).toMatchObject({ state: 'draft', versions: [] });
});

it('changes after publishing only with a reason, by an administrator, as a version that says what changed', async () => {
  const tender = await published();
  const texts = { ...tender.texts, en: { ...tender.texts.en, title: 'Summer tea' } };
  expect((await change(tender, { texts, reason: 'A new season' }, who.reviewer)).status).toBe(403);
  const silent = await change(tender, { texts });
  expect([silent.status, Object.keys(silent.body.errors as object)]).toEqual([400, ['reason']]);
  const changed = await change(tender, { texts, closes_at: daysFromNow(9), reason: 'A new season' });
  expect(changed.body).toMatchObject({ title: 'Summer tea', version: 3 });
  expect((changed.body as TenderAdminRecord).versions).toMatchObject([
    {
      number: 2,
      reason: 'A new season',
      changes: [
        { field: 'title', live: { value: '春茶' }, proposed: { value: 'Summer tea' } },
        { field: 'closing_time' },
      ],
    },
    { number: 1, changes: [] },
  ]);
  const chinese = await desk('get', `tenders/${tender.id}`).set('accept-language', 'zh-CN');
  expect((chinese.body as TenderAdminRecord).versions[0]!.changes).toMatchObject([
    { field: 'closing_time', proposed: { value: expect.stringMatching(/^\d{4}年\d+月\d+日 \d\d:\d\d$/) } },
    { field: 'texts', proposed: { value: ['英文'] } },
  ]);
  expect((await change(tender, { reason: 'Seen too early' })).status).toBe(409);
});

it.each([
  ['kind', { kind: 'skin' }],
  ['sealed', { sealed: 1 }],
  ['opens_at', { opens_at: daysFromNow(-0.5) }],
])('keeps its %s as it was published', async (field, more) => {
  const { status, body } = await change(await published(), { ...more, reason: 'Changed our mind' });
  expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
});

it('is closed to changes once it has ended or was cancelled, and tells why it was', async () => {
  const over = await published();
  await rows('UPDATE tender SET closes_at = NOW(3) WHERE id = ?', [over.id]);
  const late = await change(over, { reason: 'One day more', closes_at: daysFromNow(1) });
  expect([late.status, late.body.code, late.body.message]).toEqual([409, 40900, 'This tender has ended']);
  const tender = await published();
  expect((await act(tender.id, 'cancel', { version: 2, reason: ' ' })).status).toBe(400);
  const { body } = await act(tender.id, 'cancel', { version: 2, reason: 'The brand withdrew' });
  expect(body).toMatchObject({ state: 'cancelled', cancel_reason: 'The brand withdrew', actions: [] });
  expect((await change(body as TenderAdminRecord, { reason: 'x' })).status).toBe(409);
});

it('turns with the clock: the list finds projects by time, and counts them', async () => {
  const on = await openFixtures();
  const plant = async (opens: number, closes: number, state: 'draft' | 'published' = 'published') =>
    plantTender(on, {
      author: who.admin.id,
      cover: await picture(who.admin.id, 'tender_cover'),
      opens_at: daysFromNow(opens),
      closes_at: daysFromNow(closes),
      state,
    });
  const [coming, running, over, draft] = [
    await plant(1, 2),
    await plant(-1, 1),
    await plant(-2, -1),
    await plant(-1, 1, 'draft'),
  ];
  expect(await ids({ time: 'not_started' })).toEqual([coming]);
  expect(await ids({ time: 'in_progress' })).toEqual([running]);
  expect(await ids({ time: 'ended' })).toEqual([over]);
  expect(await ids({ state: 'draft', q: '青禾' })).toEqual([draft]);
  expect((await desk('get', 'tenders/counts')).body).toEqual({
    draft: 1,
    not_started: 1,
    in_progress: 1,
    ended: 1,
  });
  const csv = await desk('get', 'tenders/export?filter={"time":"ended"}');
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(csv.text).toContain('春茶,Bidding,青禾,Published,Ended');
});

it('shares files with its copy, keeps those of earlier versions, and lets go of a draft’s', async () => {
  const stored = async (usage: Usage) => picture(who.admin.id, usage);
  const [first, second, picked] = [
    await stored('tender_image'),
    await stored('tender_image'),
    await stored('tender_image'),
  ];
  const draft = await create({ cover: await stored('tender_cover'), images: [first] }, who.admin);
  const used = async (id: string) =>
    (await rows<{ linked_at: Date | null }>('SELECT linked_at FROM uploaded_file WHERE id = ?', [id]))[0]!
      .linked_at;
  expect((await change(draft, { images: [second] })).status).toBe(200);
  expect(await used(first)).toBeNull();
  const { id: _id, ...copied } = draft;
  const copy = await desk('post', 'tenders').send({ ...TENDER_INPUT, cover: copied.cover, images: [second] });
  expect(copy.status).toBe(201);
  await change((await desk('get', `tenders/${draft.id}`)).body as TenderAdminRecord, { images: [] });
  expect(await used(second)).not.toBeNull();
  const tender = await published({ images: [] });
  const given = await change(tender, { images: [picked], reason: 'A picture' });
  await change(given.body as TenderAdminRecord, { images: [], reason: 'No picture' });
  expect(await used(picked)).not.toBeNull();
  expect((await change(draft, { images: [await stored('tender_cover')], version: 3 })).status).toBe(400);
});

it('opens its reference files to who works on an IP once it is published, and to no other member', async () => {
  const image = await picture(who.reviewer.id, 'tender_image');
  const { id } = await create({ images: [image] });
  const [ann, ben] = [await member(), await member()];
  const on = await openFixtures();
  await plantOperator(on.db, await plantIp(on, { ip_name: '松果' }), ann.id, 1);
  const asked = async (who: typeof ann) =>
    (await request(url).get(`/api/common/file?image_id=${image}`).set('authorization', `Bearer ${who.token}`))
      .body as {
      code: number;
      data: UploadedFile;
    };
  expect((await asked(ann)).code).toBe(40400);
  await act(id, 'publish', { version: 1 });
  const { data } = await asked(ann);
  expect((await open(data.file_path)).status).toBe(200);
  expect((await asked(ben)).code).toBe(40400);
});

it('has a history without the words it holds', async () => {
  const { id } = await published();
  const lines = (await desk('get', `tenders/${id}/history`)).body as HistoryLine[];
  expect(lines.map(({ action }) => action)).toEqual(['publish', 'create']);
  expect(JSON.stringify(lines)).not.toContain('春茶');
});
