import type { RequestKey } from './request.en';

export const requestZhTw = {
  'rule.contact_found': '{field}中不能含有聯絡方式，請刪除「{part}」',
  'rule.own_ip': '這是您自己的 IP，不能向它送出需求',
  'rule.sheet_open': '您對該 IP 已有進行中的需求',
  'rule.private_link': '該私域連結已失效或不屬於該 IP',
  'name.sku_id': '衍生品類',
  'name.buy_num': '採購數量',
  'name.sku_describe': '產品描述',
  'name.company_case': '企業案例',
  'name.company_case_images': '案例圖片',
  'name.other_describe': '其他說明',
  'name.buyer_name': '您的稱呼',
  'name.source': '私域連結',
  'name.corrects': '原需求',
  'rule.field_taken': '這個 IP 的此品類已授權他方，授權至 {until}（含當天）',
} satisfies Record<RequestKey, string>;
