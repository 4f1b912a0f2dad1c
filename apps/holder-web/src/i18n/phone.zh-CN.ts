import type { PhoneKey } from './phone.en';

export const phoneZhCn = {
  'field.phone': '手机号码',
  'field.area': '区号',
  'visitor.proven': '手机号已验证',
  'visitor.must_agree': '请勾选同意后继续',
  'yzm.label': '验证码',
  'yzm.send': '获取验证码',
  'yzm.wait': '{seconds} 秒后重发',
  'yzm.later': '{time} 后重发',
  'yzm.sent': '验证码已发送',
} satisfies Record<PhoneKey, string>;
