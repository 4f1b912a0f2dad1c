/** Sessions and sign-ins: those of others, and invalid pages. */
import { type Case, rows } from './case';

const LISTED = 'ip/loginList';

export const sessions: Case[] = [
  ...rows(LISTED, 'page', [
    ['0', 0, 'V min'],
    ['-1', -1, 'V min'],
    ['1.5', 1.5, 'V integer'],
    ['words', 'first', 'V integer'],
    ['1', 1, 'OK'],
  ]),
  ...rows(LISTED, 'page_size', [
    ['0', 0, 'V min'],
    ['101', 101, 'V max'],
    ['100', 100, 'OK'],
  ]),
  ...rows(LISTED, 'cursor', [
    ['SQL', "1' OR '1'='1", 'V malformed'],
    ['an object', { $gt: '' }, 'V type'],
  ]),
  ...[LISTED, 'member/sessions', 'member/revokeOthers'].flatMap((call) => [
    ...rows(call, 'member_id', [
      ['somebody else’s', ({ ben }: { ben: { id: string } }) => ben.id, 'V unknown'],
    ]),
    ...rows(call, '', [['without a token', undefined, 'U']], { as: 'nobody' }),
  ]),
];
