/** Decisions on entries whose entrant has saved a draft since: they are about what was handed in. */
import type { RegistrationAdminRecord } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { plantTender } from '../../testing/tenders';

const { reset } = api();
let ann: Entrant;
let checker: StaffLogin;
beforeEach(async () => {
  await reset();
  ann = await entrant('松果');
  checker = await staff('reviewer');
});

const record = async (id: string) =>
  (await desk(checker, 'get', `registrations/${id}`)).body as RegistrationAdminRecord;

/** An entry with a picture, and a draft with another picture and remark; the version staff see. */
async function redrafted() {
  const handedIn = await picture(ann.who.id, 'tender_case_image');
  const drafted = await picture(ann.who.id, 'tender_case_image');
  const tender_id = await plantTender(await staff('admin'));
  const { registration_id: id } = (await enter(ann, tender_id, { case_images: [handedIn] })).data;
  const draft = { ip_intro: '山里的一只狐狸。', remark: '还没交', series_id: ann.series, case_id: ann.case };
  await tenderCall('registrationSave', ann, { tender_id, ...draft, case_images: [drafted] });
  const { state, draft_newer, version } = await record(id);
  expect({ state, draft_newer }).toEqual({ state: 'submitted', draft_newer: 1 });
  return { tender_id, id, version, handedIn, drafted };
}

it('rejects what was handed in: its pictures can be marked, and the draft counts as a later change', async () => {
  const { tender_id, id, version, handedIn, drafted } = await redrafted();
  const reject = (image_id: string) =>
    desk(checker, 'post', `registrations/${id}/reject`, {
      ...{ version, reason_code: 'brief_missed', reason: '' },
      marks: [{ field: 'case_images', image_id }],
    });
  expect((await reject(drafted)).body).toMatchObject({
    code: 40001,
    errors: { marks: expect.any(String) },
  });
  expect((await reject(handedIn)).status).toBe(200);
  const { data } = await tenderCall<{ changed: string[]; version: number }>('registration', ann, {
    tender_id,
  });
  expect(data.changed).toEqual(['remark', 'case_images']);
  expect((await record(id)).changed_since).toEqual([]);
  await enter(ann, tender_id, { case_images: [handedIn], version: data.version });
  expect((await record(id)).changed_since).toEqual([]);
});

it('approves the pictures that were handed in, and none of the draft', async () => {
  const { id, version, handedIn, drafted } = await redrafted();
  await rows('UPDATE uploaded_file SET image_status = 0 WHERE id IN (?)', [[handedIn, drafted]]);
  expect((await desk(checker, 'post', `registrations/${id}/approve`, { version })).status).toBe(200);
  expect(
    await rows('SELECT id FROM uploaded_file WHERE id IN (?) AND image_status = 1', [[handedIn, drafted]]),
  ).toEqual([{ id: handedIn }]);
});
