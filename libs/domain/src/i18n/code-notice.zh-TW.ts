import type { codeNoticeEn } from './code-notice.en';

export const codeNoticeZhTw = {
  'state.goods.ordered': '已訂購標籤',
  'agreement.contract': '標籤合約',
  'agreement.manual': '標籤使用手冊',
  'error.UNPAID': '訂單尚未付款，或缺少匯款證明',
  'error.ADDRESS_UNSET': '暫時無法製作標籤：營運方尚未設定標籤指向的網址（PUBLIC_URL）。',
  'message.label_order_paid.title': '已收到款項',
  'message.label_order_paid.body': '「{product_name}」的標籤開始製作。訂單編號 {order_number}。',
  'message.label_order_completed.title': '標籤已寄出：{product_name}',
  'message.label_order_completed.body':
    '{courier} {tracking_number}。標籤碼可以下載了。訂單編號 {order_number}。',
  'message.label_order_rejected.title': '標籤訂單遭退件：{product_name}',
  'message.label_order_rejected.body': '{reason_label}。{reason} 訂單編號 {order_number}。',
  'message.voucher_refused.title': '請確認匯款證明：{product_name}',
  'message.voucher_refused.body': '{reason} 訂單編號 {order_number}。',
  'message.refund_opened.title': '退款處理中：{product_name}',
  'message.refund_opened.body':
    '我們會在 {days} 個工作天內退還 ¥{amount}，完成後再通知您。訂單編號 {order_number}。',
  'message.refund_done.title': '已退款：{product_name}',
  'message.refund_done.body': '¥{amount} 已於 {day} 退還，方式與流水號請見訂單。訂單編號 {order_number}。',
  'message.invoice_issued.title': '發票已開立：{product_name}',
  'message.invoice_issued.body': '發票號碼 {invoice_number}。訂單編號 {order_number}。',
  'message.code_request_handled.title': '已發碼：{product_name}',
  'message.code_request_handled.body': '給 {licensee_name} 的 {quantity} 枚碼已備妥。',
  'message.code_request_rejected.title': '碼申請遭退件：{product_name}',
  'message.code_request_rejected.body': '{reason_label}。{reason}',
} as const satisfies Record<keyof typeof codeNoticeEn, string>;
