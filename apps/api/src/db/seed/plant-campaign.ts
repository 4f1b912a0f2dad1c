import {
  CAMPAIGN_OPEN,
  CAMPAIGN_WRITTEN,
  type CampaignContent,
  campaignMachine,
  type CampaignState,
  type CampaignTexts,
  ulid,
} from '@ipw/domain';
import { columnsOf } from '../../campaign';
import { type Fixtures, plantLine } from './plant';
import { DAY_MS } from './plant-tender';

const wording = { title: '我的家乡', body: '画下您的家乡。', rules: '每个人最多三件。' };

export interface CampaignSeed extends Partial<Omit<CampaignContent, 'opens_at' | 'closes_at'>> {
  author: string;
  cover: string;
  /** By default since yesterday and until tomorrow. */
  opens_at?: Date;
  closes_at?: Date;
  state?: CampaignState;
  cancel_reason?: string;
  created_at?: Date;
}

/** A campaign as staff wrote and published it, with its history. */
export async function plantCampaign(
  on: Pick<Fixtures, 'db' | 'cipher'>,
  seed: CampaignSeed,
): Promise<string> {
  const { author, state = CAMPAIGN_OPEN, cancel_reason, ...given } = seed;
  const created_at = given.created_at ?? new Date(Date.now() - DAY_MS);
  const published_at = state === CAMPAIGN_WRITTEN ? null : created_at;
  const texts: CampaignTexts = given.texts ?? { 'zh-CN': wording, 'zh-TW': wording, en: wording };
  const content: CampaignContent = {
    texts,
    cover: given.cover,
    opens_at: (given.opens_at ?? new Date(Date.now() - DAY_MS)).toISOString(),
    closes_at: (given.closes_at ?? new Date(Date.now() + DAY_MS)).toISOString(),
    asks_intro: given.asks_intro ?? 1,
    most_images: given.most_images ?? 10,
    categories: given.categories ?? [{ 'zh-CN': '插画', 'zh-TW': '插畫', en: 'Illustration' }],
    per_phone: given.per_phone ?? 3,
    wall: given.wall ?? 1,
  };
  const id = ulid(created_at.getTime());
  await on.db.insert('campaign', {
    id,
    ...columnsOf(content),
    state,
    cancel_reason: cancel_reason ?? null,
    published_at,
    created_at,
  });
  const line = {
    subject: campaignMachine.name,
    subject_id: id,
    actor_type: 'staff',
    actor_id: author,
    created_at,
  } as const;
  await plantLine(on, { ...line, action: 'create', to_state: campaignMachine.initial });
  if (!published_at) return id;
  await plantLine(on, {
    ...line,
    action: 'publish',
    from_state: campaignMachine.initial,
    to_state: CAMPAIGN_OPEN,
  });
  if (cancel_reason)
    await plantLine(on, {
      ...line,
      action: 'cancel',
      from_state: CAMPAIGN_OPEN,
      to_state: state,
      reason: cancel_reason,
    });
  return id;
}
