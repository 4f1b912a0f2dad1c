/** Pictures of others are filed only by those who work on an IP that has them, when it is submitted. */
import { ERRORS } from '@ipw/domain';
import { type Caller, openFixtures, picture, staff } from '../../testing/fixtures';
import { actOn, call, content, drafted, someone, submit } from '../../testing/filings';
import { ask } from '../../testing/proven';
import { api } from '../../testing/server';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url, reset } = api();
let ann: Caller;
let ben: Caller;
let ip_id: string;
/** Ann's, in the gallery of the IP. */
let theirs: string;

beforeEach(async () => {
  await reset();
  [ann, ben] = [await someone(), await someone()];
  const on = await openFixtures();
  ip_id = await plantIp(on, { ip_name: '山茶狐' });
  await plantOperator(on.db, ip_id, ann.id, 1);
  await plantOperator(on.db, ip_id, ben.id, 2);
  theirs = await picture(ann.id, 'series_image');
  const series = { ip_id, series_name: '春', images: [theirs] };
  expect((await ask(url, 'gallery/seriesSave', series, { token: ann.token })).code).toBe(0);
});

const save = async (more: object) => {
  const { pictures } = await content(ben);
  const work = await content(ben, { ip_id, pictures: [...pictures, theirs], ...more });
  const { code, data } = await call(ben, 'save', work);
  expect(code).toBe(0);
  return (data as { filing_id: string; version: number }).filing_id;
};
const leave = () => api().db().query('DELETE FROM ip_operator WHERE member_id = ?', [ben.id]);
const refusal = {
  code: ERRORS.VALIDATION.code,
  data: { errors: [expect.objectContaining({ field: 'pictures', rule: 'file' })] },
};

it('are filed by an operator, and by none who has left', async () => {
  expect(await submit(ben, await save({}))).toMatchObject({ code: 0, data: { state: 'submitted' } });
});

it('are not filed by one who has left since the draft, with or without the IP named', async () => {
  const id = await save({});
  await leave();
  expect(await submit(ben, id)).toMatchObject(refusal);
  // A draft keeps the files it has.
  const bare = { ...(await content(ben)), pictures: [theirs], filing_id: id, version: 1 };
  expect((await call(ben, 'save', bare)).code).toBe(0);
  expect(await submit(ben, id, 2)).toMatchObject(refusal);
  const own = { ...(await content(ben)), filing_id: id, version: 2 };
  expect((await call(ben, 'save', own)).code).toBe(0);
  expect((await submit(ben, id, 3)).code).toBe(0);
});

describe('in a correction by one who has left', () => {
  const why = { reason_code: 'pictures_unclear', reason: '' };
  const returned = async (id: string) => {
    expect((await submit(ben, id)).code).toBe(0);
    expect(await actOn(await staff('reviewer'), id, 'ask_correction', 2, why)).toBe(200);
  };

  it('are not filed when they were added for it', async () => {
    const id = await drafted(ben);
    await returned(id);
    const added = { ...(await content(ben, { ip_id })), pictures: [theirs], filing_id: id, version: 3 };
    expect((await call(ben, 'save', added)).code).toBe(0);
    await leave();
    expect(await submit(ben, id, 4)).toMatchObject(refusal);
  });

  it('stay when they were filed before', async () => {
    const id = await save({});
    await returned(id);
    await leave();
    expect(await submit(ben, id, 3)).toMatchObject({ code: 0, data: { state: 'submitted' } });
  });
});
