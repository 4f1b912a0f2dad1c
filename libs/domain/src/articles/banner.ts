import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { safeLink } from '../core/link';
import type { Language } from '../core/text';
import { file, int, line, reference } from '../core/wire';
import { type ShownFields, shownFields } from './shown';

/** Positions of a banner. 2: beside the member's pages. */
export const BANNER_TYPES = [2] as const;

/** Maximum code points of a title; banners shown at once; largest sort number. */
export const BANNER_LIMITS = { title: 40, shown: 3, sort: 999 } as const;

/** A public banner (specification, section 3 'Side banner') with its title. */
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
    'zh-CN': line(BANNER_LIMITS.title),
    'zh-TW': line(BANNER_LIMITS.title),
    en: line(BANNER_LIMITS.title),
  }),
  image_id: file(),
  link: safeLink(),
  /** Smaller numbers are shown first. */
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
