import { Injectable } from '@nestjs/common';
import {
  type SkinAction,
  skinAdminApi,
  type SkinAdminRecord,
  type SkinAdminRow,
  SKIN_ENTERED,
  skinMachine,
  type SkinState,
  type TenderTexts,
} from '@ipw/domain';
import { assignedIps } from '../core/auth/assignment';
import { CsvExportService } from '../core/csv/csv-export.service';
import { fromJson } from '../core/db/db';
import { assignee, IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { ReviewRecordService, staffActions } from '../core/review/review-record.service';
import { dayOf } from '../ip';
import type { SkinEntity } from './skin.entity';
import { changedSince, SkinListService, TENDER_OF } from './skin-list.service';
import { materialOf } from './skin.material';
import { skinColumns } from './skin.columns';
import { SkinPackageService } from './skin-package.service';
import { SkinReviewService } from './skin-review.service';

type Row = SkinEntity & {
  ip_name: string;
  assignee_name: string | null;
  submitter_name: string | null;
  tender_id: string | null;
  tender_texts: string | null;
};

/** Skin goods at the console: the review of material, the listing, and the package for the platform. */
@Injectable()
export class SkinAdminService extends ReviewRecordService<
  Row,
  SkinState,
  SkinAction,
  SkinAdminRow,
  SkinAdminRecord
> {
  protected readonly machine = skinMachine;
  protected readonly inputs = skinAdminApi.decide.inputs;

  constructor(
    protected readonly decisions: SkinReviewService,
    private readonly exports: CsvExportService,
    private readonly files: FileService,
    private readonly lists: SkinListService,
    private readonly packages: SkinPackageService,
  ) {
    super();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff);
    return this.exports.csv({ plan: this.plan(call.staff), columns: skinColumns, view }, call);
  }

  async package(call: AdminCall) {
    return this.packages.stream(await this.find(call.id, call.staff), call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    const mine = assignedIps(staff, 't.ip_id');
    return listPlan(skinAdminApi.list, {
      table: 'skin',
      columns:
        't.*, ip.ip_name, s.name AS assignee_name, m.username AS submitter_name, p.id AS tender_id, p.texts AS tender_texts',
      joins: `JOIN ip ON ip.id = t.ip_id LEFT JOIN staff s ON s.id = t.assignee_id
        LEFT JOIN member m ON m.id = t.submitted_by ${TENDER_OF}`,
      filters: {
        state: 'state',
        ip_id: 'ip_id',
        creation: 'creation',
        assignee: assignee(staff),
        q: (value) => ({
          sql: `(t.goods_name LIKE ? OR ${IP_NAME})`,
          params: [like(value), like(value)],
        }),
      },
      byId: { state: 'skin_queue_id' },
      // Drafts are their holders'.
      always: {
        sql: `t.state IN (?)${mine ? ` AND ${mine.sql}` : ''}`,
        params: [SKIN_ENTERED, ...(mine?.params ?? [])],
      },
    });
  }

  protected view(row: Row, staff: StaffCaller): SkinAdminRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: staffActions(skinMachine, row, staff),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      goods_name: row.goods_name,
      picture: this.files.picture(materialOf(row).goods_image, staff),
      creation: row.creation,
      submitted_at: iso(row.submitted_at),
      decided_at: iso(row.decided_at),
      listed_on: dayOf(row.listed_on) || null,
      listing_link: row.listing_link,
      reason_code: row.reason_code,
      reason: row.reason,
      due_at: iso(row.due_at),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
      assigned_at: iso(row.assigned_at),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
    { language }: Context,
  ): Promise<Omit<SkinAdminRecord, keyof SkinAdminRow>> {
    return {
      material: await this.lists.material(row, staff),
      marks: marksOf(row.marks),
      changed_since: changedSince(row),
      submitter_name: row.submitter_name,
      tender_id: row.tender_id,
      tender_title: row.tender_texts && fromJson<TenderTexts>(row.tender_texts)[language].title,
    };
  }
}
