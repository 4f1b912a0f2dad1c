/** Where sealed fields stand, by the record that holds them. A seal opens at its own place only. */
export const contactContext = (licenseeId: string): string => `code_licensee:${licenseeId}:contact`;
export const deliveryContext = (orderId: string): string => `label_order:${orderId}:delivery`;
export const refundReferenceContext = (refundId: string): string => `refund:${refundId}:reference`;
export const invoiceTaxContext = (invoiceId: string): string => `invoice:${invoiceId}:tax_id_number`;
export const invoiceEmailContext = (invoiceId: string): string => `invoice:${invoiceId}:email`;
export const reportContext = (reportId: string, column: 'statement' | 'contact'): string =>
  `code_report:${reportId}:${column}`;
