import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_FIXED,
  CAMPAIGN_OPEN,
  CAMPAIGN_WRITTEN,
  type CampaignContent,
  type campaignEditInput,
  campaignMachine,
  campaignTimeOf,
  mayRole,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, type Sql } from '../core/db/db';
import { checkPeriod } from '../core/db/period';
import { DomainError, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { columnsOf, contentIn, contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';
import { campaignOver } from './campaign-rules';

type Edit = z.output<typeof campaignEditInput>;

/** Changes of campaigns: freely while they are drafts, then with a reason by who may publish. */
@Injectable()
export class CampaignEditService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
  ) {}

  async change(id: string, { version, reason, ...input }: Edit, staff: StaffCaller): Promise<void> {
    const after = contentIn(input);
    checkPeriod(after);
    await this.db.tx(async (sql) => {
      const row = (await sql.one<CampaignEntity>('SELECT * FROM campaign WHERE id = ? FOR UPDATE', [id]))!;
      if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
      const before = contentOf(row);
      const published = row.state === CAMPAIGN_OPEN;
      if (published) checkAmendment(row, before, after, reason, staff);
      else if (row.state !== CAMPAIGN_WRITTEN)
        throw new DomainError('STATE', {
          machine: campaignMachine.name,
          state: row.state,
          allowed: [CAMPAIGN_WRITTEN, CAMPAIGN_OPEN],
        });
      const columns = columnsOf(after);
      await sql.update('campaign', { ...columns, version: version + 1 }, { id, version });
      if (before.cover !== after.cover) {
        await this.attach(sql, after, staff);
        await this.files.release(sql, [before.cover]);
      }
      await this.history.write(sql, {
        subject: campaignMachine.name,
        subjectId: id,
        action: published ? 'amend' : 'update',
        actor: staff,
        reason: reason ?? null,
        before: { ...row },
        after: columns,
        content: Object.keys(columns),
      });
    });
  }

  /** Takes a cover the staff member uploaded into use. */
  async attach(sql: Sql, { cover }: CampaignContent, staff: StaffCaller): Promise<void> {
    await this.files.link(sql, 'cover', [cover], 'campaign_cover', staff.id);
    await this.files.reviewed(sql, [cover]);
  }
}

/** What entrants rely on changes only with a reason and before the end; the end never comes earlier. */
function checkAmendment(
  row: CampaignEntity,
  before: CampaignContent,
  after: CampaignContent,
  reason: string | undefined,
  { role }: StaffCaller,
): void {
  if (!mayRole(role, 'campaign:publish')) throw new DomainError('FORBIDDEN');
  const time = campaignTimeOf(row, Date.now());
  if (time === 'ended') throw campaignOver();
  if (!reason) throw validationError('reason', 'reason_required');
  const fixed = CAMPAIGN_FIXED.find(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fixed) throw validationError(fixed, 'fixed');
  if (time === 'not_started') return;
  if (before.opens_at !== after.opens_at) throw validationError('opens_at', 'fixed');
  for (const field of ['per_phone', 'most_images'] as const)
    if (after[field] < before[field]) throw validationError(field, 'min', { min: before[field] });
  if (after.closes_at < before.closes_at) throw validationError('closes_at', 'past_date');
}
