/** A real S3-compatible storage with its token service for one spec file, run by `tools/bucket.mjs`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import type { StsCredentials } from '@ipw/domain';
import { readConfig } from '../src/core/config';
import { type Bucket, openBucket } from '../src/core/providers/bucket';
import { api, atTheEnd } from './server';

const TOOL = join(__dirname, '../../../tools/bucket.mjs');

/** Starts it and returns the API's settings for it. */
export async function bucketSettings(): Promise<Record<string, string>> {
  const child = spawn(process.execPath, [TOOL], { stdio: ['ignore', 'pipe', 'inherit'] });
  atTheEnd(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  let said = '';
  for await (const text of child.stdout) {
    said += String(text);
    if (said.endsWith('\n')) return JSON.parse(said) as Record<string, string>;
  }
  throw new Error('no bucket');
}

/** The bucket opened like the API does. */
export async function opened(env: Record<string, string>): Promise<Bucket> {
  return (await openBucket(readConfig({ NODE_ENV: 'test', ...env, DATABASE_URL: api().databaseUrl })))!;
}

/** A client with a browser's upload credentials, or without any. */
export const clientWith = (env: Record<string, string>, credentials?: StsCredentials): S3 =>
  new S3({
    endpoint: env['S3_ENDPOINT']!,
    region: env['S3_REGION']!,
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(credentials
      ? {
          credentials: {
            accessKeyId: credentials.access_key_id,
            secretAccessKey: credentials.access_key_secret,
            sessionToken: credentials.security_token,
          },
        }
      : { signer: { sign: (request) => Promise.resolve(request) } }),
  });
