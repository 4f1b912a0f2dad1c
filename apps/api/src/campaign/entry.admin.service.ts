import { Injectable } from '@nestjs/common';
import {
  type CampaignEntryAction,
  campaignEntryMachine,
  type CampaignEntryState,
  type CampaignTexts,
  entryAdminApi,
  type EntryAdminRecord,
  type EntryAdminRow,
  maskEmail,
  maskName,
  maskPhone,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import { fromJson } from '../core/db/db';
import { assignee } from '../core/db/list-filters';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { ReviewRecordService, staffActions } from '../core/review/review-record.service';
import { FieldCipher } from '../core/security/field-cipher';
import type { CampaignEntity } from './campaign.entity';
import type { CampaignEntryEntity, CampaignReportEntity } from './entry.entity';
import { entryColumns } from './entry.columns';
import { EntryPictureService } from './entry-picture.service';
import { choosesWinners, EntryReviewService } from './entry-review.service';
import { entrantOf } from './entry.view';

type Row = CampaignEntryEntity &
  Pick<CampaignEntity, 'texts' | 'opens_at' | 'closes_at' | 'results_at'> & {
    campaign_state: CampaignEntity['state'];
    campaign_categories: string;
    assignee_name: string | null;
    file_id: string | null;
  };

/** Which actions make sense for an entry as it is. */
function fits(action: CampaignEntryAction, row: Row): boolean {
  const shown = row.wall === 1 && row.hidden === 0;
  switch (action) {
    case 'pin':
      return shown && row.pinned === 0;
    case 'unpin':
      return row.pinned === 1;
    case 'hide':
      return row.hidden === 0 && (row.wall === 1 || row.prize !== null);
    case 'show':
      return row.hidden === 1;
    case 'win':
    case 'unwin':
      return (
        choosesWinners({ ...row, state: row.campaign_state }) && (row.prize === null) === (action === 'win')
      );
    default:
      return true;
  }
}

/** Entries of collection campaigns at the console. */
@Injectable()
export class EntryAdminService extends ReviewRecordService<
  Row,
  CampaignEntryState,
  CampaignEntryAction,
  EntryAdminRow,
  EntryAdminRecord
> {
  protected readonly machine = campaignEntryMachine;
  protected readonly inputs = entryAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: EntryReviewService,
    private readonly cipher: FieldCipher,
    private readonly exports: CsvExportService,
    private readonly files: FileService,
    private readonly pictures: EntryPictureService,
  ) {
    super();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: entryColumns, view }, call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(entryAdminApi.list, {
      table: 'campaign_entry',
      columns: `t.*, c.texts, c.categories AS campaign_categories, c.opens_at, c.closes_at, c.results_at, c.state AS campaign_state, s.name AS assignee_name,
        (SELECT p.file_id FROM campaign_picture p WHERE p.entry_id = t.id ORDER BY p.place LIMIT 1) AS file_id`,
      joins: 'JOIN campaign c ON c.id = t.campaign_id LEFT JOIN staff s ON s.id = t.assignee_id',
      filters: {
        state: 'state',
        campaign_id: 'campaign_id',
        wall: 'on_wall',
        reported: () => ({ sql: 't.reports > 0', params: [] }),
        won: () => ({ sql: 't.prize IS NOT NULL', params: [] }),
        assignee: assignee(staff),
        q: contains('t.work_name'),
      },
      byId: { state: 'entry_list' },
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): EntryAdminRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: staffActions(campaignEntryMachine, row, staff).filter((action) => fits(action, row)),
      campaign_id: row.campaign_id,
      campaign_title: fromJson<CampaignTexts>(row.texts)[language].title,
      work_name: row.work_name,
      entrant_name: maskName(entrantOf(this.cipher, row).entrant_name),
      picture: this.files.picture(row.file_id, staff),
      wall: row.wall,
      pinned: row.pinned,
      hidden: row.hidden,
      prize: row.prize,
      reports: row.reports,
      due_at: iso(row.due_at),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
    { language }: Context,
  ): Promise<Omit<EntryAdminRecord, keyof EntryAdminRow>> {
    const images = (await this.pictures.of([row.id], staff)).get(row.id) ?? [];
    const finds = await this.pictures.finds(images.map(({ image_id }) => image_id));
    const names = fromJson<Record<string, string>[]>(row.campaign_categories);
    const reports = await this.db.rows<CampaignReportEntity>(
      'SELECT * FROM campaign_report WHERE entry_id = ? ORDER BY id DESC LIMIT 100',
      [row.id],
    );
    return {
      intro: row.intro ?? '',
      categories: fromJson<number[]>(row.categories).map((at) => names[at]?.[language] ?? ''),
      images: images.map((image) => ({ ...image, found: finds.get(image.image_id) ?? [] })),
      phone_number: maskPhone(entrantOf(this.cipher, row).phone_number),
      reason_code: row.reason_code,
      reason: row.reason,
      reported: reports.map(({ id, statement, email, created_at }) => ({
        at: created_at.toISOString(),
        statement,
        email: email && maskEmail(this.cipher.open(`campaign_report:${id}:email`, email)),
      })),
    };
  }
}
