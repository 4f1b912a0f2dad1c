import type { roomEn } from './room.i18n.en';

export const roomZhTw = {
  'name.product_name': '商品或物料名稱',
  'name.tracking_number': '樣品快遞單號',
  'name.images': '圖片',
  'name.series_id': '系列',
  'name.image_id': '圖片',
} satisfies Record<keyof typeof roomEn, string>;
