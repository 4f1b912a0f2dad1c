/** Cases, milestones, moments and announcements. */
import { type FieldPlan, idFieldOf, kindOf, STORY_NAMES, type StoryName, uploadLimit } from '@ipw/domain';
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';
import { many } from './own';

type Line = readonly [string, unknown, Expected];
const long = (length: number) => '字'.repeat(length);

const file: readonly Line[] = [
  ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
  ['sent for another use', (fixtures: BadInputFixtures) => fixtures.proof, 'V file'],
  ['an address', 'https://x.example/a.png', 'V id'],
];
const files = (most: number): readonly Line[] => [
  [`${String(most + 1)} of them`, many(most + 1, NOWHERE), 'V file_count'],
  ['somebody else’s', (fixtures: BadInputFixtures) => [fixtures.benProof], 'V file'],
  ['sent for another use', (fixtures: BadInputFixtures) => [fixtures.proof], 'V file'],
  ['one twice', many(2, NOWHERE), 'V duplicate'],
  ['not a list', 'abc', 'V type'],
];

/** Bad values of a field, by its plan. */
function ofField(plan: FieldPlan): readonly Line[] {
  switch (plan.as) {
    case 'line':
    case 'lines':
      return [
        [`${String(plan.max + 1)} characters`, long(plan.max + 1), 'V max_length'],
        [`${String(plan.max)} characters`, long(plan.max), 'OK'],
        ['NUL', 'a\0b', 'V text'],
        ['a list', ['a'], 'V type'],
      ];
    case 'select': {
      const next = Math.max(...plan.ids) + 1;
      return [
        [String(next), next, 'V choice'],
        ['1e0', '1e0', 'V integer'],
      ];
    }
    case 'day':
      return [
        ['2026-02-30', '2026-02-30', 'V date'],
        plan.ahead ? ['2999-01-01', '2999-01-01', 'OK'] : ['2999-01-01', '2999-01-01', 'V future_date'],
        ['five digits of a year', '12026-01-01', 'V date'],
        ['a moment', '2024-01-01T00:00:00Z', 'V date'],
      ];
    case 'picture':
    case 'document':
      return file;
    case 'pictures':
    case 'documents':
      return files(uploadLimit(plan.usage).count);
    default:
      throw new Error(`no bad values of a ${plan.as} yet`);
  }
}

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
    ...rows(call('List'), 'sort', [['1; DROP TABLE piece', '1; DROP TABLE piece', 'V choice']]),
    ...rows(call('List'), 'keyword', [['61 characters', '字'.repeat(61), 'V max_length']]),
    one('Submit', 'under review already', of('pending')),
    one('Submit', kind === 'feed' ? 'resend of a published feed' : 'live as it is', of('approved')),
  ];
}

const blank = {
  more: { feed_id: undefined, feed_image: [] },
} as Partial<Case>;

export const story: Case[] = [
  ...STORY_NAMES.flatMap(ofEvery),
  ...STORY_NAMES.flatMap((kind) =>
    Object.entries(kindOf(kind).fields).flatMap(([field, plan]) =>
      rows(`ip/${kind}Save`, field, ofField(plan)),
    ),
  ),
  ...rows('ip/feedSave', 'feed_content', [['empty, and no picture', '', 'V required']], blank),
];
