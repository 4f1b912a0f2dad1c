/** Agreements, announcements and marks. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const clause = { heading: '一、范围', paragraphs: ['适用于所有会员。'] };
const wording = { title: '系统维护', body: '本周六 2:00 至 4:00。' };
const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };

const draft = (field: string, list: readonly (readonly [string, unknown, Expected])[]): Case[] =>
  rows('PUT agreements/disclaimer/draft', field, list, {
    more: { version: 1, language: 'en', title: 'Disclaimer', sections: [clause] },
  });

const message = (field: string, list: readonly (readonly [string, unknown, Expected])[], more: object = {}) =>
  rows('POST messages', field, list, { more: { texts, audience: 'all', ...more } });

const mark = (list: readonly (readonly [string, unknown, Expected])[]) =>
  rows('POST claims/{claim}/reject', 'marks', list, { more: { version: 2, reason_code: 'proof_unclear' } });

export const content: Case[] = [
  ...rows('content/legal', 'page', [
    ['none', undefined, 'V required'],
    ['unknown', 'privacy', 'V choice'],
  ]),
  ...rows(
    'content/legal',
    'version',
    [
      ['a word', 'latest', 'V malformed'],
      ['half a version', '1.5', 'V malformed'],
      ['an injection', '1.0 OR 1=1', 'V malformed'],
      ['never published', '9.0', 'N'],
    ],
    { more: { page: 'disclaimer' } },
  ),
  ...rows(
    'content/consent',
    'agree',
    [
      ['not ticked', 0, 'AGREEMENT'],
      ['the word false', 'false', 'AGREEMENT'],
    ],
    {
      more: { page: 'privacyPolicy', version: '1.0' },
    },
  ),
  ...rows(
    'content/consent',
    'version',
    [
      ['never published', '9.0', 'N'],
      ['none', undefined, 'V required'],
    ],
    {
      more: { page: 'privacyPolicy', agree: 1 },
    },
  ),
  ...rows('content/consent', '', [['nobody', undefined, 'U']], { as: 'nobody' }),
  ...rows('member/register', 'texts', [
    ['no list', 'x', 'V type'],
    ['an unknown text', [{ page: 'x', version: '1.0' }], 'V choice'],
    ['no version', [{ page: 'privacyPolicy' }], 'V required'],
  ]),
  ...draft('title', [
    ['none', undefined, 'V required'],
    ['81 characters', '字'.repeat(81), 'V max_length'],
  ]),
  ...draft('sections', [
    ['none', [], 'V required'],
    ['a clause without a heading', [{ ...clause, heading: ' ' }], 'V required'],
    ['a clause without a paragraph', [{ ...clause, paragraphs: [] }], 'V required'],
    ['41 clauses', Array(41).fill(clause), 'V max_items'],
    ['a paragraph of 1,201 characters', [{ ...clause, paragraphs: ['字'.repeat(1201)] }], 'V max_length'],
    ['a NUL', [{ ...clause, heading: 'a\0b' }], 'V text'],
    ['more than a clause has', [{ ...clause, html: '<b>' }], 'V unknown'],
  ]),
  ...draft('language', [['a fourth one', 'fr', 'V choice']]),
  ...draft('version', [['stale', 99, 'C']]),
  ...rows('PUT agreements/privacyPolicy/draft', 'version', [['no draft', 1, 'C']], {
    more: { language: 'en', title: 'x', sections: [clause] },
  }),
  ...rows('POST agreements/disclaimer/draft', '', [['a second draft', undefined, 'C']]),
  ...rows('POST agreements/nothing/draft', '', [['of no text', undefined, 'N']]),
  ...rows(
    'POST agreements/disclaimer/publish',
    'effective_from',
    [
      ['none', undefined, 'V required'],
      ['no such day', '2027-02-30', 'V date'],
      ['a moment', '2027-02-03T00:00:00Z', 'V date'],
      ['long ago', '2020-01-01', 'V earliest_date'],
    ],
    { more: { version: 1 } },
  ),
  ...rows('POST agreements/disclaimer/discard', 'version', [
    ['stale', 99, 'C'],
    ['none', undefined, 'V required'],
  ]),
  ...rows('GET agreements', '', [['a reviewer', undefined, 'X']], { as: 'reviewer' }),
  ...message('link', [
    ['a script', 'javascript:alert(1)', 'V link'],
    ['a script in capitals', ' JaVaScRiPt:alert(1)', 'V link'],
    ['data', 'data:text/html,x', 'V link'],
    ['no scheme', '//x.example', 'V link'],
    ['plain http', 'http://x.example', 'V link'],
    ['a user name', 'https://bank.example@x.example', 'V link'],
    ['501 characters', `/${'a'.repeat(500)}`, 'V max_length'],
  ]),
  ...message('texts', [
    ['none', undefined, 'V required'],
    ['a language less', { 'zh-CN': wording, en: wording }, 'V required'],
    ['a language more', { ...texts, fr: wording }, 'V unknown'],
    ['an empty title', { ...texts, en: { ...wording, title: ' ' } }, 'V required'],
    ['61 characters of title', { ...texts, en: { ...wording, title: '字'.repeat(61) } }, 'V max_length'],
    ['501 characters of body', { ...texts, en: { ...wording, body: '字'.repeat(501) } }, 'V max_length'],
  ]),
  ...message('audience', [
    ['none', undefined, 'V required'],
    ['unknown', 'everybody', 'V choice'],
  ]),
  ...message('consultant_id', [['none', undefined, 'V required']], { audience: 'consultant' }),
  ...message('consultant_id', [['no consultant', NOWHERE, 'V choice']], { audience: 'consultant' }),
  ...message(
    'member_ids',
    [
      ['none', [], 'V required'],
      ['nobody', [NOWHERE], 'V choice'],
      ['501', Array(501).fill(NOWHERE), 'V max_items'],
      ['no ids', ['1 OR 1=1'], 'V id'],
    ],
    { audience: 'list' },
  ),
  ...rows('POST messages/{broadcast}/send', 'version', [
    ['stale', 99, 'C'],
    ['none', undefined, 'V required'],
  ]),
  ...rows(
    'POST messages/{broadcast}/send',
    'send_at',
    [
      ['long ago', '2020-01-01T00:00:00Z', 'V earliest_date'],
      ['no moment', 'tomorrow', 'V date'],
    ],
    { more: { version: 1 } },
  ),
  ...rows('POST messages/{broadcast}/cancel', '', [['a draft', undefined, 'C']]),
  ...rows('DELETE messages/{broadcast}?version=99', '', [['stale', undefined, 'C']]),
  ...rows('GET messages/{broadcast}', '', [['finance', undefined, 'X']], { as: 'finance' }),
  ...mark([
    ['no list', 'x', 'V type'],
    ['a field that is none', [{ field: 'phone_number' }], 'V choice'],
    ['a picture that is none', [{ field: 'proof_images', image_id: '1' }], 'V id'],
    [
      'a picture of somebody else',
      ({ benProof }: BadInputFixtures) => [{ field: 'proof_images', image_id: benProof }],
      'V choice',
    ],
    ['41 marks', Array(41).fill({ field: 'proof_images' }), 'V max_items'],
  ]),
];
