import type { UploadedFile } from '../file/file.schema';
import { draftFields, type ViewOf } from '../review/content-schema';
import { CONTACT_FIELDS, type contactKind, onepageKind } from '../kind/shop';

/** The settings in a draft: all may be missing, but a value given must be valid. */
export const onepageDraftFields = draftFields(onepageKind.fields);
export const contactDraftFields = draftFields(CONTACT_FIELDS);

export type OnepageView = ViewOf<typeof onepageKind.fields>;
export type ContactView = ViewOf<typeof contactKind.fields>;

/** A public series of the gallery; the specification calls it a resource. */
export interface ShopResource {
  series_id: string;
  resource_name: string;
  resource_image: UploadedFile | null;
  resource_image_list: UploadedFile[];
}
