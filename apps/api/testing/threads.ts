/** Both sides of a cooperation: the brand's browser, the holder's calls, the staff's. */
import type { BrandThread, CooperationDetail, ThreadResult, ThreadDetail, ThreadList } from '@ipw/domain';
import request from 'supertest';
import { phoneHash } from '../src/core/security/phone.service';
import { plantClaim, plantIp, plantPicture } from '../src/db/seed/fixtures';
import { ownerOfPhone, plantCooperation } from '../src/db/seed/plant-cooperations';
import { type Caller, member, openFixtures, staff, type StaffLogin } from './fixtures';
import { picture } from './pictures';
import { api, rows } from './server';
import { buyerLinks } from './services';

interface Answer<T> {
  status: number;
  code: number;
  data: T;
}
export type ThreadAnswer = ThreadDetail & BrandThread & ThreadList & CooperationDetail & ThreadResult;

let phones = Math.floor(Date.now() / 100) % 90_000_000;

/** A brand at its link, in a browser that has proven its phone unless `cookie` says otherwise. */
export interface Brand {
  id: string;
  link: { coop_no: string; access_key: string };
  phone_number: string;
  cookie: string;
}

export const brandCall = async <T = ThreadAnswer>(
  path: string,
  { link, cookie }: Pick<Brand, 'link' | 'cookie'>,
  input: object = {},
): Promise<Answer<T>> => {
  const { status, body } = await request(api().url)
    .post(`/api/tender/${path}`)
    .set('accept-language', 'en')
    .set('cookie', cookie)
    .send({ ...link, ...input });
  return { status, code: body.code, data: body.data };
};
export const holderCall = async <T = ThreadAnswer>(
  path: string,
  input: object = {},
  who: Caller = ann,
  ip_id = ip,
): Promise<Answer<T>> => {
  const { status, body } = await request(api().url)
    .post(`/api/tender/${path}`)
    .set('authorization', `Bearer ${who.token}`)
    .set('accept-language', 'en')
    .send({ ip_id, ...input });
  return { status, code: body.code, data: body.data };
};

/** The holder, their IP, an administrator; other ones after each `openThreads`. */
export let ann: Caller;
export let ip: string;
export let admin: StaffLogin;

export async function openThreads(): Promise<void> {
  await api().reset();
  const on = await openFixtures();
  ann = await member();
  admin = await staff('admin');
  ip = await plantIp(on, { ip_name: '月半' });
  await plantClaim(on, { ip_id: ip, member_id: ann.id, state: 'claimed' });
}

/** A cooperation of the IP with a new brand. */
export async function openBrand(ip_id = ip, seed: object = {}): Promise<Brand> {
  const on = await openFixtures();
  const phone_number = `135${String((phones += 1)).padStart(8, '0')}`;
  const id = await plantCooperation(on, { ip_id, phone_number, ...seed });
  const hash = phoneHash(on.cipher, { area_code: '86', phone_number });
  return { id, phone_number, link: await linkOf(id), cookie: buyerLinks().cookie(hash).split(';')[0]! };
}

/** The link of a cooperation as it is now. */
export async function linkOf(id: string): Promise<Brand['link']> {
  const [row] = await rows<{ id: string; coop_no: string; link_number: number }>(
    'SELECT id, coop_no, link_number FROM cooperation WHERE id = ?',
    [id],
  );
  return { coop_no: row!.coop_no, access_key: buyerLinks().keyOf(row!) };
}

/** A picture the brand has uploaded; each of another size, so that no two have the same hash. */
let sizes = 0;
export async function draft({ phone_number }: Brand): Promise<string> {
  const on = await openFixtures();
  const size = { width: 40 + (sizes += 1), height: 30 };
  return plantPicture(
    on,
    ownerOfPhone(on.cipher, phone_number),
    'draft_image',
    await picture('png', size),
    'draft.png',
    false,
  );
}

/** A thread whose first round waits for the holder. */
export async function opened(brand: Brand, more: object = {}): Promise<ThreadDetail> {
  const { data, code } = await brandCall('threadOpen', brand, {
    kind: 'product_design',
    product_name: '帆布袋',
    images: [await draft(brand)],
    ...more,
  });
  expect(code).toBe(0);
  return read(data.thread_id);
}
export const read = async (thread_id: string, who: Caller = ann): Promise<ThreadDetail> =>
  (await holderCall<ThreadDetail>('threadDetail', { thread_id }, who)).data;

/** The holder's answer to the newest round as it is now. */
export const reply = async (thread_id: string, decision: string, more: object = {}) => {
  const { list, version } = await read(thread_id);
  return holderCall('threadReply', {
    round_id: list.at(-1)!.round_id,
    version,
    decision,
    ...(decision === 'continue_providing' && { feedback: '袋口再宽一些' }),
    ...more,
  });
};
export const provide = async (brand: Brand, thread_id: string, more: object = {}) => {
  const { version } = await read(thread_id);
  return brandCall('roundSubmit', brand, { thread_id, version, images: [await draft(brand)], ...more });
};
/** The confirmation of the newest round by its hashes. */
export const seal = async (thread_id: string, more: object = {}) => {
  const { list, version } = await read(thread_id);
  const { round_id, images } = list.at(-1)!;
  const hashes = images.map(({ sha256 }) => sha256);
  return holderCall('confirmFinal', { round_id, version, hashes, agree: 1, ...more });
};
