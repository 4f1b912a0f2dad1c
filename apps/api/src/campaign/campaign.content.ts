import type { CampaignContent, CampaignInput } from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { CampaignEntity } from './campaign.entity';

/** The public content of a campaign. */
export const contentOf = (row: CampaignEntity): CampaignContent => ({
  texts: fromJson(row.texts),
  cover: row.cover,
  opens_at: row.opens_at.toISOString(),
  closes_at: row.closes_at.toISOString(),
  asks_intro: row.asks_intro,
  most_images: row.most_images,
  categories: fromJson(row.categories),
  per_phone: row.per_phone,
  wall: row.wall,
});

/** The content of a valid input, times in one notation. */
export const contentIn = (input: CampaignInput): CampaignContent => ({
  ...input,
  opens_at: new Date(input.opens_at).toISOString(),
  closes_at: new Date(input.closes_at).toISOString(),
  asks_intro: input.asks_intro ? 1 : 0,
  wall: input.wall ? 1 : 0,
});

/** Content as columns. */
export const columnsOf = (content: CampaignContent) => ({
  ...content,
  texts: JSON.stringify(content.texts),
  categories: JSON.stringify(content.categories),
  opens_at: new Date(content.opens_at),
  closes_at: new Date(content.closes_at),
});
