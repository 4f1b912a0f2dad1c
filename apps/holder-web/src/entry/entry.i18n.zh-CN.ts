import type { entryEn } from './entry.i18n.en';

export const entryZhCn = {
  'entry.ip_intro': 'IP 简介',
  'entry.remark': '备注',
  'entry.series_id': '图库系列',
  'entry.case_id': '商业案例',
  'entry.case_images': '案例图片',
  'entry.attachments': '白板图片',
  'entry.shown': '{shown} / {total}',
  'entry.show_all': '查看全部',
} satisfies Record<keyof typeof entryEn, string>;
