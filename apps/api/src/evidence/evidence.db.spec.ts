/** From an upload to a proof: leaves, seals, time-stamps, and what is left when the file is gone. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CertificateKey,
  type CertificateManifest,
  type EvidenceCertificate,
  type EvidenceProof,
  ERRORS,
  FILE_CHANGES,
  type FileEvidence,
  proofFault,
  sealText,
  verifyCertificate,
} from '@ipw/domain';
import { evidenceFault, type EvidenceOfFiles } from '@ipw/domain/evidence/evidence-certificate';
import { checkTimeStamp } from '@ipw/domain/evidence/time-stamp';
import sharp from 'sharp';
import { holdTasks } from '../../testing/background';
import { evidenceOf } from '../../testing/evidence';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { sweep } from '../../testing/sweep';
import { upload } from '../../testing/uploads';
import { verifyOffline } from '../../testing/verify-offline';
import { checkSignature } from '../core/certificate/signing-key';
import { translate } from '../core/i18n';
import { plantFiling } from '../db/seed/fixtures';

const { url, reset, dataDir } = api();
// The API's own tasks would seal and stamp at the full hour.
holdTasks();
let ann: Caller;
let evidence: ReturnType<typeof evidenceOf>;

beforeEach(async () => {
  await reset();
  // Anchors of a log that is gone would prove it forged.
  await rm(join(dataDir, 'anchors'), { recursive: true, force: true });
  ann = await member();
  evidence = evidenceOf(await openFixtures(), dataDir);
});

let shade = 0;
const drawn = () => {
  shade += 1;
  return sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .png()
    .toBuffer();
};
const hashed = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const sent = async (bytes: Buffer) => (await upload(ann, 'series_image', 'a.png', bytes)).data.image_id;
const call = async <T>(path: string, input: object, token?: string) =>
  (await ask(url, path, input, token ? { token } : {})) as { code: number; data: T };
const stateOf = async (image_id: string) =>
  (await call<FileEvidence>('evidence/file', { image_id }, ann.token)).data;
const found = async (sha256: string) =>
  (await call<{ list: EvidenceProof[]; waiting: 0 | 1 }>('evidence/find', { sha256 })).data;

it('makes an upload a leaf, and proves it to anybody once the hour is sealed', async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, drawn));
  const ids: string[] = [];
  for (const bytes of pictures) ids.push(await sent(bytes));
  expect(await stateOf(ids[3]!)).toMatchObject({
    state: 'waiting',
    reason: null,
    sha256: hashed(pictures[3]!),
  });
  expect(await found(hashed(pictures[3]!))).toEqual({ list: [], waiting: 1 });

  expect(await evidence.seals.seal()).toBe(5);
  expect(await evidence.seals.seal()).toBe(0);
  const sealed = await stateOf(ids[3]!);
  expect(sealed).toMatchObject({ state: 'sealed', stamped_at: null });
  const { list, waiting } = await found(hashed(pictures[3]!));
  expect(waiting).toBe(0);
  const [proof] = list;
  expect(proof).toMatchObject({
    at: sealed.uploaded_at,
    index: 3,
    seal: { number: 1, size: 5, token: null },
  });
  expect(proofFault(proof)).toBeUndefined();
  expect(proofFault({ ...proof, at: new Date(Date.parse(proof!.at) + 1).toISOString() })).toBe('path');
  expect(proofFault({ ...proof, sha256: hashed(pictures[2]!) })).toBe('path');
  expect(proofFault({ ...proof, seal: { ...proof!.seal, root: 'f'.repeat(64) } })).toBe('path');

  // The root is in the audit chain, whose end is anchored outside the database.
  const verdict = await evidence.audit.verify();
  expect(verdict).toMatchObject({ broken: null });
  expect(verdict.anchors).toBeGreaterThan(0);
  const [line] = await rows<{ changes: string; chain_hash: string | null }>(
    "SELECT changes, chain_hash FROM audit_line WHERE subject = 'evidence_seal'",
  );
  expect(line!.changes).toContain(proof!.seal.root);
  expect(line!.chain_hash).not.toBeNull();
});

it('proves files in the first, a middle and the last block of a large hour', async () => {
  const at = new Date(Date.now() - 60_000).toISOString().replace('T', ' ').replace('Z', '');
  await api()
    .db()
    .query('INSERT INTO evidence_leaf (sha256, at) SELECT SHA2(seq, 256), ? FROM seq_1_to_3000', [at]);
  expect(await evidence.seals.seal()).toBe(3000);
  for (const n of [1, 256, 257, 1500, 2816, 2817, 3000]) {
    const [proof] = (await found(hashed(Buffer.from(String(n))))).list;
    expect(proof).toMatchObject({ index: n - 1, seal: { size: 3000 } });
    expect(proof!.path.length).toBeLessThanOrEqual(12);
    expect(proofFault(proof)).toBeUndefined();
  }
});

it.each(FILE_CHANGES)('makes no leaf of a file the browser has %s, and says why', async (changed) => {
  const bytes = await drawn();
  const body = new FormData();
  body.set('usage', 'case_image');
  body.set('changed', changed);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  const answer = await fetch(`${url}/api/common/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}` },
    body,
  });
  const { image_id } = ((await answer.json()) as { data: { image_id: string } }).data;
  expect(await stateOf(image_id)).toMatchObject({ state: 'none', reason: changed });
  expect(await call('evidence/certificate', { image_id }, ann.token)).toMatchObject({
    code: ERRORS.STATE.code,
    msg: translate('en', `error.STATE.no_evidence.${changed}`),
  });
  expect(await found(hashed(bytes))).toEqual({ list: [], waiting: 0 });
  expect(await evidence.seals.seal()).toBe(0);
});

it('leaves hash and time when file and account are gone', async () => {
  const bytes = await drawn();
  const id = await sent(bytes);
  await evidence.seals.seal();
  const [before] = (await found(hashed(bytes))).list;
  await api().db().query("UPDATE uploaded_file SET created_at = '2020-01-01' WHERE id = ?", [id]);
  await sweep();
  await api().db().query('DELETE FROM member WHERE id = ?', [ann.id]);
  expect(await rows('SELECT id FROM uploaded_file')).toEqual([]);
  expect((await found(hashed(bytes))).list).toEqual([before]);
  const [leaf] = await rows<Record<string, unknown>>('SELECT * FROM evidence_leaf');
  expect(Object.keys(leaf!).sort()).toEqual(['at', 'number', 'seal_number', 'sha256']);
});

it('has seals stamped by an authority, and refuses a stamp over anything else', async () => {
  const bytes = await drawn();
  const id = await sent(bytes);
  await evidence.seals.seal();
  await evidence.stamps.stampAll();
  expect(await stateOf(id)).toMatchObject({ state: 'stamped' });
  const [{ seal }] = (await found(hashed(bytes))).list as [EvidenceProof];
  const trusted = await evidence.stamps.trusted();
  const stamp = await checkTimeStamp(seal.token!, sealText(seal), trusted);
  expect(stamp).toMatchObject({ at: seal.stamped_at, authority: expect.stringContaining('trial') });
  const later = { ...seal, sealed_at: new Date(Date.parse(seal.sealed_at) + 1).toISOString() };
  await expect(checkTimeStamp(seal.token!, sealText(later), trusted)).rejects.toThrow();
  await expect(checkTimeStamp(seal.token!, sealText(seal), [])).rejects.toThrow();
  const other = evidenceOf(await openFixtures(), `${dataDir}/other`);
  await expect(checkTimeStamp(seal.token!, sealText(seal), await other.stamps.trusted())).rejects.toThrow();
});

it('makes a certificate that is verified from its bytes, and refuses every change of it', async () => {
  const bytes = await drawn();
  const id = await sent(bytes);
  expect(await call('evidence/certificate', { image_id: id }, ann.token)).toMatchObject({ code: 40900 });
  await evidence.seals.seal();
  await evidence.stamps.stampAll();
  const { list: keys } = (await call<{ list: CertificateKey[] }>('certificate/keys', {})).data;
  for (const lang of ['zh-CN', 'zh-TW', 'en']) {
    const { data } = await call<EvidenceCertificate>(
      'evidence/certificate',
      { image_id: id, lang },
      ann.token,
    );
    const pdf = Buffer.from(data.pdf, 'base64');
    const verdict = await verifyCertificate(pdf, keys, checkSignature);
    expect(verdict).toMatchObject({
      manifest: { kind: 'evidence', certificate_id: id, files: [{ sha256: hashed(bytes) }] },
    });
    if (lang !== 'en') continue;
    const offline = await verifyOffline(pdf, keys, { 'a.png': bytes });
    expect(offline).toMatchObject({ code: 0, said: expect.stringContaining('in the certificate: ') });
    // From the file alone: whose key it is, it cannot say.
    expect(await verifyOffline(pdf)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^UNCHANGED: .*by the key [0-9a-f]{16}, which it carries/),
    });
    expect(await verifyOffline(pdf, keys, { 'b.png': await drawn() })).toMatchObject({
      code: 1,
      said: expect.stringContaining('NOT in the certificate: '),
    });
    let accepted = 0;
    for (let n = 0; n < 1000; n += 1) {
      const changed = Uint8Array.from(pdf);
      const at = Math.floor((n * pdf.length) / 1000);
      changed[at] = changed[at]! ^ (1 + ((n * 37) % 255));
      if (!('refusal' in (await verifyCertificate(changed, keys, checkSignature)))) accepted += 1;
    }
    expect(accepted).toBe(0);
    pdf[Math.floor(pdf.length / 2)]! ^= 1;
    expect(await verifyOffline(pdf, keys)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^REFUSED, altered: /),
    });
    const { files, proof } = (verdict as { manifest: CertificateManifest }).manifest;
    const { proofs, authorities } = proof as EvidenceOfFiles;
    const [one] = proofs as [EvidenceProof];
    expect(one.seal.token).not.toBeNull();
    const faultOf = (more: Partial<EvidenceProof>) =>
      evidenceFault(files, { proofs: [{ ...one, ...more }], authorities });
    expect(await faultOf({})).toBeUndefined();
    expect(await faultOf({ seal: { ...one.seal, root: 'f'.repeat(64) } })).toBe('path');
    const later = new Date(Date.parse(one.seal.sealed_at) + 1000).toISOString();
    expect(await faultOf({ seal: { ...one.seal, sealed_at: later } })).toBe('stamp');
    expect(await faultOf({ seal: { ...one.seal, stamped_at: later } })).toBe('stamp');
    expect(await evidenceFault(files, { proofs: [one], authorities: [] })).toBe('stamp');
    expect(await evidenceFault([{ ...files[0]!, uploaded_at: later }], proof)).toBe('path');
    expect(await evidenceFault(files, { proofs: [], authorities })).toBe('malformed');
  }
});

it('makes one certificate of all pictures of a filing, for the member who filed', async () => {
  const ids = [await sent(await drawn()), await sent(await drawn())];
  await evidence.seals.seal();
  const on = await openFixtures();
  const filing_id = await plantFiling(on, {
    member_id: ann.id,
    title: '春',
    state: 'processing',
    pictures: ids,
  });
  const { data } = await call<EvidenceCertificate>('evidence/filingCertificate', { filing_id }, ann.token);
  const { list: keys } = (await call<{ list: CertificateKey[] }>('certificate/keys', {})).data;
  const verdict = await verifyCertificate(Buffer.from(data.pdf, 'base64'), keys, checkSignature);
  expect(verdict).toMatchObject({ manifest: { certificate_id: filing_id } });
  const { files, facts, public_key } = (verdict as { manifest: CertificateManifest }).manifest;
  expect(files).toHaveLength(2);
  expect(keys.map((one) => one.public_key)).toContain(public_key);
  const [{ seal }] = (await found(files[0]!.sha256)).list as [EvidenceProof];
  expect(facts.filter(({ name }) => ['root', 'path'].includes(name))).toEqual([
    { name: 'root', value: seal.root },
    { name: 'path', value: expect.stringMatching(/^a\.png: [0-9a-f]{64}$/) },
    { name: 'path', value: expect.stringMatching(/^a\.png: [0-9a-f]{64}$/) },
  ]);
  const ben = await member();
  expect(await call('evidence/filingCertificate', { filing_id }, ben.token)).toMatchObject({ code: 40400 });
});

it('shows a stranger no file, and nobody a seal that is not there', async () => {
  const id = await sent(await drawn());
  const ben = await member();
  expect(await call('evidence/file', { image_id: id }, ben.token)).toMatchObject({ code: 40400 });
  expect(await call('evidence/seal', { seal_number: 7 })).toMatchObject({ code: 40400 });
  await evidence.seals.seal();
  expect(await call('evidence/seal', { seal_number: 1 })).toMatchObject({ code: 0, data: { size: 1 } });
});
