import { articleZhCn } from '../features/article/article.i18n.zh-CN';
import { uploadZhCn } from '@ipw/ui/upload/i18n/upload.zh-CN';
import { galleryZhCn } from '../features/gallery/gallery.i18n.zh-CN';
import { contentZhCn } from '../content/content.i18n.zh-CN';
import { reviewZhCn } from '../review/review.i18n.zh-CN';
import { homeZhCn } from '../features/workbench/home.i18n.zh-CN';
import { frameZhCn } from '../features/workbench/workbench.i18n.zh-CN';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhCn = {
  ...uploadZhCn,
  ...articleZhCn,
  ...frameZhCn,
  ...homeZhCn,
  ...galleryZhCn,
  ...reviewZhCn,
  ...contentZhCn,
} satisfies Record<WorkbenchKey, string>;
