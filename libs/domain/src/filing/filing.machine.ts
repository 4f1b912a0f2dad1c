import { defineMachine } from '../core/machine';

/**
 * The filing of a work with the filing centre (domain section 3). Payment is a field of its own: what is neither credited
 * nor paid is not sent. A corrected filing returns to where it was: `with_centre` says whether the centre has it.
 */
export const filingMachine = defineMachine({
  name: 'filing',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral', awaits: 'member' },
    submitted: { tone: 'wait', awaits: 'staff' },
    processing: { tone: 'wait', awaits: 'staff' },
    correction: { tone: 'bad', awaits: 'member' },
    certified: { tone: 'good' },
    rejected: { tone: 'bad', awaits: 'member' },
  },
  actions: {
    submit: { from: ['draft', 'rejected'], to: 'submitted', by: 'owner' },
    withdraw: { from: ['submitted'], to: 'draft', by: 'owner' },
    correct: {
      from: ['correction'],
      to: { by: 'with_centre', 0: 'submitted', 1: 'processing' },
      by: 'owner',
    },
    pay: { from: ['submitted'], to: 'submitted', by: 'owner' },
    voucher: { from: ['submitted'], to: 'submitted', by: 'owner' },
    confirm_payment: { from: ['submitted'], to: 'submitted', by: 'filing:payment' },
    refuse_voucher: { from: ['submitted'], to: 'submitted', by: 'filing:payment', note: true },
    assign: {
      from: ['submitted', 'processing'],
      to: { by: 'state', submitted: 'submitted', processing: 'processing' },
      by: 'filing:review',
    },
    release: {
      from: ['submitted', 'processing'],
      to: { by: 'state', submitted: 'submitted', processing: 'processing' },
      by: 'filing:review',
    },
    send: { from: ['submitted'], to: 'processing', by: 'filing:review' },
    // The same order again, for a centre that has lost it.
    resend: { from: ['processing'], to: 'processing', by: 'filing:review' },
    ask_correction: { from: ['submitted', 'processing'], to: 'correction', by: 'filing:review', note: true },
    certify: { from: ['processing'], to: 'certified', by: 'filing:review' },
    reject: {
      from: ['submitted', 'processing', 'correction'],
      to: 'rejected',
      by: 'filing:review',
      note: true,
    },
  },
});

export type FilingState = keyof typeof filingMachine.states;
export type FilingAction = keyof typeof filingMachine.actions;

/** Whether its owner may delete a filing: a draft for which no money came or may come, by whatever submission. */
export const isDeletableFiling = (filing: {
  state: FilingState;
  filing_number: string | null;
  /** How its last submission was paid. */
  pay: string | null;
  /** Whether a payment, a refund or an invoice names it, or a transfer may. */
  billed: 0 | 1;
}): boolean =>
  filing.state === 'draft' && !filing.billed && (filing.filing_number === null || filing.pay === 'credit');
