import type { AlertKey } from './alert.en';

export const alertConsoleZhCn = {
  'menu.alerts': '扫码异常',
  'about.alerts': '短时间多次扫描、一码多地、已作废或未交付的码，以及大量未知码。',
  'lead.alerts': '对象',
  'alerts.empty.title': '一切正常',
  'alerts.empty.text': '出现异常扫码后几秒，提醒就会显示在这里。',
  'alert.scans': '相关扫码',
  'alert.newest': '显示最近 %{count} 次。',
  'facts.alert': '异常',
  'subject.code_alert': '扫码异常',
  'action.raise': '发现',
  'filter.outcome': '处理结果',
  'field.scans': '扫码次数',
  'field.first_at': '首次扫码',
  'field.last_at': '最近扫码',
  'field.batch': '批次',
  'field.serial': '序号',
  'field.source': '来源',
  'field.outcome': '处理结果',
  'field.note': '说明',
  'field.settled_at': '处理时间',
} as const satisfies Record<AlertKey, string>;
