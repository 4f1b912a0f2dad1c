import request from 'supertest';
import { type Caller, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows, textOf } from '../../testing/server';

const { url, reset } = api();
const call = async (path: string, who: Caller, input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .set('accept-language', 'en')
      .send(input)
  ).body;
const desk = (who: StaffLogin, path: string) =>
  request(url).get(`/api/admin/verifications${path}`).set('cookie', who.cookie);
const decide = (who: StaffLogin, id: string, action: string, body: object) =>
  request(url)
    .post(`/api/admin/verifications/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .send(body);

let ann: Caller;
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  ann = await member({ verified: false, area_code: '65', phone_number: '81234567' });
  reviewer = await staff('reviewer');
});

const shown = async (more: object = {}) => ({
  real_name: 'Ann Tan Mei Ling',
  document_type: 'passport',
  document_number: 'e1234567k',
  document_images: [await picture(ann.id, 'identity')],
  ...more,
});

it('is confirmed by staff, who compare name and number with the pictures', async () => {
  expect((await call('member/auth', ann, await shown())).data).toEqual({ is_auth: 0, status: 'pending' });
  const row = (await desk(reviewer, '')).body[0];
  expect(row).toMatchObject({ state: 'pending', actions: ['assign', 'approve', 'reject'] });
  const open = (await desk(reviewer, `/${row.id}`)).body;
  expect(open).toMatchObject({
    real_name: 'Ann Tan Mei Ling',
    document_number: 'E1234567K',
    document_images: [{ image_width: 40 }],
  });
  expect((await decide(reviewer, row.id, 'approve', { version: row.version })).status).toBe(200);
  expect((await call('member/info', ann)).data.user).toMatchObject({
    is_auth: 1,
    auth_status: 'verified',
    auth_username: 'A***',
  });
  expect((await desk(reviewer, `/${row.id}`)).body).toMatchObject({
    real_name: 'A***',
    document_number: 'E*******K',
  });
});

it('is rejected with a reason, and shown again', async () => {
  await call('member/auth', ann, await shown());
  const row = (await desk(reviewer, '')).body[0];
  expect(
    (await decide(reviewer, row.id, 'reject', { version: row.version, reason_code: 'other' })).status,
  ).toBe(400);
  const { document_images } = (await desk(reviewer, `/${row.id}`)).body;
  const [{ image_id }] = document_images;
  const foreign = { field: 'document_images', image_id: row.id };
  const no = { version: row.version, reason_code: 'document_unclear', reason: 'glare' };
  expect((await decide(reviewer, row.id, 'reject', { ...no, marks: [foreign] })).status).toBe(400);
  expect((await decide(reviewer, row.id, 'reject', { ...no, marks: [{ field: 'phone' }] })).status).toBe(400);
  const marks = [{ field: 'real_name' }, { field: 'document_images', image_id }];
  await decide(reviewer, row.id, 'reject', { ...no, marks });
  expect((await desk(reviewer, `/${row.id}`)).body.marks).toEqual(marks);
  expect((await call('member/info', ann)).data.user).toMatchObject({
    auth_status: 'rejected',
    auth_reason: {
      reason_code: 'document_unclear',
      reason: 'glare',
      marks: [
        { field: 'real_name', picture: null },
        { field: 'document_images', picture: expect.stringContaining(image_id) },
      ],
    },
  });
  expect((await call('message/list', ann)).data.list[0]).toMatchObject({
    key: 'real_name_rejected',
    body: 'The pictures cannot be read. glare',
  });
  expect((await call('member/auth', ann, await shown())).data.status).toBe('pending');
  expect((await desk(reviewer, '/counts')).body).toMatchObject({ pending: 1, rejected: 0 });
});

it('refuses a second while one is under review, the mainland form, and missing papers', async () => {
  const input = await shown();
  const answers = await Promise.all([call('member/auth', ann, input), call('member/auth', ann, input)]);
  expect(answers.map(({ code }: { code: number }) => code).sort()).toEqual([0, 40900]);
  const ben = await member({ verified: false, area_code: '65', phone_number: '81234568' });
  expect((await call('member/auth', ben, await shown({ document_images: [] }))).data.errors[0]).toMatchObject(
    { field: 'document_images', rule: 'upload_required' },
  );
  expect((await call('member/auth', ben, await shown())).data.errors[0]).toMatchObject({
    field: 'document_images',
    rule: 'file',
  });
  const mainland = {
    real_name: '顾小满',
    document_number: '330106199003074218',
    phone_number: '13812345678',
    yzm: '123456',
  };
  expect((await call('member/auth', ben, mainland)).data.errors[0]).toMatchObject({ field: 'document_type' });
});

it('takes the papers of twenty people at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const phone_number = `812345${String(at + 10)}`;
      const one = await member({ verified: false, area_code: '65', phone_number });
      const image = await picture(one.id, 'identity');
      return call('member/auth', one, await shown({ document_images: [image] }));
    }),
  );
  expect(answers.map(({ code }: { code: number }) => code)).toEqual(Array(20).fill(0));
});

it('lets one of two reviewers decide', async () => {
  await call('member/auth', ann, await shown());
  const row = (await desk(reviewer, '')).body[0];
  const answers = await Promise.all([
    decide(reviewer, row.id, 'approve', { version: row.version }),
    decide(await staff('admin'), row.id, 'reject', { version: row.version, reason_code: 'name_mismatch' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('keeps nothing of the papers in clear', async () => {
  await call('member/auth', ann, await shown());
  for (const table of ['verification', 'audit_line', 'member', 'message', 'job']) {
    expect(textOf(await rows('SELECT * FROM ??', [table]))).not.toMatch(/Ann Tan|E1234567K|e1234567k/);
  }
});

it('tells the reviewer when the document is already somebody else’s', async () => {
  await call('member/auth', ann, await shown());
  const [first] = (await desk(reviewer, '')).body;
  expect((await desk(reviewer, `/${first.id}`)).body.same_document).toEqual([]);
  await decide(reviewer, first.id, 'approve', { version: first.version });
  const ben = await member({ verified: false, area_code: '65', phone_number: '81234568' });
  const document_images = [await picture(ben.id, 'identity')];
  await call('member/auth', ben, await shown({ document_images }));
  const [second] = (await desk(reviewer, '?filter={"state":"pending"}')).body;
  expect((await desk(reviewer, `/${second.id}`)).body.same_document).toMatchObject([{ id: ann.id }]);
});
