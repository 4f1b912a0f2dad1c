import * as z from 'zod/mini';
import { uploadLimit } from '../core/limits';
import type { Language } from '../core/text';
import { file, instant, int, line, list, optionalText, text } from '../core/wire';

/** Code points of texts; numbers of categories and of entries of one phone. */
export const CAMPAIGN_LIMITS = {
  title: 60,
  body: 6000,
  rules: 3000,
  categories: 12,
  category: 20,
  perPhone: 20,
  reason: 500,
} as const;

const wording = z.strictObject({
  title: line(CAMPAIGN_LIMITS.title),
  /** What is collected and what for, in the format of articles (`blocksOf`). */
  body: text(CAMPAIGN_LIMITS.body),
  /** Who may enter, how entries are chosen, what is won, in the same format. */
  rules: text(CAMPAIGN_LIMITS.rules),
});

const category = z.strictObject({
  'zh-CN': line(CAMPAIGN_LIMITS.category),
  'zh-TW': line(CAMPAIGN_LIMITS.category),
  en: line(CAMPAIGN_LIMITS.category),
});

const content = {
  texts: z.strictObject({ 'zh-CN': wording, 'zh-TW': wording, en: wording }),
  cover: file(),
  opens_at: instant(),
  closes_at: instant(),
  /** 1: an entry holds an introduction beside its name and pictures. */
  asks_intro: int(0, 1),
  /** Pictures of an entry. */
  most_images: int(1, uploadLimit('campaign_image').count),
  /** An entry names at least one; without categories it names none. */
  categories: list(category, 0, CAMPAIGN_LIMITS.categories),
  /** Most entries of one phone. */
  per_phone: int(1, CAMPAIGN_LIMITS.perPhone),
  /** 1: works that passed are shown to everybody, where their entrants agree. */
  wall: int(0, 1),
};

export const campaignInput = z.strictObject(content);
export const campaignEditInput = z.strictObject({
  ...content,
  /** Required once it is published. */
  reason: optionalText(CAMPAIGN_LIMITS.reason),
  version: int(1),
});
export type CampaignInput = z.output<typeof campaignInput>;

export type CampaignTexts = Record<Language, z.output<typeof wording>>;
export type CampaignCategory = z.output<typeof category>;

/** What everybody sees of a campaign. */
export interface CampaignContent {
  texts: CampaignTexts;
  cover: string;
  opens_at: string;
  closes_at: string;
  asks_intro: 0 | 1;
  most_images: number;
  categories: CampaignCategory[];
  per_phone: number;
  wall: 0 | 1;
}

/** Fields that stay as they were published: entries and consents rely on them. */
export const CAMPAIGN_FIXED = [
  'asks_intro',
  'categories',
  'wall',
] as const satisfies readonly (keyof CampaignContent)[];
