import type { codeExportEn } from './code-export.en';

export const codeExportZhCn = {
  'state.code_export.ready': '待下载',
  'state.code_export.running': '下载中',
  'state.code_export.done': '已下载',
  'state.code_export.stopped': '已中止：有码被作废',
  'state.code_export.expired': '已过期',
  'action.code_export.start': '开始下载',
  'action.code_export.finish': '下载完成',
  'action.code_export.stop': '中止',
  'action.code_export.expire': '过期',
  'export_format.csv': '码清单（CSV）',
  'export_format.pdf': '印刷版（PDF）',
  'name.format': '文件格式',
  'name.order_id': '订单',
  'name.request_id': '用码申请',
} as const satisfies Record<keyof typeof codeExportEn, string>;
