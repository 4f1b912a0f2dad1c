/** The certificate of a sealed final draft, as both sides download it and anybody verifies it. */
import { randomBytes } from 'node:crypto';
import {
  type CertificateKey,
  type CertificateManifest,
  type ThreadCertificate,
  verifyCertificate,
} from '@ipw/domain';
import request from 'supertest';
import { sealedPdf } from '../core/certificate/sealed-pdf';
import { checkSignature, signingKeys } from '../core/certificate/signing-key';
import { SealedFor1700000000388 } from '../db/migrations/0388-sealed-for';
import { plantOperator } from '../db/seed/fixtures';
import { plantHandover } from '../db/seed/plant-team';
import { ruleOf } from '../core/limit/rules';
import { sealBuyer } from '../opportunity/sheet.view';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { used } from '../../testing/limits';
import { api, rows, textOf } from '../../testing/server';
import { actOn } from '../../testing/tenders';
import {
  admin,
  ann,
  type Brand,
  brandCall,
  holderCall,
  ip,
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

const nameOf = ({ phone_number }: Caller) => `member${phone_number.slice(-8)}`;
/** What a new certificate states under a name. */
async function factOf(thread_id: string, name: string): Promise<string | undefined> {
  const { data } = await brandCall<ThreadCertificate>('brandCertificate', brand, { thread_id });
  const verdict = await verifyCertificate(
    Buffer.from(data.pdf, 'base64'),
    (await published()).list,
    checkSignature,
  );
  if ('refusal' in verdict) throw new Error(verdict.refusal);
  return verdict.manifest.facts.find((fact) => fact.name === name)?.value;
}

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
          { name: 'holder', value: `月半 (${nameOf(ann)})` },
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
  for (const party of [`IP holder (licensor): 月半 (${nameOf(ann)})`, 'Brand (licensee): 青禾文创'])
    expect(good.said).toContain(party);
  expect(good.said).toMatch(/Declared final by the brand: .+\nConfirmed by the IP holder: /);
  // Brands never see the holder's verified name, not even its first character.
  expect(good.said).not.toContain('顾');
  pdf[Math.floor(pdf.length / 2)]! ^= 1;
  expect(await verifyOffline(pdf, keys.list)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^REFUSED, altered: /),
  });
});

it('names the holder it was sealed for, also after the IP has gone to somebody else', async () => {
  const thread_id = await sealedThread();
  const holder = () => factOf(thread_id, 'holder');
  const heir = await member();
  await rows('UPDATE ip SET owner_id = ? WHERE id = ?', [heir.id, ip]);
  expect(await holder()).toBe(`月半 (${nameOf(ann)})`);
  expect(await factOf(await sealedThread(), 'holder')).toBe(`月半 (${nameOf(heir)})`);
  // A closed account, and a holder who is not known, are not named.
  await rows('UPDATE member SET closed_at = NOW(3) WHERE id = ?', [ann.id]);
  expect(await holder()).toBe('月半');
  await rows('UPDATE thread SET sealed_for = NULL WHERE id = ?', [thread_id]);
  expect(await holder()).toBe('月半');
});

it('names brand and IP as they were when it was sealed, whatever they are called later', async () => {
  const thread_id = await sealedThread();
  const on = await openFixtures();
  const called = (company_name: string) =>
    rows('UPDATE cooperation SET buyer = ? WHERE id = ?', [
      sealBuyer(on.cipher, 'cooperation', brand.id, {
        ...{ buyer_name: '周经理', company_name },
        ...{ area_code: '86', phone_number: brand.phone_number },
      }),
      brand.id,
    ]);
  await called('白石商贸');
  await rows("UPDATE ip SET ip_name = '满月' WHERE id = ?", [ip]);
  const parties = async (id: string) => [
    await factOf(id, 'brand'),
    await factOf(id, 'ip'),
    await factOf(id, 'holder'),
  ];
  const holder = (await factOf(thread_id, 'holder'))!.replace(/^[^(]+/, '');
  expect(await parties(thread_id)).toEqual(['青禾文创', '月半', `月半 ${holder}`]);
  const later = await sealedThread();
  expect(await parties(later)).toEqual(['白石商贸', '满月', `满月 ${holder}`]);
  // Encrypted in its row.
  expect(textOf(await rows('SELECT * FROM thread'))).not.toContain('青禾文创');
  // What was sealed before names were kept has the present ones.
  await rows('UPDATE thread SET sealed_brand = NULL, sealed_ip_name = NULL WHERE id = ?', [thread_id]);
  expect(await parties(thread_id)).toEqual(['白石商贸', '满月', `满月 ${holder}`]);
  // An erased name is left out, also when staff have entered somebody else since.
  await rows('UPDATE thread SET sealed_brand = NULL WHERE id = ?', [later]);
  expect(await factOf(later, 'brand')).toBeUndefined();
  await called('青禾文创');
  await rows("UPDATE ip SET ip_name = '月半' WHERE id = ?", [ip]);
});

it('says that staff declared it final where they acted for the brand', async () => {
  const thread_id = await sealedThread();
  expect(await factOf(thread_id, 'staff_confirmed_at')).toBeUndefined();
  await rows('UPDATE thread_round SET staff_id = ? WHERE thread_id = ?', [ann.id, thread_id]);
  expect(await factOf(thread_id, 'staff_confirmed_at')).toEqual(expect.any(String));
  expect(await factOf(thread_id, 'brand_confirmed_at')).toBeUndefined();
});

it('names who declared an approved round final, not who had provided it', async () => {
  const sealedBy = async (mark: (thread_id: string) => Promise<unknown>) => {
    const { thread_id } = await opened(brand);
    await reply(thread_id, 'approved');
    await mark(thread_id);
    expect((await seal(thread_id)).code).toBe(0);
    return thread_id;
  };
  const unattended = (id: string | null) =>
    rows('UPDATE cooperation SET phone_hash = ? WHERE id = ?', [id, brand.id]);
  const [{ phone_hash }] = (await rows<{ phone_hash: string }>(
    'SELECT phone_hash FROM cooperation WHERE id = ?',
    [brand.id],
  )) as [{ phone_hash: string }];
  const staffs = await sealedBy(async (id) => {
    await unattended(null);
    expect((await actOn(admin, 'threads', id, 'mark_final')).status).toBe(200);
    await unattended(phone_hash);
  });
  expect(await factOf(staffs, 'staff_confirmed_at')).toEqual(expect.any(String));
  expect(await factOf(staffs, 'brand_confirmed_at')).toBeUndefined();
  const brands = await sealedBy(async (thread_id) => {
    // Staff had provided it before the brand had a contact.
    await rows('UPDATE thread_round SET staff_id = ? WHERE thread_id = ?', [admin.id, thread_id]);
    const { version } = await read(thread_id);
    expect((await brandCall('finalMark', brand, { thread_id, version })).code).toBe(0);
  });
  expect(await factOf(brands, 'brand_confirmed_at')).toEqual(expect.any(String));
  expect(await factOf(brands, 'staff_confirmed_at')).toBeUndefined();
});

it('holds as it was made before it named the holder', async () => {
  const [key] = signingKeys({ certificate: { 1: randomBytes(32).toString('base64') } });
  const manifest: CertificateManifest = {
    ...{ version: 1, kind: 'final_draft', certificate_id: ip, issuer: 'https://ip.example.com' },
    issued_at: '2026-11-23T08:00:00.000Z',
    facts: [
      { name: 'ip', value: '月半' },
      { name: 'brand', value: '青禾文创' },
      { name: 'holder_confirmed_at', value: '2026-11-23T08:00:00.000Z' },
    ],
    files: [],
  };
  const pdf = await sealedPdf({ manifest, language: 'zh-CN', pictures: new Map() }, key!);
  const { code, said } = await verifyOffline(pdf, [key!]);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^VALID: /) });
  expect(said).toContain('Brand (licensee): 青禾文创');
  expect(said).not.toContain('IP holder (licensor)');
});

it('takes the owner for the holder of what was sealed before, unless somebody else may have owned it then', async () => {
  await openThreads();
  brand = await openBrand();
  const thread_id = await sealedThread();
  const migrated = async () => {
    await rows('UPDATE thread SET sealed_for = NULL');
    const runner = { hasColumn: () => Promise.resolve(true), query: (text: string) => rows(text) };
    for (let twice = 0; twice < 2; twice += 1) await new SealedFor1700000000388().up(runner as never);
    return rows('SELECT sealed_for FROM thread WHERE id = ?', [thread_id]);
  };
  expect(await migrated()).toEqual([{ sealed_for: ann.id }]);
  const on = await openFixtures();
  const { phone_number } = await member();
  await plantHandover(on, { ip_id: ip, member_id: ann.id, phone_number, state: 'approved' });
  expect(await migrated()).toEqual([{ sealed_for: null }]);
  await rows('DELETE FROM handover');
  await rows('UPDATE ip SET claimed_at = NOW(3) + INTERVAL 1 DAY WHERE id = ?', [ip]);
  expect(await migrated()).toEqual([{ sealed_for: null }]);
});

it('is made 60 times an hour for a member, and 120 times for an address by the link of the brand', async () => {
  const thread_id = await sealedThread();
  const holders = async (who = ann) => (await holderCall('threadCertificate', { thread_id }, who)).code;
  const brands = async () => (await brandCall('brandCertificate', brand, { thread_id })).code;
  const colleague = await member();
  await plantOperator((await openFixtures()).db, ip, colleague.id, 1);
  await used('certificate', ann.id, 59);
  expect([await holders(), await holders(), await holders(colleague), await brands()]).toEqual([
    0, 42900, 0, 0,
  ]);
  await used('certificate_address', '127.0.0.1', 119);
  expect([await brands(), await brands(), await holders(colleague)]).toEqual([0, 42900, 0]);
  await rows('DELETE FROM rate_limit');
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
  const asked = (more: object) =>
    request(api().url)
      .post('/api/certificate/checkSignature')
      .send({ ...input, ...more });
  expect((await asked({})).body.data).toEqual({ holds: false });
  expect((await asked({ key: '0'.repeat(16) })).body.data).toEqual({ holds: false });
  await used('signature_network', '127.0.0.0/24', ruleOf('signature_network').points);
  expect((await asked({})).status).toBe(429);
});
