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
  },
});

export type ClaimState = keyof typeof claimMachine.states;
export type ClaimAction = keyof typeof claimMachine.actions;

/** States in which the claimant may delete a claim: staff have neither received nor decided it. */
export const DELETABLE_CLAIMS: readonly ClaimState[] = ['new'];
