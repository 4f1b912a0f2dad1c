import { defineMachine } from '../core/machine';

/** Skin goods of the video platform (domain section 3). Staff list what is pending: at once, on a date, or by hand. */
export const skinMachine = defineMachine({
  name: 'skin',
  initial: 'creating',
  states: {
    creating: { tone: 'neutral', awaits: 'member' },
    under_review: { tone: 'wait', awaits: 'staff' },
    rejected: { tone: 'bad', awaits: 'member' },
    pending_listing: { tone: 'wait', awaits: 'staff' },
    listed: { tone: 'good' },
  },
  actions: {
    submit: { from: ['creating', 'rejected'], to: 'under_review', by: 'owner' },
    // Section 8 of the authorization letter: the authorization can be withdrawn until the listing.
    withdraw: { from: ['under_review', 'pending_listing'], to: 'creating', by: 'owner' },
    assign: { from: ['under_review'], to: 'under_review', by: 'skin:review' },
    release: { from: ['under_review'], to: 'under_review', by: 'skin:review' },
    approve: { from: ['under_review'], to: 'pending_listing', by: 'skin:review' },
    reject: { from: ['under_review'], to: 'rejected', by: 'skin:review', note: true },
    schedule: { from: ['pending_listing'], to: 'pending_listing', by: 'skin:review' },
    list: { from: ['pending_listing'], to: 'listed', by: 'skin:review' },
  },
});

export type SkinState = keyof typeof skinMachine.states;
export type SkinAction = keyof typeof skinMachine.actions;
export const SKIN_STATES = Object.keys(skinMachine.states) as [SkinState, ...SkinState[]];

/** States in which the holder can change the material: before the approval makes it final, and not while it is checked. */
export const SKIN_EDITABLE: readonly SkinState[] = skinMachine.actions.submit.from;
/** The state in which a reviewer's reasons wait for the holder. */
export const SKIN_REJECTED = 'rejected' satisfies SkinState;
/** The state in which approved material waits for its listing. */
export const SKIN_PENDING = 'pending_listing' satisfies SkinState;
/** The state of goods that are listed; before it, the day of the listing is a plan. */
export const SKIN_LISTED = 'listed' satisfies SkinState;
/** States of goods that staff can see: what was handed in at least once and not taken back. */
export const SKIN_ENTERED: readonly SkinState[] = ['under_review', 'rejected', 'pending_listing', 'listed'];

/** How goods came about: made by the holder, or by the award of a tender. Labels: `skin_creation.<kind>`. */
export const SKIN_CREATIONS = ['manual', 'system'] as const;
export type SkinCreation = (typeof SKIN_CREATIONS)[number];
