/** Cases, milestones, moments and announcements. */
import { idFieldOf, STORY_NAMES, type StoryName } from '@ipw/domain';
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

type Line = readonly [string, unknown, Expected];
const many = (count: number, item: unknown) => Array<unknown>(count).fill(item);
const long = (length: number) => '字'.repeat(length);

const text = (call: string, field: string, most: number): Case[] =>
  rows(call, field, [
    [`${String(most + 1)} characters`, long(most + 1), 'V max_length'],
    [`${String(most)} characters`, long(most), 'OK'],
    ['NUL', 'a\0b', 'V text'],
    ['a list', ['a'], 'V type'],
  ]);

const picture: readonly Line[] = [
  ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
  ['sent for another use', (fixtures: BadInputFixtures) => fixtures.proof, 'V file'],
  ['an address', 'https://x.example/a.png', 'V id'],
];
const pictures = (most: number): readonly Line[] => [
  [`${String(most + 1)} of them`, many(most + 1, NOWHERE), 'V file_count'],
  ['somebody else’s', (fixtures: BadInputFixtures) => [fixtures.benProof], 'V file'],
  ['sent for another use', (fixtures: BadInputFixtures) => [fixtures.proof], 'V file'],
  ['one twice', many(2, NOWHERE), 'V duplicate'],
  ['not a list', 'abc', 'V type'],
];

/** Refusals that are the same for all kinds. */
function ofEvery(kind: StoryName): Case[] {
  const field = idFieldOf(kind);
  const call = (name: string) => `ip/${kind}${name}`;
  const of =
    (state: 'pending' | 'approved') =>
    ({ stories }: BadInputFixtures) => ({ [field]: stories[kind][state] });
  const one = (name: string, id: string, more: ReturnType<typeof of>): Case => ({
    id: `${call(name)}: ${id}`,
    call: call(name),
    field: '',
    expected: 'C',
    more,
  });
  return [
    ...['List', 'Save'].flatMap((name) =>
      rows(call(name), 'ip_id', [
        ['missing', undefined, 'V required'],
        ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
        ['not assigned yet', (fixtures: BadInputFixtures) => fixtures.artistIp, 'NO_ACCESS'],
      ]),
    ),
    ...['Detail', 'Save', 'Submit', 'Delete'].flatMap((name) =>
      rows(call(name), field, [
        ['1 or 1=1', '1 or 1=1', 'V id'],
        ['nobody’s', NOWHERE, 'N'],
        ['of another IP', (fixtures: BadInputFixtures) => fixtures.stories[kind].foreign, 'N'],
      ]),
    ),
    ...rows(call('Save'), 'version', [['stale', 99, 'C']]),
    ...rows(call('Delete'), 'version', [['stale', 99, 'C']]),
    ...rows(call('Save'), 'sort', [
      ['a', 'a', 'V unknown'],
      ['-1', -1, 'V unknown'],
    ]),
    ...rows(call('Sort'), `${field}s`, [
      ['none', [], 'V required'],
      ['a', ['a'], 'V id'],
      ['-1', -1, 'V type'],
      ['one twice', ({ stories }: BadInputFixtures) => many(2, stories[kind].draft), 'V duplicate'],
      ['of another IP', ({ stories }: BadInputFixtures) => [stories[kind].foreign], 'N'],
    ]),
    ...rows(call('List'), 'review_state', [['discarded', 'discarded', 'V choice']]),
    one('Submit', 'under review already', of('pending')),
    one('Submit', kind === 'feed' ? 'resend of a published feed' : 'live as it is', of('approved')),
  ];
}

const blank = {
  more: { feed_id: undefined, feed_image: [] },
} as Partial<Case>;

export const story: Case[] = [
  ...STORY_NAMES.flatMap(ofEvery),
  ...text('ip/caseSave', 'case_name', 40),
  ...text('ip/caseSave', 'case_desc', 500),
  ...rows('ip/caseSave', 'case_type_id', [
    ['9', 9, 'V choice'],
    ['1e0', '1e0', 'V integer'],
  ]),
  ...rows('ip/caseSave', 'case_image', picture),
  ...rows('ip/caseSave', 'image_list', pictures(10)),
  ...text('ip/milestoneSave', 'event_desc', 200),
  ...rows('ip/milestoneSave', 'event_date', [
    ['2026-02-30', '2026-02-30', 'V date'],
    ['2999-01-01', '2999-01-01', 'V future_date'],
    ['a moment', '2024-01-01T00:00:00Z', 'V date'],
  ]),
  ...rows('ip/milestoneSave', 'event_image', picture),
  ...text('ip/feedSave', 'feed_content', 800),
  ...rows('ip/feedSave', 'feed_image', pictures(9)),
  ...rows('ip/feedSave', 'feed_content', [['empty, and no picture', '', 'V required']], blank),
  ...text('ip/announcementSave', 'announcement_title', 40),
  ...text('ip/announcementSave', 'announcement_content', 1000),
];
