/** Label orders, their payment and invoices, and alerts about scans. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

type List = readonly (readonly [string, unknown, Expected])[];
const quote = (label_type: string, list: List) =>
  rows('code/quote', 'quantity', list, { more: { label_type } });
const order = (field: string, list: List) => rows('code/orderCreate', field, list);
const invoice = (field: string, list: List) => rows('code/invoiceRequest', field, list);
const settle = (field: string, list: List) => rows('code/alertSettle', field, list);

/** Invalid quantities of labels. */
export const ODD = [
  '',
  '1e3',
  '0x3E8',
  '1,000',
  '1000.0',
  '１０００',
  ' 1000',
  '1000abc',
  'NaN',
  '9007199254740993',
];

export const codes: Case[] = [
  ...quote('common', [
    ['999 general', 999, 'V min'],
    ['1,000 general', '1000', 'OK'],
    ...ODD.map((odd) => [JSON.stringify(odd), odd, 'V label_quantity'] as const),
  ]),
  ...quote('custom', [
    ['99,999 own', 99_999, 'V min'],
    ['100,000 own', 100_000, 'OK'],
    ['10,000,001 own', 10_000_001, 'V max'],
  ]),
  ...order('recipient_address', [['empty', '', 'V address']]),
  ...order('recipient', [['left out', undefined, 'V required']]),
  ...order('recipient_phone', [
    ['left out', undefined, 'V required'],
    ['empty', '', 'V required'],
    ['words', 'ring twice', 'V dialled'],
  ]),
  ...order('agree', [
    ['contract unticked', { contract: 0, manual: 1 }, 'AGREEMENT'],
    ['manual unticked', { contract: 1 }, 'AGREEMENT'],
  ]),
  ...order('payment_type', [['gold', 'gold', 'V choice']]),
  ...order('amount_fen', [['a price of its own', 1, 'V unknown']]),
  ...order('goods_id', [['of another IP', (fixtures: BadInputFixtures) => fixtures.foreignGoods, 'N']]),
  ...rows(
    'code/orderCreate',
    'voucher_image',
    [
      ['none', undefined, 'OK'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.foreignVoucher, 'N'],
    ],
    { more: { payment_type: 'bank' } },
  ),
  ...['code/quote', 'code/orderCreate'].flatMap((call) => [
    ...rows(
      call,
      'repeat_of',
      [
        ['a design of its own', (fixtures: BadInputFixtures) => fixtures.design, 'OK'],
        ['a design of another IP', (fixtures: BadInputFixtures) => fixtures.foreignDesign, 'N'],
        ['nobody’s', NOWHERE, 'N'],
        ['not delivered yet', (fixtures: BadInputFixtures) => fixtures.unmadeDesign, 'V design_made'],
        ['general labels', (fixtures: BadInputFixtures) => fixtures.paidOrder, 'V design_made'],
        ['1 or 1=1', '1 or 1=1', 'V id'],
      ],
      { more: { label_type: 'custom', quantity: 100_000 } },
    ),
    ...rows(call, 'repeat_of', [
      ['for general labels', (fixtures: BadInputFixtures) => fixtures.design, 'V own_labels'],
    ]),
  ]),
  ...rows('code/designList', 'ip_id', [
    ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
  ]),
  ...rows('code/orderList', 'keyword', [['61 characters', '字'.repeat(61), 'V max_length']]),
  ...rows('code/orderList', 'sort', [['by mood', 'mood', 'V choice']]),
  ...rows('code/orderPay', 'order_id', [
    ['rejected', (fixtures: BadInputFixtures) => fixtures.rejectedOrder, 'C'],
    ['nobody’s', NOWHERE, 'N'],
  ]),
  ...rows('code/orderCheck', 'order_id', [['nobody’s', NOWHERE, 'N']]),
  ...invoice('tax_id_number', [['14 characters', '12345678901234', 'V tax_id']]),
  ...invoice('order_id', [
    ['before payment', (fixtures: BadInputFixtures) => fixtures.unpaidOrder, 'UNPAID'],
    ['a second time', (fixtures: BadInputFixtures) => fixtures.invoicedOrder, 'C'],
  ]),
  ...rows('POST label-orders/{unpaidOrder}/reject', 'reason_code', [
    ['none', undefined, 'V required'],
    ['a mood', 'mood', 'V choice'],
  ]),
  ...rows(
    'POST label-orders/{unpaidOrder}/reject',
    'reason',
    [['none for “other”', '', 'V reason_required']],
    {
      more: { reason_code: 'other' },
    },
  ),
  ...rows('POST label-orders/{paidOrder}/complete', 'tracking_number', [['by finance', 'SF1', 'X']], {
    as: 'finance',
  }),
  ...rows('POST label-orders/{paidOrder}/complete', 'tracking_number', [['by a buyer', 'SF1', 'U']], {
    as: 'nobody',
  }),
  ...rows('code/alertList', 'ip_id', [
    ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
  ]),
  ...rows('code/alertList', 'state', [['unknown', 'closed', 'V choice']]),
  ...rows('code/alertList', 'kind', [['out of the language', 'constructor', 'V choice']]),
  ...rows('code/alertDetail', 'alert_id', [
    ['1 or 1=1', '1 or 1=1', 'V id'],
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.foreignAlert, 'N'],
  ]),
  ...settle('alert_id', [
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.foreignAlert, 'N'],
    ['settled', (fixtures: BadInputFixtures) => fixtures.settledAlert, 'C'],
  ]),
  ...settle('version', [
    ['none', undefined, 'V required'],
    ['stale', 9, 'C'],
  ]),
  ...settle('outcome', [['a mood', 'mood', 'V choice']]),
  ...settle('note', [
    ['blank', '  ', 'V required'],
    ['501 characters', '字'.repeat(501), 'V max_length'],
  ]),
  ...rows('POST alerts/{alert}/close', 'note', [['none', undefined, 'V required']]),
  ...rows('POST alerts/{alert}/close', 'outcome', [['none', undefined, 'V required']], { as: 'reviewer' }),
];
