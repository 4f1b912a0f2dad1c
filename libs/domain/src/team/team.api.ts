import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, id, int } from '../core/wire';
import { phoneFields, phoneFits } from '../member/member.schema';
import type { InvitationAction, InvitationState } from './invitation.machine';

/** A member who works on an IP, or waits until staff assign access. */
export interface TeamMember {
  operator_id: string;
  version: number;
  name: string;
  /** Masked; null for readers who do not manage the team. */
  phone_number: string | null;
  match_relation: 0 | 1 | 2 | 3 | null;
  since: string;
  /** Accurate to about ten minutes; null for readers who do not manage the team, and after a month. */
  last_seen_at: string | null;
  /** Whether it is the reader. */
  self: 0 | 1;
  actions: ('remove' | 'leave')[];
}

/** An invitation as its sender sees it. Whether the phone is registered is not told. */
export interface SentInvitation {
  invitation_id: string;
  phone_number: string;
  state: InvitationState;
  created_at: string;
  expires_at: string;
  actions: InvitationAction[];
}

export interface Team {
  members: TeamMember[];
  /** Open ones, and those that ended within a month unless they were accepted; empty for readers who do not manage the team. */
  invitations: SentInvitation[];
  /** Whether the reader invites and removes. */
  manages: 0 | 1;
}

/** An invitation as the invited member sees it. */
export interface ReceivedInvitation {
  invitation_id: string;
  ip_name: string;
  /** Who asks. */
  member_name: string;
  created_at: string;
  expires_at: string;
}

export const inviteInput = z.strictObject({ ip_id: id(), ...phoneFields }).check(phoneFits);

export const teamApi = {
  team: call<Team>()({
    path: 'ip/team',
    access: 'ip',
    input: z.strictObject({ ip_id: id() }),
    summary: 'Who works on the IP, and open invitations',
  }),
  invite: call<SentInvitation>()({
    path: 'ip/invite',
    access: 'ip',
    post: true,
    creates: true,
    input: inviteInput,
    summary: 'Invite somebody by phone to work on the IP',
  }),
  withdraw: call<null>()({
    path: 'ip/inviteWithdraw',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id: id(), invitation_id: id() }),
    summary: 'Withdraw an open invitation',
  }),
  remove: call<null>()({
    path: 'ip/operatorRemove',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id: id(), operator_id: id(), version: int(1) }),
    summary: 'Take a member’s access to the IP away',
  }),
  leave: call<null>()({
    path: 'ip/operatorLeave',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id: id(), version: int(1) }),
    summary: 'Give up my own access to the IP',
  }),
  received: call<ReceivedInvitation[]>()({
    path: 'member/invitations',
    access: 'member',
    input: z.strictObject({}),
    summary: 'Open invitations to my phone number',
  }),
  answer: call<null>()({
    path: 'member/invitationAnswer',
    access: 'member',
    post: true,
    input: z.strictObject({ invitation_id: id(), accept: agree() }),
    summary: 'Accept or decline an invitation',
  }),
};
