import type { ComplaintsKey } from './complaints.i18n.en';

export const complaintsZhCn = {
  'complaint.lead':
    '有人认为您的 IP 的内容侵犯其权利。工作人员会核对双方的说明和证明并答复双方，在此之前您可以提交说明和证明。',
  'complaint.due': '我们将在 {day}前作出决定。',
  'complaint.decision': '我们对双方的答复',
  'complaint.answer': '提交说明',
  'complaint.answered': '您于 {day}的说明',
  'complaint.change': '修改说明',
  'complaint.erased': '保存期已满，内容已删除。',
  'complaint.answer.text': '您的说明',
  'complaint.answer.text.hint': '为什么相关内容不构成侵权？仅供工作人员查看。',
  'complaint.answer.proof': '您的证明（选填）',
  'complaint.answer.proof.hint': '登记证书、合同或手稿等，仅供工作人员查看。',
  'complaint.answer.send': '提交说明',
  'complaint.answer.done': '说明已提交',
  'complaint.empty.title': '没有侵权投诉',
  'complaint.empty.text': '如有人投诉侵权，会显示在这里，并通过消息通知您。',
} satisfies Record<ComplaintsKey, string>;
