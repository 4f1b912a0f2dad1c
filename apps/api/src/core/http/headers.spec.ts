import { type Config, readConfig } from '../config';
import { headersOf } from './headers';

const headersWith = (settings: Partial<Config> = {}) =>
  headersOf({
    ...readConfig({ NODE_ENV: 'test', DATABASE_URL: 'mysql://ipw@localhost/ipw' }),
    ...settings,
  });

it('tell browsers to come by TLS alone, in production', () => {
  expect(headersWith({ NODE_ENV: 'production' })).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headersWith()).not.toHaveProperty('strict-transport-security');
});

it('let browsers write into the bucket they are lent credentials for', () => {
  const bucket = { S3_ROLE_ARN: 'arn:aws:iam:::role/browsers', S3_ENDPOINT: 'https://bucket.example.com/' };
  expect(headersWith(bucket)['content-security-policy']).toContain(
    "connect-src 'self' https://bucket.example.com;",
  );
});
