import {
  CAMPAIGN_OPEN,
  CAMPAIGN_WRITTEN,
  type CampaignContent,
  campaignEntryMachine,
  type CampaignEntryState,
  campaignMachine,
  type CampaignState,
  type CampaignTexts,
  ulid,
} from '@ipw/domain';
import { columnsOf, sealEntrant } from '../../campaign';
import { phoneHash } from '../../core/security/phone.service';
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
  results_at?: Date;
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
    results_at: given.results_at ?? null,
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

export interface EntrySeed {
  campaign_id: string;
  work_name?: string;
  intro?: string | null;
  categories?: number[];
  /** Ids of its pictures. */
  images?: string[];
  entrant_name?: string;
  phone_number?: string;
  state?: CampaignEntryState;
  wall?: 0 | 1;
  pinned?: 0 | 1;
  prize?: string;
  reason_code?: string;
  slot?: number;
  /** What it copies, as reports say. */
  reports?: readonly string[];
  created_at?: Date;
}

/** An entry as somebody sent it, and as staff decided on it. */
export async function plantEntry(on: Pick<Fixtures, 'db' | 'cipher'>, seed: EntrySeed): Promise<string> {
  const { created_at = new Date(), phone_number = '13900000001', images = [], reports = [] } = seed;
  const id = ulid(created_at.getTime());
  await on.db.insert('campaign_entry', {
    id,
    campaign_id: seed.campaign_id,
    slot: seed.slot ?? 0,
    phone_hash: phoneHash(on.cipher, { area_code: '86', phone_number }),
    work_name: seed.work_name ?? '老街',
    intro: seed.intro ?? null,
    categories: JSON.stringify(seed.categories ?? [0]),
    entrant: sealEntrant(on.cipher, id, {
      entrant_name: seed.entrant_name ?? '苏晚',
      area_code: '86',
      phone_number,
    }),
    language: 'zh-CN',
    wall: seed.wall ?? 1,
    pinned: seed.pinned ?? 0,
    prize: seed.prize ?? null,
    reason_code: seed.reason_code ?? null,
    reports: reports.length,
    state: seed.state ?? campaignEntryMachine.initial,
    created_at,
  });
  await on.db.insertAll(
    'campaign_picture',
    images.map((file_id, place) => ({ entry_id: id, file_id, place })),
  );
  await on.db.insertAll(
    'campaign_report',
    reports.map((statement) => ({ id: ulid(), entry_id: id, statement, email: null })),
  );
  await plantLine(on, {
    subject: campaignEntryMachine.name,
    subject_id: id,
    actor_type: 'system',
    action: 'create',
    to_state: campaignEntryMachine.initial,
    created_at,
  });
  return id;
}
