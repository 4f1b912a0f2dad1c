/** The authorization manual: allowed content, contacts found in it, and who sees it when. */
import { call, begin, ann, console_, decide, ip, query, reviewer } from '../../testing/gallery';
import { member } from '../../testing/fixtures';
import { objectStream, pdf } from '../../testing/pdfs';
import { api } from '../../testing/server';
import { filesIn, open, upload } from '../../testing/uploads';
import sharp from 'sharp';

const { url } = api();
beforeEach(begin);

const TEXT = 'How this fox may be used\nWeChat: tea_fox_2019\nCall 0571-88886666';
const sent = async (text = 'How this fox may be used', who = ann) =>
  (await upload(who, 'authorization_manual', 'Fox.pdf', pdf({ text }))).data;
const ask = async (path: string, input: object = {}) =>
  (await call(`ip/manual${path}`, ann, { ip_id: ip, ...input })).data;
const queued = async () => (await console_(reviewer, '?filter={"state":"pending"}')).body[0];
const page = async () => (await fetch(`${url}/ip/${encodeURIComponent('山茶兔')}`)).text();
/** Where the link on the public page leads; null while there is no manual. */
const manualAddress = async () =>
  (await fetch(`${url}/go/${ip}/manual`, { redirect: 'manual' })).headers.get('location');
const approve = async () => {
  const { id, version } = await queued();
  return decide(reviewer, id, 'approve', { version });
};

it('is searched for contact details, and has a picture of its first page', async () => {
  const { thumb_path, file_path, image_width, document } = await sent(TEXT);
  expect(document).toMatchObject({
    pages: 1,
    pages_read: 1,
    page_width: 1280,
    page_height: 1811,
    contacts: [
      { kind: 'wechat', text: 'WeChat: tea_fox_2019' },
      { kind: 'phone', text: '0571-88886666' },
    ],
  });
  expect(image_width).toBeNull();
  for (const [path, width] of [
    [thumb_path!, 300],
    [document!.page_path, 1280],
  ] as const)
    expect(await sharp((await open(path)).bytes).metadata()).toMatchObject({ format: 'webp', width });
  const whole = await open(file_path);
  expect(whole.headers.get('content-disposition')).toBe('attachment');
  expect(whole.bytes).toEqual(pdf({ text: TEXT }));
  // Found contacts are personal data, so they are stored encrypted.
  const [row] = await query<{ document: Buffer }>('SELECT document FROM uploaded_file');
  expect(row!.document.toString('latin1')).not.toContain('8888');
});

it.each([
  ['pdf_script', { more: [objectStream('<< /S /JavaScript /JS (x) >>')] }],
  ['pdf_opens', { entry: '/OpenAction [3 0 R /Fit]' }],
  ['pdf_broken', { entry: '/Pages 9 0 R' }],
] as const)('is refused by the rule %s, and nothing of it stays', async (rule, wish) => {
  const { code, data } = await upload(ann, 'authorization_manual', 'Fox.pdf', pdf(wish));
  expect([code, data.errors?.[0]?.rule]).toEqual([40001, rule]);
  expect([await filesIn('incoming'), await query('SELECT id FROM uploaded_file')]).toEqual([[], []]);
});

it('shows what was approved last, to everybody, until it is deleted', async () => {
  expect(await ask('Detail')).toMatchObject({ state: 'draft', subject_id: null, actions: [] });
  const first = await sent();
  expect(await ask('Save', { manual_file: first.image_id })).toMatchObject({ state: 'draft' });
  const { version } = await ask('Detail');
  expect(await ask('Submit', { version })).toMatchObject({ state: 'pending' });
  const { subject_id: manual_id } = await ask('Detail', {});
  expect(await ask('Detail', { manual_id })).toMatchObject({ live: null, actions: ['withdraw', 'delete'] });
  const listed = { manual_id, state: 'pending', manual_file: { image_id: first.image_id } };
  expect(await ask('List')).toMatchObject({ list: [listed], total: 1, page: 1 });
  expect(await ask('List', { review_state: 'approved' })).toMatchObject({ list: [], total: 0 });
  expect(await ask('Sort', { manual_ids: [manual_id] })).toEqual({ sorted: 1 });
  expect((await open(`/files/${first.image_id}/whole`)).status).toBe(404);
  expect(await page()).not.toContain(first.image_id);

  const row = await queued();
  expect(row).toMatchObject({ subject: 'manual', picture: expect.stringContaining(first.image_id) });
  const { fields } = (await console_(reviewer, `/${row.id}`)).body;
  expect(fields[0].proposed.value[0]).toMatchObject({ file_name: 'Fox.pdf', document: { contacts: [] } });
  expect((await approve()).status).toBe(200);
  expect((await open(`/files/${first.image_id}/whole`)).status).toBe(200);
  expect(await page()).toContain(`href="/go/${ip}/manual" download="山茶兔.pdf"`);
  expect(await manualAddress()).toContain(`/files/${first.image_id}/whole`);
  expect((await call('ip/public', ann, { ip_id: ip })).data.manual).toMatchObject({ pages: 1 });

  // A second manual with contact details: staff are warned, buyers still see the first.
  const second = await sent(TEXT);
  await ask('Save', { manual_file: second.image_id });
  await ask('Submit');
  const again = (await console_(reviewer, `/${(await queued()).id}`)).body.fields[0];
  expect(again.proposed.value[0].document.contacts).toHaveLength(2);
  expect((await open(`/files/${second.image_id}/t1280`)).status).toBe(404);
  expect(await page()).toContain(first.image_id);

  const seen = (await ask('Detail')).version;
  expect((await call('ip/manualDelete', ann, { ip_id: ip, version: seen + 1 })).code).toBe(40901);
  expect(await ask('Delete', { version: seen })).toEqual({
    manual_id,
    trash_id: expect.any(String),
  });
  expect((await open(`/files/${first.image_id}/whole`)).status).toBe(404);
  expect(await page()).not.toContain('/manual" download');
  expect(await manualAddress()).toBeNull();
  expect(await ask('Detail')).toMatchObject({ state: 'draft', live: null, proposed: null, actions: [] });
  expect((await call('ip/manualDelete', ann, { ip_id: ip })).code).toBe(40400);

  // A new one starts with a version above all earlier ones.
  await ask('Save', { manual_file: (await sent()).image_id });
  expect((await ask('Detail')).version).toBeGreaterThan(seen);
  await ask('Submit');
  expect((await approve()).status).toBe(200);
});

it('takes one document of the holder’s own, and no picture', async () => {
  const save = (manual_file: unknown) => call('ip/manualSave', ann, { ip_id: ip, manual_file });
  const ben = await member();
  const theirs = await sent('Ben', ben);
  const { image_id } = await sent();
  expect((await save(theirs.image_id)).data.errors[0]).toMatchObject({ rule: 'file' });
  expect((await save([image_id, image_id])).code).toBe(40001);
  await save(null);
  expect((await call('ip/manualSubmit', ann, { ip_id: ip })).data.errors[0]).toMatchObject({
    field: 'manual_file',
    rule: 'upload_required',
  });
});
