import type { entryEn } from './entry.i18n.en';

export const entryZhTw = {
  'entry.ip_intro': 'IP 簡介',
  'entry.remark': '備註',
  'entry.series_id': '圖庫系列',
  'entry.case_id': '商業案例',
  'entry.case_images': '案例圖片',
  'entry.attachments': '白板圖片',
  'entry.shown': '{shown} / {total}',
  'entry.show_all': '查看全部',
} satisfies Record<keyof typeof entryEn, string>;
