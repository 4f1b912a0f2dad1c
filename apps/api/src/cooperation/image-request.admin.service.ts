import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  COOPERATING,
  type CooperationState,
  type Counts,
  imageRequestAdminApi,
  imageRequestMachine,
  type ImageLink,
  type ImageRequestRecord,
  type ImageRequestRow,
  mayRole,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import { IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { OwnMatterService } from '../member';
import { CooperationReadService, type FoundCooperation } from './cooperation-read.service';
import { ipsOf } from './cooperation-reach';
import { ImageDownloadService } from './image-download.service';
import { ImageReadService } from './image-read.service';
import { imageRequestColumns } from './image-request.columns';
import type { ImageRequestEntity } from './image-request.entity';
import { ImageRequestService } from './image-request.service';

type Row = ImageRequestEntity &
  Pick<
    FoundCooperation,
    'coop_no' | 'buyer' | 'phone_hash' | 'title' | 'tender_texts' | 'sku_id' | 'ip_name'
  > & {
    cooperation_state: CooperationState;
    asked: number | string;
    granted: number | string;
    downloads: number | string;
  };

const COUNTS = `(SELECT COUNT(*) FROM image_request_item i WHERE i.image_request_id = t.id) AS asked,
  (SELECT COUNT(*) FROM image_request_item i WHERE i.image_request_id = t.id AND i.granted_at IS NOT NULL AND i.revoked_at IS NULL)
    AS granted,
  (SELECT COUNT(*) FROM image_download d WHERE d.image_request_id = t.id) AS downloads`;

/** Requests for pictures in the console: staff see every download, and ask and download for a brand that has nobody. */
@Injectable()
export class ImageRequestAdminService extends AdminRecordService<Row, ImageRequestRow, ImageRequestRecord> {
  protected readonly subject = imageRequestMachine.name;

  constructor(
    private readonly downloads: ImageDownloadService,
    private readonly exports: CsvExportService,
    private readonly matters: OwnMatterService,
    private readonly cooperations: CooperationReadService,
    private readonly reads: ImageReadService,
    private readonly requests: ImageRequestService,
  ) {
    super();
  }

  async counts({ staff }: AdminCall): Promise<Counts> {
    return { late: await this.count(staff, 't.escalated_at IS NOT NULL', []) };
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: imageRequestColumns, view }, call);
  }

  async create(call: AdminCall<typeof imageRequestAdminApi.create>): Promise<ImageRequestRecord> {
    const { cooperation_id, ...asked } = call.input;
    const limit = ipsOf(call.staff);
    const found = await this.cooperations.one(`t.id = ? ${limit ? `AND ${limit.sql}` : ''}`, [
      cooperation_id,
      ...(limit?.params ?? []),
    ]);
    if (!found) throw notFound();
    await this.matters.refuseIp(this.db, call.staff, found.ip_id);
    const by = { actor: call.staff, staff_id: call.staff.id };
    const { image_request_id } = await this.requests.ask(found.id, asked, by);
    return this.one({ ...call, id: image_request_id });
  }

  async link(call: AdminCall<typeof imageRequestAdminApi.link>): Promise<ImageLink> {
    const row = await this.find(call.id, call.staff);
    await this.matters.refuseIp(this.db, call.staff, row.ip_id);
    return this.downloads.link(row, call.input.image_id, call.staff.id);
  }

  async decide(call: AdminCall): Promise<ImageRequestRecord> {
    const { input } = actionInput(imageRequestAdminApi.decide, call);
    const row = await this.find(call.id, call.staff);
    await this.matters.refuseIp(this.db, call.staff, row.ip_id);
    await this.requests.withdraw(row, input.version, call.staff);
    return this.one(call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(imageRequestAdminApi.list, {
      table: 'image_request',
      columns: `t.*, c.coop_no, c.buyer, c.phone_hash, c.title, c.state AS cooperation_state, s.sku_id, p.texts AS tender_texts,
        ip.ip_name, ${COUNTS}`,
      joins: `JOIN cooperation c ON c.id = t.cooperation_id JOIN ip ON ip.id = t.ip_id
        LEFT JOIN sheet s ON c.origin = 'sheet' AND s.id = c.origin_id
        LEFT JOIN tender_registration r ON c.origin = 'tender' AND r.id = c.origin_id LEFT JOIN tender p ON p.id = r.tender_id`,
      filters: {
        state: 'state',
        cooperation_id: 'cooperation_id',
        ip_id: 'ip_id',
        late: () => ({ sql: 't.escalated_at IS NOT NULL', params: [] }),
        q: (value) => ({
          sql: `(t.series_name LIKE ? OR ${IP_NAME} OR t.cooperation_id IN (SELECT c.id FROM cooperation c WHERE c.coop_no LIKE ?))`,
          params: [like(value), like(value), like(value.toUpperCase())],
        }),
      },
      always: ipsOf(staff),
    });
  }

  protected view(row: Row, { role }: StaffCaller, { language }: Pick<Context, 'language'>): ImageRequestRow {
    const acts = row.cooperation_state === COOPERATING && mayRole(role, 'cooperation:write');
    const named = { ...row, id: row.cooperation_id } as unknown as FoundCooperation;
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: acts ? actionsFor(imageRequestMachine, row.state, (by) => by === 'brand') : [],
      cooperation_id: row.cooperation_id,
      coop_no: row.coop_no,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      project_name: this.cooperations.projectOf(named, language),
      brand_name: this.cooperations.brandOf(named),
      series_name: row.series_name,
      purpose: row.purpose,
      used_in: row.used_in,
      until: row.until,
      asked: Number(row.asked),
      granted: Number(row.granted),
      downloads: Number(row.downloads),
      due_at: iso(row.due_at),
      escalated_at: iso(row.escalated_at),
      has_contact: row.phone_hash ? 1 : 0,
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<ImageRequestRecord, keyof ImageRequestRow>> {
    return { marked: row.marked, answer: row.answer, ...(await this.reads.record(row, staff)) };
  }
}
