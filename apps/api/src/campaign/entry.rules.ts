import {
  CAMPAIGN_OPEN,
  type CampaignContent,
  campaignMachine,
  campaignTimeOf,
  type campaignEntryInput,
  resultsOpen,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type * as z from 'zod/mini';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { CampaignEntity } from './campaign.entity';
import { campaignOver } from './campaign-rules';

export type Entered = z.output<typeof campaignEntryInput>;

const closed = (state: CampaignEntity['state'], key?: ServerKey) =>
  new DomainError('STATE', { machine: campaignMachine.name, state, allowed: [] }, [], key);

/** Refuses what did not arrive while the campaign collected, by the server's clock, or waited until winners may be chosen. */
export function checkCollecting(campaign: CampaignEntity, arrived: Date): void {
  if (campaign.state !== CAMPAIGN_OPEN) throw closed(campaign.state);
  const time = campaignTimeOf(campaign, arrived);
  if (time === 'ended' || resultsOpen(campaign, Date.now())) throw campaignOver();
  if (time === 'not_started') throw closed(campaign.state, 'error.STATE.campaign_early');
}

/** A refusal because the phone has as many entries as the campaign allows. */
export const campaignFull = ({ state }: CampaignEntity) => closed(state, 'error.STATE.campaign_full');

/** Refuses what the campaign does not ask for, or asks for and is not there. */
export function checkEntry(content: CampaignContent, { intro, images, categories }: Entered): void {
  if (images.length > content.most_images)
    throw validationError('images', 'file_count', { max: content.most_images });
  if (content.asks_intro && !intro) throw validationError('intro', 'required');
  if (content.categories.length && categories.length === 0) throw validationError('categories', 'required');
  if (categories.some((at) => at >= content.categories.length)) throw validationError('categories', 'choice');
  if (new Set(categories).size !== categories.length) throw validationError('categories', 'duplicate');
}
