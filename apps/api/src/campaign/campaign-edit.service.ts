import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_FIXED,
  CAMPAIGN_OPEN,
  CAMPAIGN_WRITTEN,
  type CampaignContent,
  type campaignEditInput,
  campaignMachine,
  campaignTimeOf,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Sql } from '../core/db/db';
import { checkPeriod } from '../core/db/period';
import { validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { type Change, PublishedEditService } from '../core/review/published-edit.service';
import { columnsOf, contentIn, contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';
import { campaignOver } from './campaign-rules';

type Edit = z.output<typeof campaignEditInput>;
type CampaignChange = Change<CampaignEntity, CampaignContent>;

/** Changes of campaigns, as drafts and once they are published. */
@Injectable()
export class CampaignEditService extends PublishedEditService<CampaignEntity, CampaignContent> {
  protected readonly machine = campaignMachine;
  protected readonly table = 'campaign';
  protected readonly scope = 'campaign:publish';
  protected readonly draft = CAMPAIGN_WRITTEN;
  protected readonly open = CAMPAIGN_OPEN;
  protected readonly fixed = CAMPAIGN_FIXED;
  protected readonly contentOf = contentOf;
  protected readonly columnsOf = columnsOf;
  protected readonly over = campaignOver;

  constructor(private readonly files: FileService) {
    super();
  }

  change(id: string, { version, reason, ...input }: Edit, staff: StaffCaller): Promise<void> {
    const after = contentIn(input);
    checkPeriod(after);
    return this.apply({ id, version, reason, after }, staff);
  }

  /** Takes a cover the staff member uploaded into use. */
  async attach(sql: Sql, { cover }: CampaignContent, staff: StaffCaller): Promise<void> {
    await this.files.link(sql, 'cover', [cover], 'campaign_cover', staff.id);
    await this.files.reviewed(sql, [cover]);
  }

  /** Once it collects, the end never comes earlier and allowances only grow. */
  protected checkAmendment(_sql: Sql, { row, before, after }: CampaignChange): void {
    if (campaignTimeOf(row, Date.now()) === 'not_started') return;
    if (before.opens_at !== after.opens_at) throw validationError('opens_at', 'fixed');
    for (const field of ['per_phone', 'most_images'] as const)
      if (after[field] < before[field]) throw validationError(field, 'min', { min: before[field] });
    if (after.closes_at < before.closes_at) throw validationError('closes_at', 'past_date');
  }

  protected async changed(sql: Sql, { before, after }: CampaignChange, staff: StaffCaller): Promise<void> {
    if (before.cover === after.cover) return;
    await this.attach(sql, after, staff);
    await this.files.release(sql, [before.cover]);
  }
}
