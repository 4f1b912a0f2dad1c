/** Tender projects: written by staff. */
import type { Fixtures } from '../../src/db/seed/fixtures';
import { plantBar } from '../../src/db/seed/plant-bar';
import { plantObjection } from '../../src/db/seed/plant-objection';
import { plantQuestion } from '../../src/db/seed/plant-question';
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

/** A running project in the care of the owner's consultant, or of another. */
export async function plantTender(
  on: Fixtures,
  { staff: { admin, consultant } }: People,
  consultant_id: string | null = consultant!.id,
): Promise<string> {
  return plant(on, { author: admin!.id, cover: await picture(admin!.id, 'tender_cover'), consultant_id });
}

/** An ended project, whose result is open. */
export async function plantAward(on: Fixtures, { staff: { admin } }: People): Promise<string> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  const cover = await picture(admin!.id, 'tender_cover');
  return plant(on, { author: admin!.id, cover, opens_at: at(-2), closes_at: at(-1) });
}

export const TENDER_RECORDS = {
  question: {
    field: 'question_id',
    resource: 'questions',
    plant: async (on: Fixtures, { ip, id }: Person, people: People) =>
      plantQuestion(on, {
        tender_id: await plantTender(on, people, ip === people.owner.ip ? undefined : null),
        ip_id: ip,
        member_id: id,
        question: '可以改颜色吗？',
      }),
  },
  bar: {
    resource: 'bars',
    plant: async (on: Fixtures, { ip, id }: Person, people: People) => {
      const entry = { tender_id: await plantTender(on, people), ip_id: ip, member_id: id };
      const registration_id = await plantRegistration(on, entry);
      // It is over: one that holds would keep the matrix from entering tenders.
      return plantBar(on, { registration_id, ip_id: ip, member_id: id, until: new Date() });
    },
  },
  objection: {
    resource: 'objections',
    plant: async (on: Fixtures, { ip, id }: Person, people: People) => {
      const tender_id = await plantAward(on, people);
      const entry = { tender_id, ip_id: ip, member_id: id };
      const registration_id = await plantRegistration(on, { ...entry, state: 'approved' });
      return plantObjection(on, { ...entry, registration_id, statement: '评分与公布的标准不一致。' });
    },
  },
  registration: {
    field: 'registration_id',
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
  'tender/brandEntries': { link: 'entries', anybodys: ['tender_id'] },
  // The entry is looked for once the phone is proven.
  'tender/brandScore': {
    link: 'entries',
    anybodys: ['tender_id', 'registration_id'],
    input: { version: 0, points: [1] },
  },
  'tender/detail': { anybodys: ['tender_id'] },
  'tender/follow': { input: { followed: 1 }, anybodys: ['tender_id'] },
  'tender/list': {},
  'tender/myAwards': {},
  'tender/myBids': {},
  'tender/objectionSubmit': {
    input: { statement: '评分与公布的标准不一致。', proof_images: [] },
    anybodys: ['tender_id'],
  },
  'tender/questionAsk': { input: { question: '可以改颜色吗？' }, anybodys: ['tender_id'] },
  'tender/questionList': { anybodys: ['tender_id'] },
  'tender/registration': { anybodys: ['tender_id'] },
  'tender/registrationAcknowledge': { input: { number: 1 }, anybodys: ['tender_id'] },
  'tender/registrationSave': chosen,
  'tender/registrationSubmit': { ...chosen, input: ENTERED },
  'tender/registrationWithdraw': { anybodys: ['tender_id'] },
};

export const TENDER_ROUTES: Record<string, Row> = {
  // Those of a consultant: `assignment.db.spec`.
  'GET tenders': { shared: true },
  'GET tenders/counts': {},
  'GET tenders/choices': { shared: true },
  'GET tenders/export': { shared: true },
  'GET tenders/:id': {},
  'GET tenders/:id/history': {},
  'POST tenders': { input: TENDER_INPUT, past: ['VALIDATION'] },
  'PUT tenders/:id': { input: { ...TENDER_INPUT, version: 99 } },
  'POST tenders/:id/:action': { action: 'publish', input: { version: 99 } },
  'POST tenders/:id/assign-consultant': { input: { version: 99 } },
  'GET awards': {},
  'GET awards/counts': {},
  'GET awards/export': {},
  'GET awards/:id': {},
  'GET awards/:id/history': {},
  'POST awards/:id/brand': {
    input: {
      version: 99,
      buyer_name: '周经理',
      area_code: '86',
      phone_number: '13900000000',
      language: 'en',
    },
  },
  'POST awards/:id/score': { input: { version: 99, registration_id: NOWHERE, points: [1] } },
  'POST awards/:id/:action': { action: 'publish', input: { version: 99 } },
  'GET registrations': {},
  'GET registrations/counts': {},
  'GET registrations/export': {},
  'GET registrations/:id': {},
  'GET registrations/:id/history': {},
  'POST registrations/:id/:action': { action: 'assign', input: { version: 99 } },
  'POST registrations/bulk/:action': { action: 'assign', input: { ids: [NOWHERE], versions: [1] } },
  ...filtersOf('registrations'),
  'GET questions': {},
  'GET questions/counts': {},
  'GET questions/:id': {},
  'GET questions/:id/history': {},
  'POST questions/:id/:action': { action: 'assign', input: { version: 99 } },
  'POST questions/bulk/:action': { action: 'assign', input: { ids: [NOWHERE], versions: [1] } },
  ...filtersOf('questions'),
  'GET bars': {},
  'GET bars/counts': {},
  'GET bars/:id': {},
  'GET bars/:id/history': {},
  'POST bars/:id/:action': { action: 'lift', input: { version: 99, reason: '已补正权利证明' } },
  'GET objections': {},
  'GET objections/counts': {},
  'GET objections/:id': {},
  'GET objections/:id/history': {},
  'POST objections/:id/:action': { action: 'assign', input: { version: 99 } },
  'POST objections/bulk/:action': { action: 'assign', input: { ids: [NOWHERE], versions: [1] } },
  ...filtersOf('objections'),
};
