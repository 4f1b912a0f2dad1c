import { bucketIn, readConfig } from './config';

const DATABASE_URL = 'mysql://ipw@localhost/ipw';
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'eu',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL, ...env });

it('keeps files in the folder until a bucket is set up, whole', () => {
  expect(bucketIn(read({}))).toBeUndefined();
  expect(bucketIn(read(BUCKET))).toMatchObject({ bucket: 'files' });
});

it.each(Object.keys(BUCKET))('refuses a bucket without %s', (name) => {
  expect(() => read({ ...BUCKET, [name]: '' })).toThrow(`configuration: ${name} is needed with S3_`);
});

it('refuses what lends credentials without a bucket, and a token service without a role', () => {
  expect(() => read({ S3_ROLE_ARN: 'arn:aws:iam:::role/uploads' })).toThrow('S3_ENDPOINT is needed');
  expect(() => read({ ...BUCKET, S3_STS_ENDPOINT: 'https://sts.example.com' })).toThrow(
    'S3_ROLE_ARN is needed',
  );
  expect(() => read({ S3_KEY: 'x' })).toThrow('configuration: S3_KEY is not a setting');
});
