/** Collection campaigns: written by staff, entered by everybody. */
import type { Fixtures } from '../../src/db/seed/fixtures';
import { plantCampaign as plant, plantEntry as enter } from '../../src/db/seed/plant-campaign';
import { picture } from '../fixtures';
import type { People } from './actors';
import { filtersOf } from './review-rows';
import { NOWHERE, type Row } from './row';

const wording = { title: '我的家乡', body: '画下您的家乡。', rules: '每个人最多三件。' };

/** A valid campaign but for its cover, which belongs to nobody. */
export const CAMPAIGN_INPUT = {
  texts: { 'zh-CN': wording, 'zh-TW': wording, en: wording },
  cover: NOWHERE,
  opens_at: '2030-01-01T00:00:00Z',
  closes_at: '2030-02-01T00:00:00Z',
  asks_intro: 1,
  most_images: 10,
  categories: [{ 'zh-CN': '插画', 'zh-TW': '插畫', en: 'Illustration' }],
  per_phone: 3,
  wall: 1,
};

export async function plantCampaign(on: Fixtures, { staff: { admin } }: People): Promise<string> {
  return plant(on, { author: admin!.id, cover: await picture(admin!.id, 'campaign_cover') });
}

export async function plantEntry(on: Fixtures, people: People): Promise<string> {
  return enter(on, { campaign_id: await plantCampaign(on, people), state: 'passed' });
}

const phone = { area_code: '86', phone_number: '13900000001', yzm: '246810' };
/** A valid entry but for its campaign, pictures and code. */
export const ENTRY_INPUT = {
  ...phone,
  campaign_id: NOWHERE,
  work_name: '老街',
  intro: '小时候住过的街。',
  categories: [0],
  images: [NOWHERE],
  entrant_name: '苏晚',
  agree: { privacy: 1, user: 1, rules: 1 },
  wall: 1,
};

export const CAMPAIGN_CALLS: Record<string, Row> = {
  'tender/campaign': { anybodys: ['campaign_id'] },
  'tender/campaignEntry': { input: ENTRY_INPUT },
  'tender/campaignFollow': { input: { followed: 1 }, anybodys: ['campaign_id'] },
  'tender/campaignErase': { input: phone },
  'tender/campaignMine': { input: phone },
  'tender/campaignReport': { input: { statement: '抄自我的画。' }, anybodys: ['entry_id'] },
  'tender/campaignWall': { anybodys: ['campaign_id'] },
  'tender/campaignWithdraw': { input: { ...phone, version: 1 } },
};

export const CAMPAIGN_ROUTES: Record<string, Row> = {
  'GET campaigns': {},
  'GET campaigns/counts': {},
  'GET campaigns/export': {},
  'GET campaigns/:id': {},
  'GET campaigns/:id/history': {},
  'POST campaigns': { input: CAMPAIGN_INPUT, past: ['VALIDATION'] },
  'PUT campaigns/:id': { input: { ...CAMPAIGN_INPUT, version: 99 } },
  'GET campaign-entries': {},
  'GET campaign-entries/counts': {},
  'GET campaign-entries/export': {},
  'GET campaign-entries/:id': {},
  'GET campaign-entries/:id/history': {},
  'POST campaign-entries/:id/:action': { action: 'pass', input: { version: 99 } },
  'POST campaign-entries/bulk/:action': {
    action: 'pass',
    input: { ids: [NOWHERE], versions: [1] },
  },
  ...filtersOf('campaign-entries'),
  'POST campaigns/:id/:action': { action: 'publish', input: { version: 99 } },
};
