import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { safeLink } from '../core/link';
import type { Language } from '../core/text';
import { file, int, reference, text } from '../core/wire';
import { type ShownFields, shownFields } from './shown';

/** Positions of a banner. 2: at the side of the member's pages. */
export const BANNER_TYPES = [2] as const;

/** Code points of what a banner says; how many are shown at once; the largest place in the order. */
export const BANNER_LIMITS = { title: 40, shown: 3, sort: 999 } as const;

/** A banner as everybody sees it (specification, section 3 'Side banner'), and the line under it. */
export interface Banner {
  url: string;
  link: string | null;
  title: string;
}

export const bannerApi = {
  getBanner: call<Banner[]>()({
    path: 'common/getBanner',
    access: 'public',
    input: z.strictObject({ type: reference(BANNER_TYPES) }),
    summary: 'The banners of a place that are shown now, in their order',
  }),
};

const content = {
  titles: z.strictObject({
    'zh-CN': text(BANNER_LIMITS.title),
    'zh-TW': text(BANNER_LIMITS.title),
    en: text(BANNER_LIMITS.title),
  }),
  image_id: file(),
  link: safeLink(),
  /** Smaller comes first. */
  sort: z._default(int(0, BANNER_LIMITS.sort), 0),
  ...shownFields,
};
export const bannerInput = z.strictObject(content);
export const bannerEditInput = z.strictObject({ ...content, version: int(1) });

export interface BannerRow extends ShownFields {
  /** In the reader's language. */
  title: string;
  titles: Record<Language, string>;
  image_id: string;
  image: string | null;
  link: string | null;
  sort: number;
}
