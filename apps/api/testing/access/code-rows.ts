/** Routes of goods, label orders, codes and scans. */
import { shanghaiDay } from '@ipw/domain';
import { ALERT_CALLS, ALERT_DESK } from './alert-rows';
import { MONEY_DESKS } from './code-desk-rows';
import { NOWHERE, type Row } from './row';

const today = shanghaiDay(new Date());
const merchant = {
  licensee_name: '云岭玩具',
  link_name: '林',
  link_phone: '0571-88880000',
  recipient: '林',
  recipient_phone: '13900000000',
  recipient_address: '杭州市余杭区 2 号',
};
const why = { reason: '发货' };
const labels = { label_type: 'custom', quantity: 100_000 };

// Orders are taken by staff who make labels; finance only decides about payments.
const byMakers = { action: 'assign', except: { finance: 'FORBIDDEN' } } satisfies Row;

// Codes belong to an order or to a request.
const ofCodes: Row = { oneOf: ['order_id', 'request_id'] };

export const CODE_DESKS: Record<string, Row> = {
  ...ALERT_DESK,
  ...MONEY_DESKS,
  'POST label-orders/:id/reveal': { input: why },
  'GET goods': {},
  'GET goods/:id': {},
  'GET goods/:id/history': {},
  'GET licensees': {},
  'GET licensees/:id': {},
  'GET licensees/:id/history': {},
  'POST licensees/:id/reveal': { input: why },
  'GET invoices': {},
  'GET invoices/counts': {},
  'GET invoices/:id': {},
  'GET invoices/:id/history': {},
  'POST invoices/:id/reveal': { input: why },
  'POST invoices/:id/:action': { action: 'void', input: { version: 99, reason: '抬头有误' } },
  'POST label-orders/:id/:action': { ...byMakers, input: { version: 2 } },
  'GET batches': {},
  'GET batches/:id': {},
  'GET batches/:id/history': {},
  'POST batches/:id/:action': { action: 'suspend', input: { version: 99, reason: '核查' } },
  'POST label-orders/bulk/:action': { ...byMakers, input: { ids: [NOWHERE], versions: [1] } },
};

export const CODE_CALLS: Record<string, Row> = {
  'code/export': { ...ofCodes, input: { format: 'csv' } },
  'code/exportLink': { ...ofCodes, input: { format: 'pdf' } },
  'code/exportList': ofCodes,
  ...ALERT_CALLS,
  'code/deliveryList': {},
  'code/designList': {},
  'code/goodsDelete': { fresh: true },
  'code/goodsList': {},
  'code/goodsSave': {
    input: ({ other }) => ({
      project_name: '春日系列',
      product_name: '山茶兔毛绒',
      licensee: '云岭玩具',
      price_fen: 12_900,
      image: other.id,
    }),
    past: ['VALIDATION'],
  },
  'code/invoiceRequest': {
    input: { company_name: '云岭文化', tax_id_number: '91330106MA2CABCD12', email: 'a@example.com' },
  },
  'code/licenseeDelete': { fresh: true },
  'code/licenseeList': {},
  'code/licenseeSave': { input: merchant },
  'code/orderCreate': {
    input: {
      ...labels,
      payment_type: 'wallet',
      recipient: '顾小满',
      recipient_phone: '13800000000',
      recipient_address: '杭州市西湖区 1 号',
      agree: { contract: 1, manual: 1 },
    },
  },
  'code/orderCancel': { input: { version: 99 } },
  'code/orderCheck': {},
  'code/orderDetail': {},
  'code/orderList': {},
  'code/orderPay': {},
  'code/orderVoucher': { input: ({ other }) => ({ voucher_image: other.id }) },
  'code/prices': {},
  'code/quote': { input: labels },
  'code/scanList': {},
  'code/scanStats': { input: { from: today, to: today, group: 'day' } },
  'code/useCreate': { input: { quantity: 10 }, past: ['VALIDATION'] },
  'code/useList': {},
  'code/verify': { input: { code: 'HELLO' } },
};
