import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  CAMPAIGN_OPEN,
  CAMPAIGN_TIMES,
  CAMPAIGN_WRITTEN,
  type CampaignAction,
  campaignAdminApi,
  type CampaignAdminRecord,
  type CampaignAdminRow,
  campaignMachine,
  type CampaignState,
  campaignTimeOf,
  type Counts,
  mayRole,
  staffMay,
  statesAwaiting,
  ulid,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { checkPeriod } from '../core/db/period';
import { validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { TransitionService } from '../core/transition/transition.service';
import { CampaignEditService } from './campaign-edit.service';
import { campaignColumns } from './campaign.columns';
import { choosesWinners } from './entry-review.service';
import { columnsOf, contentIn, contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';
import { CampaignResultService } from './campaign-result.service';
import { atTime, campaignOver } from './campaign-rules';

/** What an action sets. Cancelling is a result, too: entries are deleted as after one. */
const columnsAfter = (action: CampaignAction, reason: string | null) => {
  const now = new Date();
  if (action === 'publish') return { published_at: now };
  return action === 'announce' ? { results_at: now } : { cancel_reason: reason, results_at: now };
};

/** Collection campaigns at the console: what staff read, write, publish and cancel. */
@Injectable()
export class CampaignAdminService extends AdminRecordService<
  CampaignEntity,
  CampaignAdminRow,
  CampaignAdminRecord
> {
  protected readonly subject = campaignMachine.name;

  constructor(
    private readonly transitions: TransitionService,
    private readonly edits: CampaignEditService,
    private readonly files: FileService,
    private readonly results: CampaignResultService,
    private readonly exports: CsvExportService,
  ) {
    super();
  }

  async counts({ staff }: AdminCall): Promise<Counts> {
    const times = await Promise.all(
      CAMPAIGN_TIMES.map(async (time) => {
        const { sql, params } = atTime(time);
        return [time, await this.count(staff, sql, params)] as const;
      }),
    );
    const waiting = await this.countStates(staff, statesAwaiting(campaignMachine, 'staff'));
    return { ...waiting, ...Object.fromEntries(times) };
  }

  export(call: AdminCall) {
    const view = (row: CampaignEntity) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(), columns: campaignColumns, view }, call);
  }

  async create(call: AdminCall<typeof campaignAdminApi.create>): Promise<CampaignAdminRecord> {
    const { input, staff } = call;
    const id = ulid();
    const content = contentIn(input);
    checkPeriod(content);
    await this.db.tx(async (sql) => {
      await sql.insert('campaign', { id, ...columnsOf(content) });
      await this.edits.attach(sql, content, staff);
      await this.history.write(sql, {
        subject: this.subject,
        subjectId: id,
        action: 'create',
        actor: staff,
        to: campaignMachine.initial,
      });
    });
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<typeof campaignAdminApi.update>): Promise<CampaignAdminRecord> {
    const row = await this.find(call.id, call.staff);
    await this.edits.change(row.id, call.input, call.staff);
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<CampaignAdminRecord> {
    const { action, input } = actionInput(campaignAdminApi.decide, call);
    const { id } = await this.find(call.id, call.staff);
    const reason = 'reason' in input ? input.reason : null;
    await this.transitions.apply<CampaignState, CampaignAction, CampaignEntity>({
      machine: campaignMachine,
      table: 'campaign',
      id,
      action,
      actor: call.staff,
      version: input.version,
      reason,
      set: columnsAfter(action, reason),
      effect: async (sql, row) => {
        if (action === 'publish' && row.closes_at.getTime() <= Date.now())
          throw validationError('closes_at', 'past_date');
        if (action === 'announce') await this.results.publish(sql, row);
        if (action === 'cancel' && row.results_at) throw campaignOver();
      },
    });
    return this.one(call);
  }

  protected plan(): ListPlan {
    return listPlan(campaignAdminApi.list, {
      table: 'campaign',
      columns: 't.*',
      filters: { state: 'state', time: atTime, wall: 'wall', q: contains('t.texts') },
      byId: { state: 'campaign_list' },
    });
  }

  protected view(
    row: CampaignEntity,
    staff: StaffCaller,
    { language }: Pick<Context, 'language'>,
  ): CampaignAdminRow {
    const { role } = staff;
    const published = row.state === CAMPAIGN_OPEN;
    const time = published ? campaignTimeOf(row, Date.now()) : null;
    const changes =
      row.state === CAMPAIGN_WRITTEN
        ? mayRole(role, 'campaign:write')
        : published && time !== 'ended' && mayRole(role, 'campaign:publish');
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: [
        ...actionsFor(campaignMachine, row.state, staffMay(role)).filter((action) =>
          action === 'announce' ? choosesWinners(row) : row.results_at === null,
        ),
        ...(changes ? ['update'] : []),
      ],
      time,
      title: contentOf(row).texts[language].title,
      picture: this.files.picture(row.cover, staff),
      opens_at: row.opens_at.toISOString(),
      closes_at: row.closes_at.toISOString(),
      wall: row.wall,
      published_at: iso(row.published_at),
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: CampaignEntity,
    staff: StaffCaller,
  ): Promise<Omit<CampaignAdminRecord, keyof CampaignAdminRow>> {
    const { texts, cover, asks_intro, most_images, categories, per_phone } = contentOf(row);
    const won = await this.db.one<{ n: string }>(
      'SELECT COUNT(*) AS n FROM campaign_entry WHERE campaign_id = ? AND prize IS NOT NULL',
      [row.id],
    );
    return {
      texts,
      cover,
      asks_intro,
      most_images,
      categories,
      per_phone,
      files: await this.files.many([cover], staff),
      cancel_reason: row.cancel_reason,
      results_at: iso(row.results_at),
      winners: Number(won!.n),
    };
  }
}
