/** Files asked for by id, hash or seal. */
import { type Case, rows } from './case';
import { NOWHERE } from './fixtures';

const MANY = Array.from({ length: 201 }, () => NOWHERE);

export const evidence: Case[] = [
  ...rows('evidence/filingCertificate', 'filing_id', [
    ['of none', NOWHERE, 'N'],
    ['no id', '1 or 1=1', 'V id'],
  ]),
  ...rows('evidence/certificate', 'image_id', [
    ['of none', NOWHERE, 'N'],
    ['missing', undefined, 'V required'],
    ['no id', '1 or 1=1', 'V id'],
  ]),
  ...rows('evidence/file', 'image_id', [
    ['of none', NOWHERE, 'N'],
    ['missing', undefined, 'V required'],
    ['no id', '1 or 1=1', 'V id'],
    ['a list', [NOWHERE], 'V type'],
  ]),
  ...rows('evidence/find', 'sha256', [
    ['missing', undefined, 'V required'],
    ['63 digits', 'a'.repeat(63), 'V malformed'],
    ['65 digits', 'a'.repeat(65), 'V malformed'],
    ['capitals', 'A'.repeat(64), 'V malformed'],
    ['not hexadecimal', 'g'.repeat(64), 'V malformed'],
    ['a list', ['a'.repeat(64)], 'V type'],
  ]),
  ...rows('evidence/find', 'file', [['the file itself', 'x', 'V unknown']], {
    more: { sha256: 'a'.repeat(64) },
  }),
  ...rows(
    'POST lookalikes',
    'files',
    [
      ['none', [], 'V required'],
      ['201', MANY, 'V max_items'],
      ['no ids', ['1 or 1=1'], 'V id'],
      ['no list', 7, 'V type'],
    ],
    { as: 'reviewer' },
  ),
  ...rows('evidence/seal', 'seal_number', [
    ['of none', 2_000_000_000, 'N'],
    ['missing', undefined, 'V required'],
    ['zero', 0, 'V min'],
    ['a fraction', 1.5, 'V integer'],
    ['an expression', '1 or 1=1', 'V integer'],
  ]),
];
