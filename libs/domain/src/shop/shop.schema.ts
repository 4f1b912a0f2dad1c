import * as z from 'zod/mini';
import { TEXT } from '../core/limits';
import { file, id, list, optionalFile, optionalText, rule, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { Content } from '../review/review.schema';

/** So many resources come first on the onepage (specification section 9). */
export const TOP_RESOURCES = 6;

/** Series of the gallery in the order the onepage shows them. */
const topSeries = () =>
  z
    ._default(list(id(), 0, TOP_RESOURCES), [])
    .check(rule('duplicate', (ids: string[]) => new Set(ids).size === ids.length));

/** The settings of the onepage: its two pictures, and which resources come first. */
export const onepageContent = {
  name: 'onepage',
  schema: z.strictObject({ base_image: file(), main_image: file(), series_ids: topSeries() }),
  files: { base_image: 'onepage_base', main_image: 'onepage_main' },
  texts: [],
} as const satisfies Content;

/** The onepage while it is being put together: anything may still be missing, nothing may be wrong. */
export const onepageDraftFields = {
  base_image: optionalFile(),
  main_image: optionalFile(),
  series_ids: topSeries(),
};

/** The public part of the business contact. The phone number is internal. */
export const contactContent = {
  name: 'contact',
  schema: z.strictObject({ link_name: text(TEXT.username), link_QRcode: optionalFile() }),
  files: { link_QRcode: 'contact_code' },
  texts: ['link_name'],
} as const satisfies Content;

const MOST_PHONE = 30;
/** A business number as it is dialled, with extension or country code: at least five digits. */
const isDialled = (value: string) => /^\+?[\d ()#-]{5,}$/.test(value) && value.replace(/\D/g, '').length >= 5;

export const contactDraftFields = {
  link_name: optionalText(TEXT.username),
  link_phone_number: optionalText(MOST_PHONE).check(
    rule('dialled', (value) => value === undefined || isDialled(value)),
  ),
  link_QRcode: optionalFile(),
};

export interface OnepageView {
  base_image: UploadedFile | null;
  main_image: UploadedFile | null;
  series_ids: string[];
}

export interface ContactView {
  link_name: string | null;
  link_QRcode: UploadedFile | null;
}

/** A public series of the gallery as something to show: what the specification calls a resource. */
export interface ShopResource {
  series_id: string;
  resource_name: string;
  resource_image: UploadedFile | null;
  resource_image_list: UploadedFile[];
}
