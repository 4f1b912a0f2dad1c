import type { shopEn, shopServerEn } from './shop.en';

export const shopZhTw = {
  'subject.onepage': '公開頁設定',
  'subject.contact': '商務聯絡人',
  'name.private_business_password': '業務密碼',
  'name.base_image': '公開頁底圖',
  'name.main_image': '推薦主圖',
  'name.series_ids': '優先展示的系列',
  'name.link_name': '聯絡人',
  'name.link_phone_number': '聯絡電話',
  'name.link_QRcode': 'QR Code',
  'name.days': '有效期限',
} satisfies Record<keyof typeof shopEn, string>;

export const shopServerZhTw = {
  'error.BUSINESS_PASSWORD_UNSET': '請先設定業務密碼',
  'error.BUSINESS_PASSWORD': '請先輸入業務密碼',
  'error.BUSINESS_PASSWORD_WRONG': '業務密碼不正確',
  'message.business_password_changed.title': '{ip_name} 的業務密碼已更新',
  'message.business_password_changed.body':
    '之後請用新密碼查看私域連結帶來的需求。如果不是團隊成員操作，IP 所有者可以立即以簡訊驗證碼重新設定。',
} satisfies Record<keyof typeof shopServerEn, string>;
