import type { alertEn, alertNoticeEn } from './alert.en';

export const alertZhCn = {
  'state.code_alert.open': '待处理',
  'state.code_alert.settled': '已处理',
  'action.code_alert.settle': '处理',
  'action.code_alert.close': '结案',
  'alert_kind.burst': '同一枚码短时间内被多次扫描',
  'alert_kind.places': '同一枚码在多地被扫描',
  'alert_kind.revoked': '已作废的码被扫描',
  'alert_kind.undelivered': '尚未交付的码被扫描',
  'alert_kind.unknown_flood': '同一来源扫描大量未知码',
  'alert_why.burst': '同一枚码在 {minutes} 分钟内至少有 {least} 次访问。',
  'alert_why.places': '同一枚码在 {hours} 小时内至少有来自 {least} 个地点的访问。',
  'alert_why.revoked': '已作废的码每次被扫描都会提醒。',
  'alert_why.undelivered': '尚未交付的码每次被扫描都会提醒。',
  'alert_why.unknown_flood': '同一来源在 {minutes} 分钟内扫描至少 {least} 枚无人制作过的码。',
  'alert_outcome.harmless': '正常：已有解释',
  'alert_outcome.copied': '被复制：存在仿冒品',
  'alert_outcome.lost': '遗失：标签流出',
  'alert_outcome.unclear': '无法查明',
  'name.outcome': '处理结果',
  'name.note': '说明',
} as const satisfies Record<keyof typeof alertEn, string>;

export const alertNoticeZhCn = {
  'message.code_alert.title': '扫码异常：{product_name}',
  'message.code_alert.body': '{kind_label}。请看看是否有合理的解释。',
} as const satisfies Record<keyof typeof alertNoticeEn, string>;
