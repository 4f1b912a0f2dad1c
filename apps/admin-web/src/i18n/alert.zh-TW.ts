import type { AlertKey } from './alert.en';

export const alertConsoleZhTw = {
  'menu.alerts': '掃碼異常',
  'about.alerts': '短時間多次掃描、一碼多地、已作廢或未交付的碼，以及大量不明的碼。',
  'lead.alerts': '對象',
  'alerts.empty.title': '一切正常',
  'alerts.empty.text': '出現異常掃碼後幾秒，通知就會顯示在這裡。',
  'alert.scans': '相關掃碼',
  'alert.newest': '顯示最近 %{count} 次。',
  'facts.alert': '異常',
  'subject.code_alert': '掃碼異常',
  'action.raise': '發現',
  'filter.outcome': '處理結果',
  'field.scans': '掃碼次數',
  'field.first_at': '首次掃碼',
  'field.last_at': '最近掃碼',
  'field.batch': '批次',
  'field.serial': '序號',
  'field.source': '來源',
  'field.outcome': '處理結果',
  'field.note': '說明',
  'field.settled_at': '處理時間',
} as const satisfies Record<AlertKey, string>;
