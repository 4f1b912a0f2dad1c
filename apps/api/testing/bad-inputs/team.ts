/** The people who work on an IP. */
import { api } from '../server';
import { type Case, rows } from './case';
import { NEW_PHONE, NOWHERE, type BadInputFixtures } from './fixtures';

const invited = (fixtures: BadInputFixtures) =>
  fetch(`${api().url}/api/ip/invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${fixtures.ann.token}` },
    body: JSON.stringify(fixtures.inputs['ip/invite']),
  });

export const team: Case[] = [
  ...rows('ip/invite', 'phone_number', [
    ['the own', ({ ann }: BadInputFixtures) => ann.phone_number, 'V self'],
  ]),
  ...rows('ip/invite', 'phone_number', [['invited already', NEW_PHONE, 'V invited_already']], {
    before: invited,
  }),
  ...rows('ip/operatorRemove', 'operator_id', [
    ['missing', undefined, 'V required'],
    ['1 or 1=1', '1 or 1=1', 'V id'],
    ['of nobody', NOWHERE, 'N'],
  ]),
  ...rows('ip/operatorRemove', 'version', [
    ['0', 0, 'V min'],
    ['missing', undefined, 'V required'],
  ]),
  ...rows('ip/operatorLeave', 'ip_id', [
    ['of nobody', NOWHERE, 'X'],
    ['own', ({ ownIp }: BadInputFixtures) => ownIp, 'V owner_leaves'],
  ]),
  ...rows('ip/inviteWithdraw', 'invitation_id', [
    ['missing', undefined, 'V required'],
    ['a list', [NOWHERE], 'V type'],
    ['of nobody', NOWHERE, 'N'],
  ]),
  ...rows('member/invitationAnswer', 'invitation_id', [
    ['lower case', NOWHERE.toLowerCase(), 'V id'],
    ['of nobody', NOWHERE, 'N'],
  ]),
];
