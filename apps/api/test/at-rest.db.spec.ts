/** Files on disk contain no readable phone, name, number or paper of fifty people. */
import { randomBytes } from 'node:crypto';
import { checkCharacter } from '@ipw/domain';
import { getMetadataArgsStorage } from 'typeorm';
import { Search } from '../testing/leaks/forms';
import { databaseFiles, dump, filesBelow, type LeakSource } from '../testing/leaks/sources';
import { checkerboard } from '../testing/pictures';
import { api } from '../testing/server';
import { askCode, call, register } from '../testing/sign-up';
import { open, upload } from '../testing/uploads';
import { ENTITIES } from '../testing/entities';
import { PERSONAL_DATA } from '../testing/personal-data';

const { dataDir, reset, db } = api();
/** The outbox replaces sending and is refused in production. The key file is readable by design. */
const KNOWN = ['outbox', 'keys.json'];

const nonce = String(randomBytes(2).readUInt16BE()).padStart(5, '0');
const number = (digits: string) => digits + checkCharacter(digits);
const han = (at: number) =>
  [0x5f20, 0x661f, 0x6cb3].map((base, place) => String.fromCodePoint(base + at * 7 + place)).join('');

const mainland = Array.from({ length: 12 }, (_, at) => ({
  area_code: '86',
  phone_number: `137${nonce}${String(at + 100)}`,
  auth_phone: `136${nonce}${String(at + 100)}`,
  real_name: han(at),
  document_number: number(`33010619${String(70 + at)}0307${String(at + 421)}`),
}));
const overseas = Array.from({ length: 3 }, (_, at) => ({
  // Of ten digits: eight are found in a log by chance. An exchange begins with 2 to 9, and does not end with 11.
  area_code: '1',
  phone_number: `${['415', '212', '310'][at]!}26${nonce}`,
  real_name: `Wong Siu Ling ${['Ada', 'Bea', 'Cora'][at]!}`,
  document_number: `K${nonce}${String(at)}7`,
}));
const account = ({ area_code, phone_number }: { area_code: string; phone_number: string }, at: number) => ({
  area_code,
  phone_number,
  username: `holder${String(at)}`,
  password: `a calm fox ${phone_number}`,
});

const values: Record<string, string> = Object.fromEntries(
  [...mainland, ...overseas].flatMap((person, at) =>
    Object.entries({ ...person, ...account(person, at) })
      .filter(([field]) => !['area_code', 'username'].includes(field))
      .map(([field, value]) => [`${field} ${String(at)}`, value]),
  ),
);

let papers: { image_id: string; file_path: string }[] = [];

async function comeIn(person: (typeof mainland)[number], at: number): Promise<void> {
  const { auth_phone, real_name, document_number } = person;
  const [token, yzm] = await Promise.all([
    register(account(person, at)),
    askCode({ area_code: '86', phone_number: auth_phone }, 'auth'),
  ]);
  await call('member/auth', { real_name, document_number, phone_number: auth_phone, yzm }, token);
}

async function comeFromAfar(person: (typeof overseas)[number], at: number) {
  const token = await register(account(person, at + mainland.length));
  const { real_name, document_number } = person;
  const sent = await checkerboard('png');
  const { data } = await upload({ id: '', phone_number: '', token }, 'identity', `${real_name}.png`, sent);
  const document_images = [data.image_id];
  await call(
    'member/auth',
    { document_type: 'passport', real_name, document_number, document_images },
    token,
  );
  return data;
}

beforeAll(async () => {
  await reset();
  await Promise.all(mainland.map(comeIn));
  papers = await Promise.all(overseas.map(comeFromAfar));
});

const found = (sources: readonly LeakSource[]): string[] => {
  const search = new Search(values);
  return sources.flatMap(({ name, bytes }) => search.in(bytes).map((value) => `${value} in ${name}`));
};

it('looks for fifty values at least, and would find them', () => {
  expect(new Set(Object.values(values)).size).toBeGreaterThanOrEqual(50);
  const search = new Search(values);
  const [name, phone] = [mainland[3]!.real_name, mainland[3]!.phone_number];
  for (const text of [
    `x${phone}y`,
    Buffer.from(`"${phone}"`).toString('base64'),
    Buffer.from(name, 'utf16le'),
    Buffer.from(`<${name}>`).toString('hex'),
    JSON.stringify({ name }),
    `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`,
  ])
    expect(search.in(Buffer.from(text as string))).toHaveLength(1);
});

it('finds none in the rows', async () => {
  const sources = await dump();
  expect(sources.length).toBeGreaterThan(10);
  expect(found(sources)).toEqual([]);
});

it('finds none in the data folder', async () => {
  const sources = await filesBelow(dataDir, KNOWN);
  expect(sources.length).toBeGreaterThan(papers.length);
  expect(found(sources)).toEqual([]);
});

it('finds none in the database’s own files', async () => {
  const sources = await databaseFiles();
  expect(sources.some(({ name }) => name.endsWith('member.ibd'))).toBe(true);
  expect(sources.some(({ name }) => name.includes('ib_logfile'))).toBe(true);
  expect(found(sources)).toEqual([]);
});

it('keeps no paper that can be looked at, and serves it whole', async () => {
  const stored = await filesBelow(`${dataDir}/uploads`);
  const theirs = stored.filter(({ name }) => papers.some(({ image_id }) => name.includes(image_id)));
  expect(theirs).toHaveLength(papers.length * 4);
  for (const { name, bytes } of theirs)
    expect({ name, head: bytes.subarray(0, 8).toString('latin1') }).toEqual({ name, head: '\0sealed1' });
  for (const { file_path } of papers) {
    const { status, bytes, headers } = await open(file_path);
    expect({ status, head: bytes.subarray(1, 4).toString() }).toEqual({ status: 200, head: 'PNG' });
    expect(headers.get('content-length')).toBe(String(bytes.length));
  }
  const [files] = await db().query(
    "SELECT DISTINCT file_name FROM uploaded_file WHERE usage_name = 'identity'",
  );
  expect(files).toEqual([{ file_name: 'identity.png' }]);
});

/** Columns of bytes that hold hashes of what everybody may see. */
const HASHES = ['ip.indexed'];

it('names every column of bytes, and no column that is not there', () => {
  const columns = getMetadataArgsStorage().columns.map(({ target, propertyName, options }) => ({
    name: `${nameOf(target)}.${propertyName}`,
    bytes: /binary|blob/.test(String(options.type)),
  }));
  const sealed = Object.entries(PERSONAL_DATA).filter(([, how]) => how === 'sealed');
  expect(sealed.map(([name]) => name).sort()).toEqual(
    columns
      .filter(({ name, bytes }) => bytes && !HASHES.includes(name))
      .map(({ name }) => name)
      .sort(),
  );
  const known = columns.map(({ name }) => name);
  expect(Object.keys(PERSONAL_DATA).filter((name) => !known.includes(name))).toEqual([]);
  expect(ENTITIES.length).toBeGreaterThan(10);
});

function nameOf(target: unknown): string {
  return getMetadataArgsStorage().tables.find((table) => table.target === target)?.name ?? '';
}
