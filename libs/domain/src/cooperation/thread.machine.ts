import { defineMachine } from '../core/machine';

/** What is passed back and forth. Labels: `thread_kind.<word>`. */
export const THREAD_KINDS = ['product_design', 'material_design'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** The parts of a cooperation, in the order of the menu: requests for pictures, then threads. Labels: `thread_kind.<word>`. */
export const COOPERATION_PARTS = ['image_usage', ...THREAD_KINDS] as const;
export type CooperationPart = (typeof COOPERATION_PARTS)[number];

/**
 * Drafts of one product or material, in rounds. The brand provides a round, the holder answers it. A final draft takes two
 * confirmations: the brand marks it final, the holder confirms it, which nobody can undo.
 */
export const threadMachine = defineMachine({
  name: 'thread',
  initial: 'waiting',
  states: {
    waiting: { tone: 'wait', awaits: 'member' },
    continue_providing: { tone: 'wait' },
    approved: { tone: 'good' },
    unconfirmed: { tone: 'wait', awaits: 'member' },
    confirmed: { tone: 'good' },
    ended: { tone: 'neutral' },
  },
  actions: {
    provide: { from: ['continue_providing', 'approved'], to: 'waiting', by: 'brand' },
    provide_final: { from: ['continue_providing', 'approved'], to: 'unconfirmed', by: 'brand' },
    /** The approved round is the final draft as it is. */
    mark_final: { from: ['approved'], to: 'unconfirmed', by: 'brand' },
    approve: { from: ['waiting'], to: 'approved', by: 'owner' },
    continue_providing: { from: ['waiting', 'unconfirmed'], to: 'continue_providing', by: 'owner' },
    confirm: { from: ['unconfirmed'], to: 'confirmed', by: 'owner' },
    /** Its cooperation has ended. */
    end: { from: ['waiting', 'continue_providing', 'approved', 'unconfirmed'], to: 'ended', by: 'system' },
  },
});
export type ThreadState = keyof typeof threadMachine.states;
export type ThreadAction = keyof typeof threadMachine.actions;

/** Who has to act next. Labels: `thread_turn.<word>`. */
export const THREAD_TURNS = ['holder', 'brand'] as const;
export type ThreadTurn = (typeof THREAD_TURNS)[number];

export const threadTurnOf = (state: ThreadState): ThreadTurn | null =>
  state === 'waiting' || state === 'unconfirmed'
    ? 'holder'
    : state === 'continue_providing' || state === 'approved'
      ? 'brand'
      : null;

/** `threadTurnOf` as SQL over the columns of a thread. */
export const THREAD_TURN_SQL =
  "CASE WHEN `state` = 'waiting' OR `state` = 'unconfirmed' THEN 'holder' WHEN `state` = 'continue_providing' OR `state` = 'approved' THEN 'brand' END";

/** Whether somebody let their turn pass, as SQL over the columns of a thread. */
export const THREAD_LATE_SQL = 'CASE WHEN `escalated_at` IS NULL THEN 0 ELSE 1 END';

/** States in which a round can be added. */
export const THREAD_OPEN: readonly ThreadState[] = [
  'waiting',
  'continue_providing',
  'approved',
  'unconfirmed',
];
/** What both sides do in those states without moving the thread. */
export const ANSWER_PIN = 'answer_pin';
/** The state in which the final draft is sealed. */
export const SEALED_STATE = 'confirmed' satisfies ThreadState;

/** How a round was answered. Labels: `thread_decision.<word>`; unanswered: `thread_decision.waiting`. */
export const THREAD_DECISIONS = ['approved', 'continue_providing'] as const;
export type ThreadDecision = (typeof THREAD_DECISIONS)[number];

/** Whether what a pin says is settled. Labels: `pin_state.<word>`. */
export const PIN_STATES = ['open', 'done'] as const;
export type PinState = (typeof PIN_STATES)[number];
export const [PIN_OPEN, PIN_DONE] = PIN_STATES;

/** Whether a final draft is confirmed. Labels: `sample_confirm.<word>`. */
export const SAMPLE_CONFIRMS = ['unconfirmed', 'confirmed'] as const;
export type SampleConfirm = (typeof SAMPLE_CONFIRMS)[number];
export const sampleConfirmOf = (state: ThreadState): SampleConfirm | null =>
  state === 'unconfirmed' || state === 'confirmed' ? state : null;
