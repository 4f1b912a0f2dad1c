/** Saved filters of a queue. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

const stored = (
  field: string,
  list: readonly (readonly [string, unknown, Expected])[],
  more: Record<string, unknown>,
  names?: string,
) => rows('POST reviews/filters', field, list, { more, ...(names && { names }) });

export const queue: Case[] = [
  ...stored(
    'name',
    [
      ['none', undefined, 'V required'],
      ['spaces', '  ', 'V required'],
      ['41 characters', '字'.repeat(41), 'V max_length'],
      ['a list', ['x'], 'V type'],
    ],
    { filter: {} },
  ),
  ...stored(
    'filter',
    [
      ['none', undefined, 'V required'],
      ['a word', 'state', 'V type'],
      ['3 KB of it', { q: 'x'.repeat(3072) }, 'V malformed'],
    ],
    { name: '本周' },
  ),
  ...stored(
    'filter',
    [['a column that is none', { password_hash: 'x' }, 'V filter']],
    { name: '本周' },
    'password_hash',
  ),
  ...stored('creator', [['a field more', NOWHERE, 'V unknown']], { name: '本周', filter: {} }),
  ...rows('GET reviews/filters', '', [['finance', undefined, 'X']], { as: 'finance' }),
  ...rows(`DELETE reviews/filters/${NOWHERE}`, '', [['nobody’s', undefined, 'N']]),
];
