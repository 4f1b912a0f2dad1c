import { articleZhTw } from '../features/article/article.i18n.zh-TW';
import { uploadZhTw } from '@ipw/ui/upload/i18n/upload.zh-TW';
import { galleryZhTw } from '../features/gallery/gallery.i18n.zh-TW';
import { contentZhTw } from '../content/content.i18n.zh-TW';
import { reviewZhTw } from '../review/review.i18n.zh-TW';
import { homeZhTw } from '../features/workbench/home.i18n.zh-TW';
import { frameZhTw } from '../features/workbench/workbench.i18n.zh-TW';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhTw = {
  ...uploadZhTw,
  ...articleZhTw,
  ...frameZhTw,
  ...homeZhTw,
  ...galleryZhTw,
  ...reviewZhTw,
  ...contentZhTw,
} satisfies Record<WorkbenchKey, string>;
