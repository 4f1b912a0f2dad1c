import { AGREEMENTS, formatDay, shanghaiDay, ulid } from '@ipw/domain';
import request from 'supertest';
import { type Caller, openFixtures, member, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { plantIp } from '../db/seed/fixtures';

const { url, db, reset } = api();
const call = async (path: string, who: Caller | undefined, input: object = {}) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('accept-language', 'en')
      .set(who ? { authorization: `Bearer ${who.token}` } : {})
      .send(input)
  ).body;
const desk = (who: StaffLogin, method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const query = request(url);
  return query[method](`/api/admin/agreements${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
};
const rows = async <T>(sql: string) => (await db().query(sql))[0] as T[];
const today = shanghaiDay(new Date());
const day = (days: number) => shanghaiDay(new Date(Date.now() + days * 86_400_000));

let admin: StaffLogin;
let ann: Caller;
let bob: Caller;

beforeEach(async () => {
  await reset();
  [admin, ann, bob] = await Promise.all([staff('admin'), member(), member()]);
});

interface Draft {
  version: number;
  texts: Record<string, { title: string; sections: { heading: string; paragraphs: string[] }[] }>;
}

const begin = async (page = 'serviceAgreement'): Promise<Draft> =>
  (await desk(admin, 'post', `/${page}/draft`)).body.draft;

/** Adds a clause to the English text and changes the first one. */
async function edit(page = 'serviceAgreement', more = 'We keep logs for 30 days.'): Promise<number> {
  const { version, texts } = await begin(page);
  const { title, sections } = texts.en!;
  const [first, ...rest] = sections;
  const changed = { ...first!, paragraphs: [...first!.paragraphs, more] };
  const body = {
    version,
    language: 'en',
    title,
    sections: [changed, ...rest, { heading: '99. New clause', paragraphs: ['Brand new.'] }],
  };
  return (await desk(admin, 'put', `/${page}/draft`, body)).body.version;
}

const publish = (version: number, effective_from = today, page = 'serviceAgreement', who = admin) =>
  desk(who, 'post', `/${page}/publish`, { version, effective_from });

/** A member who agreed to a version. */
async function agreed(who: Caller, page = 'serviceAgreement', version = '1.0') {
  const { data } = await call('content/legal', undefined, { page, version });
  await (
    await openFixtures()
  ).db.insert('consent', {
    id: ulid(),
    member_id: who.id,
    agreement: page,
    version,
    text_hash: data.hash,
    language: 'en',
  });
}

it('lists the texts, the built-in ones as version 1.0', async () => {
  const { body, headers } = await desk(admin, 'get', '');
  expect(body.map((row: { id: string }) => row.id)).toEqual(AGREEMENTS);
  expect(headers['content-range']).toBe('agreements 0-10/11');
  expect(body[1]).toMatchObject({
    live: { version: '1.0', validity: 'live' },
    coming: null,
    drafting: false,
    state: 'published',
    version: 1,
    actions: ['draft'],
  });
  const turned = await desk(admin, 'get', '?sort=["id","DESC"]&range=[0,1]');
  expect(turned.body.map((row: { id: string }) => row.id)).toEqual(AGREEMENTS.slice(-2).reverse());
  expect(turned.headers['content-range']).toBe('agreements 0-1/11');
});

it('drafts, edits and publishes a version; readers get it at once, and the old one by its number', async () => {
  const version = await edit();
  const { body } = await publish(version);
  expect(body).toMatchObject({ live: { version: '2.0' }, draft: null });
  const { data } = await call('content/legal', undefined, { page: 'serviceAgreement' });
  expect(data).toMatchObject({ version: '2.0', effective_from: today });
  expect(
    data.versions.map((one: { version: string; validity: string }) => [one.version, one.validity]),
  ).toEqual([
    ['2.0', 'live'],
    ['1.0', 'past'],
  ]);
  expect(data.sections.at(-1)).toEqual({ heading: '99. New clause', paragraphs: ['Brand new.'] });
  const old = (await call('content/legal', undefined, { page: 'serviceAgreement', version: '1.0' })).data;
  expect(old.version).toBe('1.0');
  expect(old.hash).not.toBe(data.hash);
  expect((await call('content/legal', undefined, { page: 'serviceAgreement', version: '3.0' })).code).toBe(
    40400,
  );
  const history = (await desk(admin, 'get', '/serviceAgreement/history')).body;
  expect(history.map((line: { action: string }) => line.action)).toEqual(['publish', 'create']);
});

it('holds a version back until its day, and says that it comes', async () => {
  await agreed(ann);
  await publish(await edit(), day(3));
  const { data } = await call('content/legal', undefined, { page: 'serviceAgreement' });
  expect(data.version).toBe('1.0');
  expect(data.versions[0]).toMatchObject({ version: '2.0', validity: 'coming' });
  expect((await call('content/updates', ann)).data).toEqual([]);
  expect(
    (await call('content/consent', ann, { page: 'serviceAgreement', version: '2.0', agree: 1 })).code,
  ).toBe(40400);
  await db().query('UPDATE agreement_version SET effective_from = ?', [today]);
  expect((await call('content/updates', ann)).data).toHaveLength(1);
});

it('shows who agreed before the clauses that changed, once, and stores version, hash and time', async () => {
  await agreed(ann);
  await publish(await edit());
  const { data } = await call('content/updates', ann);
  expect(data).toMatchObject([
    { page: 'serviceAgreement', renewal: 'consent', from_version: '1.0', version: '2.0' },
  ]);
  expect(data[0].changes.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'added']);
  expect(data[0].changes[0].lines.at(-1)).toEqual({ kind: 'added', text: 'We keep logs for 30 days.' });
  expect((await call('content/updates', bob)).data).toEqual([]);

  expect(await call('content/consent', ann, { page: 'serviceAgreement', version: '2.0' })).toMatchObject({
    code: 42005,
  });
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('content/consent', ann, { page: 'serviceAgreement', version: '2.0', agree: 1 })),
  );
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect((await call('content/updates', ann)).data).toEqual([]);
  const [stored, ...others] = await rows<Record<string, string>>(
    "SELECT * FROM consent WHERE version = '2.0'",
  );
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    member_id: ann.id,
    kind: 'consent',
    text_hash: data[0].hash,
    language: 'en',
  });
});

it('only brings to notice what binds nobody for long', async () => {
  await agreed(ann, 'bidActivityRequirements');
  await publish(await edit('bidActivityRequirements'), today, 'bidActivityRequirements');
  expect((await call('content/updates', ann)).data).toMatchObject([{ renewal: 'notice' }]);
  const read = { page: 'bidActivityRequirements', version: '2.0' };
  expect((await call('content/consent', ann, read)).code).toBe(0);
  expect((await call('content/updates', ann)).data).toEqual([]);
  expect(await rows("SELECT kind FROM consent WHERE version = '2.0'")).toEqual([{ kind: 'notice' }]);
});

it('stores the version a form showed although a newer one came meanwhile, and asks about that one', async () => {
  await publish(await edit('ipCoopFrame'), today, 'ipCoopFrame');
  await agreed(ann, 'ipCoopFrame', '2.0');
  const { body } = await desk(admin, 'get', '/ipCoopFrame');
  expect(body.versions).toMatchObject([
    { version: '2.0', consents: 1 },
    { version: '1.0', consents: 0, published_by: null },
  ]);
  await publish(await edit('ipCoopFrame', 'And more.'), today, 'ipCoopFrame');
  expect((await call('content/updates', ann)).data).toMatchObject([
    { page: 'ipCoopFrame', from_version: '2.0', version: '3.0' },
  ]);
  // Shown 2.0, answered after 3.0 came into force: stored as an answer to 2.0, and 3.0 is asked about.
  expect((await call('content/consent', bob, { page: 'ipCoopFrame', version: '2.0', agree: 1 })).code).toBe(
    0,
  );
  expect((await call('content/updates', bob)).data).toMatchObject([{ from_version: '2.0', version: '3.0' }]);
});

it('keeps with a claim the version its form showed, while a newer one is in force', async () => {
  await publish(await edit('ipCoopFrame'), today, 'ipCoopFrame');
  const on = await openFixtures();
  const claim = async (who: Caller, more: object = {}) =>
    call('claim/submit', who, {
      kind: 'normal',
      ip_id: await plantIp(on, { ip_name: '山茶兔' }),
      proof_images: [await picture(who.id)],
      agree: 1,
      ...more,
    });
  const shown = (version: string) => ({ texts: [{ page: 'ipCoopFrame', version }] });
  expect((await claim(ann, shown('3.0'))).data.errors).toMatchObject([{ field: 'texts', rule: 'choice' }]);
  expect((await claim(ann, shown('1.0'))).code).toBe(0);
  expect((await claim(bob)).code).toBe(0);
  const hashOf = async (version: string) =>
    (await call('content/legal', undefined, { page: 'ipCoopFrame', version })).data.hash as string;
  const [stored] = await db().query(
    'SELECT member_id, agreement, version, text_hash, language, kind FROM consent ORDER BY id',
  );
  const same = { agreement: 'ipCoopFrame', language: 'en', kind: 'consent' };
  expect(stored).toEqual([
    { member_id: ann.id, version: '1.0', text_hash: await hashOf('1.0'), ...same },
    { member_id: bob.id, version: '2.0', text_hash: await hashOf('2.0'), ...same },
  ]);
});

describe('publishing', () => {
  it('happens once when two press, and never again to a published version', async () => {
    const version = await edit();
    const other = await staff('admin');
    const answers = await Promise.all([publish(version), publish(version, today, 'serviceAgreement', other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows('SELECT id FROM agreement_version')).toHaveLength(1);
    expect((await publish(version + 1)).status).toBe(409);
    const save = { version: 3, language: 'en', title: 'x', sections: [{ heading: 'x', paragraphs: ['x'] }] };
    expect((await desk(admin, 'put', '/serviceAgreement/draft', save)).status).toBe(409);
    expect((await desk(admin, 'post', '/serviceAgreement/discard', { version: 3 })).status).toBe(409);
  });

  it('refuses yesterday, a day before the version it follows, and a text without a change', async () => {
    const version = await edit();
    expect((await publish(version, day(-1))).body.errors.effective_from).toMatch(formatDay(today, 'en'));
    expect((await publish(version, '2026-02-30')).status).toBe(400);
    await publish(version, day(5));
    const next = await begin();
    expect((await publish(next.version, day(4))).body.errors.effective_from).toMatch(formatDay(day(5), 'en'));
    expect((await publish(next.version, day(5))).body.errors.sections).toMatch(
      /identical to the previous version/,
    );
  });

  it('is for administrators', async () => {
    const version = await edit();
    const reviewer = await staff('reviewer');
    expect((await publish(version, today, 'serviceAgreement', reviewer)).status).toBe(403);
    expect((await desk(reviewer, 'get', '')).status).toBe(403);
  });
});

describe('a draft', () => {
  it('is one at a time, even when two begin together', async () => {
    const other = await staff('admin');
    const answers = await Promise.all([
      desk(admin, 'post', '/disclaimer/draft'),
      desk(other, 'post', '/disclaimer/draft'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows('SELECT id FROM agreement_version')).toHaveLength(1);
  });

  it('does not overwrite what somebody else saved', async () => {
    const { version } = await begin();
    const body = (title: string) => ({
      version,
      language: 'en',
      title,
      sections: [{ heading: 'x', paragraphs: ['x'] }],
    });
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => desk(admin, 'put', '/serviceAgreement/draft', body(title))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is gone when discarded, with a line in the log, and can be begun anew', async () => {
    const { version } = await begin();
    expect((await desk(admin, 'post', '/serviceAgreement/discard', { version: version + 1 })).status).toBe(
      409,
    );
    expect((await desk(admin, 'post', '/serviceAgreement/discard', { version })).body.draft).toBeNull();
    expect(
      await rows("SELECT id FROM audit_line WHERE subject = 'agreement' AND action = 'remove'"),
    ).toHaveLength(1);
    expect((await begin()).version).toBe(1);
  });
});
