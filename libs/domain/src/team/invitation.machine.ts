import { defineMachine } from '../core/machine';

/**
 * An invitation to work on an IP, sent to a phone number by the IP's owner. Accepted, it becomes a relation for which staff
 * assign access.
 */
export const invitationMachine = defineMachine({
  name: 'invitation',
  initial: 'open',
  states: {
    open: { tone: 'wait', awaits: 'member' },
    accepted: { tone: 'good' },
    declined: { tone: 'bad' },
    withdrawn: { tone: 'neutral' },
    expired: { tone: 'neutral' },
  },
  actions: {
    accept: { from: ['open'], to: 'accepted', by: 'owner' },
    decline: { from: ['open'], to: 'declined', by: 'owner' },
    withdraw: { from: ['open'], to: 'withdrawn', by: 'owner' },
    expire: { from: ['open'], to: 'expired', by: 'system' },
  },
});

export type InvitationState = keyof typeof invitationMachine.states;
export type InvitationAction = keyof typeof invitationMachine.actions;

/** Days an invitation is open, invitations a member sends in a day, and a phone gets in a day. Ended ones are deleted later. */
export const INVITATION = { days: 7, perDay: 10, perPhone: 3, keptDays: 30 } as const;
