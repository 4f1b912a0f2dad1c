import type { roomEn } from './room.i18n.en';

export const roomZhTw = {
  'name.images': '圖片',
  'name.series_id': '系列',
  'name.image_id': '圖片',
} satisfies Record<keyof typeof roomEn, string>;
