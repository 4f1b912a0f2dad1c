import { defineMachine } from '../core/machine';

/** The entry of an IP to a tender (domain section 3): its data. Its result is `tenderResultMachine`. */
export const registrationMachine = defineMachine({
  name: 'tender_registration',
  initial: 'not_submitted',
  states: {
    not_submitted: { tone: 'neutral', awaits: 'member' },
    submitted: { tone: 'wait', awaits: 'staff' },
    approved: { tone: 'good' },
    rejected: { tone: 'bad', awaits: 'member' },
    disqualified: { tone: 'bad' },
  },
  actions: {
    // A submitted entry stays editable until it is approved, so it can be submitted again.
    submit: { from: ['not_submitted', 'submitted', 'rejected'], to: 'submitted', by: 'owner' },
    withdraw: { from: ['submitted', 'approved', 'rejected'], to: 'not_submitted', by: 'owner' },
    assign: { from: ['submitted'], to: 'submitted', by: 'tender_registration:review' },
    release: { from: ['submitted'], to: 'submitted', by: 'tender_registration:review' },
    approve: { from: ['submitted'], to: 'approved', by: 'tender_registration:review' },
    reject: { from: ['submitted'], to: 'rejected', by: 'tender_registration:review', note: true },
    // Section 8 of the participation instructions; an award goes with it.
    disqualify: {
      from: ['submitted', 'approved', 'rejected'],
      to: 'disqualified',
      by: 'tender:publish',
      note: true,
    },
  },
});

export type RegistrationState = keyof typeof registrationMachine.states;
export type RegistrationAction = keyof typeof registrationMachine.actions;

/** States in which an IP takes part. */
export const REGISTRATION_ENTERED: readonly RegistrationState[] = [
  'submitted',
  'approved',
  'rejected',
  'disqualified',
];
/** States in which the entrant can change what was entered. */
export const REGISTRATION_EDITABLE: readonly RegistrationState[] = registrationMachine.actions.submit.from;
/** The state in which an entry can get a result. */
export const REGISTRATION_PASSED = 'approved' satisfies RegistrationState;
/** The state of an entry that was taken out of its tender. */
export const REGISTRATION_OUT = 'disqualified' satisfies RegistrationState;
/** The state in which a rejected entry waits for its entrant. */
export const REGISTRATION_REJECTED = 'rejected' satisfies RegistrationState;

/** The result of an approved entry; written when the result of its tender is published. */
export const tenderResultMachine = defineMachine({
  name: 'tender_result',
  initial: 'waiting',
  states: {
    waiting: { tone: 'wait' },
    awarded: { tone: 'good' },
    not_awarded: { tone: 'neutral' },
  },
  actions: {
    award: { from: ['waiting'], to: 'awarded', by: 'system' },
    decline: { from: ['waiting'], to: 'not_awarded', by: 'system' },
    revoke: { from: ['awarded'], to: 'not_awarded', by: 'system' },
    reopen: { from: ['awarded', 'not_awarded'], to: 'waiting', by: 'system' },
  },
});

export type TenderResult = keyof typeof tenderResultMachine.states;
export const AWARDED = 'awarded' satisfies TenderResult;
