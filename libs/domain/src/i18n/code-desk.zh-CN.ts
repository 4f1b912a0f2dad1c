import type { codeDeskEn } from './code-desk.en';

export const codeDeskZhCn = {
  'state.label_price.upcoming': '待生效',
  'state.label_price.current': '生效中',
  'state.label_price.past': '已失效',
  'state.invoice.cancelled': '已取消',
  'action.invoice.cancel': '取消',
  'state.code_key.newest': '签发新码',
  'state.code_key.reading': '仅供验码',
  'name.unit_fen': '单价',
  'name.unit_per': '计价枚数',
  'name.minimum': '起订量',
  'name.plate_fee_fen': '制版费',
  'name.plate_free_above': '免制版费的数量',
  'name.sample_fee_fen': '打样费',
  'name.method': '退款方式',
  'name.reference': '退款流水号',
  'name.paid_back_on': '退款日期',
} as const satisfies Record<keyof typeof codeDeskEn, string>;
