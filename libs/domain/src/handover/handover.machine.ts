import { defineMachine } from '../core/machine';

/**
 * The hand-over of an IP to another member: named by the owner, confirmed by the new owner, approved by staff. Until the
 * approval each side may end it.
 */
export const handoverMachine = defineMachine({
  name: 'handover',
  initial: 'offered',
  states: {
    offered: { tone: 'wait', awaits: 'member' },
    accepted: { tone: 'wait', awaits: 'staff' },
    approved: { tone: 'good' },
    rejected: { tone: 'bad' },
    declined: { tone: 'bad' },
    cancelled: { tone: 'neutral' },
    expired: { tone: 'neutral' },
  },
  actions: {
    accept: { from: ['offered'], to: 'accepted', by: 'owner' },
    decline: { from: ['offered', 'accepted'], to: 'declined', by: 'owner' },
    cancel: { from: ['offered', 'accepted'], to: 'cancelled', by: 'owner' },
    // Nobody answered in time, or the IP has another owner meanwhile.
    expire: { from: ['offered', 'accepted'], to: 'expired', by: 'system' },
    approve: { from: ['accepted'], to: 'approved', by: 'handover:write' },
    reject: { from: ['accepted'], to: 'rejected', by: 'handover:write', note: true },
  },
});

export type HandoverState = keyof typeof handoverMachine.states;
export type HandoverAction = keyof typeof handoverMachine.actions;

/** Days the new owner has to confirm, and how many a member begins in a day. */
export const HANDOVER = { days: 14, perDay: 3 } as const;

/** What must be settled before an IP goes to somebody else: money and goods of the present owner. */
export const HANDOVER_OBSTACLES = ['label_orders_open', 'invoices_open', 'refunds_open'] as const;
export type HandoverObstacle = (typeof HANDOVER_OBSTACLES)[number];
