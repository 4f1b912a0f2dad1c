import { articleEn } from '../features/article/article.i18n.en';
import { uploadEn } from '@ipw/ui/upload/i18n/upload.en';
import { claimKindsEn } from '../features/claim/claim-kinds.i18n.en';
import { claimEn } from '../features/claim/claim.i18n.en';
import { codeWebEn } from '../features/code/code.i18n.en';
import { codeExportWebEn } from '../features/code/code-export.i18n.en';
import { scansWebEn } from '../features/code/scans.i18n.en';
import { galleryEn } from '../features/gallery/gallery.i18n.en';
import { ipInfoEn } from '../features/ip-info/ip-info.i18n.en';
import { contentEn } from '../content/content.i18n.en';
import { reviewEn } from '../review/review.i18n.en';
import { manualWebEn } from '../features/shop/manual.i18n.en';
import { businessEn } from '../features/shop/business.i18n.en';
import { sheetWebEn } from '../features/sheet/sheet.i18n.en';
import { shopWebEn } from '../features/shop/shop.i18n.en';
import { homeEn } from '../features/workbench/home.i18n.en';
import { frameEn } from '../features/workbench/workbench.i18n.en';

/** Claim pages and workbench. */
export const workbenchEn = {
  ...uploadEn,
  ...articleEn,
  ...claimEn,
  ...claimKindsEn,
  ...codeWebEn,
  ...codeExportWebEn,
  ...scansWebEn,
  ...frameEn,
  ...homeEn,
  ...galleryEn,
  ...ipInfoEn,
  ...reviewEn,
  ...manualWebEn,
  ...businessEn,
  ...sheetWebEn,
  ...shopWebEn,
  ...contentEn,
} as const;

export type WorkbenchKey = keyof typeof workbenchEn;
