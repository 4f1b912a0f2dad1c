import { defineMachine } from '../core/machine';

/**
 * A complaint that an IP's page infringes somebody's rights, from anybody. Staff answer both sides with their decision; before
 * it, those who run the IP may answer too.
 */
export const complaintMachine = defineMachine({
  name: 'complaint',
  initial: 'open',
  states: {
    open: { tone: 'wait', awaits: 'staff' },
    upheld: { tone: 'good' },
    dismissed: { tone: 'bad' },
  },
  actions: {
    answer: { from: ['open'], to: 'open', by: 'owner' },
    assign: { from: ['open'], to: 'open', by: 'complaint:review' },
    release: { from: ['open'], to: 'open', by: 'complaint:review' },
    uphold: { from: ['open'], to: 'upheld', by: 'complaint:review', note: true },
    dismiss: { from: ['open'], to: 'dismissed', by: 'complaint:review', note: true },
  },
});

export type ComplaintState = keyof typeof complaintMachine.states;
export type ComplaintAction = keyof typeof complaintMachine.actions;

/** The right a complaint names. Labels: `complaint_kind.<key>`. */
export const COMPLAINT_KINDS = ['copyright', 'trademark', 'portrait', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];
