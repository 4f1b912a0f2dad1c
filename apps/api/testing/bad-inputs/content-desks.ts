/** Console resources of content: their filters, and decisions on missing records. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

const filter = (resource: string, key: string, value: string, expected: Expected): Case => ({
  id: `${resource}: filter ${key} ${value}`,
  call: `GET ${resource}`,
  field: key,
  expected,
  raw: { query: `?filter=${encodeURIComponent(JSON.stringify({ [key]: value }))}` },
});

export const contentDesks: Case[] = [
  filter('series', 'state', 'draft', 'V choice'),
  filter('series', 'visibility', 'secret', 'V choice'),
  filter('series', 'shelf', 'upper', 'V choice'),
  filter('series', 'deleted', 'too', 'V choice'),
  filter('series', 'q', '%_\\', 'OK'),
  filter('cases', 'visibility', 'public', 'V filter'),
  filter('manuals', 'deleted', 'only', 'V filter'),
  filter('images', 'state', 'approved', 'V choice'),
  filter('images', 'deleted', 'too', 'V choice'),
  {
    id: 'series: sort by the title',
    call: 'GET series',
    field: 'sort',
    expected: 'V sort',
    raw: { query: `?sort=${encodeURIComponent('["title","ASC"]')}` },
  },
  ...rows(`POST feeds/${NOWHERE}/reject`, 'reason_code', [['none', undefined, 'V required']], {
    more: { version: 1 },
  }),
  ...rows(`POST feeds/${NOWHERE}/approve`, 'version', [['of none', 1, 'N']]),
  ...rows(`POST feeds/${NOWHERE}/publish`, 'version', [['no such action', 1, 'V choice']], {
    names: 'action',
  }),
  ...rows('GET series', '', [['finance', undefined, 'X']], { as: 'finance' }),
];
