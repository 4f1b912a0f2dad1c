import * as z from 'zod/mini';
import type { Usage } from '../core/limits';
import type { Language } from '../core/text';
import {
  choice,
  distinct,
  file,
  files,
  instant,
  int,
  line,
  list,
  optionalFile,
  optionalLine,
  optionalText,
  reference,
  text,
} from '../core/wire';
import { FIELD_IDS, IP_TYPE_IDS, MOST_KERNELS, type ReferenceKind } from '../kind/reference-ids';

/** Kinds of projects: for goods of a brand, or a skin of the video platform. Labels: `tender_kind.<key>`. */
export const TENDER_KINDS = ['bidding', 'skin'] as const;
export type TenderKind = (typeof TENDER_KINDS)[number];

/** Code points of texts; numbers of pictures, criteria, registrations, and of types or tags sought. */
export const TENDER_LIMITS = {
  title: 60,
  body: 6000,
  materials: 1500,
  prize: 500,
  brand: 60,
  contact: 200,
  images: 10,
  criteria: 8,
  criterion: 40,
  entries: 100_000,
  sought: 8,
  reason: 500,
} as const;

/** What the weights of all criteria add up to. */
export const WHOLE_WEIGHT = 100;

const wording = z.strictObject({
  title: line(TENDER_LIMITS.title),
  /** The brief, in the format of articles (`blocksOf`). */
  body: text(TENDER_LIMITS.body),
  /** What entrants must hand in, in the same format. */
  materials: text(TENDER_LIMITS.materials),
  /** Prize or guarantee. */
  prize: z._default(text(TENDER_LIMITS.prize, 0), ''),
});

const criterion = z.strictObject({
  weight: int(1, WHOLE_WEIGHT),
  names: z.strictObject({
    'zh-CN': line(TENDER_LIMITS.criterion),
    'zh-TW': line(TENDER_LIMITS.criterion),
    en: line(TENDER_LIMITS.criterion),
  }),
});

const content = {
  kind: choice(TENDER_KINDS),
  texts: z.strictObject({ 'zh-CN': wording, 'zh-TW': wording, en: wording }),
  cover: file(),
  brand_name: line(TENDER_LIMITS.brand),
  brand_logo: optionalFile(),
  /** Whom staff reach at the brand; stored encrypted, never shown to holders. */
  brand_contact: optionalLine(TENDER_LIMITS.contact),
  /** Pictures and a document that explain the brief. */
  images: files(0, TENDER_LIMITS.images),
  document: optionalFile(),
  field_ids: list(reference(FIELD_IDS), 1, FIELD_IDS.length).check(distinct),
  /** What kind of IP is looked for; empty: any. */
  ip_types: list(reference(IP_TYPE_IDS), 0, TENDER_LIMITS.sought).check(distinct),
  kernels: list(int(1, MOST_KERNELS), 0, TENDER_LIMITS.sought).check(distinct),
  opens_at: instant(),
  closes_at: instant(),
  /** Most registrations; without it any number. */
  most_entries: z.optional(int(1, TENDER_LIMITS.entries)),
  /** 1: entries stay closed to staff until the end, but for their check. */
  sealed: int(0, 1),
  /** Their weights add up to `WHOLE_WEIGHT`, which the server checks. */
  criteria: list(criterion, 1, TENDER_LIMITS.criteria),
};

export const tenderInput = z.strictObject(content);
export const tenderEditInput = z.strictObject({
  ...content,
  /** Required once it is published. */
  reason: optionalText(TENDER_LIMITS.reason),
  version: int(1),
});
export type TenderInput = z.output<typeof tenderInput>;

export type TenderTexts = Record<Language, z.output<typeof wording>>;
export type TenderCriterion = z.output<typeof criterion>;

/** What holders see of a project and staff compare between its versions. */
export interface TenderContent {
  kind: TenderKind;
  texts: TenderTexts;
  cover: string;
  brand_name: string;
  brand_logo: string | null;
  images: string[];
  document: string | null;
  field_ids: number[];
  ip_types: number[];
  kernels: number[];
  opens_at: string;
  closes_at: string;
  most_entries: number | null;
  sealed: 0 | 1;
  criteria: TenderCriterion[];
}

/** Its fields with files, and what they are uploaded as. */
export const TENDER_FILES = [
  ['cover', 'tender_cover'],
  ['brand_logo', 'tender_logo'],
  ['images', 'tender_image'],
  ['document', 'tender_document'],
] as const satisfies readonly (readonly [keyof TenderContent, Usage])[];

/** Fields that stay as they were published: entrants chose to take part by them. */
export const TENDER_FIXED = ['kind', 'sealed'] as const satisfies readonly (keyof TenderContent)[];

/** What a project says about the IPs it looks for, and the reference list of each. */
export const TENDER_SOUGHT = {
  field_ids: 'field',
  ip_types: 'ip_type',
  kernels: 'kernel',
} as const satisfies Partial<Record<keyof TenderContent, ReferenceKind>>;
export type TenderSought = keyof typeof TENDER_SOUGHT;
