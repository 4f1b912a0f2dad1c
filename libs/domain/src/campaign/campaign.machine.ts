import { defineMachine } from '../core/machine';
import { type Period, placeIn } from '../core/period';

/** A collection campaign (domain section 3). Whether it collects follows from its times, see `campaignTimeOf`. */
export const campaignMachine = defineMachine({
  name: 'campaign',
  initial: 'draft',
  states: {
    draft: { tone: 'wait', awaits: 'staff' },
    published: { tone: 'good' },
    cancelled: { tone: 'bad' },
  },
  actions: {
    publish: { from: ['draft'], to: 'published', by: 'campaign:publish' },
    /** Publishes the results after the end; again only what is still to tell. */
    announce: { from: ['published'], to: 'published', by: 'campaign:publish' },
    cancel: { from: ['published'], to: 'cancelled', by: 'campaign:publish', note: true },
  },
});

export type CampaignState = keyof typeof campaignMachine.states;
export type CampaignAction = keyof typeof campaignMachine.actions;

/** The state in which staff write it; after it each change has a reason. */
export const CAMPAIGN_WRITTEN = 'draft' satisfies CampaignState;
/** The state in which entries are collected. */
export const CAMPAIGN_OPEN = 'published' satisfies CampaignState;
/** States in which everybody sees a campaign. */
export const CAMPAIGN_SHOWN: readonly CampaignState[] = ['published', 'cancelled'];

/** Where a published campaign is by the server's clock; never stored. Labels: `campaign_time.<key>`. */
export const CAMPAIGN_TIMES = ['not_started', 'collecting', 'ended'] as const;
export type CampaignTime = (typeof CAMPAIGN_TIMES)[number];

export const campaignTimeOf = (campaign: Period, now: number | Date): CampaignTime =>
  CAMPAIGN_TIMES[placeIn(campaign, now)];
