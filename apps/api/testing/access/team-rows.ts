/** Calls of the people who work on an IP. */
import { ulid } from '@ipw/domain';
import { plantInvitation, plantOperator, type Fixtures } from '../../src/db/seed/fixtures';
import { member } from '../fixtures';
import type { Person } from './actors';
import type { Row } from './row';

/** Only owners decide who works on an IP. */
const ownerOnly: Row['except'] = Object.fromEntries(
  ['operator', 'agent', 'linked', 'unagreed'].map((actor) => [actor, { own: 'FORBIDDEN' }]),
);
/** A version that does not exist: admitted callers get a conflict, and nobody leaves. */
const stale = { version: 99 };

export const TEAM_CALLS: Record<string, Row> = {
  'ip/team': {},
  'ip/invite': { input: { area_code: '86', phone_number: '13900000001' }, except: ownerOnly },
  'ip/inviteWithdraw': { fresh: true, except: ownerOnly },
  'ip/operatorRemove': { input: stale, except: ownerOnly },
  // An owner hands the IP over instead.
  'ip/operatorLeave': { input: stale, past: ['VALIDATION'] },
  'member/invitationAnswer': { input: { accept: 1 }, fresh: true },
  'member/invitations': {},
};

export const TEAM_RECORDS = {
  /** Somebody who works on the actor's IP. */
  colleague: {
    field: 'operator_id',
    plant: async (on: Fixtures, { ip }: Person) => plantOperator(on.db, ip, (await member()).id, 2),
  },
  /** To the actor's IP and to the actor's phone, so that it is theirs for the sender's and for the receiver's calls. */
  invitation: {
    field: 'invitation_id',
    plant: (on: Fixtures, { id, ip, phone_number }: Person) =>
      plantInvitation(on, { ip_id: ip, member_id: id, phone_number, open_key: ulid() }),
  },
};
