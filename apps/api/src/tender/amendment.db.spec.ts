/** Changes of a project after it was entered: shown to the entrant until acknowledged, and to staff who has. */
import type { Registration, RegistrationAdminRecord, TenderAdminRecord } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { plantTender } from '../../testing/tenders';

const { reset } = api();

let admin: StaffLogin;
let ann: Entrant;
let tender: string;
beforeEach(async () => {
  await reset();
  admin = await staff('admin');
  ann = await entrant('松果');
  tender = await plantTender(admin);
});

const read = async (who = ann) =>
  (await tenderCall<Registration>('registration', who, { tender_id: tender })).data;
const project = async () => (await desk(admin, 'get', `tenders/${tender}`)).body as TenderAdminRecord;
const change = async (most_entries: number, reason: string) =>
  expect(
    (await desk(admin, 'put', `tenders/${tender}`, { ...(await project()), most_entries, reason })).status,
  ).toBe(200);
const acknowledge = (number: unknown, who = ann) =>
  tenderCall<{ seen_version: number }>('registrationAcknowledge', who, { tender_id: tender, number });
const entry = async (id: string) =>
  (await desk(admin, 'get', `registrations/${id}`)).body as RegistrationAdminRecord;

it('shows what changed since the entry, until the entrant says that it was read', async () => {
  const ben = await entrant('潮汐');
  const { data } = await enter(ann, tender);
  await enter(ben, tender);
  expect((await read()).unseen).toEqual([]);
  expect(await entry(data.registration_id)).toMatchObject({ acknowledged: 1 });
  await change(60, '名额增加');
  await change(80, '名额再次增加');
  expect((await read()).unseen).toMatchObject([{ number: 3, reason: '名额再次增加' }, { number: 2 }]);
  expect(await entry(data.registration_id)).toMatchObject({ acknowledged: 0, version: data.version });
  expect(await project()).toMatchObject({ entered: 2, acknowledged: 0 });

  expect((await acknowledge(2)).data).toEqual({ seen_version: 2 });
  expect((await read()).unseen).toMatchObject([{ number: 3 }]);
  expect((await acknowledge(3)).data).toEqual({ seen_version: 3 });
  // An older number takes nothing back, and the check of the entry does not conflict.
  expect((await acknowledge(1)).data).toEqual({ seen_version: 3 });
  expect((await read()).unseen).toEqual([]);
  expect(await entry(data.registration_id)).toMatchObject({ acknowledged: 1, version: data.version });
  expect(await project()).toMatchObject({ entered: 2, acknowledged: 1 });
  // Who hands in again knows what is published then.
  await enter(ben, tender);
  expect((await read(ben)).unseen).toEqual([]);
});

it('is refused for a version that does not exist, and to who has not entered', async () => {
  await enter(ann, tender);
  expect((await acknowledge(2)).code).toBe(40001);
  const eve = await entrant('远山');
  expect((await acknowledge(1, eve)).code).toBe(40900);
  expect((await read(eve)).unseen).toEqual([]);
});

it('tells the reviewer of a draft that is newer than what was handed in', async () => {
  const { data } = await enter(ann, tender);
  expect(await entry(data.registration_id)).toMatchObject({ draft_newer: 0 });
  await tenderCall('registrationSave', ann, {
    ...{ tender_id: tender, ip_intro: '山里的一只狐狸。', remark: '再想想' },
    ...{ series_id: ann.series, case_id: ann.case },
  });
  const newer = await entry(data.registration_id);
  expect(newer).toMatchObject({ draft_newer: 1 });
  expect(newer.fields.find(({ field }) => field === 'remark')!.proposed.value).toBe('可以改色。');
});

it('refuses an entry to a version that its page did not show, keeps the draft, and takes it once the changes were read', async () => {
  const { project_version } = await read();
  expect(project_version).toBe(1);
  await change(60, '名额增加');
  const refused = await enter(ann, tender, { project_version });
  expect(refused).toMatchObject({ code: 40900, msg: expect.stringContaining('read the changes') });
  expect(await read()).toMatchObject({ registration_id: null, changes: [{ number: 2, reason: '名额增加' }] });
  await tenderCall('registrationSave', ann, { tender_id: tender, remark: '可以改色。' });
  expect((await enter(ann, tender, { project_version })).code).toBe(40900);
  expect(await read()).toMatchObject({ state: 'not_submitted', draft: { remark: '可以改色。' }, unseen: [] });
  expect((await enter(ann, tender, { project_version: 2 })).code).toBe(0);
  expect((await read()).unseen).toEqual([]);
  // Submitting again is held to the same.
  await change(80, '名额再次增加');
  expect((await enter(ann, tender, { project_version: 2 })).code).toBe(40900);
  expect((await read()).unseen).toMatchObject([{ number: 3 }]);
});
