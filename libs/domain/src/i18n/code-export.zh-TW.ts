import type { codeExportEn } from './code-export.en';

export const codeExportZhTw = {
  'state.code_export.ready': '尚未下載',
  'state.code_export.running': '下載中',
  'state.code_export.done': '已下載',
  'state.code_export.stopped': '已中斷：有碼被作廢',
  'state.code_export.expired': '已逾期',
  'action.code_export.start': '開始下載',
  'action.code_export.finish': '下載完成',
  'action.code_export.stop': '中斷',
  'action.code_export.expire': '逾期',
  'export_format.csv': '碼清單（CSV）',
  'export_format.pdf': '印刷版（PDF）',
  'name.format': '檔案格式',
  'name.order_id': '訂單',
  'name.request_id': '用碼申請',
} as const satisfies Record<keyof typeof codeExportEn, string>;
