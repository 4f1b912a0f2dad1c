/**
 * Nine canaries: a password, one-time codes, session tokens, a TOTP secret, phones, a real name, a document number, the
 * installation's keys, the path and the content of an identity document. After a run with every kind of failure, at debug
 * level, none is found in the process's output, answers or stored data.
 */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkCharacter, ulid } from '@ipw/domain';
import { generate } from 'otplib';
import { Search } from '../testing/leaks/forms';
import { dump, filesBelow, type LeakSource } from '../testing/leaks/sources';
import { type Canaries, stormCalls, stormConsole, stormNowhere } from '../testing/leaks/storm';
import { type Answer, type Mood, SECRETS, Troubled } from '../testing/leaks/troubled';
import { checkerboard } from '../testing/pictures';
import { routesOf } from '../testing/routes';
import { AppModule } from '../src/app.module';
import { CONSOLE } from '../src/core/http/call';
import type { Keys } from '../src/core/keys';
import { ENDPOINTS } from '../src/core/openapi/openapi';
import { hashPassword } from '../src/core/security/password';

const PHONE = '13760418295';
const AUTH_PHONE = '13691750284';
const PASSWORD = 'canary Heron 83 六月';
const REAL_NAME = '欧阳雪岭';
const DOCUMENT = `33010619700307421${checkCharacter('33010619700307421')}`;
const STAFF_PASSWORD = 'canary Plover 47';

const troubled = new Troubled();
const dataOf = <T>({ text }: Answer): T => (JSON.parse(text.slice(text.indexOf('\n'))) as { data: T }).data;
const phone = { area_code: '86', phone_number: PHONE };
const values: Record<string, string> = {
  password: PASSWORD,
  'staff password': STAFF_PASSWORD,
  phone: PHONE,
  'auth phone': AUTH_PHONE,
  'real name': REAL_NAME,
  'document number': DOCUMENT,
  ...SECRETS,
};
const codes: string[] = [];

const call = (path: string, input: object, token = '') =>
  troubled.ask(path, `/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  });

/** Requests a code, and waits until the provider has received it. */
async function codeFor(phone_number: string, scene: string): Promise<string> {
  const before = troubled.sent.length;
  await call('member/sendYzm', { ...phone, phone_number, scene });
  while (troubled.sent.length === before) await wait(50);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(troubled.sent.at(-1)!)![0];
  codes.push(code);
  return code;
}

let token = '';
let staffHeaders: Record<string, string> = {};

async function comeIn(): Promise<void> {
  const registration = {
    ...phone,
    yzm: await codeFor(PHONE, 'register'),
    password: PASSWORD,
    confirm_password: PASSWORD,
    username: '岭上人',
    location: '浙江',
    agree: 1,
    idempotency_key: 'canary-register',
  };
  token = dataOf<{ token: string }>(await call('member/register', registration)).token;
  values['token'] = token;
  await call('member/register', registration);
  await call('member/login', { ...phone, login_type: 'password', password: `${PASSWORD}!` });
}

async function verify(): Promise<void> {
  const yzm = await codeFor(AUTH_PHONE, 'auth');
  const input = { real_name: REAL_NAME, document_number: DOCUMENT, phone_number: AUTH_PHONE, yzm };
  for (const mood of ['echo 500', 'echo text', 'no match', 'hang up'] as const satisfies Mood[]) {
    troubled.mood = mood;
    expect(await call('member/auth', input, token)).toMatchObject({ status: 500 });
  }
  troubled.mood = 'well';
  expect(dataOf<{ is_auth: number }>(await call('member/auth', input, token)).is_auth).toBe(1);
}

async function showPaper(): Promise<void> {
  const body = new FormData();
  const picture = new Uint8Array(await checkerboard('jpeg'));
  body.append('file', new Blob([picture]), `${REAL_NAME}.jpg`);
  const answer = await troubled.ask('common/upload', '/api/common/upload?usage=identity', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { file_path } = dataOf<{ file_path: string }>(answer);
  values['address'] = new URLSearchParams(file_path.split('?')[1]).get('s')!;
  const paper = Buffer.from(
    await (
      await fetch(troubled.url + file_path, { headers: { authorization: `Bearer ${token}` } })
    ).arrayBuffer(),
  );
  values['paper'] = paper.subarray(paper.length / 2, paper.length / 2 + 24).toString('latin1');
}

async function staffComeIn(): Promise<void> {
  const password_hash = await hashPassword(STAFF_PASSWORD);
  const row = { id: ulid(), username: 'warden', name: '管理员', role: 'admin', password_hash };
  await troubled.pool.query('INSERT INTO staff SET ?', [row]);
  const post = (path: string, input: object, headers = {}) =>
    troubled.ask(path, `/api/admin/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  const login = { username: 'warden', password: STAFF_PASSWORD };
  await post('login', { ...login, password: `${STAFF_PASSWORD}!` });
  const { text } = await post('login', login);
  const cookie = /console_session=[\w-]+/.exec(text)![0];
  const csrf = /"csrf_token":"([\w-]+)"/.exec(text)![1]!;
  staffHeaders = { cookie, 'x-csrf-token': csrf };
  values['staff token'] = cookie.split('=')[1]!;
  const enrolled = await post('totp/enrol', {}, staffHeaders);
  values['totp secret'] = /"secret":"(\w+)"/.exec(enrolled.text)![1]!;
  const totp = await generate({ secret: values['totp secret'] });
  await post('totp/confirm', { totp: '000000' }, staffHeaders);
  expect((await post('totp/confirm', { totp }, staffHeaders)).status).toBe(200);
}

/** The connection to the database breaks repeatedly during calls. */
async function loseTheDatabase(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await troubled.pool.query('DELETE FROM rate_limit');
    const input = { ...phone, login_type: 'password', password: PASSWORD };
    const working = () => [
      ...Array.from({ length: 6 }, () => call('member/login', input)),
      call('member/sendYzm', { ...phone, scene: 'reset' }),
      call('member/info', {}, token),
      call('ip/search', { keyword: '山' }, token),
      troubled.ask('GET members', '/api/admin/members', { headers: staffHeaders }),
    ];
    const midway = working();
    await wait(10 + round * 15);
    await troubled.cutLine(async () => {
      await Promise.all([...midway, ...working()]);
    });
  }
  for (let attempt = 0; attempt < 3000; attempt += 1)
    if ((await troubled.ask('ready', '/health/ready')).status === 200) return;
    else await wait(100);
}

/** A statement the database refuses, whose error contains its values. */
async function breakTheSchema(): Promise<void> {
  await troubled.pool.query('DELETE FROM rate_limit');
  await troubled.pool.query('ALTER TABLE member_session RENAME COLUMN browser TO gone');
  const login = { ...phone, login_type: 'password', password: PASSWORD };
  expect((await call('member/login', login)).status).toBe(500);
  await troubled.pool.query('ALTER TABLE member_session RENAME COLUMN gone TO browser');
}

beforeAll(async () => {
  await troubled.start();
  await comeIn();
  await verify();
  await showPaper();
  await staffComeIn();
  troubled.mood = 'echo 500';
  const typed: Canaries = {
    password: PASSWORD,
    yzm: codes[0]!,
    totp: values['totp secret']!,
    token,
    phone_number: PHONE,
    phone: PHONE,
    real_name: REAL_NAME,
    document_number: DOCUMENT,
    area_code: '86',
  };
  await stormCalls(
    troubled,
    ENDPOINTS.filter(({ path }) => path !== 'member/logout'),
    typed,
    token,
  );
  const routes = routesOf(AppModule).filter(({ marks }) => marks[CONSOLE] !== undefined);
  await stormConsole(troubled, routes, typed, staffHeaders);
  await stormNowhere(troubled, { ...typed, address: values['address']! });
  await breakTheSchema();
  await loseTheDatabase();
  for (const path of ['/metrics', '/api/docs-json', '/health/ready', '/', '/admin/'])
    await troubled.ask(path, path);
  const keys = JSON.parse(await readFile(join(troubled.dataDir, 'keys.json'), 'utf8')) as Keys;
  Object.assign(values, {
    'field key': keys.field['1'],
    'index key': keys.index,
    'address key': keys.address,
    'code key': keys.code['1'],
    'wallet key': keys.wallet,
  });
}, 900_000);

afterAll(() => troubled.close());

/** Created when all values are known, because it takes 16 MB. */
let search: Search | undefined;
const found = (sources: readonly LeakSource[]): string[] => {
  const all = (search ??= new Search(values));
  return sources.flatMap(({ name, bytes }) => all.in(bytes).map((value) => `${value} in ${name}`));
};
const codesIn = (text: string): string[] =>
  codes.filter((code) => new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(text));

it('lived through it, and much went wrong', () => {
  expect(troubled.alive).toBe(true);
  const statuses = new Set(troubled.answers.map(({ status }) => status));
  for (const status of [200, 400, 401, 404, 409, 500]) expect(statuses).toContain(status);
  expect(troubled.output).toContain('request failed');
  expect(troubled.output).toContain('"level":20');
});

const lines = () => troubled.output.split('\n');

it('wrote none', () => {
  const sources = lines().map((line) => ({ name: line.slice(0, 300), bytes: Buffer.from(line) }));
  expect(found(sources)).toEqual([]);
  expect(lines().filter((line) => codesIn(line).length > 0)).toEqual([]);
});

it('wrote who was refused what', () => {
  const events = lines().filter((line) => line.includes('"msg":"refused"'));
  for (const route of ['/api/member/login', '/api/admin/auth/login'])
    expect(events.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ reason: 'PASSWORD', route, actor_type: 'visitor' }),
    );
});

it('wrote no statement with its values', () => {
  const statement = /"sql|INSERT INTO|UPDATE `|\$argon2|is not valid JSON/;
  expect(lines().filter((line) => statement.test(line))).toEqual([]);
});

/** Answers that may contain a secret once, for the caller it is made for. */
const TOLD: Record<string, readonly string[]> = {
  token: ['member/register', 'member/login'],
  'staff token': ['login'],
  'totp secret': ['totp/enrol'],
  address: ['common/upload'],
};

it('answered none but to whom it belongs', () => {
  const leaks = troubled.answers.flatMap(({ call: path, text, status }) =>
    [
      ...found([{ name: path, bytes: Buffer.from(text) }]),
      ...codesIn(text).map((code) => `${code} in ${path}`),
    ]
      .map((leak) => ({ leak, what: leak.slice(0, leak.indexOf(' in ')) }))
      .filter(({ what }) => !TOLD[what]?.includes(path) && path !== `label ${values[what] ?? what}`)
      .map(({ leak }) => `${leak} (${String(status)})`),
  );
  expect([...new Set(leaks)]).toEqual([]);
});

it('tells of a fault nothing but its number', () => {
  const faults = troubled.answers.filter(({ status }) => status === 500);
  expect(faults.length).toBeGreaterThan(4);
  for (const { text } of faults) expect(text).toMatch(/"data":\{"request_id":"[\w-]+"\}\}$/);
});

it('kept none, in rows or files', async () => {
  const rows = await dump(troubled.pool);
  expect(rows.length).toBeGreaterThan(10);
  expect(found(rows)).toEqual([]);
  expect(
    rows.flatMap(({ name, bytes }) => codesIn(bytes.toString()).map((code) => `${code} in ${name}`)),
  ).toEqual([]);
  expect(found(await filesBelow(troubled.dataDir, ['keys.json']))).toEqual([]);
});

it('puts none into what browsers load', async () => {
  const built = await Promise.all(
    ['holder-web', 'admin-web'].map((app) => filesBelow(join(__dirname, '../..', app, 'dist'))),
  );
  const scripts = built.flat().filter(({ name }) => /\.(js|css|html)$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  expect(found(scripts)).toEqual([]);
  const settings = /API_SIGN_SECRET|TWILIO|IDENTITY_TOKEN|DATABASE_URL|-----BEGIN|keys\.json/;
  expect(scripts.filter(({ bytes }) => settings.test(bytes.toString())).map(({ name }) => name)).toEqual([]);
  expect(built.flat().filter(({ name }) => name.endsWith('.map'))).toEqual([]);
});
