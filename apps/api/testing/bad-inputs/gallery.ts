/** An IP's information, its galleries, and the review of both. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';
import { many } from './own';

const OF_SERIES = [
  'gallery/seriesDetail',
  'gallery/seriesSave',
  'gallery/seriesSubmit',
  'gallery/seriesVisibility',
  'gallery/seriesShelf',
  'gallery/seriesDelete',
  'gallery/imageList',
  'gallery/imageDelete',
  'gallery/imageRestore',
];
const CALLS = [
  ...OF_SERIES,
  'gallery/seriesList',
  'gallery/seriesSort',
  'gallery/recycleList',
  'review/withdraw',
  'review/discard',
  'review/change',
  'review/duplicate',
  'review/trashList',
  'review/trashRestore',
  'review/trashDelete',
  'ip/update',
  'ip/operateLog',
];
const files = (field: string, most: number): Case[] =>
  rows('gallery/seriesSave', field, [
    [`${String(most + 1)} of them`, many(most + 1, NOWHERE), 'V file_count'],
    ['somebody else’s', (fixtures: BadInputFixtures) => [fixtures.benProof], 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => [fixtures.avatar], 'V file'],
    ['nobody’s', [NOWHERE], 'V file'],
    ['an address', ['/files/x/whole'], 'V id'],
    ['not a list', 'abc', 'V type'],
  ]);
const pending = { more: ({ pendingSeries }: BadInputFixtures) => ({ series_id: pendingSeries }) };
const publicOne = { more: ({ publicSeries }: BadInputFixtures) => ({ series_id: publicSeries }) };
const whilePublic = { says: 'error.STATE.public_series' };
const whole = (id: string, call: string, expected: Expected, more: Partial<Case>): Case => ({
  id: `${call}: ${id}`,
  call,
  field: '',
  expected,
  ...more,
});

export const gallery: Case[] = [
  ...CALLS.flatMap((call) =>
    rows(call, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
      ['not assigned yet', (fixtures: BadInputFixtures) => fixtures.artistIp, 'NO_ACCESS'],
    ]),
  ),
  ...OF_SERIES.flatMap((call) =>
    rows(call, 'series_id', [
      ['lower case', NOWHERE.toLowerCase(), 'V id'],
      ['nobody’s', NOWHERE, 'N'],
      ['of another IP', (fixtures: BadInputFixtures) => fixtures.benSeries, 'N'],
    ]),
  ),
  ...rows('gallery/seriesSave', 'series_name', [
    ['41 characters', '字'.repeat(41), 'V max_length'],
    ['40 characters', '字'.repeat(40), 'OK'],
    ['NUL', 'a\0b', 'V text'],
    ['a list', ['a'], 'V type'],
  ]),
  ...rows('gallery/seriesSave', 'cover', [
    ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => fixtures.image, 'V file'],
    ['a number', 1, 'V type'],
    ['none yet', '', 'OK'],
  ]),
  ...rows('gallery/seriesSave', 'rights_until', [
    ['2026-02-30', '2026-02-30', 'V date'],
    ['a moment', '2026-01-01T00:00:00Z', 'V date'],
    ['a number', 20260101, 'V type'],
    ['none', '', 'V required'],
    ['over', '2020-01-01', 'OK'],
  ]),
  ...files('images', 10),
  ...files('rights_documents', 10),
  ...files('entity_documents', 10),
  ...rows('gallery/seriesSave', 'images', [
    ['one twice', (fixtures: BadInputFixtures) => [fixtures.image, fixtures.image], 'V duplicate'],
    ['a picture of another IP', async () => [NOWHERE], 'V file'],
  ]).slice(0, 1),
  ...rows('gallery/seriesSave', 'visibility', [['secret', 'secret', 'V choice']]),
  ...rows('gallery/seriesSave', 'version', [
    ['stale', 99, 'C'],
    ['0', 0, 'V min'],
    ['1e0', '1e0', 'V integer'],
  ]),
  ...rows('gallery/seriesVisibility', 'visibility', [
    ['none', undefined, 'V required'],
    ['hidden', 'hidden', 'V choice'],
  ]),
  whole('while under review', 'gallery/seriesVisibility', 'C', pending),
  whole('while under review', 'gallery/imageDelete', 'N', pending),
  whole('of a draft', 'gallery/seriesShelf', 'C', {}),
  whole('while public', 'gallery/seriesSave', 'C', { ...publicOne, ...whilePublic }),
  whole('already under review', 'gallery/seriesSubmit', 'C', pending),
  whole('nothing to submit', 'gallery/seriesSubmit', 'C', publicOne),
  whole('of a picture that is public', 'gallery/imageDelete', 'C', {
    ...whilePublic,
    more: ({ publicSeries, publicImage }) => ({ series_id: publicSeries, image_id: publicImage }),
  }),
  whole('of what was not deleted', 'gallery/imageRestore', 'N', {}),
  ...rows('gallery/seriesShelf', 'shelf', [['half', 'half', 'V choice']]),
  ...rows('gallery/seriesSort', 'series_ids', [
    ['none', [], 'V required'],
    [
      'one twice',
      (fixtures: BadInputFixtures) => [fixtures.draftSeries, fixtures.draftSeries],
      'V duplicate',
    ],
    ['words', ['a'], 'V id'],
    ['of another IP', (fixtures: BadInputFixtures) => [fixtures.draftSeries, fixtures.benSeries], 'N'],
    ['201', many(201, NOWHERE), 'V max_items'],
  ]),
  ...rows('gallery/seriesList', 'review_state', [['discarded', 'discarded', 'V choice']]),
  ...rows('gallery/seriesList', 'sort', [['by mood', 'mood', 'V choice']]),
  ...rows('gallery/seriesList', 'keyword', [['61 characters', '字'.repeat(61), 'V max_length']]),
  ...rows('gallery/imageList', 'page_size', [['101', 101, 'V max']]),
  ...rows('review/withdraw', 'subject', [['claim', 'claim', 'V choice']]),
  ...rows('review/withdraw', 'subject_id', [
    ['of a draft', (fixtures: BadInputFixtures) => fixtures.draftSeries, 'C'],
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.benSeries, 'N'],
    ['nobody’s', NOWHERE, 'N'],
  ]),
  ...rows('review/change', 'line', [
    ['1 or 1=1', '1 or 1=1', 'V integer'],
    ['0', 0, 'V min'],
    ['nobody’s', 9_007_199_254_740_991, 'N'],
  ]),
  ...rows('ip/operateLog', 'by', [['nobody', 'nobody', 'V choice']]),
  ...rows('review/duplicate', 'subject', [['of which there is one', 'manual', 'V choice']]),
  ...rows('review/duplicate', 'subject_id', [
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.benSeries, 'N'],
    ['nobody’s', NOWHERE, 'N'],
  ]),
  ...rows('gallery/seriesVisibility', 'edit_next', [['of a draft', 1, 'V choice']]),
  ...rows('review/trashList', 'subject', [['not deletable', 'ipInfo', 'V choice']]),
  ...['review/trashRestore', 'review/trashDelete'].flatMap((call) =>
    rows(call, 'trash_id', [
      ['missing', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['nobody’s', NOWHERE, 'N'],
      ['of another IP', (fixtures: BadInputFixtures) => fixtures.foreignTrash, 'N'],
    ]),
  ),
  ...rows('review/discard', 'subject_id', [
    ['of nothing that is live', (fixtures: BadInputFixtures) => fixtures.draftSeries, 'C'],
    ['under review', (fixtures: BadInputFixtures) => fixtures.pendingSeries, 'C'],
    ['of another IP', (fixtures: BadInputFixtures) => fixtures.benSeries, 'N'],
  ]),
  ...rows('ip/update', 'kind', [
    ['of an artist', 'artist', 'V unknown'],
    ['unknown', 'gift', 'V choice'],
  ]).slice(1),
  ...rows('ip/update', 'ip_name', [
    ['with a space', 'ab c', 'V name'],
    ['mixed', '松果abc', 'V name'],
  ]),
  ...rows('ip/update', 'intro', [['501 characters', '字'.repeat(501), 'V max_length']]),
  ...rows('ip/update', 'ip_image', [
    ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => fixtures.proof, 'V file'],
  ]),
  ...rows('ip/update', 'auth_field_id', [['20', 20, 'V choice']]),
  ...rows('ip/update', 'birth_time', [['2026-02-30', '2026-02-30', 'V date']]),
  ...rows('ip/update', 'own_kernels', [
    ['six', ['a', 'b', 'c', 'd', 'e', 'f'], 'V max_items'],
    ['13 characters', ['字'.repeat(13)], 'V max_length'],
    ['one twice', ['暖', '暖'], 'V duplicate'],
    ['empty', [''], 'V required'],
  ]),
  ...rows('ip/update', 'draft', [['submitted although incomplete', 0, 'V required']], {
    names: 'core_audience',
  }),
  ...rows('ip/update', 'version', [['stale', 99, 'C']]),
];
