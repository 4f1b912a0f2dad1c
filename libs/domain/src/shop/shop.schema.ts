import { optionalText, rule } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import { draftFields, type ViewOf } from '../review/content-schema';
import { contactKind, onepageKind } from '../kind/shop';

const MOST_PHONE = 30;
/** A business phone number as dialled, with extension or country code: at least five digits. */
const isDialled = (value: string) => /^\+?[\d ()#-]{5,}$/.test(value) && value.replace(/\D/g, '').length >= 5;

/** The settings in a draft: all may be missing, but a value given must be valid. */
export const onepageDraftFields = draftFields(onepageKind.fields);
export const contactDraftFields = {
  ...draftFields(contactKind.fields),
  link_phone_number: optionalText(MOST_PHONE).check(
    rule('dialled', (value) => value === undefined || isDialled(value)),
  ),
};

export type OnepageView = ViewOf<typeof onepageKind.fields>;
export type ContactView = ViewOf<typeof contactKind.fields>;

/** A public series of the gallery; the specification calls it a resource. */
export interface ShopResource {
  series_id: string;
  resource_name: string;
  resource_image: UploadedFile | null;
  resource_image_list: UploadedFile[];
}
