import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { call } from '../core/endpoint';
import { agree, id, int } from '../core/wire';
import { phoneFields, phoneFits } from '../member/member.schema';
import { hasOwnProof, ownProofFields } from '../member/own-proof';
import type { HandoverAction, HandoverObstacle, HandoverState } from './handover.machine';

/** A hand-over as the present owner sees it. */
export interface Handover {
  handover_id: string;
  state: HandoverState;
  version: number;
  /** Masked, as the owner entered it. */
  phone_number: string;
  /** The new owner's name; null before they confirmed. */
  to_name: string | null;
  /** Why staff rejected it. */
  reason: string | null;
  created_at: string;
  expires_at: string;
  actions: HandoverAction[];
}

/** The newest hand-over of an IP, and whether the reader may begin one. */
export interface HandoverStatus {
  handover: Handover | null;
  /** Only the owner hands over, and not an artist's IP, which is the artist's own. */
  may: 0 | 1;
  /** An objection to the owner is open, so everything rests. */
  disputed: 0 | 1;
  obstacles: { kind: HandoverObstacle; count: number }[];
}

/** A hand-over as the new owner sees it. */
export interface ReceivedHandover {
  handover_id: string;
  state: HandoverState;
  version: number;
  ip_name: string;
  member_name: string;
  created_at: string;
  expires_at: string;
  actions: HandoverAction[];
}

export const handoverOfferInput = z
  .strictObject({ ip_id: id(), ...phoneFields, ...ownProofFields })
  .check(phoneFits, hasOwnProof);

export const handoverAnswerInput = z.strictObject({
  handover_id: id(),
  version: int(1),
  accept: agree(),
  /** To the cooperation framework agreement, as in a claim; only asked when accepting. */
  agree: agree(),
  texts: shownTexts(),
});

export const handoverApi = {
  status: call<HandoverStatus>()({
    path: 'ip/handover',
    access: 'ip',
    input: z.strictObject({ ip_id: id() }),
    summary: 'The newest hand-over of the IP, and what stands in the way of one',
  }),
  offer: call<Handover>()({
    path: 'ip/handoverOffer',
    access: 'ip',
    post: true,
    creates: true,
    input: handoverOfferInput,
    summary: 'Name the new owner of the IP by phone',
  }),
  cancel: call<null>()({
    path: 'ip/handoverCancel',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id: id(), handover_id: id(), version: int(1) }),
    summary: 'Cancel a hand-over that staff have not approved',
  }),
  received: call<ReceivedHandover[]>()({
    path: 'member/handovers',
    access: 'member',
    input: z.strictObject({}),
    summary: 'IPs that their owners hand over to me',
  }),
  answer: call<null>()({
    path: 'member/handoverAnswer',
    access: 'member',
    post: true,
    input: handoverAnswerInput,
    summary: 'Confirm or decline a hand-over to me',
  }),
};
