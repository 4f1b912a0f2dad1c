/** Ids: malformed, another's, and missing. */
import type { Rule } from '@ipw/domain';
import { plantMessage } from '../../src/db/seed/fixtures';
import { openFixtures } from '../fixtures';
import { api } from '../server';
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const WRONG: (readonly [string, unknown, Expected])[] = [
  ['empty', '', 'V required'],
  ['0', '0', 'V id'],
  ['1abc', '1abc', 'V id'],
  ['1 or 1=1', '1 or 1=1', 'V id'],
  ['1e0', '1e0', 'V id'],
  [' 1', ' 1', 'V id'],
  ['99999999999999999999', '99999999999999999999', 'V id'],
  ['lower case', NOWHERE.toLowerCase(), 'V id'],
  ['with a letter that is none', `${NOWHERE.slice(0, 25)}U`, 'V id'],
  ['with a space', `${NOWHERE} `, 'V id'],
  ['with NUL', `${NOWHERE}\0`, 'V id'],
  ['zero', 0, 'V type'],
  ['true', true, 'V type'],
  ['a list', [NOWHERE], 'V type'],
  ['an object', { $ne: null }, 'V type'],
];

const malformed = (call: string, field: string, missing: Rule = 'required'): Case[] => [
  ...rows(call, field, [['missing', undefined, `V ${missing}`], ...WRONG]),
  {
    id: `${call} ${field}[]=1`,
    call,
    field,
    expected: 'V malformed',
    raw: {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${field}[]=1`,
    },
  },
];

const first = async (sql: string, id: string): Promise<string> => {
  const [found] = await api().db().query(sql, [id]);
  return (found as { id: string }[])[0]!.id;
};
const benMessage = ({ ben }: BadInputFixtures) => first('SELECT id FROM message WHERE member_id = ?', ben.id);
const benSession = ({ ben }: BadInputFixtures) =>
  first('SELECT id FROM member_session WHERE member_id = ?', ben.id);

/** A deleted message of Ann. */
async function deletedMessage({ ann }: BadInputFixtures): Promise<string> {
  const { db } = await openFixtures();
  await plantMessage(db, ann.id, 'welcome');
  const id = await first('SELECT id FROM message WHERE member_id = ?', ann.id);
  await db.execute('DELETE FROM message WHERE id = ?', [id]);
  return id;
}

export const ids: Case[] = [
  ...malformed('claim/detail', 'claim_id'),
  ...malformed('claim/withdraw', 'claim_id'),
  ...malformed('claim/delete', 'claim_id'),
  ...malformed('ip/detail', 'ip_id'),
  ...malformed('member/revokeSession', 'session_id'),
  ...malformed('member/switchIp', 'ip_id'),
  ...malformed('claim/submit', 'ip_id'),
  ...rows('message/read', 'message_id', WRONG),
  ...rows('claim/detail', 'claim_id', [
    ['nobody’s', NOWHERE, 'N'],
    ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benClaim, 'N'],
  ]),
  ...['claim/withdraw', 'claim/delete'].flatMap((call) =>
    rows(call, 'claim_id', [
      ['nobody’s', NOWHERE, 'N'],
      ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benClaim, 'N'],
    ]),
  ),
  ...rows('member/revokeSession', 'session_id', [
    ['nobody’s', NOWHERE, 'N'],
    ['somebody else’s', benSession, 'N'],
  ]),
  ...rows('message/read', 'message_id', [
    ['nobody’s', NOWHERE, 'N'],
    ['somebody else’s', benMessage, 'N'],
    ['deleted', deletedMessage, 'N'],
  ]),
  ...rows('claim/submit', 'ip_id', [['nobody’s', NOWHERE, 'N']]),
  ...['ip/info', 'ip/detail', 'member/switchIp'].flatMap((call) =>
    rows(call, 'ip_id', [
      ['nobody’s', NOWHERE, 'X'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.claimedIp, 'X'],
      ['not assigned yet', (fixtures: BadInputFixtures) => fixtures.artistIp, 'NO_ACCESS'],
    ]),
  ),
];
