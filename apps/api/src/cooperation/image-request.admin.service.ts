import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  imageRequestAdminApi,
  imageRequestMachine,
  type ImageLink,
  type ImageRequestRecord,
  type ImageRequestRow,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { OwnMatterService } from '../member';
import { CooperationReadService } from './cooperation-read.service';
import {
  actsForBrand,
  cooperationOf,
  ipsOf,
  OF_COOPERATION,
  type OfCooperation,
  reachedBy,
  searchOfCooperation,
} from './of-cooperation';
import { ImageDownloadService } from './image-download.service';
import { ImageReadService } from './image-read.service';
import { imageRequestColumns } from './image-request.columns';
import type { ImageRequestEntity } from './image-request.entity';
import { ImageRequestService } from './image-request.service';

type Row = ImageRequestEntity &
  OfCooperation & {
    asked: number | string;
    granted: number | string;
    downloads: number | string;
  };

const COUNTS = `(SELECT COUNT(*) FROM image_request_item i WHERE i.image_request_id = t.id) AS asked,
  (SELECT COUNT(*) FROM image_request_item i WHERE i.image_request_id = t.id AND i.granted_at IS NOT NULL AND i.revoked_at IS NULL)
    AS granted,
  (SELECT COUNT(*) FROM image_download d WHERE d.image_request_id = t.id) AS downloads`;

/** Requests for pictures in the console: staff see every download, and ask and download for a brand without a contact. */
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
    const found = await reachedBy(this.cooperations, call.staff, cooperation_id);
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
      columns: `${OF_COOPERATION.columns}, ${COUNTS}`,
      joins: OF_COOPERATION.joins,
      filters: {
        ...OF_COOPERATION.filters,
        q: searchOfCooperation('series_name'),
      },
      always: ipsOf(staff),
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): ImageRequestRow {
    const acts = actsForBrand(row, staff);
    const rests = row.state === imageRequestMachine.initial && row.cooperation_rests ? 1 : 0;
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: acts ? actionsFor(imageRequestMachine, row.state, (by) => by === 'brand') : [],
      ...cooperationOf(this.cooperations, row, language),
      series_name: row.series_name,
      purpose: row.purpose,
      used_in: row.used_in,
      until: row.until,
      asked: Number(row.asked),
      granted: Number(row.granted),
      downloads: Number(row.downloads),
      due_at: rests ? null : iso(row.due_at),
      rests,
      escalated_at: iso(row.escalated_at),
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
