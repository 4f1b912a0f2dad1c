import { webcrypto } from 'node:crypto';
import {
  canonicalJson,
  certificateApi,
  evidenceApi,
  type CertificateManifest,
  hashOf,
  keyIdOf,
  sealedText,
  sealLine,
} from '@ipw/domain';
import { screen } from '@testing-library/react';
import { paths } from '../../app/paths';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const DRAFT = new TextEncoder().encode('the final draft');
/** As certificates were made before they named the holder. */
const manifest: CertificateManifest = {
  version: 1,
  kind: 'final_draft',
  certificate_id: '01JD0M3V8QZ4T6W9YB2C5F7H1K',
  issuer: 'https://ip.example.com',
  issued_at: '2026-11-23T08:00:00.000Z',
  facts: [
    { name: 'product', value: 'Canvas bag' },
    { name: 'thread_kind', value: 'product_design' },
  ],
  files: [{ name: 'bag.png', sha256: hashOf(DRAFT), size: 15, uploaded_at: '2026-11-20T08:00:00.000Z' }],
};

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');

/** A sealed file, which need not be a PDF to be verified, and its key. */
async function sealed(stated = manifest) {
  const { privateKey, publicKey } = (await webcrypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const public_key = hex(await webcrypto.subtle.exportKey('raw', publicKey));
  const key = keyIdOf(public_key);
  const head = '%PDF-1.5\n';
  const json = canonicalJson(stated);
  const body = new TextEncoder().encode(`${head}${json}\n%%EOF\n`);
  const place = { offset: head.length, length: Buffer.byteLength(json) };
  const signature = hex(
    await webcrypto.subtle.sign(
      'Ed25519',
      privateKey,
      new TextEncoder().encode(sealedText(key, place, hashOf(body))),
    ),
  );
  const bytes = Buffer.concat([body, Buffer.from(sealLine(key, place, signature))]);
  return { bytes, keys: { list: [{ key, public_key }] } };
}

const file = (bytes: Uint8Array, name: string, type = 'application/pdf') => {
  const one = new File([Uint8Array.from(bytes)], name, { type });
  // jsdom's files cannot be read.
  return Object.assign(one, { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) });
};

const open = (path: string = paths.verify) => renderApp(path);

it('verifies a certificate on the device, and compares files with it', async () => {
  const { bytes, keys } = await sealed();
  fakeApi().on(certificateApi.keys, keys).on(certificateApi.checkSignature, { holds: true });
  const { t, user } = await open(`${paths.verify}/${manifest.certificate_id}`);
  const pick = await screen.findByLabelText(new RegExp(t('verify.choose')));
  await user.upload(pick, file(bytes, 'certificate.pdf'));
  await screen.findByRole('heading', { name: t('verify.valid') });
  screen.getByText('Canvas bag');
  screen.getByText(t('thread_kind.product_design'));
  expect(screen.queryByRole('alert')).toBeNull();

  const compare = screen.getByLabelText(new RegExp(t('verify.compare_choose')));
  await user.upload(compare, [file(DRAFT, 'same.png', ''), file(Uint8Array.of(1), 'other.png', '')]);
  await screen.findByText(t('verify.same', { name: 'same.png' }));
  await screen.findByText(t('verify.different', { name: 'other.png' }));
});

it('names both parties of a final draft', async () => {
  const parties = { holder: '月半 (松果)', brand: '青禾文创' };
  const facts = Object.entries(parties).map(([name, value]) => ({ name, value }));
  const { bytes, keys } = await sealed({ ...manifest, facts: [...facts, ...manifest.facts] });
  fakeApi().on(certificateApi.keys, keys).on(certificateApi.checkSignature, { holds: true });
  const { t, user } = await open();
  await user.upload(
    await screen.findByLabelText(new RegExp(t('verify.choose'))),
    file(bytes, 'certificate.pdf'),
  );
  await screen.findByRole('heading', { name: t('verify.valid') });
  for (const name of ['holder', 'brand'] as const)
    expect(screen.getByText(t(`certificate.fact.${name}`)).nextSibling?.textContent).toBe(parties[name]);
});

it('says why a file is refused, and that a certificate is not the one of the address', async () => {
  const { bytes, keys } = await sealed();
  const api = fakeApi().on(certificateApi.keys, keys).on(certificateApi.checkSignature, { holds: true });
  const { t, user } = await open(`${paths.verify}/01JD0000000000000000000000`);
  const pick = await screen.findByLabelText(new RegExp(t('verify.choose')));
  await user.upload(pick, file(bytes, 'certificate.pdf'));
  expect((await screen.findByRole('alert')).textContent).toContain('01JD0000000000000000000000');
  api.on(evidenceApi.find, { list: [], waiting: 0 });
  await user.upload(pick, file(bytes.subarray(0, -1), 'cut.pdf'));
  await screen.findByText(t('certificate.refusal.no_seal'));
  await screen.findByText(t('verify.evidence.none'));
  api.on(certificateApi.checkSignature, { holds: false });
  const changed = Uint8Array.from(bytes);
  changed[12] = 0;
  await user.upload(pick, file(changed, 'changed.pdf'));
  await screen.findByText(t('certificate.refusal.altered'));
});
