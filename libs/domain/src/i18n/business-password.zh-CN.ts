import type { businessPasswordEn } from './business-password.en';

/** IP 业务密码。 */
export const businessPasswordZhCn = {
  'error.BUSINESS_PASSWORD_UNSET': '请先设置业务密码',
  'error.BUSINESS_PASSWORD': '请先输入业务密码',
  'error.BUSINESS_PASSWORD_WRONG': '业务密码不正确',
  'message.business_password_changed.title': '{ip_name} 的业务密码已更新',
  'message.business_password_changed.body':
    '今后请用新密码查看私域链接带来的订单。如非团队成员操作，IP 所有者可立即凭短信验证码重新设置。',
} satisfies Record<keyof typeof businessPasswordEn, string>;
