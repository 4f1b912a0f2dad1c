import fastify from 'fastify';
import { type Config, readConfig } from '../config';
import { installHeaders } from './headers';

/** Headers of an answer under these settings. */
async function headersWith(settings: Partial<Config> = {}) {
  const server = fastify();
  installHeaders(server, {
    ...readConfig({ NODE_ENV: 'test', DATABASE_URL: 'mysql://ipw@localhost/ipw' }),
    ...settings,
  });
  const { headers } = await fetch(await server.listen({ host: '127.0.0.1', port: 0 }));
  await server.close();
  return Object.fromEntries(headers);
}

it('tell browsers to come by TLS alone, in production', async () => {
  expect(await headersWith({ NODE_ENV: 'production' })).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await headersWith()).not.toHaveProperty('strict-transport-security');
});

it('let browsers write into the bucket they are lent credentials for', async () => {
  const bucket = { S3_ROLE_ARN: 'arn:aws:iam:::role/browsers', S3_ENDPOINT: 'https://bucket.example.com/' };
  expect((await headersWith(bucket))['content-security-policy']).toContain(
    "connect-src 'self' https://bucket.example.com;",
  );
});
