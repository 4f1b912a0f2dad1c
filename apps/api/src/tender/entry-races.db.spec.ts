/** Entries while what they rest on changes: the end of the project, the chosen series and case. */
import request from 'supertest';
import type { Registration, TenderAdminRecord } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { actOn, plantTender } from '../../testing/tenders';
import { DAY_MS } from '../db/seed/plant-tender';

const { url, reset } = api();

let admin: StaffLogin;
let ann: Entrant;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
  ann = await entrant('松果');
});

const read = async (who: Entrant, tender_id: string) =>
  (await tenderCall<Registration>('registration', who, { tender_id })).data;

/** Moves the end of a project as an administrator does. */
async function moveEnd(id: string, closes_at: Date) {
  const { body } = await desk(admin, 'get', `tenders/${id}`);
  const {
    version,
    kind,
    texts,
    cover,
    brand_name,
    field_ids,
    ip_types,
    kernels,
    opens_at,
    sealed,
    criteria,
  } = body as TenderAdminRecord;
  const same = { kind, texts, cover, brand_name, field_ids, ip_types, kernels, opens_at, sealed, criteria };
  const input = { ...same, version, closes_at: closes_at.toISOString(), reason: '品牌方调整排期' };
  return desk(admin, 'put', `tenders/${id}`, input);
}

/** A call of the gallery about the chosen series. */
async function gallery(path: string, { who, ip, series }: Entrant) {
  const { body } = await request(url)
    .post(`/api/gallery/${path}`)
    .set('authorization', `Bearer ${who.token}`)
    .send({ ip_id: ip, series_id: series });
  return body as { code: number };
}

it('is in before an end moved forward, or the end stays where it was: never both', async () => {
  const soon = new Date(Date.now() + 60_000);
  for (let round = 0; round < 4; round += 1) {
    const tender_id = await plantTender(admin, { closes_at: new Date(Date.now() + DAY_MS) });
    const [{ code }, moved] = await Promise.all([enter(ann, tender_id), moveEnd(tender_id, soon)]);
    // In time by both ends, so the entry is in; the end moves only if it came first.
    expect(code).toBe(0);
    expect([200, 400]).toContain(moved.status);
    const [{ closes_at }] = (await rows('SELECT closes_at FROM tender WHERE id = ?', [tender_id])) as [
      { closes_at: Date },
    ];
    expect(new Date(closes_at).getTime() === soon.getTime()).toBe(moved.status === 200);
    expect((await moveEnd(tender_id, new Date(Date.now() + 30_000))).status).toBe(400);
    expect((await moveEnd(tender_id, new Date(Date.now() + 2 * DAY_MS))).status).toBe(200);
    expect((await read(ann, tender_id)).state).toBe('submitted');
  }
});

it('holds its copy of a series that is deleted at the same time, or is refused at its field', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await entrant(`松果${String(round)}`);
    const tender_id = await plantTender(admin);
    const [entered, deleted] = await Promise.all([enter(one, tender_id), gallery('seriesDelete', one)]);
    expect(deleted.code).toBe(0);
    const entry = await read(one, tender_id);
    if (entered.code === 0)
      expect(entry.snapshot!.series).toMatchObject({ series_name: '四季', images: [{}] });
    else {
      expect(entered).toMatchObject({
        code: 40001,
        data: { errors: [{ field: 'series_id', rule: 'not_approved' }] },
      });
      expect(entry).toMatchObject({ state: 'not_submitted', snapshot: null });
    }
    // Deleted before it is handed in again: refused, and what was handed in stays.
    expect((await enter(one, tender_id)).code).toBe(40001);
    expect((await read(one, tender_id)).state).toBe(entry.state);
  }
});

it('can be made with a private series, and with none that was never approved', async () => {
  const tender_id = await plantTender(admin);
  await rows("UPDATE series SET visibility = 'private', shelf = 'off' WHERE id = ?", [ann.series]);
  expect((await enter(ann, tender_id)).code).toBe(0);
  // Only the brand of this project and staff see it; it is not public.
  const uses = await rows<{ open: number }>(
    'SELECT open FROM file_use WHERE subject_id IN (SELECT id FROM tender_registration)',
  );
  expect([...new Set(uses.map(({ open }) => open))]).toEqual([0]);
  await rows('UPDATE series SET published_at = NULL WHERE id = ?', [ann.series]);
  expect((await enter(ann, tender_id)).code).toBe(40001);
});

it('is disqualified or handed in again, one after the other, and stays out', async () => {
  const tender_id = await plantTender(admin);
  const { registration_id: id } = (await enter(ann, tender_id)).data;
  const ground = { reason_code: 'false_material', reason: '图片出自他人' };
  const [out, again] = await Promise.all([
    actOn(admin, 'registrations', id, 'disqualify', ground),
    enter(ann, tender_id, { remark: '换了' }),
  ]);
  expect([200, 409]).toContain(out.status);
  if (out.status === 409) await actOn(admin, 'registrations', id, 'disqualify', ground);
  expect([0, 40900, 42014]).toContain(again.code);
  expect((await read(ann, tender_id)).state).toBe('disqualified');
  expect((await enter(ann, tender_id)).code).not.toBe(0);
  expect(await rows('SELECT id FROM tender_bar')).toHaveLength(1);
});
