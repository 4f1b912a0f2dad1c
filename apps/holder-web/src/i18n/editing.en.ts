import { uploadEn } from '@ipw/ui/upload/i18n/upload.en';
import { contentEn } from '../content/content.i18n.en';
import { galleryEn } from '../features/gallery/gallery.i18n.en';
import { reviewEn } from '../review/review.i18n.en';

/** Pages on which content, claims and files are edited. */
export const editingEn = {
  ...uploadEn,
  ...galleryEn,
  ...reviewEn,
  ...contentEn,
} as const;

export type EditingKey = keyof typeof editingEn;
