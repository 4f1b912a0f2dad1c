import { uploadZhTw } from '@ipw/ui/upload/i18n/upload.zh-TW';
import { contentZhTw } from '../content/content.i18n.zh-TW';
import { galleryZhTw } from '../features/gallery/gallery.i18n.zh-TW';
import { reviewZhTw } from '../review/review.i18n.zh-TW';
import type { EditingKey } from './editing.en';

export const editingZhTw = {
  ...uploadZhTw,
  ...galleryZhTw,
  ...reviewZhTw,
  ...contentZhTw,
} satisfies Record<EditingKey, string>;
