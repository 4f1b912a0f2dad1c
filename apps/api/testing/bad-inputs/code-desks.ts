/** The price book, refunds, invoices and code keys at the console. */
import { shanghaiDay } from '@ipw/domain';
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

const today = shanghaiDay(new Date());
const line = {
  label_type: 'common',
  // Not tomorrow, which is today when a run passes midnight.
  valid_from: shanghaiDay(new Date(Date.now() + 30 * 86_400_000)),
  unit_fen: 9,
  unit_per: 1,
  minimum: 1000,
};
const price = (field: string, list: readonly (readonly [string, unknown, Expected])[]) =>
  rows('POST label-prices', field, list, { more: line, as: 'finance' });
const settle = (field: string, list: readonly (readonly [string, unknown, Expected])[]) =>
  rows(`POST refunds/${NOWHERE}/settle`, field, list, {
    more: { version: 1, method: 'bank', paid_back_on: today, reference: 'B1' },
    as: 'finance',
  });
const issue = (field: string, list: readonly (readonly [string, unknown, Expected])[]) =>
  rows(`POST invoices/${NOWHERE}/issue`, field, list, {
    more: { version: 1, invoice_number: '12345678', file: NOWHERE },
    as: 'finance',
  });

export const codeDesks: Case[] = [
  ...price('label_type', [['gold', 'gold', 'V choice']]),
  ...price('valid_from', [
    ['today', today, 'V earliest_date'],
    ['a day that is none', '2027-02-30', 'V date'],
    ['in three years', `${String(Number(today.slice(0, 4)) + 3)}-01-01`, 'V date'],
  ]),
  ...price('unit_fen', [
    ['for nothing', 0, 'V min'],
    ['half a fen', 0.5, 'V integer'],
  ]),
  ...price('unit_per', [['for no label', 0, 'V min']]),
  ...price('minimum', [['more than anybody may order', 10_000_001, 'V max']]),
  ...price('plate_fee_fen', [['below nothing', -1, 'V min']]),
  ...price('amount_fen', [['a field more', 1, 'V unknown']]),
  ...rows(`PUT label-prices/${NOWHERE}`, 'version', [['of none', 1, 'N']], { more: line, as: 'finance' }),
  ...settle('method', [['cash', 'cash', 'V choice']]),
  ...settle('paid_back_on', [['a day to come', '2099-01-01', 'V future_date']]),
  ...settle('reference', [
    ['none', '', 'V required'],
    ['61 characters', '1'.repeat(61), 'V max_length'],
  ]),
  ...settle('version', [['of none', 1, 'N']]),
  ...issue('invoice_number', [['9 digits', '123456789', 'V invoice_number']]),
  ...issue('file', [['none', undefined, 'V upload_required']]),
  ...rows('POST code-keys/rotate', 'version', [
    ['not seen', undefined, 'V required'],
    ['beyond the last', 256, 'V max'],
    ['of tomorrow', 99, 'C'],
  ]),
  ...rows('POST files', 'usage', [['an invoice by a reviewer', undefined, 'V choice']], {
    as: 'reviewer',
    raw: () => {
      const body = new FormData();
      body.append('usage', 'invoice_file');
      return { body };
    },
  }),
];
