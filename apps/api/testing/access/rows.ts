/**
 * Every route that asks who is calling, with an input that would be fine. Who gets in follows from what the route
 * declares (`access`, scope) and whose record its ids name; only what differs from that is written here.
 */
import type { ErrorName } from '@ipw/domain';
import { PASSWORD } from '../ground';
import type { MemberActor, People, StaffActor } from './actors';

export interface Row {
  /** The rest of a valid input; ids of records are filled in. */
  input?: Record<string, unknown> | ((people: People) => Record<string, unknown>);
  /** The query of a call whose input is not a body. */
  query?: string;
  /** Parts of the path other than `:id`. */
  action?: string;
  /** Fields that look like a record of somebody's and are not. */
  anybodys?: readonly string[];
  /** Refusals that only who was let in can meet. */
  past?: readonly ErrorName[];
  /** It takes away the record or the session it is called with: each caller gets new ones. */
  fresh?: boolean;
  /** Everybody whom it admits reads the same: nothing is narrowed to the caller. */
  shared?: boolean;
  /** Who is answered otherwise than the declaration says, and how. */
  except?: Partial<Record<MemberActor | StaffActor, ErrorName | 'OK'>>;
}

const phone = { area_code: '86', phone_number: '13900000001' };
const newPassword = { new_password: 'meadow-lark-99', confirm_password: 'meadow-lark-99' };
const ip = { ip_name: '月台猫', intro: '一只猫', core_audience: '通勤的人', birth_time: '2020-02-29' };
const seen = { version: 1 };
const decide: Row = { action: 'assign', input: { version: 2 } };
const desk = (resource: string): Record<string, Row> => ({
  [`GET ${resource}`]: {},
  [`GET ${resource}/counts`]: {},
  [`GET ${resource}/:id`]: {},
  [`GET ${resource}/:id/history`]: {},
  [`POST ${resource}/:id/:action`]: decide,
  [`POST ${resource}/bulk/:action`]: {
    action: 'assign',
    input: { ids: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'], versions: [1] },
  },
});

/** The data API, by path. */
export const CALLS: Record<string, Row> = {
  'claim/detail': {},
  'claim/list': {},
  'claim/save': {
    input: ({ other }) => ({ kind: 'normal', ip_id: other.ip }),
    anybodys: ['ip_id', 'claim_id'],
  },
  'claim/submit': {
    input: ({ other }) => ({ kind: 'normal', ip_id: other.ip, proof_images: [other.id], agree: 1 }),
    anybodys: ['ip_id', 'claim_id'],
  },
  'claim/withdraw': {},
  'common/config': {},
  'common/getSts': { input: { usage: 'avatar' }, past: ['NOT_FOUND'] },
  'common/regions': {},
  'common/upload': { query: '?usage=avatar' },
  'content/directory': { shared: true },
  'content/legal': { input: { page: 'privacyPolicy' } },
  'ip/add': {
    input: ({ other }) => ({
      ...ip,
      ip_image: other.id,
      auth_field_id: 31,
      birth_area: 'CN',
      ip_origin: 1,
      ip_types: [1],
      kernels: [1],
    }),
    past: ['VALIDATION'],
  },
  'ip/detail': {},
  'ip/info': {},
  'ip/ipArtGenresList': {},
  'ip/ipBirthList': {},
  'ip/ipCountryList': {},
  'ip/ipFieldList': {},
  'ip/ipKernelList': {},
  'ip/ipTypeList': {},
  'ip/loginList': {},
  'ip/search': { input: { keyword: '山' } },
  'member/auth': {
    input: {
      ...phone,
      area_code: undefined,
      real_name: '顾小满',
      document_number: '330106199003074218',
      yzm: '246810',
    },
  },
  'member/consultants': {},
  'member/info': {},
  'member/isRegister': { input: phone },
  'member/login': { input: { ...phone, login_type: 'password', password: PASSWORD } },
  'member/logout': { fresh: true },
  'member/register': {
    input: {
      ...phone,
      yzm: '246810',
      password: 'meadow-lark-99',
      confirm_password: 'meadow-lark-99',
      username: '新人',
      location: '浙江',
      agree: 1,
    },
  },
  'member/resetPassword': { input: { ...phone, yzm: '246810', ...newPassword } },
  'member/revokeSession': { fresh: true },
  'member/sendYzm': { input: { ...phone, scene: 'register' } },
  'member/sessions': {},
  'member/switchIp': {},
  'member/updPassword': { input: { old_password: PASSWORD, ...newPassword } },
  'message/list': {},
  'message/read': {},
  'message/streamTicket': {},
  'message/unreadCount': {},
};

/** The console, by method and path below `/api/admin/`. */
export const CONSOLE_ROUTES: Record<string, Row> = {
  'GET audit': { shared: true },
  'GET auth/me': {},
  'POST auth/login': { input: { username: 'nobody', password: 'wrong one' } },
  'POST auth/logout': { fresh: true },
  'POST auth/totp/confirm': { input: { totp: '000000' }, past: ['VALIDATION'] },
  'POST auth/totp/enrol': {},
  ...desk('claims'),
  ...desk('verifications'),
  'GET ips': {},
  'POST ips': { input: { ip_name: '新月', kind: 'normal' } },
  'GET ips/:id': {},
  'PUT ips/:id': { input: { ...seen, ip_name: '新月', kind: 'normal' } },
  'GET ips/:id/history': {},
  'GET members': {},
  'GET members/:id': {},
  'GET members/:id/history': {},
  'POST members/:id/end-sessions': { input: seen },
  'GET operators': {},
  'POST operators': {
    input: ({ owner, members }) => ({ ip_id: owner.ip, member_id: members.newcomer!.id }),
    past: ['VALIDATION'],
  },
  'GET operators/:id': {},
  'PUT operators/:id': { input: seen },
  'DELETE operators/:id': { query: '?version=1', fresh: true },
  'GET operators/:id/history': {},
};
