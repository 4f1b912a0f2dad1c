/** What members write about a work they file, and what staff decide. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

const TEXTS: readonly (readonly [string, unknown, Expected])[] = [
  ['a list', ['a'], 'V type'],
  ['NUL', 'a\0b', 'V text'],
];
const one = { filing_id: NOWHERE, version: 1 };
const invoiced = {
  filing_id: NOWHERE,
  company_name: '云岭文化',
  tax_id_number: '91330106MA2CABCD12',
  email: 'a@example.com',
};
const returned = { version: 1, reason_code: 'other', reason: '看不清' };
const certified = { version: 1, registration_number: '国作登字-2026-F-1', registered_on: '2026-01-02' };
const decide = (action: string) => `POST filings/${NOWHERE}/${action}`;

export const filings: Case[] = [
  ...['title', 'description', 'author_name', 'holder_name'].flatMap((field) =>
    rows('filing/save', field, TEXTS),
  ),
  ...rows('filing/save', 'title', [['101 characters', '字'.repeat(101), 'V max_length']]),
  ...rows('filing/save', 'description', [['501 characters', '字'.repeat(501), 'V max_length']]),
  ...rows('filing/save', 'work_kind', [['none of the list', 'song', 'V choice']]),
  ...rows('filing/save', 'completed_on', [
    ['no such day', '2026-02-30', 'V date'],
    ['in the future', '2999-01-01', 'V future_date'],
  ]),
  ...rows('filing/save', 'published_on', [['in the future', '2999-01-01', 'V future_date']]),
  ...rows('filing/save', 'pictures', [
    ['11', Array.from({ length: 11 }, () => NOWHERE), 'V file_count'],
    ['of none', [NOWHERE], 'V file'],
  ]),
  ...rows('filing/save', 'documents', [['of none', [NOWHERE], 'V file']]),
  ...rows('filing/save', 'holder_kind', [['none of the list', 'other', 'V choice']]),
  ...rows('filing/save', 'holder_number', [
    ['five characters', 'A1234', 'V malformed'],
    ['Hanzi', '三三零一零六', 'V malformed'],
    ['marks only', '(((---)))', 'V malformed'],
    ['as on the card', 'A123456(3)', 'OK'],
  ]),
  ...rows('filing/save', 'filing_id', [['of none', NOWHERE, 'N']], { more: { version: 1 } }),
  ...rows('filing/save', 'amount_fen', [['of its own', 1, 'V unknown']]),
  ...rows('filing/submit', 'declare', [['not confirmed', 0, 'V declare']], {
    more: { ...one, pay: 'credit' },
  }),
  ...rows('filing/submit', 'pay', [['gold', 'gold', 'V choice']], { more: { ...one, declare: 1 } }),
  ...rows('filing/submit', 'version', [['not seen', undefined, 'V required']], {
    more: { filing_id: NOWHERE, pay: 'credit', declare: 1 },
  }),
  ...rows('filing/submit', 'filing_id', [['of none', NOWHERE, 'N']], {
    more: { version: 1, pay: 'credit', declare: 1 },
  }),
  ...rows('filing/withdraw', 'filing_id', [['of none', NOWHERE, 'N']], { more: { version: 1 } }),
  ...rows('filing/delete', 'filing_id', [['of none', NOWHERE, 'N']]),
  ...rows('filing/invoiceRequest', 'company_name', TEXTS, { more: invoiced }),
  ...rows('filing/invoiceRequest', 'tax_id_number', [['14 characters', '12345678901234', 'V tax_id']], {
    more: invoiced,
  }),
  ...rows('filing/invoiceRequest', 'email', [['no address', 'till', 'V email']], { more: invoiced }),
  ...rows('filing/invoiceRequest', 'filing_id', [['of none', NOWHERE, 'N']], { more: invoiced }),
  ...rows('filing/voucher', 'voucher_image', [['none', '', 'V upload_required']], {
    more: { filing_id: NOWHERE },
  }),
  ...['pay', 'check'].flatMap((call) => rows(`filing/${call}`, 'filing_id', [['of none', NOWHERE, 'N']])),
  ...['detail', 'certificate'].flatMap((call) =>
    rows(`filing/${call}`, 'filing_id', [
      ['of none', NOWHERE, 'N'],
      ['no id', '1 or 1=1', 'V id'],
    ]),
  ),
  ...rows(decide('send'), 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...['reject', 'ask_correction'].flatMap((action) => [
    ...rows(decide(action), 'reason_code', [['none of the list', 'no', 'V choice']], {
      more: returned,
      as: 'reviewer',
    }),
    ...rows(decide(action), 'reason', [['none for other', '', 'V reason_required']], {
      more: returned,
      as: 'reviewer',
    }),
    ...rows(decide(action), 'marks', [['of no field', [{ field: 'state' }], 'V choice']], {
      more: returned,
      as: 'reviewer',
    }),
  ]),
  ...rows(decide('certify'), 'certificate', [['none', undefined, 'V upload_required']], {
    more: certified,
    as: 'reviewer',
  }),
  ...rows(decide('certify'), 'registered_on', [['in the future', '2999-01-01', 'V future_date']], {
    more: { ...certified, certificate: NOWHERE },
    as: 'reviewer',
  }),
];
