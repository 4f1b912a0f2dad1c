/** Goods, label orders and alerts for the bad inputs, and a valid input for each of their calls. */
import {
  type Fixtures,
  plantGoods,
  plantInvoice,
  plantLabelOrder,
  plantLicensee,
} from '../../src/db/seed/fixtures';
import { plantBatchAlert } from '../../src/db/seed/plant-alerts';
import { MERCHANT } from '../codes';
import { type Caller, picture } from '../fixtures';

export interface CodeFixtures {
  goods: string;
  foreignGoods: string;
  merchant: string;
  foreignMerchant: string;
  unpaidOrder: string;
  rejectedOrder: string;
  paidOrder: string;
  invoicedOrder: string;
  bankOrder: string;
  design: string;
  foreignDesign: string;
  unmadeDesign: string;
  goodsPicture: string;
  voucher: string;
  foreignVoucher: string;
  alert: string;
  settledAlert: string;
  foreignAlert: string;
}

const OWN = { label_type: 'custom', quantity: 100_000 } as const;

export async function openCodes(
  on: Fixtures,
  ann: Caller,
  ip_id: string,
  ben: { ip_id: string; member: Caller },
): Promise<CodeFixtures & { codeInputs: Record<string, Record<string, unknown>> }> {
  const { db } = on;
  const image_id = await picture(ann.id, 'goods_image');
  const goods = await plantGoods(on, { ip_id, image_id });
  const foreignGoods = await plantGoods(on, { ip_id: ben.ip_id, image_id });
  const order = (more: Partial<Parameters<typeof plantLabelOrder>[1]> = {}) =>
    plantLabelOrder(on, { ip_id, member_id: ann.id, goods_id: goods, ...more });
  const fixtures: CodeFixtures = {
    goods,
    foreignGoods,
    merchant: await plantLicensee(on, { ip_id }),
    foreignMerchant: await plantLicensee(on, { ip_id: ben.ip_id }),
    unpaidOrder: await order(),
    rejectedOrder: await order({ state: 'rejected', reason_code: 'no_agreement' }),
    paidOrder: await order({ paid: 1 }),
    invoicedOrder: await order({ paid: 1 }),
    bankOrder: await order({ voucher_image: await picture(ann.id, 'voucher') }),
    design: await order({ ...OWN, paid: 1, state: 'completed' }),
    foreignDesign: await order({ ...OWN, ip_id: ben.ip_id, paid: 1, state: 'completed' }),
    unmadeDesign: await order({ ...OWN, paid: 1 }),
    goodsPicture: await picture(ann.id, 'goods_image'),
    voucher: await picture(ann.id, 'voucher'),
    foreignVoucher: await picture(ben.member.id, 'voucher'),
    alert: await plantBatchAlert(on, { ip_id, goods_id: goods }),
    settledAlert: await plantBatchAlert(on, { ip_id, goods_id: goods }),
    foreignAlert: await plantBatchAlert(on, { ip_id: ben.ip_id, goods_id: foreignGoods }),
  };
  await plantInvoice(on, { order_id: fixtures.invoicedOrder });
  await db.update('code_alert', { state: 'settled' }, { id: fixtures.settledAlert });
  return { ...fixtures, codeInputs: inputsOf(ip_id, fixtures) };
}

function inputsOf(ip_id: string, fixtures: CodeFixtures) {
  const { goods, merchant, unpaidOrder, paidOrder, alert } = fixtures;
  const settlement = { version: 1, outcome: 'harmless', note: '直播时给大家看过' };
  return {
    'code/goodsSave': {
      ip_id,
      project_name: '春日系列',
      product_name: '山茶兔毛绒',
      licensee: '云岭玩具',
      price_fen: 12_900,
      image: fixtures.goodsPicture,
    },
    'code/goodsList': { ip_id },
    'code/goodsDelete': { ip_id, goods_id: goods },
    'code/licenseeSave': { ip_id, ...MERCHANT },
    'code/useCreate': { ip_id, goods_id: goods, licensee_id: merchant, quantity: 1 },
    'code/orderCancel': { ip_id, order_id: unpaidOrder, version: 1 },
    'code/orderVoucher': { ip_id, order_id: fixtures.bankOrder, voucher_image: fixtures.voucher },
    'code/useList': { ip_id },
    'code/verify': { code: 'HELLO' },
    'code/quote': { ip_id, label_type: 'common', quantity: 1000 },
    'code/orderCreate': {
      ip_id,
      goods_id: goods,
      label_type: 'common',
      quantity: 1000,
      payment_type: 'wallet',
      recipient: '顾小满',
      recipient_phone: '13800000000',
      recipient_address: '杭州市西湖区 1 号',
      agree: { contract: 1, manual: 1 },
    },
    'code/orderPay': { ip_id, order_id: unpaidOrder },
    'code/orderCheck': { ip_id, order_id: unpaidOrder },
    'code/invoiceRequest': {
      ip_id,
      order_id: paidOrder,
      company_name: '云岭文化',
      tax_id_number: '91330106MA2CABCD12',
      email: 'a@example.com',
    },
    'POST label-orders/{unpaidOrder}/reject': { version: 1, reason_code: 'no_agreement' },
    'POST label-orders/{paidOrder}/complete': { version: 1, courier: '顺丰', tracking_number: 'SF1' },
    'code/alertList': { ip_id },
    'code/designList': { ip_id },
    'code/orderList': { ip_id },
    'code/alertDetail': { ip_id, alert_id: alert },
    'code/alertSettle': { ip_id, alert_id: alert, ...settlement },
    'POST alerts/{alert}/close': settlement,
  } satisfies Record<string, Record<string, unknown>>;
}
