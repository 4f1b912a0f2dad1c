import type { ManualKey } from './manual.en';

export const manualZhTw = {
  'subject.manual': '授權手冊',
  'contact_kind.phone': '電話',
  'contact_kind.email': '電子郵件',
  'contact_kind.wechat': '微信',
  'contact_kind.qq': 'QQ',
  'contact_kind.account': '平台帳號',
  'contact_kind.link': '網址',
  'name.manual_file': '授權手冊',
} satisfies Record<ManualKey, string>;
