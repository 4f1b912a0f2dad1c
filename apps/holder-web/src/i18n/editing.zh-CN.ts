import { uploadZhCn } from '@ipw/ui/upload/i18n/upload.zh-CN';
import { contentZhCn } from '../content/content.i18n.zh-CN';
import { galleryZhCn } from '../features/gallery/gallery.i18n.zh-CN';
import { reviewZhCn } from '../review/review.i18n.zh-CN';
import type { EditingKey } from './editing.en';

export const editingZhCn = {
  ...uploadZhCn,
  ...galleryZhCn,
  ...reviewZhCn,
  ...contentZhCn,
} satisfies Record<EditingKey, string>;
