/** Goods, merchants, codes for them, vouchers, and the check of a label. */
import { type Case, rows } from './case';
import type { BadInputFixtures } from './fixtures';

export const codeGoods: Case[] = [
  ...rows('code/goodsSave', 'price_fen', [
    ['nothing', 0, 'V price'],
    ['half a fen', 1.5, 'V price'],
    ['a list of one', [5], 'V price'],
    ['no text at all', { toString: 1 }, 'V price'],
    ['with a comma', '1,299', 'V price'],
  ]),
  ...rows('code/goodsSave', 'product_name', [['blank', ' ', 'V required']]),
  ...rows('code/goodsSave', 'image', [
    ['none', undefined, 'V upload_required'],
    ['of another member', (fixtures: BadInputFixtures) => fixtures.foreignVoucher, 'V file'],
  ]),
  ...rows('code/goodsSave', 'goods_id', [
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.foreignGoods, 'N'],
  ]),
  ...rows('code/goodsList', 'creation', [['a mood', 'mood', 'V choice']]),
  ...rows('code/goodsList', 'keyword', [['61 characters', '字'.repeat(61), 'V max_length']]),
  ...rows('code/goodsList', 'sort', [['by mood', 'mood', 'V choice']]),
  ...rows('code/goodsDelete', 'goods_id', [
    ['ordered for', (fixtures: BadInputFixtures) => fixtures.goods, 'C'],
  ]),
  ...rows('code/licenseeSave', 'link_phone', [['in letters', 'call me', 'V dialled']]),
  ...rows('code/licenseeSave', 'recipient_address', [['blank', ' ', 'V required']]),
  ...rows('code/useCreate', 'quantity', [
    ['1e3', '1e3', 'V label_quantity'],
    ['one more than is left', 1, 'V codes_left'],
  ]),
  ...rows('code/useCreate', 'licensee_id', [
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.foreignMerchant, 'N'],
  ]),
  ...rows('code/orderCancel', 'version', [
    ['none', undefined, 'V required'],
    ['one never seen', 7, 'C'],
  ]),
  ...rows('code/orderCancel', 'order_id', [
    ['paid', (fixtures: BadInputFixtures) => fixtures.paidOrder, 'C'],
    ['1 or 1=1', '1 or 1=1', 'V id'],
  ]),
  ...rows('code/orderList', 'state', [['a mood', 'mood', 'V choice']]),
  ...rows('code/orderVoucher', 'voucher_image', [
    ['none', undefined, 'V upload_required'],
    ['of another member', (fixtures: BadInputFixtures) => fixtures.foreignVoucher, 'N'],
  ]),
  ...rows('code/orderVoucher', 'order_id', [
    ['paid', (fixtures: BadInputFixtures) => fixtures.paidOrder, 'C'],
  ]),
  ...rows('code/useList', 'state', [['a mood', 'mood', 'V choice']]),
  ...rows('code/useList', 'keyword', [['61 characters', '字'.repeat(61), 'V max_length']]),
  ...rows('code/useList', 'sort', [['by mood', 'mood', 'V choice']]),
  ...rows('code/verify', 'code', [['none', undefined, 'V required']], { as: 'nobody' }),
];
