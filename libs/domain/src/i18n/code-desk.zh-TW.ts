import type { codeDeskEn } from './code-desk.en';

export const codeDeskZhTw = {
  'state.label_price.upcoming': '待生效',
  'state.label_price.current': '生效中',
  'state.label_price.past': '已失效',
  'state.invoice.cancelled': '已取消',
  'action.invoice.cancel': '取消',
  'state.code_key.newest': '簽發新碼',
  'state.code_key.reading': '僅供驗碼',
  'name.unit_fen': '單價',
  'name.unit_per': '計價枚數',
  'name.minimum': '最低訂購量',
  'name.plate_fee_fen': '製版費',
  'name.plate_free_above': '免製版費的數量',
  'name.sample_fee_fen': '打樣費',
  'name.method': '退款方式',
  'name.reference': '退款流水號',
  'name.paid_back_on': '退款日期',
} as const satisfies Record<keyof typeof codeDeskEn, string>;
