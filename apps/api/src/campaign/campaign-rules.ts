import {
  CAMPAIGN_OPEN,
  CAMPAIGN_TIMES,
  campaignMachine,
  type CampaignState,
  ENTRY_PASSED,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { atTimeOf } from '../core/db/period';
import { DomainError } from '../core/errors/domain-error';

/** The condition that a campaign `t` is published and at a time. */
export const atTime = atTimeOf('campaign', CAMPAIGN_TIMES, CAMPAIGN_OPEN);

/** Whether everybody may know who was chosen: cancelling sets `results_at`, too. */
export const announced = ({
  state,
  results_at,
}: {
  state: CampaignState;
  results_at: Date | null;
}): boolean => state === CAMPAIGN_OPEN && results_at !== null;

/** The condition that everybody sees an entry `e` of a campaign `c` among the results. */
export const CHOSEN = `e.state = '${ENTRY_PASSED}' AND e.prize IS NOT NULL AND e.hidden = 0
  AND c.state = '${CAMPAIGN_OPEN}' AND c.results_at IS NOT NULL`;

/** A refusal because the campaign has ended. */
export const campaignOver = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: campaignMachine.name, state: CAMPAIGN_OPEN, allowed: [] },
    [],
    'error.STATE.campaign_over' satisfies ServerKey,
  );
