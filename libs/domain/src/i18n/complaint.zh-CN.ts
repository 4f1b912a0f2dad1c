import type { complaintEn, complaintServerEn } from './complaint.en';

export const complaintZhCn = {
  'state.complaint.open': '处理中',
  'state.complaint.upheld': '投诉成立',
  'state.complaint.dismissed': '投诉不成立',
  'action.complaint.answer': '答复',
  'action.complaint.assign': '领取',
  'action.complaint.release': '放回',
  'action.complaint.uphold': '投诉成立',
  'action.complaint.dismiss': '投诉不成立',
  'complaint_kind.copyright': '著作权',
  'complaint_kind.trademark': '商标权',
  'complaint_kind.portrait': '姓名权或肖像权',
  'complaint_kind.other': '其他权利',
  'rule.complaint_page': '该网址没有对应的 IP，请复制 IP 公开页的网址',
  'name.complaint_id': '投诉',
  'name.complaint_statement': '侵权说明',
  'name.complainant': '您的姓名',
  'name.proof': '证明',
} satisfies Record<keyof typeof complaintEn, string>;

export const complaintServerZhCn = {
  'message.complaint_opened.title': '收到侵权投诉：{ip_name}',
  'message.complaint_opened.body':
    '有人认为该 IP 的内容侵犯其权利。我们将在 {days} 个工作日内作出决定并答复双方，请查看投诉内容，并在此之前提交您的说明和证明。',
  'message.complaint_upheld.title': '侵权投诉成立：{ip_name}',
  'message.complaint_upheld.body': '{reason}',
  'message.complaint_dismissed.title': '侵权投诉不成立：{ip_name}',
  'message.complaint_dismissed.body': '{reason}',
  'mail.complaint.received.title': '已收到投诉 {number}',
  'mail.complaint.received.body':
    '我们已收到您对“{ip_name}”的侵权投诉，将核对双方的说明和证明，并在 {days} 个工作日内通过此邮箱答复您。\n\nIP 工作台',
  'mail.complaint.upheld.title': '投诉 {number} 成立',
  'mail.complaint.upheld.body': '您对“{ip_name}”的侵权投诉成立。\n\n{reason}\n\nIP 工作台',
  'mail.complaint.dismissed.title': '投诉 {number} 不成立',
  'mail.complaint.dismissed.body': '您对“{ip_name}”的侵权投诉不成立。\n\n{reason}\n\nIP 工作台',
} satisfies Record<keyof typeof complaintServerEn, string>;
