import { articleZhCn } from '../features/article/article.i18n.zh-CN';
import { uploadZhCn } from '@ipw/ui/upload/i18n/upload.zh-CN';
import { claimKindsZhCn } from '../features/claim/claim-kinds.i18n.zh-CN';
import { claimZhCn } from '../features/claim/claim.i18n.zh-CN';
import { codeWebZhCn } from '../features/code/code.i18n.zh-CN';
import { codeExportWebZhCn } from '../features/code/code-export.i18n.zh-CN';
import { scansWebZhCn } from '../features/code/scans.i18n.zh-CN';
import { galleryZhCn } from '../features/gallery/gallery.i18n.zh-CN';
import { ipInfoZhCn } from '../features/ip-info/ip-info.i18n.zh-CN';
import { contentZhCn } from '../content/content.i18n.zh-CN';
import { reviewZhCn } from '../review/review.i18n.zh-CN';
import { manualWebZhCn } from '../features/shop/manual.i18n.zh-CN';
import { businessZhCn } from '../features/shop/business.i18n.zh-CN';
import { sheetWebZhCn } from '../features/sheet/sheet.i18n.zh-CN';
import { shopWebZhCn } from '../features/shop/shop.i18n.zh-CN';
import { homeZhCn } from '../features/workbench/home.i18n.zh-CN';
import { frameZhCn } from '../features/workbench/workbench.i18n.zh-CN';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhCn = {
  ...uploadZhCn,
  ...articleZhCn,
  ...claimZhCn,
  ...claimKindsZhCn,
  ...codeWebZhCn,
  ...codeExportWebZhCn,
  ...scansWebZhCn,
  ...frameZhCn,
  ...homeZhCn,
  ...galleryZhCn,
  ...ipInfoZhCn,
  ...reviewZhCn,
  ...manualWebZhCn,
  ...businessZhCn,
  ...sheetWebZhCn,
  ...shopWebZhCn,
  ...contentZhCn,
} satisfies Record<WorkbenchKey, string>;
