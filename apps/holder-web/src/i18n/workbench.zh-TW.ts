import { articleZhTw } from '../features/article/article.i18n.zh-TW';
import { uploadZhTw } from '@ipw/ui/upload/i18n/upload.zh-TW';
import { claimKindsZhTw } from '../features/claim/claim-kinds.i18n.zh-TW';
import { claimZhTw } from '../features/claim/claim.i18n.zh-TW';
import { codeWebZhTw } from '../features/code/code.i18n.zh-TW';
import { codeExportWebZhTw } from '../features/code/code-export.i18n.zh-TW';
import { scansWebZhTw } from '../features/code/scans.i18n.zh-TW';
import { galleryZhTw } from '../features/gallery/gallery.i18n.zh-TW';
import { ipInfoZhTw } from '../features/ip-info/ip-info.i18n.zh-TW';
import { contentZhTw } from '../content/content.i18n.zh-TW';
import { reviewZhTw } from '../review/review.i18n.zh-TW';
import { manualWebZhTw } from '../features/shop/manual.i18n.zh-TW';
import { businessZhTw } from '../features/shop/business.i18n.zh-TW';
import { sheetWebZhTw } from '../features/sheet/sheet.i18n.zh-TW';
import { shopWebZhTw } from '../features/shop/shop.i18n.zh-TW';
import { homeZhTw } from '../features/workbench/home.i18n.zh-TW';
import { frameZhTw } from '../features/workbench/workbench.i18n.zh-TW';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhTw = {
  ...uploadZhTw,
  ...articleZhTw,
  ...claimZhTw,
  ...claimKindsZhTw,
  ...codeWebZhTw,
  ...codeExportWebZhTw,
  ...scansWebZhTw,
  ...frameZhTw,
  ...homeZhTw,
  ...galleryZhTw,
  ...ipInfoZhTw,
  ...reviewZhTw,
  ...manualWebZhTw,
  ...businessZhTw,
  ...sheetWebZhTw,
  ...shopWebZhTw,
  ...contentZhTw,
} satisfies Record<WorkbenchKey, string>;
