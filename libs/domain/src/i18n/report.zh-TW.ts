import type { reportEn, reportMessagesEn } from './report.en';

export const reportZhTw = {
  'state.code_report.open': '待查證',
  'state.code_report.settled': '已處理',
  'action.code_report.settle': '處理完成',
  'action.code_report.settle_for': '處理完成',
  'action.code_report.lapse': '隨帳號註銷結束',
  'report_outcome.fake': '是仿冒品',
  'report_outcome.genuine': '是正品',
  'report_outcome.unclear': '無法判斷',
  'agent.wechat': '微信',
  'agent.alipay': '支付寶',
  'agent.qq': 'QQ',
  'agent.edge': 'Edge',
  'agent.firefox': 'Firefox',
  'agent.samsung': '三星瀏覽器',
  'agent.chrome': 'Chrome',
  'agent.safari': 'Safari',
  'agent.other': '其他瀏覽器',
  'scan_mark.repeated': '同一支手機再次查看',
  'scan_mark.program': '自動程式造訪',
  'scan_mark.ahead': '瀏覽器預先載入',
  'scan_mark.own_page': '從本站頁面開啟',
  'name.bought_at': '購買地點',
  'name.description': '可疑之處',
  'name.contact': '聯絡方式',
  'name.outcome': '查證結果',
} as const satisfies Record<keyof typeof reportEn, string>;

export const reportMessagesZhTw = {
  'message.code_reported.title': '有買家檢舉仿冒品：{product_name}',
  'message.code_reported.body': '請查證狀況，並填寫處理結果。',
  'message.code_report_settled.title': '平台已處理檢舉：{product_name}',
  'message.code_report_settled.body': '我們已代為查證，您可以查看結果。',
} as const satisfies Record<keyof typeof reportMessagesEn, string>;
