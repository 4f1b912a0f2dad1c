import { defineMachine } from '../core/machine';
import { type Period, placeIn } from '../core/period';

/** A tender project (domain section 3). Whether it is open follows from its times, see `tenderTimeOf`. */
export const tenderMachine = defineMachine({
  name: 'tender',
  initial: 'draft',
  states: {
    draft: { tone: 'wait', awaits: 'staff' },
    published: { tone: 'good' },
    cancelled: { tone: 'bad' },
  },
  actions: {
    publish: { from: ['draft'], to: 'published', by: 'tender:publish' },
    cancel: { from: ['published'], to: 'cancelled', by: 'tender:publish', note: true },
  },
});

export type TenderState = keyof typeof tenderMachine.states;
export type TenderAction = keyof typeof tenderMachine.actions;

/** The state in which staff write it; after it each change is a version with a reason. */
export const TENDER_WRITTEN = 'draft' satisfies TenderState;
/** The state in which holders take part. */
export const TENDER_OPEN = 'published' satisfies TenderState;
/** States in which holders see a project. */
export const TENDER_SHOWN: readonly TenderState[] = ['published', 'cancelled'];

/** Where a published project is by the server's clock; never stored. Labels: `tender_time.<key>`. */
export const TENDER_TIMES = ['not_started', 'in_progress', 'ended'] as const;
export type TenderTime = (typeof TENDER_TIMES)[number];

export const tenderTimeOf = (tender: Period, now: number | Date): TenderTime =>
  TENDER_TIMES[placeIn(tender, now)];
