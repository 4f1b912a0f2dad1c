import type { reportEn, reportMessagesEn } from './report.en';

export const reportZhCn = {
  'state.code_report.open': '待核实',
  'state.code_report.settled': '已处理',
  'action.code_report.settle': '处理完毕',
  'action.code_report.settle_for': '处理完毕',
  'action.code_report.lapse': '随账号注销结束',
  'report_outcome.fake': '是假货',
  'report_outcome.genuine': '是正品',
  'report_outcome.unclear': '无法判断',
  'agent.wechat': '微信',
  'agent.alipay': '支付宝',
  'agent.qq': 'QQ',
  'agent.edge': 'Edge',
  'agent.firefox': 'Firefox',
  'agent.samsung': '三星浏览器',
  'agent.chrome': 'Chrome',
  'agent.safari': 'Safari',
  'agent.other': '其他浏览器',
  'scan_mark.repeated': '同一手机再次查看',
  'scan_mark.program': '自动程序访问',
  'scan_mark.ahead': '浏览器预先加载',
  'scan_mark.own_page': '从本站页面打开',
  'name.bought_at': '购买地点',
  'name.description': '可疑之处',
  'name.contact': '联系方式',
  'name.outcome': '核实结果',
} as const satisfies Record<keyof typeof reportEn, string>;

export const reportMessagesZhCn = {
  'message.code_reported.title': '有买家举报假货：{product_name}',
  'message.code_reported.body': '请核实情况，并填写处理结果。',
  'message.code_report_settled.title': '平台已处理举报：{product_name}',
  'message.code_report_settled.body': '我们已代为核实，您可以查看结果。',
} as const satisfies Record<keyof typeof reportMessagesEn, string>;
