/** Where sealed fields stand, by the record that holds them. A seal opens at its own place only. */
export const contactPlace = (licenseeId: string): string => `code_licensee:${licenseeId}:contact`;
export const deliveryPlace = (orderId: string): string => `label_order:${orderId}:delivery`;
export const invoiceEmailPlace = (invoiceId: string): string => `invoice:${invoiceId}:email`;
export const reportPlace = (reportId: string, column: 'statement' | 'contact'): string =>
  `code_report:${reportId}:${column}`;
