import type { CareKey, CareMessageKey } from './care.en';

export const careZhTw = {
  'state.follow_up.open': '待追蹤',
  'state.follow_up.done': '已完成',
  'action.follow_up.finish': '完成',
  'action.follow_up.reopen': '重新開啟',
  'rule.past_date': '{field}不能早於今天',
  'rule.email': '{field}不是有效的電子郵件地址',
  'name.text': '備註',
  'name.due_on': '追蹤日期',
  'name.about': '追蹤事項',
  'name.field': '欄位',
  'name.contact_phone': '聯絡電話',
  'name.contact_email': '電子郵件',
} satisfies Record<CareKey, string>;

export const careMessagesZhTw = {
  'error.REVEALS_USED': '您一天內檢視個人資料的次數已達上限，{wait}後可再檢視',
  'message.consultant_assigned.title': '{name} 現在是您的 IP 顧問',
  'message.consultant_assigned.body': '認領、授權、合作的問題都可以請教顧問，聯絡方式在個人中心。',
  'message.consultant_ended.title': '{name} 不再擔任您的 IP 顧問',
  'message.consultant_ended.body': '新顧問到任之前，有需要請聯絡客服。',
} satisfies Record<CareMessageKey, string>;
