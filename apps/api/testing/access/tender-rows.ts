/** Tender projects: written by staff. */
import type { Fixtures } from '../../src/db/seed/fixtures';
import { plantRegistration } from '../../src/db/seed/plant-registration';
import { DAY_MS, plantTender as plant } from '../../src/db/seed/plant-tender';
import { picture } from '../fixtures';
import type { People, Person } from './actors';
import { filtersOf } from './review-rows';
import { NOWHERE, type Row } from './row';

const wording = { title: '春茶', body: '一款春茶的包装。', materials: '三张主视觉。', prize: '' };
const names = { 'zh-CN': '创意', 'zh-TW': '創意', en: 'Idea' };

/** A valid project but for its cover, which belongs to nobody. */
export const TENDER_INPUT = {
  kind: 'bidding',
  texts: { 'zh-CN': wording, 'zh-TW': wording, en: wording },
  cover: NOWHERE,
  brand_name: '青禾',
  field_ids: [18],
  ip_types: [],
  kernels: [],
  opens_at: '2030-01-01T00:00:00Z',
  closes_at: '2030-02-01T00:00:00Z',
  sealed: 0,
  criteria: [{ weight: 100, names }],
};

export async function plantTender(on: Fixtures, { staff: { admin } }: People): Promise<string> {
  return plant(on, { author: admin!.id, cover: await picture(admin!.id, 'tender_cover') });
}

/** An ended project, whose result is open. */
export async function plantAward(on: Fixtures, { staff: { admin } }: People): Promise<string> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  const cover = await picture(admin!.id, 'tender_cover');
  return plant(on, { author: admin!.id, cover, opens_at: at(-2), closes_at: at(-1) });
}

export const TENDER_RECORDS = {
  registration: {
    resource: 'registrations',
    plant: async (on: Fixtures, { ip, id }: Person, people: People) =>
      plantRegistration(on, { tender_id: await plantTender(on, people), ip_id: ip, member_id: id }),
  },
};

/** What an entry needs besides series and case, which the matrix names. */
const ENTERED = { ip_intro: '山里的茶。', remark: '可以改色。', promise: 1 };
const chosen = { anybodys: ['tender_id'], chosen: ['series_id', 'case_id'] };

export const TENDER_CALLS: Record<string, Row> = {
  'opportunity/activityBoard': {},
  'tender/detail': { anybodys: ['tender_id'] },
  'tender/follow': { input: { followed: 1 }, anybodys: ['tender_id'] },
  'tender/list': {},
  'tender/myAwards': {},
  'tender/myBids': {},
  'tender/registration': { anybodys: ['tender_id'] },
  'tender/registrationSave': chosen,
  'tender/registrationSubmit': { ...chosen, input: ENTERED },
  'tender/registrationWithdraw': { anybodys: ['tender_id'] },
};

export const TENDER_ROUTES: Record<string, Row> = {
  'GET tenders': {},
  'GET tenders/counts': {},
  'GET tenders/choices': {},
  'GET tenders/export': {},
  'GET tenders/:id': {},
  'GET tenders/:id/history': {},
  'POST tenders': { input: TENDER_INPUT, past: ['VALIDATION'] },
  'PUT tenders/:id': { input: { ...TENDER_INPUT, version: 99 } },
  'POST tenders/:id/:action': { action: 'publish', input: { version: 99 } },
  'GET awards': {},
  'GET awards/:id': {},
  'GET awards/:id/history': {},
  'POST awards/:id/:action': { action: 'publish', input: { version: 99 } },
  'GET registrations': { shared: true },
  'GET registrations/counts': { shared: true },
  'GET registrations/export': { shared: true },
  'GET registrations/:id': {},
  'GET registrations/:id/history': {},
  'POST registrations/:id/:action': { action: 'assign', input: { version: 99 } },
  'POST registrations/bulk/:action': { action: 'assign', input: { ids: [NOWHERE], versions: [1] } },
  ...filtersOf('registrations'),
};
