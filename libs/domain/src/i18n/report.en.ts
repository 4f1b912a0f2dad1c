/** Words of scans, and of reports of fakes. */
export const reportEn = {
  'state.code_report.open': 'To be looked into',
  'state.code_report.settled': 'Settled',
  'action.code_report.settle': 'Settle',
  'action.code_report.settle_for': 'Settle',
  'action.code_report.lapse': 'Ended with the account',
  'report_outcome.fake': 'It is a fake',
  'report_outcome.genuine': 'It is genuine',
  'report_outcome.unclear': 'Could not be told',
  'agent.wechat': 'WeChat',
  'agent.alipay': 'Alipay',
  'agent.qq': 'QQ',
  'agent.edge': 'Edge',
  'agent.firefox': 'Firefox',
  'agent.samsung': 'Samsung Internet',
  'agent.chrome': 'Chrome',
  'agent.safari': 'Safari',
  'agent.other': 'Another browser',
  'name.bought_at': 'where it was bought',
  'name.description': 'what seems wrong',
  'name.contact': 'the contact',
  'name.outcome': 'what was found',
} as const;

export const reportMessagesEn = {
  'message.code_reported.title': 'A buyer reports a fake: {product_name}',
  'message.code_reported.body': 'Please look into it, and settle it with what you found.',
  'message.code_report_settled.title': 'Settled by staff: report of {product_name}',
  'message.code_report_settled.body': 'We looked into it for you. You can read what was found.',
} as const;
