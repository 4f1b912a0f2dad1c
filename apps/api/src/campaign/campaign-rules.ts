import {
  CAMPAIGN_OPEN,
  CAMPAIGN_TIMES,
  type CampaignContent,
  campaignMachine,
  type CampaignTime,
  shanghaiMinute,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { DomainError, validationError } from '../core/errors/domain-error';

/** SQL of each time of a published campaign `t`, by the server's clock. */
const TIME_SQL: Readonly<Record<CampaignTime, string>> = {
  not_started: 't.opens_at > NOW(3)',
  collecting: 't.opens_at <= NOW(3) AND t.closes_at > NOW(3)',
  ended: 't.closes_at <= NOW(3)',
};

/** The condition that a campaign `t` is published and at a time; none is at a time that does not exist. */
export const atTime = (time: string) => ({
  sql: `t.state = ? AND ${CAMPAIGN_TIMES.includes(time as CampaignTime) ? TIME_SQL[time as CampaignTime] : 'FALSE'}`,
  params: [CAMPAIGN_OPEN],
});

/** A refusal because the campaign has ended. */
export const campaignOver = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: campaignMachine.name, state: CAMPAIGN_OPEN, allowed: [] },
    [],
    'error.STATE.campaign_over' satisfies ServerKey,
  );

/** Refuses an end that is not after the beginning. */
export function checkTimes({ opens_at, closes_at }: CampaignContent): void {
  if (Date.parse(closes_at) <= Date.parse(opens_at))
    throw validationError('closes_at', 'earliest_date', { date: shanghaiMinute(new Date(opens_at)) });
}
