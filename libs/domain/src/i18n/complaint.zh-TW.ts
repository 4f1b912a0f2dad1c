import type { complaintEn, complaintServerEn } from './complaint.en';

export const complaintZhTw = {
  'state.complaint.open': '處理中',
  'state.complaint.upheld': '投訴成立',
  'state.complaint.dismissed': '投訴不成立',
  'action.complaint.answer': '答覆',
  'action.complaint.assign': '接手',
  'action.complaint.release': '退回佇列',
  'action.complaint.uphold': '投訴成立',
  'action.complaint.dismiss': '投訴不成立',
  'complaint_kind.copyright': '著作權',
  'complaint_kind.trademark': '商標權',
  'complaint_kind.portrait': '姓名權或肖像權',
  'complaint_kind.other': '其他權利',
  'rule.complaint_page': '此網址沒有對應的 IP，請複製 IP 公開頁的網址',
  'name.complaint_id': '投訴',
  'name.complaint_statement': '侵權說明',
  'name.complainant': '您的姓名',
  'name.proof': '證明',
} satisfies Record<keyof typeof complaintEn, string>;

export const complaintServerZhTw = {
  'message.complaint_opened.title': '收到侵權投訴：{ip_name}',
  'message.complaint_opened.body':
    '有人認為此 IP 的內容侵害其權利。我們會在 {days} 個工作天內作出決定並答覆雙方，請查看投訴內容，並在此之前提出您的說明與證明。',
  'message.complaint_upheld.title': '侵權投訴成立：{ip_name}',
  'message.complaint_upheld.body': '{reason}',
  'message.complaint_dismissed.title': '侵權投訴不成立：{ip_name}',
  'message.complaint_dismissed.body': '{reason}',
  'mail.complaint.received.title': '已收到投訴 {number}',
  'mail.complaint.received.body':
    '我們已收到您對「{ip_name}」的侵權投訴，會比對雙方的說明與證明，並在 {days} 個工作天內以此信箱答覆您。\n\nIP 工作台',
  'mail.complaint.upheld.title': '投訴 {number} 成立',
  'mail.complaint.upheld.body': '您對「{ip_name}」的侵權投訴成立。\n\n{reason}\n\nIP 工作台',
  'mail.complaint.dismissed.title': '投訴 {number} 不成立',
  'mail.complaint.dismissed.body': '您對「{ip_name}」的侵權投訴不成立。\n\n{reason}\n\nIP 工作台',
} satisfies Record<keyof typeof complaintServerEn, string>;
