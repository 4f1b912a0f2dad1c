import { randomBytes } from 'node:crypto';
import {
  type CertificateKey,
  type CertificateManifest,
  canonicalJson,
  carriedKey,
  hashOf,
  verifyCertificate,
} from '@ipw/domain';
import sharp from 'sharp';
import type { Jpeg } from '../pdf/document';
import { sealedPdf } from './sealed-pdf';
import { checkSignature, signingKeys } from './signing-key';

const seed = () => randomBytes(32).toString('base64');
const keys = signingKeys({ certificate: { 1: seed(), 2: seed() } });
const [, key] = keys as [(typeof keys)[0], (typeof keys)[0]];
const hash = (n: number) => hashOf(Uint8Array.of(n));

const manifest: CertificateManifest = {
  version: 1,
  kind: 'final_draft',
  certificate_id: '01JD0000000000000000000000',
  issuer: 'https://ip.example.com',
  issued_at: '2026-11-23T08:00:00.000Z',
  facts: [
    { name: 'project', value: '国潮茶饮联名 (Tea \\ 2026)' },
    { name: 'thread_kind', value: 'product_design' },
    { name: 'holder_confirmed_at', value: '2026-11-23T08:00:00.000Z' },
  ],
  files: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
    name: `draft ${String(n)}.png`,
    sha256: hash(n),
    size: 123456 + n,
    uploaded_at: '2026-11-20T08:00:00.000Z',
  })),
};

async function made(one = manifest): Promise<Buffer> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#B4322A' } })
    .jpeg()
    .toBuffer();
  const picture: Jpeg = { data, width: 60, height: 40 };
  return sealedPdf({ manifest: one, language: 'zh-CN', pictures: new Map([[hash(0), picture]]) }, key);
}

const verdictOf = (bytes: Uint8Array, known: readonly CertificateKey[] = keys) =>
  verifyCertificate(bytes, known, checkSignature);

test('a sealed PDF states its manifest, and is the same for the same facts', async () => {
  const pdf = await made();
  expect(await verdictOf(pdf)).toEqual({
    manifest: { ...manifest, public_key: key.public_key },
    key: key.key,
  });
  expect(carriedKey(pdf)).toEqual({ key: key.key, public_key: key.public_key });
  expect(await made()).toEqual(pdf);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // Readers look for the end of the document in the last 1,024 bytes.
  expect(pdf.subarray(-1024).includes('%%EOF')).toBe(true);
});

test('none of 1,000 files with one changed byte is accepted', async () => {
  const pdf = await made();
  const refusals = new Set<string>();
  for (let n = 0; n < 1000; n += 1) {
    const changed = Uint8Array.from(pdf);
    // Each byte of the last line, then others all over the file.
    const at = n < 200 ? pdf.length - 1 - n : Math.floor(((n - 200) * pdf.length) / 800);
    changed[at] = changed[at]! ^ (1 + ((n * 37) % 255));
    const verdict = await verdictOf(changed);
    expect(verdict).toHaveProperty('refusal');
    if ('refusal' in verdict) refusals.add(verdict.refusal);
    // Nor by a reader who has nothing but the file.
    const carried = carriedKey(changed);
    expect(await verdictOf(changed, carried ? [carried] : [])).toHaveProperty('refusal');
  }
  // Whether a byte of the key's number becomes another digit, so that the key is a foreign one, is a matter of its chance.
  expect([...refusals]).toEqual(expect.arrayContaining(['altered', 'no_seal']));
});

test.each([
  ['cut', (pdf: Buffer) => pdf.subarray(0, -1), 'no_seal'],
  ['with a byte more', (pdf: Buffer) => Buffer.concat([pdf, Buffer.from('\n')]), 'no_seal'],
  ['with its seal in capitals', (pdf: Buffer) => upper(pdf), 'no_seal'],
  ['with a byte more before the seal', (pdf: Buffer) => beforeSeal(pdf), 'altered'],
])('a certificate %s is refused', async (_case, change, refusal) => {
  expect(await verdictOf(change(await made()))).toEqual({ refusal });
});

const sealAt = (pdf: Buffer) => pdf.lastIndexOf('%ipw-seal');
const beforeSeal = (pdf: Buffer) =>
  Buffer.concat([pdf.subarray(0, sealAt(pdf)), Buffer.from('%\n'), pdf.subarray(sealAt(pdf))]);
const upper = (pdf: Buffer) =>
  Buffer.concat([pdf.subarray(0, -128), Buffer.from(pdf.subarray(-128).toString().toUpperCase())]);

test('the seal of another certificate does not hold, nor does a key that is not published', async () => {
  const pdf = await made();
  const other = await made({ ...manifest, facts: [] });
  const swapped = Buffer.concat([other.subarray(0, sealAt(other)), pdf.subarray(sealAt(pdf))]);
  expect(await verdictOf(swapped)).toEqual({ refusal: 'altered' });
  expect(await verdictOf(pdf, keys.slice(0, 1))).toEqual({ refusal: 'foreign_key', detail: key.key });
});

test('canonical JSON is one text for one content', () => {
  expect(canonicalJson({ b: [{ d: 1, c: '终稿' }], a: null })).toBe('{"a":null,"b":[{"c":"终稿","d":1}]}');
});
