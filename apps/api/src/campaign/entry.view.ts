import {
  actionsFor,
  CAMPAIGN_OPEN,
  campaignEntryMachine,
  campaignTimeOf,
  type Language,
  type OwnEntry,
  type UploadedFile,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { FieldCipher } from '../core/security/field-cipher';
import { announced } from './campaign-rules';
import type { CampaignEntity } from './campaign.entity';
import { contentOf } from './campaign.content';
import type { CampaignEntryEntity, Entrant } from './entry.entity';

const contextOf = (id: string) => `campaign_entry:${id}:entrant`;
/** The encrypted name and phone of an entry's entrant, as its column `entrant` holds them. */
export const sealEntrant = (cipher: FieldCipher, id: string, entrant: Entrant): Buffer =>
  cipher.seal(contextOf(id), JSON.stringify(entrant));

const NOBODY: Entrant = { entrant_name: '', area_code: '', phone_number: '' };
/** The entrant; empty once removed. */
export const entrantOf = (cipher: FieldCipher, { id, entrant }: CampaignEntryEntity): Entrant =>
  entrant ? (JSON.parse(cipher.open(contextOf(id), entrant)) as Entrant) : NOBODY;

/** An entry as its entrant sees it: changes end with the campaign, a prize shows with the results. */
export function ownView(
  entry: CampaignEntryEntity,
  campaign: CampaignEntity,
  { cipher, language, images }: { cipher: FieldCipher; language: Language; images: UploadedFile[] },
): OwnEntry {
  const collects = campaign.state === CAMPAIGN_OPEN && campaignTimeOf(campaign, Date.now()) === 'collecting';
  return {
    entry_id: entry.id,
    campaign_id: campaign.id,
    campaign_title: contentOf(campaign).texts[language].title,
    state: entry.state,
    version: entry.version,
    actions: collects ? actionsFor(campaignEntryMachine, entry.state, (by) => by === 'entrant') : [],
    work_name: entry.work_name,
    intro: entry.intro ?? '',
    categories: fromJson(entry.categories),
    images,
    entrant_name: entrantOf(cipher, entry).entrant_name,
    wall: entry.wall,
    reason_code: entry.reason_code,
    reason: entry.reason,
    prize: announced(campaign) ? entry.prize : null,
    created_at: entry.created_at.toISOString(),
  };
}
