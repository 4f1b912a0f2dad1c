/** The brand of a matched sheet: known to each operator after their own consent to the supplementary agreement. */
import {
  type CooperationDetail,
  type CooperationList,
  type Language,
  type ThreadCertificate,
  type ThreadDetail,
  verifyCertificate,
} from '@ipw/domain';
import request from 'supertest';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { buyerLinks } from '../../testing/services';
import { ann, holder, ip, matched, openSheets, wanted } from '../../testing/sheets';
import { type Brand, brandCall, draft, holderCall, linkOf } from '../../testing/threads';
import { checkSignature } from '../core/certificate/signing-key';
import { phoneHash } from '../core/security/phone.service';
import { plantOperator } from '../db/seed/fixtures';
import { plantCooperation } from '../db/seed/plant-cooperations';

const HIDDEN = 'Brand (name hidden)';
let bob: Caller;
let brand: Brand;

/** An IP with a matched sheet; its owner has agreed, and another operator has not. */
beforeEach(async () => {
  await openSheets();
  const on = await openFixtures();
  bob = await member();
  await plantOperator(on.db, ip, bob.id, 2);
  const { phone, cooperation } = await matched();
  const cookie = buyerLinks().cookie(phoneHash(on.cipher, phone)).split(';')[0]!;
  const { phone_number } = phone;
  brand = { id: cooperation.id, link: await linkOf(cooperation.id), phone_number, cookie };
});

const opened = async (more: object = {}): Promise<string> => {
  const thread = { kind: 'product_design', product_name: '帆布袋', images: [await draft(brand)], ...more };
  const { data, code } = await brandCall('threadOpen', brand, thread);
  expect(code).toBe(0);
  return data.thread_id;
};
const agrees = async (who: Caller) =>
  expect((await holder('agreeSupplement', who, { agree: 1 })).code).toBe(0);
const detail = async (who: Caller, cooperation_id = brand.id) =>
  (await holderCall<CooperationDetail>('cooperationDetail', { cooperation_id }, who, ip)).data;
const thread = async (who: Caller, thread_id: string) =>
  (await holderCall<ThreadDetail>('threadDetail', { thread_id }, who, ip)).data;

it('is named by lists and pages after the consent only; the brand of a contract always is', async () => {
  const contract = await plantCooperation(await openFixtures(), { ip_id: ip, company_name: '云岭' });
  const thread_id = await opened();
  const seen = async (who: Caller) => {
    const { list } = (await holderCall<CooperationList>('cooperationList', {}, who, ip)).data;
    return [
      list.find(({ cooperation_id }) => cooperation_id === brand.id)!.brand_name,
      (await detail(who)).brand_name,
      (await thread(who, thread_id)).brand_name,
    ];
  };
  const named = Array.from({ length: 3 }, () => wanted.company_name);
  expect(await seen(ann)).toEqual(named);
  expect(await seen(bob)).toEqual(Array.from({ length: 3 }, () => HIDDEN));
  expect(await detail(bob)).toMatchObject({ contact: null, contact_needs: 'supplement' });
  expect(await detail(bob, contract)).toMatchObject({
    ...{ brand_name: '云岭', contact_needs: null },
    contact: { buyer_name: '林经理' },
  });
  await agrees(bob);
  expect(await seen(bob)).toEqual(named);
  const contact = { buyer_name: wanted.buyer_name, phone_number: `+86 ${brand.phone_number}` };
  expect(await detail(bob)).toMatchObject({ contact, contact_needs: null });
  await rows("UPDATE cooperation SET source = 'private_link' WHERE id = ?", [brand.id]);
  expect(await detail(bob)).toMatchObject({ contact: null, contact_needs: 'password' });
});

it('is named by messages to those who have agreed only, in any language', async () => {
  await opened();
  const stored = async ({ id }: Caller) =>
    JSON.parse(
      (
        await rows<{ args: string }>(
          "SELECT args FROM message WHERE message_key = 'thread_received' AND member_id = ?",
          [id],
        )
      )[0]!.args,
    ) as object;
  expect(await stored(ann)).toMatchObject({ brand: wanted.company_name });
  expect(JSON.stringify(await stored(bob))).not.toContain(wanted.company_name);
  const body = async (language: Language) => {
    const { body: answer } = await request(api().url)
      .post('/api/message/list')
      .set('authorization', `Bearer ${bob.token}`)
      .set('accept-language', language)
      .send({});
    const { list } = (answer as { data: { list: { key: string; body: string }[] } }).data;
    return list.find(({ key }) => key === 'thread_received')!.body;
  };
  expect(await body('en')).toContain(`${HIDDEN} provided round 1`);
  expect(await body('zh-CN')).toContain('品牌方（名称未显示）');
  expect(await body('zh-TW')).toContain('品牌方（名稱未顯示）');
});

it('is named by the certificate after the consent only', async () => {
  const thread_id = await opened({ final: 1 });
  const { list, version } = await thread(ann, thread_id);
  const { round_id, images } = list.at(-1)!;
  const hashes = images.map(({ sha256 }) => sha256);
  const seal = { round_id, version, hashes, agree: 1 };
  expect((await holderCall('confirmFinal', seal, ann, ip)).code).toBe(0);
  const keys = (await request(api().url).get('/api/certificate/keys')).body.data.list;
  const named = async (who: Caller) => {
    const { data } = await holderCall<ThreadCertificate>('threadCertificate', { thread_id }, who, ip);
    const verdict = await verifyCertificate(Buffer.from(data.pdf, 'base64'), keys, checkSignature);
    if ('refusal' in verdict) throw new Error(verdict.refusal);
    return verdict.manifest.facts.find(({ name }) => name === 'brand')?.value;
  };
  expect(await named(ann)).toBe(wanted.company_name);
  expect(await named(bob)).toBeUndefined();
  await agrees(bob);
  expect(await named(bob)).toBe(wanted.company_name);
});
