import type { roomEn } from './room.i18n.en';

export const roomZhCn = {
  'name.images': '图片',
  'name.series_id': '系列',
  'name.image_id': '图片',
} satisfies Record<keyof typeof roomEn, string>;
