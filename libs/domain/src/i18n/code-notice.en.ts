/** What the server says of label orders, codes and invoices. */
export const codeNoticeEn = {
  'state.goods.ordered': 'Labels were ordered',
  'agreement.contract': 'Label contract',
  'agreement.manual': 'Label manual',
  'error.UNPAID': 'This order is not paid, or its voucher is missing',
  'error.ADDRESS_UNSET':
    'Labels cannot be made yet: the operator has to set the address they lead to (PUBLIC_URL).',
  'message.label_order_paid.title': 'Payment received',
  'message.label_order_paid.body': 'Your labels of {product_name} are being made. Order {order_number}.',
  'message.label_order_completed.title': 'Labels on their way: {product_name}',
  'message.label_order_completed.body':
    '{courier} {tracking_number}. The codes are ready for download. Order {order_number}.',
  'message.label_order_rejected.title': 'Label order rejected: {product_name}',
  'message.label_order_rejected.body': '{reason_label}. {reason} Order {order_number}.',
  'message.voucher_refused.title': 'Please check your voucher: {product_name}',
  'message.voucher_refused.body': '{reason} Order {order_number}.',
  'message.refund_opened.title': 'Refund on its way: {product_name}',
  'message.refund_opened.body':
    'You get ¥{amount} back within {days} working days. We write again when it is done. Order {order_number}.',
  'message.refund_done.title': 'Refunded: {product_name}',
  'message.refund_done.body':
    '¥{amount} was paid back on {day}. How, and under which number, stands with the order. Order {order_number}.',
  'message.invoice_issued.title': 'Invoice issued: {product_name}',
  'message.invoice_issued.body': 'Number {invoice_number}. Order {order_number}.',
  'message.code_request_handled.title': 'Codes issued: {product_name}',
  'message.code_request_handled.body': '{quantity} codes for {licensee_name} are ready.',
  'message.code_request_rejected.title': 'Code request rejected: {product_name}',
  'message.code_request_rejected.body': '{reason_label}. {reason}',
} as const;
