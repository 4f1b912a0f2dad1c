/** Collection campaigns: written by staff, entered by everybody. */
import type { Fixtures } from '../../src/db/seed/fixtures';
import { plantCampaign as plant } from '../../src/db/seed/plant-campaign';
import { picture } from '../fixtures';
import type { People } from './actors';
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

export const CAMPAIGN_ROUTES: Record<string, Row> = {
  'GET campaigns': {},
  'GET campaigns/counts': {},
  'GET campaigns/export': {},
  'GET campaigns/:id': {},
  'GET campaigns/:id/history': {},
  'POST campaigns': { input: CAMPAIGN_INPUT, past: ['VALIDATION'] },
  'PUT campaigns/:id': { input: { ...CAMPAIGN_INPUT, version: 99 } },
  'POST campaigns/:id/:action': { action: 'publish', input: { version: 99 } },
};
