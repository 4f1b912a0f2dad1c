import type { BusinessKey } from './business.i18n.en';

export const businessZhTw = {
  'business.title': '業務密碼',
  'business.text': '私域連結帶來的需求要用這組密碼才能查看。和您一起營運此 IP 的成員也會用到。',
  'business.is_set': '已設定',
  'business.not_set': '尚未設定',
  'business.set': '設定密碼',
  'business.change': '變更密碼',
  'business.checked': '這台裝置已驗證，{time} 之後需要再輸入一次。',
  'business.present': '目前的業務密碼',
  'business.check': '繼續',
  'business.forgot': '忘記密碼？改用驗證碼',
  'business.forgot_ask': '忘記密碼？請 IP 所有者重新設定。',
  'business.code_hint': '驗證碼會傳送到您的手機 {phone}。',
  'business.new': '新的業務密碼',
  'business.new_hint': '至少 8 個字元，請不要和登入密碼相同。',
  'business.saved': '業務密碼已儲存',
} satisfies Record<BusinessKey, string>;
