import type { CareKey, CareMessageKey } from './care.en';

export const careZhCn = {
  'state.follow_up.open': '待跟进',
  'state.follow_up.done': '已完成',
  'action.follow_up.finish': '完成',
  'action.follow_up.reopen': '重新打开',
  'rule.past_date': '{field}不能早于今天',
  'rule.email': '{field}不是有效的邮箱地址',
  'name.text': '备注',
  'name.due_on': '跟进日期',
  'name.about': '跟进事项',
  'name.field': '字段',
  'name.contact_phone': '联系电话',
  'name.contact_email': '联系邮箱',
} satisfies Record<CareKey, string>;

export const careMessagesZhCn = {
  'error.REVEALS_USED': '您一天内查看隐私信息的次数已达上限，{wait}后可再查看',
  'message.consultant_assigned.title': '{name} 现在是您的 IP 顾问',
  'message.consultant_assigned.body': '认领、授权、合作的问题都可以问顾问，联系方式见个人中心。',
  'message.consultant_ended.title': '{name} 不再担任您的 IP 顾问',
  'message.consultant_ended.body': '新顾问到位前，有事请联系客服。',
} satisfies Record<CareMessageKey, string>;
