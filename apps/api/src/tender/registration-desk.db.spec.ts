/** Entries at the console: their check, what is sealed until the end, and who may not check. */
import type { MemberAccount, RegistrationAdminRecord, RegistrationAdminRow } from '@ipw/domain';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { filesCookie } from '../../testing/uploads';
import { actOn, endTender, plantTender } from '../../testing/tenders';
import { DAY_MS, type TenderSeed } from '../db/seed/plant-tender';

const { url, reset } = api();

let ann: Entrant;
let admin: StaffLogin;
let checker: StaffLogin;
beforeEach(async () => {
  await reset();
  ann = await entrant('松果');
  [admin, checker] = [await staff('admin'), await staff('reviewer')];
});

const plant = (seed: Partial<TenderSeed> = {}) => plantTender(admin, seed);
const entered = async (seed: Partial<TenderSeed> = {}, input: object = {}) => {
  const tender_id = await plant(seed);
  const { data } = await enter(ann, tender_id, input);
  return { tender_id, id: data.registration_id, version: data.version };
};
const record = async (who: StaffLogin, id: string) =>
  (await desk(who, 'get', `registrations/${id}`)).body as RegistrationAdminRecord;
const list = async (who: StaffLogin, filter: object = {}) =>
  (await desk(who, 'get', `registrations?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .body as RegistrationAdminRow[];
const told = async () =>
  (await rows<{ message_key: string }>('SELECT message_key FROM message ORDER BY id')).map(
    ({ message_key }) => message_key,
  );

it('shows what was handed in beside the present content of the IP, and contact details in it', async () => {
  const { id } = await entered({}, { remark: '加微信 songguo2026 详谈' });
  await rows("UPDATE series SET series_name = '改名' WHERE id = ?", [ann.series]);
  const { fields, ip_name, submitter_name } = await record(checker, id);
  expect({ ip_name, named: submitter_name !== null }).toEqual({ ip_name: '松果', named: true });
  const of = (name: string) => fields.find(({ field }) => field === name)!;
  expect(of('ip_intro')).toMatchObject({
    live: { value: '现在的简介' },
    proposed: { value: '山里的一只狐狸。' },
  });
  expect(of('series_id')).toMatchObject({
    live: { value: '改名' },
    proposed: { value: '四季' },
    changed: true,
  });
  expect(of('case_id').changed).toBe(false);
  expect(of('remark').contacts).toHaveLength(1);
});

it('rejects with marked fields, tells the entrant, and passes the mended entry', async () => {
  const { tender_id, id, version } = await entered();
  const reject = { version, reason_code: 'brief_missed', reason: '缺少延展', marks: [{ field: 'remark' }] };
  expect((await desk(checker, 'post', `registrations/${id}/reject`, reject)).status).toBe(200);
  const { data } = await tenderCall<{ version: number }>('registration', ann, { tender_id });
  expect(data).toMatchObject({
    state: 'rejected',
    reason: '缺少延展',
    marks: [{ field: 'remark' }],
    changed: [],
  });
  const mended = await enter(ann, tender_id, { remark: '补上了延展', version: data.version });
  expect(mended).toMatchObject({ code: 0, data: { state: 'submitted' } });
  expect(await record(checker, id)).toMatchObject({ changed_since: ['remark'] });
  const { status } = await desk(checker, 'post', `registrations/${id}/approve`, {
    version: mended.data.version,
  });
  expect(status).toBe(200);
  expect(await told()).toEqual(['registration_rejected', 'registration_approved']);
});

it('refuses to decide on a version the entrant has changed meanwhile, and a second decision', async () => {
  const { tender_id, id, version } = await entered();
  await tenderCall('registrationSave', ann, { tender_id, remark: '改一改' });
  const stale = await desk(checker, 'post', `registrations/${id}/approve`, { version });
  expect(stale.status).toBe(409);
  const { data } = await enter(ann, tender_id);
  const both = await Promise.all(
    [checker, admin].map((who) =>
      desk(who, 'post', `registrations/${id}/approve`, { version: data.version }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await told()).toEqual(['registration_approved']);
});

it('lets approving and changing at once end in one order, never in both', async () => {
  const { tender_id, id, version } = await entered();
  const [approved, changed] = await Promise.all([
    desk(checker, 'post', `registrations/${id}/approve`, { version }),
    enter(ann, tender_id, { remark: '换了' }),
  ]);
  expect([approved.status === 200, changed.code === 0].filter(Boolean)).toHaveLength(1);
});

it('lists no drafts, and nothing of a withdrawn entry', async () => {
  const { tender_id, id } = await entered();
  expect(await list(checker, { tender_id })).toHaveLength(1);
  await tenderCall('registrationWithdraw', ann, { tender_id });
  expect(await list(checker, { tender_id })).toEqual([]);
  expect((await desk(checker, 'get', `registrations/${id}`)).status).toBe(404);
});

it('lets nobody check an entry of an IP they own or work on', async () => {
  const { id, version } = await entered();
  const on = await openFixtures();
  const contact_phone = on.cipher.seal(`staff:${checker.id}:contact_phone`, ann.who.phone_number);
  await on.db.update('staff', { contact_phone }, { id: checker.id });
  for (const [action, more] of [
    ['assign', {}],
    ['approve', {}],
    ['reject', { reason_code: 'brief_missed', reason: '' }],
  ] as const)
    expect(
      (await desk(checker, 'post', `registrations/${id}/${action}`, { version, ...more })).body.code,
    ).toBe(40301);
  expect((await desk(admin, 'post', `registrations/${id}/approve`, { version })).status).toBe(200);
});

describe('a sealed entry before the end', () => {
  let tender_id: string;
  let id: string;
  let version: number;
  let file: string;
  beforeEach(async () => {
    file = await picture(ann.who.id, 'tender_case_image');
    ({ tender_id, id, version } = await entered({ sealed: 1 }, { case_images: [file] }));
  });
  const assign = (who: StaffLogin) => desk(who, 'post', `registrations/${id}/assign`, { version });

  it('is closed to everybody, administrators included, in record, list, search, export and history', async () => {
    for (const who of [admin, checker]) {
      const shown = await record(who, id);
      expect(shown).toMatchObject({ closed: 1, ip_id: null, ip_name: null, fields: [], actions: ['assign'] });
      const [row] = await list(who);
      expect(row).toMatchObject({ closed: 1, ip_id: null, ip_name: null, picture: null });
      expect(await list(who, { q: '松果' })).toEqual([]);
      expect(await list(who, { ip_id: ann.ip })).toEqual([]);
      const { text } = await desk(who, 'get', 'registrations/export');
      expect(text).toContain(id);
      expect(text).not.toContain('松果');
      expect((await desk(who, 'get', `registrations/${id}/history`)).body).toEqual([]);
      const audit = await desk(
        who,
        'get',
        `audit?filter=${encodeURIComponent(JSON.stringify({ subject_id: id }))}`,
      );
      expect(audit.body).toEqual([]);
      expect((await desk(who, 'post', `registrations/${id}/approve`, { version })).status).toBe(403);
    }
  });

  it('is named by no conflict, which tells of changes by staff alone', async () => {
    const stale = { version: version + 1 };
    const conflict = async () => (await desk(admin, 'post', `registrations/${id}/assign`, stale)).body.data;
    expect(await conflict()).toEqual({ version, state: 'submitted' });
    await assign(checker);
    await desk(checker, 'post', `registrations/${id}/release`, { version: version + 1 });
    expect(await conflict()).toMatchObject({ version: version + 2, by: expect.stringContaining('reviewer') });
  });

  it('opens to the reviewer who took it, on record, and to no second one', async () => {
    expect((await assign(checker)).status).toBe(200);
    const shown = await record(checker, id);
    expect(shown).toMatchObject({ closed: 0, ip_name: '松果' });
    await record(checker, id);
    expect(await record(admin, id)).toMatchObject({ closed: 1, fields: [] });
    const { version: now } = shown;
    expect((await desk(admin, 'post', `registrations/${id}/assign`, { version: now })).status).toBe(403);
    const opened = await rows("SELECT actor_id FROM audit_line WHERE subject_id = ? AND action = 'open'", [
      id,
    ]);
    expect(opened).toEqual([{ actor_id: checker.id }]);
    expect((await desk(checker, 'post', `registrations/${id}/approve`, { version: now })).status).toBe(200);
    expect(await list(checker, { q: '松果' })).toHaveLength(1);
  });

  it('is on record as opened by who took it and decided it from the list, who does not award it', async () => {
    expect((await assign(checker)).status).toBe(200);
    expect(await list(checker)).toMatchObject([{ ip_name: '松果' }]);
    const approve = { ids: [id], versions: [version + 1] };
    expect((await desk(checker, 'post', 'registrations/bulk/approve', approve)).body).toMatchObject([
      { ok: true },
    ]);
    await endTender(tender_id);
    const proposal = { entries: [{ registration_id: id, awarded: 1, rank: 1, comment: '好' }] };
    const { body } = await actOn(checker, 'awards', tender_id, 'propose', proposal);
    expect(body).toMatchObject({ message: expect.stringContaining('You opened a sealed entry') });
    expect((await desk(admin, 'get', `awards/${tender_id}`)).body).toMatchObject({
      openings: [{ ip_name: '松果' }],
    });
  });

  it('closes the addresses of its files, too, also of one made before', async () => {
    await assign(checker);
    const { fields } = await record(checker, id);
    const images = fields.find(({ field }) => field === 'case_images')!.proposed;
    const address = (images.value as { file_path: string }[])[0]!.file_path;
    const open = async (who: StaffLogin) =>
      fetch(url + address, { headers: { cookie: await filesCookie('staff', who.id) } });
    expect((await open(checker)).status).toBe(200);
    expect((await open(admin)).status).toBe(404);
    await rows('UPDATE tender_registration SET assignee_id = NULL WHERE id = ?', [id]);
    expect((await open(checker)).status).toBe(404);
    await rows('UPDATE tender SET closes_at = ? WHERE id = ?', [new Date(Date.now() - DAY_MS), tender_id]);
    expect((await open(checker)).status).toBe(200);
  });

  describe('on the pages of members', () => {
    const account = async (who: Entrant) =>
      (await desk(admin, 'get', `members/${who.who.id}/account`)).body as MemberAccount;
    const approve = async () => {
      await assign(checker);
      const { version: now } = await record(checker, id);
      await desk(checker, 'post', `registrations/${id}/approve`, { version: now });
      expect(await told()).toEqual(['registration_approved']);
    };

    it('is told by no message and no consent', async () => {
      await approve();
      expect(await account(ann)).toMatchObject({ messages: [], consents: [] });
      await rows('UPDATE tender SET closes_at = ? WHERE id = ?', [new Date(Date.now() - 1), tender_id]);
      const { messages, consents } = await account(ann);
      expect([messages.length, consents.length]).toEqual([1, 1]);
    });

    it('is told neither of one who has left the team', async () => {
      await approve();
      await rows('DELETE FROM ip_operator WHERE member_id = ?', [ann.who.id]);
      expect(await account(ann)).toMatchObject({ messages: [], consents: [] });
    });

    it('is not told by a gap: consents given meanwhile are hidden of all, earlier ones of nobody', async () => {
      const ben = await entrant('石榴');
      await enter(ben, await plant());
      expect((await account(ben)).consents).toEqual([]);
      await rows('UPDATE consent SET created_at = NOW(3) - INTERVAL 2 DAY');
      for (const who of [ann, ben]) expect((await account(who)).consents).toHaveLength(1);
    });
  });

  it('opens to all reviewers after the end', async () => {
    await rows('UPDATE tender SET closes_at = ? WHERE id = ?', [new Date(Date.now() - 1), tender_id]);
    expect(await record(admin, id)).toMatchObject({ closed: 0, ip_name: '松果' });
    expect(await list(checker, { q: '松果' })).toHaveLength(1);
    expect((await desk(admin, 'get', `registrations/${id}/history`)).body).not.toEqual([]);
  });
});
