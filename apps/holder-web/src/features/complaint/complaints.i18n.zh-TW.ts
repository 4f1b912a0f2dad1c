import type { ComplaintsKey } from './complaints.i18n.en';

export const complaintsZhTw = {
  'complaint.lead':
    '有人認為您的 IP 的內容侵害其權利。工作人員會比對雙方的說明與證明並答覆雙方，在此之前您可以提出說明與證明。',
  'complaint.due': '我們會在 {day}前作出決定。',
  'complaint.decision': '我們對雙方的答覆',
  'complaint.answer': '提出說明',
  'complaint.answered': '您於 {day}的說明',
  'complaint.change': '修改說明',
  'complaint.erased': '保存期限已滿，內容已刪除。',
  'complaint.answer.text': '您的說明',
  'complaint.answer.text.hint': '為什麼相關內容不構成侵權？僅供工作人員查看。',
  'complaint.answer.proof': '您的證明（選填）',
  'complaint.answer.proof.hint': '登記證書、合約或手稿等，僅供工作人員查看。',
  'complaint.answer.send': '送出說明',
  'complaint.answer.done': '說明已送出',
  'complaint.empty.title': '沒有侵權投訴',
  'complaint.empty.text': '若有人投訴侵權，會顯示在這裡，並以訊息通知您。',
} satisfies Record<ComplaintsKey, string>;
