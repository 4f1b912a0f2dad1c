import { ERRORS, type FilingAdminRecord, type FilingRow, type Page, type UploadedFile } from '@ipw/domain';
import sharp from 'sharp';
import request from 'supertest';
import { decide } from '../../testing/codes';
import { type Caller, member, openFixtures, picture, staff, type StaffLogin } from '../../testing/fixtures';
import {
  actOn,
  call,
  content,
  creditsOf,
  detail,
  drafted,
  messagesTo,
  offer,
  someone,
  submit,
  submitted,
} from '../../testing/filings';
import { pdf } from '../../testing/pdfs';
import { api, rows } from '../../testing/server';
import { open } from '../../testing/uploads';
import { translate } from '../core/i18n';
import { plantPicture } from '../db/seed/fixtures';

const { url, reset } = api();
let reviewer: StaffLogin;

beforeAll(async () => {
  await reset();
  reviewer = await staff('reviewer');
});

const act = (id: string, action: string, version: number, body?: object) =>
  actOn(reviewer, id, action, version, body);
it('goes from the draft over a correction to the certificate, and tells its owner', async () => {
  const ann = await someone();
  expect(await offer(ann)).toMatchObject({ credit: 1, used_by: [], price_fen: 10_000, is_auth: 1 });
  const id = await submitted(ann);
  expect(await offer(ann)).toMatchObject({ credit: 0, filing_id: id, spent: 0 });
  expect(await act(id, 'send', 2)).toBe(200);
  const marks = [{ field: 'title' }];
  expect(
    await act(id, 'ask_correction', 3, { reason_code: 'information_wrong', reason: '名称不符', marks }),
  ).toBe(200);
  const asked = await detail(ann, id);
  expect(asked).toMatchObject({ state: 'correction', reason: '名称不符', marks, actions: ['correct'] });
  const changed = { ...(await content(ann)), title: '山茶狐（春）', filing_id: id, version: 4 };
  expect(await call(ann, 'save', changed)).toMatchObject({ code: 0, data: { version: 5 } });
  // The payment stays, so none is named.
  const corrected = await call(ann, 'submit', { filing_id: id, version: 5, declare: 1 });
  expect(corrected).toMatchObject({ code: 0, data: { state: 'processing' } });
  const certificate = await picture(reviewer.id, 'filing_certificate');
  const registered = {
    registration_number: '国作登字-2026-F-00001',
    registered_on: '2026-02-03',
    certificate,
  };
  expect(await call(ann, 'certificate', { filing_id: id })).toMatchObject({ code: ERRORS.STATE.code });
  expect(await act(id, 'certify', 6, registered)).toBe(200);
  expect(await offer(ann)).toMatchObject({ credit: 0, filing_id: id, spent: 1 });
  const done = await detail(ann, id);
  expect(done).toMatchObject({
    state: 'certified',
    title: '山茶狐（春）',
    actions: [],
    registration_number: registered.registration_number,
  });
  expect(done.stages.map(({ key, at }) => [key, at !== null])).toEqual([
    ['accepted', true],
    ['examined', true],
    ['corrections', true],
    ['registered', true],
    ['certificate', true],
  ]);
  const file = (await call(ann, 'certificate', { filing_id: id })).data as UploadedFile;
  expect((await open(file.file_path)).status).toBe(200);
  expect(await rows('SELECT DISTINCT spent FROM filing_credit WHERE filing_id = ?', [id] as never)).toEqual([
    { spent: 1 },
  ]);
  expect(await messagesTo(ann)).toEqual(['filing_correction', 'filing_certified']);
});

it('releases the credit with a rejection and a withdrawal, and reserves it again', async () => {
  const ann = await someone();
  const id = await submitted(ann);
  expect(await creditsOf(id)).toBeGreaterThan(2);
  expect(await call(ann, 'withdraw', { filing_id: id, version: 2 })).toMatchObject({
    data: { state: 'draft' },
  });
  expect(await creditsOf(id)).toBe(0);
  expect((await submit(ann, id, 3)).code).toBe(0);
  expect(await act(id, 'reject', 4, { reason_code: 'not_original', reason: '' })).toBe(200);
  expect(await offer(ann)).toMatchObject({ credit: 1 });
  expect(await messagesTo(ann)).toEqual(['filing_rejected']);
  expect((await submit(ann, id, 5)).code).toBe(0);
  expect(await offer(ann)).toMatchObject({ credit: 0, filing_id: id });
});

describe('the credit is used once', () => {
  const usedBy = async (who: Caller, more: object = {}) => {
    const answer = await submit(who, await drafted(who, more));
    return [answer.code, (answer.data as { used_by?: string[] }).used_by];
  };
  const others = (who: Caller) => ({ holder_kind: 'person', holder_name: '林晚', who });

  const sharePhone = async (ann: Caller, ben: Caller) => {
    const on = await openFixtures();
    // Ann proved her name with the phone that Ben signs in with.
    const auth_phone = on.cipher.seal(`member:${ann.id}:phone`, ben.phone_number);
    await on.db.update('member', { auth_phone }, { id: ann.id });
  };

  it('by an operator', async () => {
    const ann = await someone();
    await submitted(ann);
    expect(await usedBy(ann)).toEqual([ERRORS.FILING_CREDIT.code, ['operator', 'phone', 'right_holder']]);
  });

  it('by a right holder, whoever files', async () => {
    const [ann, ben] = [await someone(), await someone()];
    const papers = async (who: Caller) => [await picture(who.id, 'entity_document')];
    const { who: _who, ...holder } = others(ann);
    await submitted(ann, { ...holder, holder_number: 'E1234-5678', documents: await papers(ann) });
    const second = { ...holder, holder_number: 'e12345678', documents: await papers(ben) };
    expect(await usedBy(ben, second)).toEqual([ERRORS.FILING_CREDIT.code, ['right_holder']]);
    // Without the right holder, ben has it still.
    expect(await offer(ben)).toMatchObject({ credit: 1, used_by: [] });
    const own = await submitted(ben);
    expect(await act(own, 'ask_correction', 2, { reason_code: 'holder_unproven', reason: '' })).toBe(200);
    const changed = { ...(await content(ben, second)), filing_id: own, version: 3 };
    expect((await call(ben, 'save', changed)).code).toBe(0);
    expect(await submit(ben, own, 4)).toMatchObject({
      code: ERRORS.FILING_CREDIT.code,
      msg: 'The free filing was already used for this right holder. Name the one for whom you submitted.',
      data: { used_by: ['right_holder'] },
    });
    expect(await creditsOf(own)).toBeGreaterThan(2);
  });

  it('by a phone on two accounts', async () => {
    const [ann, ben] = [await someone(), await someone()];
    await sharePhone(ann, ben);
    await submitted(ann);
    expect(await usedBy(ben)).toEqual([ERRORS.FILING_CREDIT.code, ['phone']]);
  });

  const organization = (last: number) => ({
    holder_kind: 'organization',
    holder_name: '山茶文化',
    holder_number: `91330106MA2CA${String(last).padStart(5, '0')}`,
  });

  // Each filing shares one of the three with the others, so that nothing else can refuse it.
  it.each([
    ['one member', 1, (at: number) => organization(at), () => Promise.resolve()],
    ['two members with one right holder', 2, () => organization(100), () => Promise.resolve()],
    ['one phone on two accounts', 2, (at: number) => organization(200 + at), sharePhone],
  ] as const)('also by 40 submissions of %s at once', async (_, count, holderOf, prepare) => {
    const [ann, ben] = [await someone(), await someone()];
    await prepare(ann, ben);
    const drafts: [Caller, string][] = [];
    for (let at = 0; at < 40; at += 1) {
      const who = [ann, ben][at % count]!;
      const documents = [await picture(who.id, 'entity_document')];
      drafts.push([who, await drafted(who, { ...holderOf(at), documents })]);
    }
    const answers = await Promise.all(drafts.map(([who, id]) => submit(who, id)));
    const codes = answers.map(({ code }) => code).sort((one, two) => one - two);
    expect(codes).toEqual([0, ...Array<number>(39).fill(ERRORS.FILING_CREDIT.code)]);
  });
});

it('is submitted once, and changed only while it waits for its owner', async () => {
  const [ann, ben] = [await someone(), await someone()];
  const id = await drafted(ann);
  const both = await Promise.all([submit(ann, id), submit(ann, id)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, ERRORS.STATE.code]);
  const changed = await call(ann, 'save', { ...(await content(ann)), filing_id: id, version: 2 });
  expect(changed.code).toBe(ERRORS.STATE.code);
  for (const path of ['detail', 'certificate'])
    expect((await call(ben, path, { filing_id: id })).code).toBe(ERRORS.NOT_FOUND.code);
  expect((await call(ann, 'certificate', { filing_id: id })).code).toBe(ERRORS.STATE.code);
  expect((await call(ben, 'withdraw', { filing_id: id, version: 2 })).code).toBe(ERRORS.NOT_FOUND.code);
  expect(((await call(ben, 'list', {})).data as Page<FilingRow>).list).toEqual([]);
});

it('is corrected once, and asks for the way to pay only where there is something to pay', async () => {
  const ann = await someone();
  const id = await submitted(ann);
  expect(await act(id, 'send', 2)).toBe(200);
  expect(await act(id, 'ask_correction', 3, { reason_code: 'holder_unproven', reason: '' })).toBe(200);
  const correct = () => call(ann, 'submit', { filing_id: id, version: 4, declare: 1 });
  const both = await Promise.all([correct(), correct()]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, ERRORS.STATE.code]);
  const late = { code: ERRORS.STATE.code, data: { state: 'processing' } };
  expect(both.find(({ code }) => code !== 0)).toMatchObject(late);
  expect(await correct()).toMatchObject(late);
  expect(await act(id, 'reject', 5, { reason_code: 'not_original', reason: '' })).toBe(200);
  expect(await correct()).toMatchObject({ code: ERRORS.CONFLICT.code });
  const unpaid = await call(ann, 'submit', { filing_id: id, version: 6, declare: 1 });
  expect(unpaid).toMatchObject({
    code: ERRORS.VALIDATION.code,
    data: { errors: [{ field: 'pay', rule: 'required' }] },
  });
});

it('names what it lacks, and who must prove their name first', async () => {
  const ann = await someone();
  const saved = await call(ann, 'save', { published_on: '2026-01-01', completed_on: '2026-01-02' });
  const { filing_id } = saved.data as { filing_id: string };
  const lacking = await submit(ann, filing_id);
  const fields = (lacking.data as { errors: { field: string }[] }).errors.map(({ field }) => field);
  expect(fields).toEqual(['title', 'work_kind', 'published_on', 'pictures', 'holder_kind']);
  const other = { filing_id, version: 1, ...(await content(ann, { holder_kind: 'person' })) };
  expect((await call(ann, 'save', other)).code).toBe(0);
  const unproven = await submit(ann, filing_id, 2);
  expect((unproven.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
    'holder_name',
    'holder_number',
    'documents',
  ]);
  const unverified = await member({ verified: false });
  const early = await submit(unverified, await drafted(unverified));
  expect(early.code).toBe(ERRORS.REAL_NAME.code);
});

it('takes a picture once of a member, and shows staff who filed it before', async () => {
  const [ann, ben] = [await someone(), await someone()];
  const bytes = await sharp({ create: { width: 33, height: 44, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  const copy = async (who: Caller) => [
    await plantPicture(await openFixtures(), who.id, 'filing_image', bytes, 'copy.png'),
  ];
  const first = await submitted(ann, { pictures: await copy(ann) });
  const again = await submit(ann, await drafted(ann, { pictures: await copy(ann) }));
  expect(again).toMatchObject({ code: ERRORS.FILED_ALREADY.code, data: { filing_id: first } });
  const { title, filing_number } = await detail(ann, first);
  expect(again.msg).toBe(`You have filed this work before: ${title} (${String(filing_number)})`);
  const mine = [...(await content(ben)).pictures, ...(await copy(ben))];
  const second = await submitted(ben, { pictures: mine });
  const shown = await fetch(`${url}/api/admin/filings/${second}`, { headers: { cookie: reviewer.cookie } });
  const record = (await shown.json()) as FilingAdminRecord;
  expect(record).toMatchObject({
    same_work: 1,
    same_works: [{ id: first, title: '山茶狐', image_id: mine[1], submitted_at: expect.any(String) }],
  });
  // Both pictures, which this member of staff may open.
  const { picture: own, other_picture } = record.same_works[0]!;
  expect(own).toContain(mine[1]);
  expect(other_picture).not.toContain(mine[1]);
  for (const address of [own, other_picture]) expect((await open(address!)).status).toBe(200);
});

it('takes only a PDF as a certificate', async () => {
  const paper = (name: string, bytes: Buffer) =>
    request(url)
      .post('/api/admin/files?usage=filing_certificate')
      .set('cookie', reviewer.cookie)
      .set('x-csrf-token', reviewer.csrf)
      .set('accept-language', 'en')
      .attach('file', bytes, name);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b4322a' } })
    .png()
    .toBuffer();
  const before = await rows('SELECT id FROM uploaded_file');
  // Neither by its name nor by its content.
  for (const [name, bytes, content] of [
    ['certificate.png', png, ''],
    ['certificate.pdf', png, '.content'],
    ['certificate.png', pdf({ text: 'CERTIFICATE' }), ''],
    ['certificate.pdf', Buffer.from('<html>certificate</html>'), '.unknown_content'],
  ] as const) {
    const { status, body } = await paper(name, bytes);
    const args = { accept: '.pdf', extension: '.pdf', content: 'PNG' };
    const file = translate('en', `rule.file_type${content}`, args);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: ERRORS.VALIDATION.code, errors: { file } }),
    ]);
  }
  expect(await rows('SELECT id FROM uploaded_file')).toEqual(before);
  expect((await paper('certificate.pdf', pdf({ text: 'CERTIFICATE' }))).status).toBe(200);
  // A picture that was uploaded for something else is no certificate either.
  const id = await submitted(await someone());
  expect(await act(id, 'send', 2)).toBe(200);
  const refused = await decide(reviewer, `filings/${id}/certify`, {
    ...{ version: 3, registration_number: 'F-1', registered_on: '2026-02-03' },
    certificate: await picture(reviewer.id, 'filing_image'),
  });
  expect([refused.status, refused.body.errors]).toEqual([400, { certificate: expect.any(String) }]);
});
