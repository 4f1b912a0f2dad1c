/** An IP with approved content to enter tenders with, and the calls of entrants. */
import request from 'supertest';
import { plantContentItem, plantIp, plantOperator, plantSeries } from '../src/db/seed/fixtures';
import { type Caller, member, openFixtures, picture, type StaffLogin } from './fixtures';
import { api } from './server';

export interface Entrant {
  who: Caller;
  ip: string;
  series: string;
  case: string;
}

/** A member who works on an IP with an approved series and case. */
export async function entrant(ip_name = '松果'): Promise<Entrant> {
  const [on, who] = [await openFixtures(), await member()];
  const ip = await plantIp(on, { ip_name });
  await on.db.update('ip', { owner_id: who.id, intro: '现在的简介' }, { id: ip });
  await plantOperator(on.db, ip, who.id, 1);
  const image = await picture(who.id, 'series_image');
  const series = await plantSeries(on, {
    ip_id: ip,
    member_id: who.id,
    series_name: '四季',
    cover: await picture(who.id, 'gallery_cover'),
    images: [image],
    rights_documents: [],
    visibility: 'private',
    state: 'approved',
  });
  const data = {
    case_name: '茶礼盒',
    case_type_id: 2,
    case_desc: '春季限定。',
    case_image: await picture(who.id, 'case_image'),
    image_list: [],
  };
  const item = { subject: 'case', ip_id: ip, member_id: who.id, state: 'approved', data } as const;
  return { who, ip, series, case: await plantContentItem(on, item) };
}

export interface Answered<T> {
  code: number;
  msg: string;
  data: T;
}

/** A call of an entrant about a tender. */
export async function tenderCall<T>(
  path: string,
  { who, ip }: Pick<Entrant, 'who' | 'ip'>,
  input: object = {},
): Promise<Answered<T>> {
  const { body } = await request(api().url)
    .post(`/api/tender/${path}`)
    .set('authorization', `Bearer ${who.token}`)
    .set('accept-language', 'en')
    .send({ ip_id: ip, ...input });
  return body as Answered<T>;
}

/** Hands in a complete entry. */
export const enter = (by: Entrant, tender_id: string, input: object = {}) =>
  tenderCall<{ registration_id: string; state: string; version: number }>('registrationSubmit', by, {
    tender_id,
    ip_intro: '山里的一只狐狸。',
    remark: '可以改色。',
    series_id: by.series,
    case_id: by.case,
    promise: 1,
    ...input,
  });

/** A console request of a staff member. */
export function desk(who: StaffLogin, method: 'get' | 'post' | 'put', path: string, input?: object) {
  const agent = request(api().url);
  const asked = agent[method](`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en');
  return input ? asked.send(input) : asked;
}
