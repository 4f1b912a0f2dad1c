import type { businessPasswordEn } from './business-password.en';

/** IP 業務密碼。 */
export const businessPasswordZhTw = {
  'error.BUSINESS_PASSWORD_UNSET': '請先設定業務密碼',
  'error.BUSINESS_PASSWORD': '請先輸入業務密碼',
  'error.BUSINESS_PASSWORD_WRONG': '業務密碼不正確',
  'message.business_password_changed.title': '{ip_name} 的業務密碼已更新',
  'message.business_password_changed.body':
    '之後請用新密碼查看私域連結帶來的訂單。如果不是團隊成員操作，IP 擁有者可以立即以簡訊驗證碼重新設定。',
} satisfies Record<keyof typeof businessPasswordEn, string>;
