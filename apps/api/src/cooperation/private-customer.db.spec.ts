/** A person without a company who came by the private link: named to the holder after the business password, and in no message. */
import {
  type CooperationDetail,
  type CooperationList,
  type ImageRequestList,
  type Language,
  type ThreadCertificate,
  verifyCertificate,
} from '@ipw/domain';
import request from 'supertest';
import { checkSignature } from '../core/certificate/signing-key';
import { call } from '../../testing/codes';
import { openFixtures } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import {
  ann,
  type Brand,
  brandCall,
  holderCall,
  ip,
  openBrand,
  opened,
  openThreads,
  read,
  seal,
} from '../../testing/threads';
import { sealBuyer } from '../opportunity/sheet.view';

const PERSON = '苏木';
let brand: Brand;

/** A brand that came by the private link. */
async function privately(company_name: string | null): Promise<Brand> {
  const made = await openBrand();
  const { phone_number } = made;
  const buyer = { buyer_name: PERSON, company_name, area_code: '86', phone_number };
  const sealed = sealBuyer((await openFixtures()).cipher, 'cooperation', made.id, buyer);
  await rows("UPDATE cooperation SET source = 'private_link', buyer = ? WHERE id = ?", [
    sealed,
    made.id,
  ] as never);
  return made;
}
const setPassword = async () => {
  const private_business_password = 'tulip-orchard-8';
  const input = { ip_id: ip, private_business_password, confirm_password: private_business_password };
  expect((await call('ip/setPrivateBussinessPassword', ann, input)).code).toBe(0);
};
const detail = async ({ id }: Brand) =>
  (await holderCall<CooperationDetail>('cooperationDetail', { cooperation_id: id })).data;

beforeEach(async () => {
  await openThreads();
  brand = await privately(null);
});

it('is named by pages after the business password only; a company always is, and the brand sees itself', async () => {
  const { thread_id } = await opened(brand);
  const company = await privately('青禾文创');
  const on = await openFixtures();
  await on.db.insert('image_request', {
    ...{ id: thread_id, cooperation_id: brand.id, ip_id: ip, series_id: thread_id, series_name: '四季' },
    ...{ purpose: '海报', used_in: '门店', until: '2027-01-31', ends_at: new Date('2027-02-01'), marked: 0 },
  });
  const seen = async () => {
    const { list } = (await holderCall<CooperationList>('cooperationList')).data;
    const { list: requests } = (await holderCall<ImageRequestList>('imageRequestList')).data;
    return [
      list.find(({ cooperation_id }) => cooperation_id === brand.id)!.brand_name,
      (await detail(brand)).brand_name,
      (await read(thread_id)).brand_name,
      requests[0]!.brand_name,
    ];
  };
  expect(await seen()).toEqual(Array.from({ length: 4 }, () => 'Private customer'));
  expect(await detail(brand)).toMatchObject({ contact: null, contact_needs: null });
  expect(await detail(company)).toMatchObject({ brand_name: '青禾文创', contact: null });
  const own = await brandCall('brandCooperation', brand);
  expect(own.data).toMatchObject({ brand_name: PERSON, list: [{ brand_name: PERSON }] });
  await setPassword();
  expect(await seen()).toEqual(Array.from({ length: 4 }, () => PERSON));
  expect(await detail(brand)).toMatchObject({ contact: { buyer_name: PERSON } });
  await rows('UPDATE business_check SET checked_until = NOW(3)');
  expect(await seen()).not.toContain(PERSON);
});

it('is named by no message, in any language, also while the password is checked', async () => {
  await setPassword();
  await opened(brand);
  const stored = await rows<{ args: string }>(
    "SELECT args FROM message WHERE message_key = 'thread_received'",
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]!.args).not.toContain(PERSON);
  const body = async (language: Language) => {
    const { body: answer } = await request(api().url)
      .post('/api/message/list')
      .set('authorization', `Bearer ${ann.token}`)
      .set('accept-language', language)
      .send({});
    const { list } = (answer as { data: { list: { key: string; body: string }[] } }).data;
    return list.find(({ key }) => key === 'thread_received')!.body;
  };
  expect(await body('en')).toContain('Private customer provided round 1');
  expect(await body('zh-CN')).toContain('私域客户 提供了第 1 轮');
  expect(await body('zh-TW')).toContain('私域客戶 提供了第 1 輪');
});

it('is named by the holder’s certificate after the business password only', async () => {
  const { thread_id } = await opened(brand, { final: 1 });
  expect((await seal(thread_id)).code).toBe(0);
  const keys = (await request(api().url).get('/api/certificate/keys')).body.data.list;
  const named = async ({ data: { pdf } }: { data: ThreadCertificate }) => {
    const verdict = await verifyCertificate(Buffer.from(pdf, 'base64'), keys, checkSignature);
    if ('refusal' in verdict) throw new Error(verdict.refusal);
    return verdict.manifest.facts.find(({ name }) => name === 'brand')?.value;
  };
  const holders = () => holderCall<ThreadCertificate>('threadCertificate', { thread_id });
  expect(await named(await holders())).toBeUndefined();
  expect(await named(await brandCall<ThreadCertificate>('brandCertificate', brand, { thread_id }))).toBe(
    PERSON,
  );
  await setPassword();
  expect(await named(await holders())).toBe(PERSON);
});
