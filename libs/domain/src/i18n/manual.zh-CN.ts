import type { ManualKey } from './manual.en';

export const manualZhCn = {
  'subject.manual': '授权手册',
  'contact_kind.phone': '电话',
  'contact_kind.email': '邮箱',
  'contact_kind.wechat': '微信',
  'contact_kind.qq': 'QQ',
  'contact_kind.account': '平台账号',
  'contact_kind.link': '网址',
  'name.manual_file': '授权手册',
} satisfies Record<ManualKey, string>;
