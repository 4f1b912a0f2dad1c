import type { alertEn, alertNoticeEn } from './alert.en';

export const alertZhTw = {
  'state.code_alert.open': '待處理',
  'state.code_alert.settled': '已處理',
  'action.code_alert.settle': '處理',
  'action.code_alert.close': '結案',
  'alert_kind.burst': '同一枚碼短時間內被掃描多次',
  'alert_kind.places': '同一枚碼在多地被掃描',
  'alert_kind.revoked': '已作廢的碼被掃描',
  'alert_kind.undelivered': '尚未交付的碼被掃描',
  'alert_kind.unknown_flood': '同一來源掃描大量不明的碼',
  'alert_why.burst': '同一枚碼在 {minutes} 分鐘內至少有 {least} 次造訪。',
  'alert_why.places': '同一枚碼在 {hours} 小時內至少有來自 {least} 個地點的造訪。',
  'alert_why.revoked': '已作廢的碼只要被掃描就會通知。',
  'alert_why.undelivered': '尚未交付的碼只要被掃描就會通知。',
  'alert_why.unknown_flood': '同一來源在 {minutes} 分鐘內掃描至少 {least} 枚沒有人製作過的碼。',
  'alert_outcome.harmless': '無異狀：已有解釋',
  'alert_outcome.copied': '遭複製：有仿冒品',
  'alert_outcome.lost': '遺失：標籤外流',
  'alert_outcome.unclear': '無法查明',
  'name.outcome': '處理結果',
  'name.note': '說明',
} as const satisfies Record<keyof typeof alertEn, string>;

export const alertNoticeZhTw = {
  'message.code_alert.title': '掃碼異常：{product_name}',
  'message.code_alert.body': '{kind_label}。請確認是否有合理的解釋。',
} as const satisfies Record<keyof typeof alertNoticeEn, string>;
