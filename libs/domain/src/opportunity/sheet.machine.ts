import { defineMachine } from '../core/machine';

/** Taking a sheet changes who has it, not its state. */
const STAYS = {
  by: 'state',
  submitted: 'submitted',
  unreplied: 'unreplied',
  responded: 'responded',
} as const;

/**
 * A cooperation sheet (domain section 3). While it is `responded`, `consult` says how far the consultant's review of the
 * holder's answer is; an answer sent back is given again in the same state.
 */
export const sheetMachine = defineMachine({
  name: 'sheet',
  initial: 'submitted',
  states: {
    submitted: { tone: 'wait', awaits: 'staff' },
    review_failed: { tone: 'bad' },
    unreplied: { tone: 'wait', awaits: 'member' },
    responded: { tone: 'wait' },
    rejected: { tone: 'bad' },
    abandoned: { tone: 'neutral' },
    unanswered: { tone: 'neutral' },
    matched: { tone: 'good' },
  },
  actions: {
    assign: { from: ['submitted', 'unreplied', 'responded'], to: STAYS, by: 'sheet:read', internal: true },
    release: { from: ['submitted', 'unreplied', 'responded'], to: STAYS, by: 'sheet:read', internal: true },
    /** To a colleague who checks sheets, by name. */
    hand_over: {
      from: ['submitted', 'unreplied', 'responded'],
      to: STAYS,
      by: 'sheet:review',
      internal: true,
    },
    pass: { from: ['submitted'], to: 'unreplied', by: 'sheet:review' },
    fail: { from: ['submitted'], to: 'review_failed', by: 'sheet:review', note: true },
    agree: { from: ['unreplied'], to: 'responded', by: 'owner' },
    reject: { from: ['unreplied'], to: 'rejected', by: 'owner' },
    answer: { from: ['responded'], to: 'responded', by: 'owner' },
    consult_pass: { from: ['responded'], to: 'responded', by: 'sheet:consult' },
    consult_return: { from: ['responded'], to: 'responded', by: 'sheet:consult', note: true },
    /** A note for colleagues; buyer and holder do not see it. */
    note: {
      from: ['submitted', 'unreplied', 'responded'],
      to: STAYS,
      by: 'sheet:read',
      note: true,
      internal: true,
    },
    confirm: { from: ['responded'], to: 'matched', by: 'buyer' },
    abandon: { from: ['submitted', 'unreplied', 'responded'], to: 'abandoned', by: 'buyer' },
    lapse: { from: ['unreplied'], to: 'unanswered', by: 'system' },
    expire: { from: ['responded'], to: 'abandoned', by: 'system' },
    withdraw: { from: ['submitted', 'unreplied', 'responded'], to: 'abandoned', by: 'system' },
  },
});
export type SheetState = keyof typeof sheetMachine.states;
export type SheetAction = keyof typeof sheetMachine.actions;

/** How far the consultant's review of an answer is. Labels: `consult.<key>`. */
export const CONSULTS = ['pending', 'returned', 'passed'] as const;
export type Consult = (typeof CONSULTS)[number];

/** Who has to act next. Labels: `turn.<key>`. */
export const TURNS = ['staff', 'holder', 'consultant', 'buyer'] as const;
export type Turn = (typeof TURNS)[number];

/** Whose turn it is; null when the sheet has ended. */
export function turnOf(state: SheetState, consult: Consult | null): Turn | null {
  if (state === 'submitted') return 'staff';
  if (state === 'unreplied') return 'holder';
  if (state !== 'responded') return null;
  if (consult === 'passed') return 'buyer';
  return consult === 'returned' ? 'holder' : 'consultant';
}

/** `turnOf` as SQL over the columns of a sheet. */
export const TURN_SQL =
  "CASE WHEN `state` = 'submitted' THEN 'staff' WHEN `state` = 'unreplied' OR `state` = 'responded' AND `consult` = 'returned' THEN 'holder' WHEN `state` = 'responded' AND `consult` = 'passed' THEN 'buyer' WHEN `state` = 'responded' THEN 'consultant' END";

/** Whether a turn of staff was reported as late, as SQL over the columns of a sheet. */
export const REPORTED_SQL =
  "case when `escalated_at` is not null and `turn` in ('staff','consultant') then 1 else 0 end";

/** The end of a sheet that led to nothing, while its buyer is known, as SQL over its columns; of a matched one the cooperation's end counts. */
export const SHEET_KEPT_SQL = "case when `buyer` is not null and `state` <> 'matched' then `ended_at` end";

/** Turns staff have to take; they are escalated a working day after their due date. */
export const STAFF_TURNS: readonly Turn[] = ['staff', 'consultant'];

/** The four steps buyer and holder see: 1 received and checked, 2 the consultant's review, 3 the buyer confirms, 4 matched. */
export function stepOf(state: SheetState, consult: Consult | null): 1 | 2 | 3 | 4 | null {
  if (state === 'unreplied') return 1;
  if (state === 'responded') return consult === 'passed' ? 3 : 2;
  return state === 'matched' ? 4 : null;
}

/** States a holder's list shows, in the order of its tabs; before its check a sheet is not theirs to see. */
export const HOLDER_STATES = [
  'unreplied',
  'responded',
  'rejected',
  'abandoned',
  'unanswered',
  'matched',
] as const satisfies readonly SheetState[];
export type HolderState = (typeof HOLDER_STATES)[number];
/** The tab of sheets that wait for the holder. */
export const HOLDERS_TURN = 'unreplied' satisfies HolderState;
/** The tab of a sheet: with an answer that was sent back it waits for the holder again. */
export const tabOf = <S extends SheetState>({ state, turn }: { state: S; turn: Turn | null }) =>
  turn === 'holder' ? HOLDERS_TURN : state;

/** States in which a phone may send no other sheet to the same IP. */
export const OPEN_SHEETS: readonly SheetState[] = ['submitted', 'unreplied', 'responded'];
/** States in which the buyer may send the sheet again, corrected or as it was. */
export const RENEWABLE: readonly SheetState[] = ['review_failed', 'unanswered'];
/** How the buyer may send an ended sheet once more: corrected by hand, or as it was in one press. */
export type SheetRenewal = 'correct' | 'reopen';
export const renewalOf = (state: SheetState): SheetRenewal | null =>
  state === 'review_failed' ? 'correct' : state === 'unanswered' ? 'reopen' : null;
/** States after which the buyer is shown other IPs, and may send the same text to one of them. */
export const REDIRECTED: readonly SheetState[] = ['rejected', 'unanswered'];
/** Why the system withdrew a sheet. Label: `sheet_reason.ip_gone`. */
export const WITHDRAWN_REASON = 'ip_gone';
/** Whether a sheet ended through no doing of its buyer, by its state or because its IP can no longer answer. */
export const isRedirected = (sheet: { state: SheetState; reason_code: string | null }): boolean =>
  REDIRECTED.includes(sheet.state) || isWithdrawn(sheet);
export const isWithdrawn = ({ reason_code }: { reason_code: string | null }): boolean =>
  reason_code === WITHDRAWN_REASON;
/** States from which on the holder sees name, company and phone of the buyer. */
export const BUYER_KNOWN: readonly SheetState[] = ['responded', 'matched'];
/** The state in which the buyer sees the holder's contact. */
export const MATCHED = 'matched' satisfies SheetState;
/** The state whose details are hidden from the holder for good. */
export const REFUSED = 'rejected' satisfies SheetState;

/** Words of a private-domain sheet's check. Labels: `private_state.<key>`. */
export const PRIVATE_STATES = ['pending', 'passed', 'failed'] as const;
export type PrivateState = (typeof PRIVATE_STATES)[number];
export function privateStateOf(state: SheetState): PrivateState {
  if (state === 'submitted') return 'pending';
  return state === 'review_failed' ? 'failed' : 'passed';
}
