import { defineMachine } from '../core/machine';

/** What a brand and a holder do together after a match, an award, or a contract made outside the platform. */
export const cooperationMachine = defineMachine({
  name: 'cooperation',
  initial: 'active',
  states: {
    active: { tone: 'good' },
    ended: { tone: 'neutral' },
  },
  actions: {
    end: { from: ['active'], to: 'ended', by: 'cooperation:write', note: true },
    /** The holder's account was closed. */
    close: { from: ['active'], to: 'ended', by: 'system' },
    /** Its award was taken back and given again. */
    resume: { from: ['ended'], to: 'active', by: 'system' },
  },
});
export type CooperationState = keyof typeof cooperationMachine.states;
export type CooperationAction = keyof typeof cooperationMachine.actions;

/** The state in which both sides may write. */
export const COOPERATING = 'active' satisfies CooperationState;
/** The state in which it is only kept, from `ended_at` on. */
export const COOPERATION_ENDED = 'ended' satisfies CooperationState;

/** What a cooperation came from: a matched sheet, an award, or a contract entered by staff. Labels: `cooperation_origin.<word>`. */
export const COOPERATION_ORIGINS = ['sheet', 'tender', 'contract'] as const;
export type CooperationOrigin = (typeof COOPERATION_ORIGINS)[number];
