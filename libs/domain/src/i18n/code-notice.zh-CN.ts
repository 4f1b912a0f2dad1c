import type { codeNoticeEn } from './code-notice.en';

export const codeNoticeZhCn = {
  'state.goods.ordered': '已订购标签',
  'agreement.contract': '标签合同',
  'agreement.manual': '标签使用手册',
  'error.UNPAID': '订单尚未支付，或缺少汇款凭证',
  'error.ADDRESS_UNSET': '暂时无法制作标签：运营方尚未设置标签指向的网址（PUBLIC_URL）。',
  'message.label_order_paid.title': '已收到付款',
  'message.label_order_paid.body': '「{product_name}」的标签开始制作。订单号 {order_number}。',
  'message.label_order_completed.title': '标签已发出：{product_name}',
  'message.label_order_completed.body':
    '{courier} {tracking_number}。标签码可以下载了。订单号 {order_number}。',
  'message.label_order_rejected.title': '标签订单被驳回：{product_name}',
  'message.label_order_rejected.body': '{reason_label}。{reason} 订单号 {order_number}。',
  'message.voucher_refused.title': '请核对汇款凭证：{product_name}',
  'message.voucher_refused.body': '{reason} 订单号 {order_number}。',
  'message.refund_opened.title': '退款处理中：{product_name}',
  'message.refund_opened.body':
    '我们将在 {days} 个工作日内退还 ¥{amount}，完成后再通知您。订单号 {order_number}。',
  'message.refund_done.title': '已退款：{product_name}',
  'message.refund_done.body': '¥{amount} 已于 {day} 退还，方式与流水号见订单。订单号 {order_number}。',
  'message.invoice_issued.title': '发票已开具：{product_name}',
  'message.invoice_issued.body': '发票号码 {invoice_number}。订单号 {order_number}。',
  'message.code_request_handled.title': '已发码：{product_name}',
  'message.code_request_handled.body': '给 {licensee_name} 的 {quantity} 枚码已准备好。',
  'message.code_request_rejected.title': '码申请被驳回：{product_name}',
  'message.code_request_rejected.body': '{reason_label}。{reason}',
} as const satisfies Record<keyof typeof codeNoticeEn, string>;
