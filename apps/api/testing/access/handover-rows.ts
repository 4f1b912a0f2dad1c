/** Routes of hand-overs, and one of them. */
import { ulid } from '@ipw/domain';
import { type Fixtures, plantHandover } from '../../src/db/seed/fixtures';
import { PASSWORD } from '../fixtures';
import type { Person } from './actors';
import type { Row } from './row';

/** Only the owner hands an IP over. */
const ownerOnly: Row['except'] = Object.fromEntries(
  ['operator', 'agent', 'linked', 'unagreed'].map((actor) => [actor, { own: 'FORBIDDEN' }]),
);

export const HANDOVER_CALLS: Record<string, Row> = {
  'ip/handover': {},
  'ip/handoverOffer': {
    input: { area_code: '86', phone_number: '13900000001', password: PASSWORD },
    past: ['VALIDATION'],
    except: ownerOnly,
  },
  'ip/handoverCancel': { input: { version: 99 }, except: ownerOnly },
  'member/handovers': {},
  'member/handoverAnswer': { input: { version: 99, accept: 1, agree: 1 } },
};

export const HANDOVER_ROUTES: Record<string, Row> = {
  'GET handovers': {},
  'GET handovers/counts': {},
  'GET handovers/:id': {},
  'GET handovers/:id/history': {},
  'POST handovers/:id/:action': { action: 'approve', input: { version: 99 } },
};

/** Of the actor's IP and to the actor's phone, so that it is theirs for both sides' calls. */
export const handoverOf = (on: Fixtures, { id, ip, phone_number }: Person) =>
  plantHandover(on, { ip_id: ip, member_id: id, phone_number, open_key: ulid() });
