import { defineMachine } from '../core/machine';

/** A claim of an IP (domain section 3). `kind` decides the state an approval leads to. */
export const claimMachine = defineMachine({
  name: 'claim',
  initial: 'new',
  states: {
    new: { tone: 'neutral', awaits: 'member' },
    submitted: { tone: 'wait', awaits: 'staff' },
    claimed: { tone: 'good' },
    offline_claimed: { tone: 'good' },
    failed: { tone: 'bad', awaits: 'member' },
    revoked: { tone: 'bad' },
    handed_over: { tone: 'neutral' },
  },
  actions: {
    submit: { from: ['new', 'failed'], to: 'submitted', by: 'owner' },
    withdraw: { from: ['submitted'], to: 'new', by: 'owner' },
    assign: { from: ['submitted'], to: 'submitted', by: 'claim:review' },
    release: { from: ['submitted'], to: 'submitted', by: 'claim:review' },
    approve: {
      from: ['submitted'],
      to: { by: 'kind', normal: 'claimed', artist: 'claimed', offline: 'offline_claimed' },
      by: 'claim:review',
    },
    reject: { from: ['submitted'], to: 'failed', by: 'claim:review', note: true },
    // The effect of an upheld objection (dispute.machine.ts).
    revoke: {
      from: ['claimed', 'offline_claimed', 'handed_over'],
      to: 'revoked',
      by: 'system',
      note: true,
    },
    // The effect of an approved hand-over (handover.machine.ts).
    hand_over: { from: ['claimed', 'offline_claimed'], to: 'handed_over', by: 'system' },
  },
});

export type ClaimState = keyof typeof claimMachine.states;
export type ClaimAction = keyof typeof claimMachine.actions;

/** States of a claim that gave an IP to its claimant, who owns it. */
export const GRANTED_CLAIMS: readonly ClaimState[] = claimMachine.actions.hand_over.from;

/** States in which the claimant may delete a claim: staff have neither received nor decided it. */
export const DELETABLE_CLAIMS: readonly ClaimState[] = ['new'];
