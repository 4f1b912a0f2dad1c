import { articleEn } from '../features/article/article.i18n.en';
import { uploadEn } from '@ipw/ui/upload/i18n/upload.en';
import { galleryEn } from '../features/gallery/gallery.i18n.en';
import { contentEn } from '../content/content.i18n.en';
import { reviewEn } from '../review/review.i18n.en';
import { homeEn } from '../features/workbench/home.i18n.en';
import { frameEn } from '../features/workbench/workbench.i18n.en';

/** Claim pages and workbench. */
export const workbenchEn = {
  ...uploadEn,
  ...articleEn,
  ...frameEn,
  ...homeEn,
  ...galleryEn,
  ...reviewEn,
  ...contentEn,
} as const;

export type WorkbenchKey = keyof typeof workbenchEn;
