import { defineMachine } from '../core/machine';

const SENT = ['submitted', 'passed', 'failed'] as const;

/** An entry of a collection campaign: sent without an account, reviewed, shown on the wall or awarded once it has passed. */
export const campaignEntryMachine = defineMachine({
  name: 'campaign_entry',
  initial: 'submitted',
  states: {
    submitted: { tone: 'wait', awaits: 'staff' },
    passed: { tone: 'good' },
    failed: { tone: 'bad', awaits: 'member' },
    withdrawn: { tone: 'neutral' },
    /** Its content was deleted. */
    removed: { tone: 'neutral' },
  },
  actions: {
    assign: { from: ['submitted'], to: 'submitted', by: 'campaign_entry:review' },
    release: { from: ['submitted'], to: 'submitted', by: 'campaign_entry:review' },
    pass: { from: ['submitted'], to: 'passed', by: 'campaign_entry:review' },
    fail: { from: ['submitted', 'passed'], to: 'failed', by: 'campaign_entry:review', note: true },
    /** First on the wall. */
    pin: { from: ['passed'], to: 'passed', by: 'campaign_entry:review' },
    unpin: { from: ['passed'], to: 'passed', by: 'campaign_entry:review' },
    /** Off the wall and the published results, while it stays in the selection. */
    hide: { from: ['passed'], to: 'passed', by: 'campaign_entry:review' },
    show: { from: ['passed'], to: 'passed', by: 'campaign_entry:review' },
    win: { from: ['passed'], to: 'passed', by: 'campaign_entry:review' },
    unwin: { from: ['passed'], to: 'passed', by: 'campaign_entry:review' },
    resubmit: { from: SENT, to: 'submitted', by: 'entrant' },
    withdraw: { from: SENT, to: 'withdrawn', by: 'entrant' },
    remove: { from: [...SENT, 'withdrawn'], to: 'removed', by: 'system' },
  },
});

export type CampaignEntryState = keyof typeof campaignEntryMachine.states;
export type CampaignEntryAction = keyof typeof campaignEntryMachine.actions;

/** The state in which an entry can be pinned, hidden and awarded. */
export const ENTRY_PASSED = 'passed' satisfies CampaignEntryState;
/** States in which an entry is its entrant's to change, and counts among those of the phone. */
export const ENTRY_SENT: readonly CampaignEntryState[] = SENT;
/** States in which its content is there. */
export const ENTRY_KEPT: readonly CampaignEntryState[] = [...SENT, 'withdrawn'];

/** Whether an entry is on the wall, as SQL over its columns. */
export const ON_WALL_SQL = "case when `state` = 'passed' and `wall` = 1 and `hidden` = 0 then 1 else 0 end";
