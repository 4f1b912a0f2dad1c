import { bucketIn } from './bucket-settings';
import { readConfig } from './config';

const DATABASE_URL = 'mysql://ipw@localhost/ipw';
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'eu',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL, NODE_ENV: 'test', ...env });

it('keeps files in the folder until a bucket is set up, whole', () => {
  expect(bucketIn(read({}))).toBeUndefined();
  expect(bucketIn(read(BUCKET))).toMatchObject({ bucket: 'files' });
});

it.each(Object.keys(BUCKET))('refuses a bucket without %s', (name) => {
  expect(() => read({ ...BUCKET, [name]: '' })).toThrow(`configuration: ${name} is required with S3_`);
});

it('gives the demo a bank account, and nobody else', () => {
  expect(read({ DEMO: '1' })).toMatchObject({ BANK_ACCOUNT: '6200 0000 0000 0000 000' });
  expect(read({}).BANK_ACCOUNT).toBeUndefined();
  const own = { BANK_HOLDER: 'Camellia', BANK_NAME: 'Bank', BANK_ACCOUNT: '620012' };
  expect(read({ DEMO: '1', ...own })).toMatchObject(own);
  expect(() => read({ DEMO: '1', BANK_NAME: 'Bank' })).toThrow('set together or not at all');
});

it.each([
  ['', []],
  ['2027-01-01', ['2027-01-01']],
  [' 2027-01-01, 2027-02-27/2027-03-01', ['2027-01-01', '2027-02-27', '2027-02-28', '2027-03-01']],
])('takes the holidays %p', (OPERATOR_HOLIDAYS, days) => {
  expect(read({ OPERATOR_HOLIDAYS }).OPERATOR_HOLIDAYS).toEqual(days);
});

it.each([
  'spring',
  '2027-02-30',
  '2027-1-1',
  '2027-02-11/2027-02-05',
  '2027-02-05/2028-02-11',
  '2027-02-05/',
])('refuses the holidays %p', (OPERATOR_HOLIDAYS) => {
  expect(() => read({ OPERATOR_HOLIDAYS })).toThrow('OPERATOR_HOLIDAYS: must be days and ranges');
});

it('gives the demo its own address for labels, and nobody else', () => {
  expect(read({ DEMO: '1', PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  expect(read({ DEMO: '1', PUBLIC_URL: 'http://10.0.0.5' }).PUBLIC_URL).toBe('http://10.0.0.5');
  expect(read({}).PUBLIC_URL).toBeUndefined();
});

it('refuses what lends credentials without a bucket, and a token service without a role', () => {
  expect(() => read({ S3_ROLE_ARN: 'arn:aws:iam:::role/uploads' })).toThrow('S3_ENDPOINT is required');
  expect(() => read({ ...BUCKET, S3_STS_ENDPOINT: 'https://sts.example.com' })).toThrow(
    'S3_ROLE_ARN is required',
  );
  expect(() => read({ S3_KEY: 'x' })).toThrow('configuration: unknown setting S3_KEY');
});

it.each([
  undefined,
  'postgres://a:b@h/x',
  'mysql://a:b@h',
  'mysql://a:b@h/',
  'mysql://a:b@h/x/y',
  'mysql://a:p@ss#word@h/x',
  'mysql://a:p/w@h/x',
  'mysql://a:p%zz@h/x',
  // The driver would silently ignore the first parameter, and check no certificate by the second.
  'mysql://a:b@h/x?charset=utf8',
  'mysql://a:b@h/x?ssl={"rejectUnauthorized":false}',
])('says how the address of the database is written instead of %s', (wrong) => {
  expect(() => read({ DATABASE_URL: wrong })).toThrow(
    'configuration: DATABASE_URL: must be set to mysql://user:password@host/database, with special characters',
  );
});

it('takes an address of the database under both names of the protocol', () => {
  for (const right of ['mysql://a:b@h/x', 'mariadb://a:p%40ss@[::1]:3307/x', 'mysql://a:b@h/x?ssl=true'])
    expect(read({ DATABASE_URL: right }).DATABASE_URL).toBe(right);
});

it('says between which numbers a number lies', () => {
  for (const wrong of ['x', '70000', '-1', '1.5'])
    expect(() => read({ PORT: wrong })).toThrow(
      'configuration: PORT: must be a whole number from 0 to 65535',
    );
});

it('refuses a misspelt address of visitors', () => {
  expect(() => read({ PUBLIC_ADDRESS: 'https://ip.example.com' })).toThrow('unknown setting PUBLIC_ADDRESS');
});
