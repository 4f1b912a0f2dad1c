import { CAMPAIGN_OPEN, CAMPAIGN_TIMES, campaignMachine } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { atTimeOf } from '../core/db/period';
import { DomainError } from '../core/errors/domain-error';

/** The condition that a campaign `t` is published and at a time. */
export const atTime = atTimeOf(CAMPAIGN_TIMES, CAMPAIGN_OPEN);

/** A refusal because the campaign has ended. */
export const campaignOver = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: campaignMachine.name, state: CAMPAIGN_OPEN, allowed: [] },
    [],
    'error.STATE.campaign_over' satisfies ServerKey,
  );
