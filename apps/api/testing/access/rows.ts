/**
 * All routes that identify the caller, each with a valid input. Expected access follows from the declaration (`access`,
 * scope) and the owner of the named records; only exceptions are listed here.
 */
import { PASSWORD } from '../fixtures';
import { ARTICLE_CALLS, ARTICLE_ROUTES } from './articles';
import type { People } from './actors';
import { CARE_ROUTES } from './care-rows';
import { CLAIM_CALLS } from './claim-rows';
import { CODE_CALLS, CODE_DESKS } from './code-rows';
import { CONTENT_DESKS } from './content-rows';
import { DASHBOARD_CALLS } from './dashboard-rows';
import { LIST_DESKS } from './list-rows';
import { MEMBER_CALLS, newPassword, own } from './member-rows';
import { OPEN_CALLS, OPEN_DESKS } from './open-content';
import { NOWHERE, type Row } from './row';
import { REPORT_CALLS, REPORT_DESKS } from './report-rows';
import { filtersOf, REVIEW_ROUTES } from './review-rows';
import { SHEET_CALLS, SHEET_DESKS } from './sheet-rows';
import { SHOP_CALLS } from './shop-rows';
import { storyRows } from './story-rows';
import { TEAM_CALLS } from './team-rows';
import { HANDOVER_CALLS, HANDOVER_ROUTES } from './handover-rows';
import { CAMPAIGN_CALLS, CAMPAIGN_ROUTES } from './campaign-rows';
import { TENDER_CALLS, TENDER_ROUTES } from './tender-rows';
import { FILING_CALLS, FILING_ROUTES } from './filing-rows';
import { COOPERATION_CALLS, COOPERATION_ROUTES } from './cooperation-rows';
import { SKIN_CALLS, SKIN_ROUTES } from './skin-rows';

const ip = { ip_name: '月台猫', intro: '一只猫', core_audience: '通勤的人', birth_time: '2020-02-29' };
const seen = { version: 1 };
/** A version that does not exist: admitted callers get a conflict, and nothing changes. */
const stale = { version: 99 };
const names = { 'zh-CN': '猫', 'zh-TW': '貓', en: 'Cat' };
const wording = { title: '停机', body: '周日凌晨' };
const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };
const letter = ({ owner }: People) => ({ texts, audience: 'list', member_ids: [owner.id] });
const banner = ({ owner }: People) => ({ titles: names, image_id: owner.id });
const many = { ids: [NOWHERE], versions: [1] };
const decide: Row = { action: 'assign', input: { version: 2 } };
const desks = (...resources: string[]): Record<string, Row> =>
  Object.fromEntries(
    resources.flatMap((resource): [string, Row][] => [
      [`GET ${resource}`, {}],
      [`GET ${resource}/counts`, {}],
      [`GET ${resource}/:id`, {}],
      [`GET ${resource}/:id/history`, {}],
      [`POST ${resource}/:id/:action`, decide],
      [`POST ${resource}/bulk/:action`, { action: 'assign', input: many }],
      ...Object.entries(filtersOf(resource)),
    ]),
  );

/** Calls of the data API, by path. */
export const CALLS: Record<string, Row> = {
  ...ARTICLE_CALLS,
  ...DASHBOARD_CALLS,
  ...OPEN_CALLS,
  ...SHOP_CALLS,
  ...TEAM_CALLS,
  ...CLAIM_CALLS,
  ...SHEET_CALLS,
  ...COOPERATION_CALLS,
  ...CAMPAIGN_CALLS,
  ...TENDER_CALLS,
  ...CODE_CALLS,
  ...REPORT_CALLS,
  'common/config': {},
  'common/getBanner': { input: { type: 2 } },
  // Same permission as the file's address: operators may open files their IP shows or proposes.
  'common/file': {
    except: { operator: { own: 'OK' }, agent: { own: 'OK' }, linked: { own: 'OK' }, unagreed: { own: 'OK' } },
  },
  'evidence/certificate': {
    except: {
      operator: { own: 'OK' },
      agent: { own: 'OK' },
      linked: { own: 'OK' },
      unagreed: { own: 'OK' },
    },
    past: ['STATE'],
  },
  'evidence/filingCertificate': { past: ['STATE'] },
  'evidence/file': {
    except: { operator: { own: 'OK' }, agent: { own: 'OK' }, linked: { own: 'OK' }, unagreed: { own: 'OK' } },
  },
  'evidence/find': { input: { sha256: '0'.repeat(64) } },
  'evidence/seal': { input: { seal_number: 1 }, past: ['NOT_FOUND'] },
  'common/getSts': { input: { usage: 'avatar' }, past: ['NOT_FOUND'] },
  'common/regions': {},
  'common/upload': { query: '?usage=avatar' },
  // Ownership is checked first; the inserted upload has no bytes.
  'common/uploadFinish': { past: ['VALIDATION'] },
  'content/consent': { input: { page: 'privacyPolicy', version: '1.0', agree: 1 } },
  'content/directory': { shared: true },
  'content/legal': { input: { page: 'privacyPolicy' } },
  'content/updates': {},
  'gallery/imageDelete': {},
  'gallery/imageList': {},
  'gallery/imageRestore': { fresh: true },
  'gallery/recycleList': {},
  'gallery/seriesDelete': { fresh: true },
  'gallery/seriesDetail': {},
  'gallery/seriesList': {},
  'gallery/seriesSave': { input: { series_name: '四季' }, fresh: true },
  'gallery/seriesShelf': { input: { shelf: 'off' } },
  'gallery/seriesSort': {},
  'gallery/seriesSubmit': {},
  'gallery/seriesVisibility': { input: { visibility: 'public' } },
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
  'ip/operateLog': {},
  'ip/public': { anybodys: ['ip_id'] },
  'ip/search': { input: { keyword: '山' } },
  ...storyRows,
  'ip/update': { input: { kind: 'normal', ip_name: '月台猫', draft: 1 } },
  ...MEMBER_CALLS,
  'message/list': {},
  'message/preferences': {},
  'message/read': {},
  'message/setPreference': { input: { group: 'reviews', channel: 'sms', on: 1 } },
  'message/streamTicket': {},
  'message/unreadCount': {},
  'review/change': { input: { line: 1 }, past: ['NOT_FOUND'] },
  'review/discard': { input: { subject: 'series' } },
  'review/duplicate': { input: { subject: 'series' }, past: ['VALIDATION'] },
  'review/trashDelete': { fresh: true },
  'review/trashList': {},
  'review/trashRestore': { fresh: true },
  'review/withdraw': { input: { subject: 'series' } },
  ...HANDOVER_CALLS,
  ...FILING_CALLS,
  ...SKIN_CALLS,
};

/** Console routes, by method and path below `/api/admin/`. */
export const CONSOLE_ROUTES: Record<string, Row> = {
  'GET account': {},
  'POST account/give-up-second-factor': {},
  'POST account/password': { input: { old_password: PASSWORD, ...newPassword } },
  'POST account/recovery-codes': { input: { totp: '000000' }, past: ['VALIDATION'] },
  'POST account/sessions/:id/end': { personal: true, fresh: true },
  'POST account/sessions/end-others': {},
  'GET agreements': {},
  'GET agreements/:id': {},
  'GET agreements/:id/history': {},
  'GET agreements/:id/versions/:version': { action: '1.0' },
  'POST agreements/:id/discard': { input: seen },
  'POST agreements/:id/draft': {},
  'PUT agreements/:id/draft': {
    input: {
      ...seen,
      language: 'en',
      title: 'Terms',
      sections: [{ heading: 'One', paragraphs: ['A word.'] }],
    },
  },
  'POST agreements/:id/publish': { input: { ...seen, effective_from: '2099-01-01' } },
  ...ARTICLE_ROUTES,
  ...OPEN_DESKS,
  'GET processes': { shared: true },
  'GET processes/:id': { shared: true },
  'GET processes/overview': { shared: true },
  'GET audit': { shared: true },
  'GET audit/:id': { shared: true },
  'GET audit/export': { shared: true },
  'POST audit/verify': {},
  'POST auth/confirm': { input: own, past: ['VALIDATION'] },
  'POST auth/first-password': { input: newPassword },
  'GET auth/me': {},
  'POST auth/login': { input: { username: 'nobody', password: 'wrong one' } },
  'POST auth/logout': { fresh: true },
  'POST auth/totp/confirm': { input: { totp: '000000' }, past: ['VALIDATION'] },
  'POST auth/totp/enrol': {},
  'GET banners': {},
  'GET banners/:id': {},
  'GET banners/:id/history': {},
  'POST banners': { input: banner, past: ['VALIDATION'] },
  'PUT banners/:id': { input: (people) => ({ ...banner(people), ...seen }), past: ['VALIDATION'] },
  'DELETE banners/:id': { query: '?version=1', fresh: true },
  ...desks('claims', 'complaints', 'disputes', 'reviews', 'verifications', 'label-orders', 'code-requests'),
  ...CODE_DESKS,
  ...SHEET_DESKS,
  ...REPORT_DESKS,
  ...REVIEW_ROUTES,
  'GET closures': {},
  'GET closures/:id': {},
  'GET closures/:id/history': {},
  'POST closures/:id/hold': { input: { ...seen, reason_code: 'dispute' } },
  'POST closures/:id/resume': { input: seen },
  ...CARE_ROUTES,
  'POST lookalikes': { input: { files: [NOWHERE] } },
  'POST files': { upload: true, query: '?usage=banner', past: ['VALIDATION'] },
  'GET ips': {},
  'POST ips': { input: { ip_name: '新月', kind: 'normal' } },
  'GET ips/:id': {},
  'PUT ips/:id': { input: { ...seen, ip_name: '新月', kind: 'normal' } },
  'GET ips/:id/history': {},
  'GET members': {},
  'GET members/:id': {},
  'GET members/:id/history': {},
  'GET members/:id/account': {},
  'POST members/:id/change-phone': {
    input: { ...stale, area_code: '86', phone_number: '13988880001', reason: '凭身份证件与视频核对了本人' },
  },
  'POST members/:id/end-sessions': { input: seen },
  'POST members/:id/reveal': { input: { field: 'phone_number', reason: '回电话' } },
  'POST members/:id/assign-consultant': { input: stale },
  'POST members/bulk/assign-consultant': { input: many },
  'GET messages': {},
  'GET messages/:id': {},
  'GET messages/:id/history': {},
  'POST messages': { input: letter },
  'POST messages/estimate': { input: { audience: 'all' } },
  'PUT messages/:id': { input: (people) => ({ ...letter(people), ...seen }) },
  'DELETE messages/:id': { query: '?version=1', fresh: true },
  'POST messages/:id/send': { input: seen },
  'POST messages/:id/cancel': {},
  'GET operators': {},
  'POST operators': {
    input: ({ owner, members }) => ({ ip_id: owner.ip, member_id: members.newcomer!.id }),
    past: ['VALIDATION'],
  },
  'GET operators/:id': {},
  'PUT operators/:id': { input: seen },
  'DELETE operators/:id': { query: '?version=1', fresh: true },
  'GET operators/:id/history': {},
  'GET outbox': {},
  'GET outbox/stored': {},
  'GET outbox/:id': {},
  'POST outbox/:id/retry': {},
  ...CONTENT_DESKS,
  ...LIST_DESKS,
  'GET staff': {},
  'GET staff/:id': {},
  'GET staff/:id/history': {},
  'POST staff': { input: { username: 'new.person', name: '新人', role: 'finance' } },
  'PUT staff/:id': { input: { ...stale, name: '新人', role: 'finance' } },
  'POST staff/:id/new-password': { input: stale },
  'POST staff/:id/:action': { action: 'end-sessions', input: stale },
  ...CAMPAIGN_ROUTES,
  ...TENDER_ROUTES,
  ...HANDOVER_ROUTES,
  ...desks('filings'),
  ...FILING_ROUTES,
  ...COOPERATION_ROUTES,
  ...SKIN_ROUTES,
};
