import type { PhoneKey } from './phone.en';

export const phoneZhTw = {
  'field.phone': '手機號碼',
  'field.area': '國碼',
  'visitor.proven': '手機號碼已驗證',
  'visitor.must_agree': '請勾選同意後繼續',
  'yzm.label': '驗證碼',
  'yzm.send': '取得驗證碼',
  'yzm.wait': '{seconds} 秒後重新傳送',
  'yzm.later': '{time} 後重新傳送',
  'yzm.sent': '驗證碼已傳送',
} satisfies Record<PhoneKey, string>;
