import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  type Language,
  mayRole,
  type ReferenceRow,
  REGISTRATION_ENTERED,
  staffMay,
  statesAwaiting,
  TENDER_OPEN,
  TENDER_TIMES,
  TENDER_WRITTEN,
  tenderAdminApi,
  type TenderAdminRecord,
  type TenderAdminRow,
  tenderMachine,
  type TenderSought,
  tenderTimeOf,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import { TenderChangeService } from './tender-change.service';
import { TenderConsultantService } from './tender-consultant.service';
import { TenderDecisionService } from './tender-decision.service';
import { TenderEditService } from './tender-edit.service';
import { contentOf, filesOf, openContact } from './tender.content';
import { tenderColumns } from './tender.columns';
import type { TenderEntity } from './tender.entity';
import { TenderLabelService } from './tender-label.service';
import { ofConsultant } from './sealed';
import { atTime } from './tender-rules';

type Row = TenderEntity & { consultant_name: string | null; decided: 0 | 1 };

/** Whether a result of the project `t` was published, also one that an objection has opened again. */
const DECIDED = `(EXISTS (SELECT 1 FROM tender_award w WHERE w.id = t.id AND w.published_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM tender_objection o WHERE o.tender_id = t.id))`;

/** Tender projects at the console: what staff read, write, publish and cancel. */
@Injectable()
export class TenderAdminService extends AdminRecordService<Row, TenderAdminRow, TenderAdminRecord> {
  protected readonly subject = tenderMachine.name;

  constructor(
    private readonly edits: TenderEditService,
    private readonly decisions: TenderDecisionService,
    private readonly consultants: TenderConsultantService,
    private readonly changes: TenderChangeService,
    private readonly labels: TenderLabelService,
    private readonly files: FileService,
    private readonly exports: CsvExportService,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async counts({ staff }: AdminCall): Promise<Counts> {
    const times = await Promise.all(
      TENDER_TIMES.map(async (time) => {
        const { sql, params } = atTime(time);
        return [time, await this.count(staff, sql, params)] as const;
      }),
    );
    const waiting = await this.countStates(staff, statesAwaiting(tenderMachine, 'staff'));
    return { ...waiting, ...Object.fromEntries(times) };
  }

  choices({ context: { language } }: AdminCall): Promise<Record<TenderSought, ReferenceRow[]>> {
    return this.labels.choices(language);
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: tenderColumns, view }, call);
  }

  async create(call: AdminCall<typeof tenderAdminApi.create>): Promise<TenderAdminRecord> {
    const id = await this.edits.create(call.input, call.staff);
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<typeof tenderAdminApi.update>): Promise<TenderAdminRecord> {
    const row = await this.find(call.id, call.staff);
    await this.edits.change(row.id, call.input, call.staff);
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<TenderAdminRecord> {
    const { action, input } = actionInput(tenderAdminApi.decide, call);
    const { id } = await this.find(call.id, call.staff);
    const reason = 'reason' in input ? input.reason : null;
    await this.decisions.decide(call.staff, { id, action, version: input.version, reason });
    return this.one(call);
  }

  async assign(call: AdminCall<typeof tenderAdminApi.assign>): Promise<TenderAdminRecord> {
    const { id } = await this.find(call.id, call.staff);
    await this.consultants.assign(call.staff, id, call.input);
    return this.one(call);
  }

  /** How many IPs have entered, and how many of them know the newest version. */
  private async known(id: string): Promise<{ entered: number; acknowledged: number }> {
    const found = await this.db.one<{ entered: number | string; acknowledged: number | string | null }>(
      `SELECT COUNT(*) AS entered, SUM(r.seen_version >=
        (SELECT MAX(v.number) FROM tender_version v WHERE v.tender_id = r.tender_id)) AS acknowledged
        FROM tender_registration r WHERE r.tender_id = ? AND r.state IN (?)`,
      [id, REGISTRATION_ENTERED],
    );
    return { entered: Number(found!.entered), acknowledged: Number(found!.acknowledged ?? 0) };
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(tenderAdminApi.list, {
      table: 'tender',
      columns: `t.*, c.name AS consultant_name, ${DECIDED} AS decided`,
      joins: 'LEFT JOIN staff c ON c.id = t.consultant_id',
      filters: { state: 'state', kind: 'kind', time: atTime, q: contains('t.texts', 't.brand_name') },
      byId: { state: 'tender_list' },
      always: ofConsultant(staff, 't.id'),
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): TenderAdminRow {
    const { role } = staff;
    const published = row.state === TENDER_OPEN;
    const time = published ? tenderTimeOf(row, Date.now()) : null;
    const changes =
      row.state === TENDER_WRITTEN
        ? mayRole(role, 'tender:write')
        : published && time !== 'ended' && mayRole(role, 'tender:publish');
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: [
        ...actionsFor(tenderMachine, row.state, staffMay(role)).filter(
          (action) => action !== 'cancel' || !row.decided,
        ),
        ...(changes ? ['update'] : []),
        ...(row.state !== tenderMachine.actions.cancel.to && mayRole(role, 'tender:publish')
          ? ['assign-consultant']
          : []),
      ],
      time,
      kind: row.kind,
      title: titleOf(row, language),
      brand_name: row.brand_name,
      picture: this.files.picture(row.cover, staff),
      opens_at: row.opens_at.toISOString(),
      closes_at: row.closes_at.toISOString(),
      sealed: row.sealed,
      published_at: iso(row.published_at),
      created_at: row.created_at.toISOString(),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
    { language }: Context,
  ): Promise<Omit<TenderAdminRecord, keyof TenderAdminRow>> {
    const content = contentOf(row);
    return {
      texts: content.texts,
      cover: content.cover,
      brand_logo: content.brand_logo,
      brand_contact: mayRole(staff.role, 'tender:write') ? openContact(this.cipher, row) : null,
      images: content.images,
      document: content.document,
      files: await this.files.many(filesOf(content), staff),
      field_ids: content.field_ids,
      ip_types: content.ip_types,
      kernels: content.kernels,
      labels: await this.labels.of(content, language),
      most_entries: content.most_entries,
      criteria: content.criteria,
      consultant_id: row.consultant_id,
      consultant_name: row.consultant_name,
      cancel_reason: row.cancel_reason,
      versions: await this.changes.of(row.id, { viewer: staff, language }),
      ...(await this.known(row.id)),
    };
  }
}

const titleOf = (row: TenderEntity, language: Language): string => contentOf(row).texts[language].title;
