/** Hand-overs of IPs. */
import { openFixtures } from '../fixtures';
import { type Case, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

/** Makes Ann the owner of the IP she runs. */
const owns = async ({ ann, ownIp }: BadInputFixtures) =>
  (await openFixtures()).db.update('ip', { owner_id: ann.id }, { id: ownIp });

export const handovers: Case[] = [
  ...rows('ip/handoverOffer', 'ip_id', [
    ['of nobody', NOWHERE, 'X'],
    ['a list', [NOWHERE], 'V type'],
  ]),
  ...rows(
    'ip/handoverOffer',
    'phone_number',
    [
      ['the own', ({ ann }: BadInputFixtures) => ann.phone_number, 'V self'],
      ['12 digits', '139000000012', 'V phone'],
    ],
    { before: owns },
  ),
  ...rows(
    'ip/handoverOffer',
    'password',
    [
      ['neither password nor code', undefined, 'V required'],
      ['wrong', 'not my password', 'V old_password'],
    ],
    { before: owns },
  ),
  ...rows(
    'ip/handoverCancel',
    'handover_id',
    [
      ['missing', undefined, 'V required'],
      ['of nobody', NOWHERE, 'N'],
    ],
    { before: owns },
  ),
  ...rows('ip/handoverCancel', 'version', [['0', 0, 'V min']]),
  ...rows('member/handoverAnswer', 'handover_id', [
    ['1abc', '1abc', 'V id'],
    ['of nobody', NOWHERE, 'N'],
  ]),
  ...rows(`POST handovers/${NOWHERE}/approve`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(`POST handovers/${NOWHERE}/reject`, 'reason', [['none', '', 'V required']], {
    more: { version: 1 },
    as: 'reviewer',
  }),
];
