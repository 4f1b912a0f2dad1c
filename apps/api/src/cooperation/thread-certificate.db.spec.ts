/** The certificate of a sealed final draft, as both sides download it and anybody verifies it. */
import { type CertificateKey, type ThreadCertificate, verifyCertificate } from '@ipw/domain';
import request from 'supertest';
import { checkSignature } from '../core/certificate/signing-key';
import { api } from '../../testing/server';
import {
  type Brand,
  brandCall,
  holderCall,
  openBrand,
  opened,
  openThreads,
  read,
  reply,
  seal,
} from '../../testing/threads';
import { verifyOffline } from '../../testing/verify-offline';

let brand: Brand;
beforeAll(async () => {
  await openThreads();
  brand = await openBrand();
});

const published = async (): Promise<{ list: CertificateKey[] }> =>
  (await request(api().url).get('/api/certificate/keys')).body.data;

async function sealedThread(): Promise<string> {
  const { thread_id } = await opened(brand, { final: 1 });
  expect((await seal(thread_id)).code).toBe(0);
  return thread_id;
}

it('is made for both sides, holds offline, and is refused after one byte changed', async () => {
  const thread_id = await sealedThread();
  const { list } = await read(thread_id);
  const { sha256 } = list.at(-1)!.images[0]!;
  const holders = await holderCall<ThreadCertificate>('threadCertificate', { thread_id });
  const brands = await brandCall<ThreadCertificate>(
    'brandCertificate',
    { ...brand, cookie: '' },
    { thread_id },
  );
  const keys = await published();
  for (const { data } of [holders, brands]) {
    const verdict = await verifyCertificate(Buffer.from(data.pdf, 'base64'), keys.list, checkSignature);
    expect(verdict).toMatchObject({
      manifest: {
        kind: 'final_draft',
        certificate_id: thread_id,
        facts: expect.arrayContaining([
          { name: 'brand', value: '青禾文创' },
          { name: 'ip', value: '月半' },
          { name: 'product', value: '帆布袋' },
          { name: 'brand_confirmed_at', value: expect.any(String) },
          { name: 'holder_confirmed_at', value: expect.any(String) },
        ]),
        files: [{ sha256, size: expect.any(Number) }],
      },
    });
  }

  const pdf = Buffer.from(holders.data.pdf, 'base64');
  const good = await verifyOffline(pdf, keys.list);
  expect(good).toMatchObject({ code: 0, said: expect.stringMatching(/^VALID: certificate\.pdf/) });
  expect(good.said).toContain(sha256);
  pdf[Math.floor(pdf.length / 2)]! ^= 1;
  expect(await verifyOffline(pdf, keys.list)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^REFUSED, altered: /),
  });
});

it('is not there before both have confirmed', async () => {
  const { thread_id } = await opened(brand);
  expect((await holderCall('threadCertificate', { thread_id })).code).toBe(40900);
  await reply(thread_id, 'approved');
  expect((await brandCall('brandCertificate', brand, { thread_id })).code).toBe(40900);
});

it('is checked by its signature for browsers that cannot', async () => {
  const { list } = await published();
  const input = {
    key: list[0]!.key,
    text: `ipw-seal 1 ${'a'.repeat(16)} 1 1 ${'a'.repeat(64)}`,
    signature: 'a'.repeat(128),
  };
  const asked = async (more: object) =>
    (
      await request(api().url)
        .post('/api/certificate/checkSignature')
        .send({ ...input, ...more })
    ).body.data;
  expect(await asked({})).toEqual({ holds: false });
  expect(await asked({ key: '0'.repeat(16) })).toEqual({ holds: false });
});
