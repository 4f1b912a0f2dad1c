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
  type TenderAction,
  tenderAdminApi,
  type TenderAdminRecord,
  type TenderAdminRow,
  tenderMachine,
  type TenderState,
  type TenderSought,
  tenderTimeOf,
  ulid,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import type { Sql } from '../core/db/db';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import { TransitionService } from '../core/transition/transition.service';
import { ReferenceListService } from '../ip';
import { ConsultantService } from '../member';
import { TenderChangeService } from './tender-change.service';
import { TenderEditService } from './tender-edit.service';
import { columnsOf, contentIn, contentOf, filesOf, openContact, sealContact } from './tender.content';
import { tenderColumns } from './tender.columns';
import type { TenderEntity } from './tender.entity';
import { TenderLabelService } from './tender-label.service';
import { TenderFileService } from './tender-file.service';
import { ofConsultant } from './sealed';
import { TenderNoticeService } from './tender-notice.service';
import { atTime, checkContent } from './tender-rules';

type Row = TenderEntity & { consultant_name: string | null; decided: 0 | 1 };

/** Whether a result of the project `t` was published, also one that an objection has opened again. */
const DECIDED = `(EXISTS (SELECT 1 FROM tender_award w WHERE w.id = t.id AND w.published_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM tender_objection o WHERE o.tender_id = t.id))`;

/** Tender projects at the console: what staff read, write, publish and cancel. */
@Injectable()
export class TenderAdminService extends AdminRecordService<Row, TenderAdminRow, TenderAdminRecord> {
  protected readonly subject = tenderMachine.name;

  constructor(
    private readonly transitions: TransitionService,
    private readonly edits: TenderEditService,
    private readonly attachments: TenderFileService,
    private readonly changes: TenderChangeService,
    private readonly notices: TenderNoticeService,
    private readonly references: ReferenceListService,
    private readonly labels: TenderLabelService,
    private readonly files: FileService,
    private readonly consultants: ConsultantService,
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

  /** Licensing fields, IP types and core tags to choose from. */
  async choices({ context: { language } }: AdminCall): Promise<Record<TenderSought, ReferenceRow[]>> {
    return {
      field_ids: await this.references.named('field', language),
      ip_types: await this.references.named('ip_type', language),
      kernels: await this.references.named('kernel', language),
    };
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: tenderColumns, view }, call);
  }

  async create(call: AdminCall<typeof tenderAdminApi.create>): Promise<TenderAdminRecord> {
    const { input, staff } = call;
    const id = ulid();
    const content = contentIn(input);
    checkContent(content);
    await this.labels.check(content);
    await this.db.tx(async (sql) => {
      const columns = columnsOf(content);
      const brand_contact = sealContact(this.cipher, id, input.brand_contact);
      await sql.insert('tender', { id, ...columns, brand_contact });
      await this.attachments.attach(sql, {
        id,
        staffId: staff.id,
        before: null,
        after: content,
        keeps: false,
      });
      await this.history.write(sql, {
        subject: this.subject,
        subjectId: id,
        action: 'create',
        actor: staff,
        to: tenderMachine.initial,
      });
    }, 'committed');
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
    await this.transitions.apply<TenderState, TenderAction, TenderEntity>({
      machine: tenderMachine,
      table: 'tender',
      id,
      action,
      actor: call.staff,
      version: input.version,
      reason,
      set: action === 'publish' ? { published_at: new Date() } : { cancel_reason: reason },
      effect: async (sql, row) => {
        if (action === 'publish') await this.edits.published(sql, row, call.staff);
        else await this.cancelled(sql, row);
      },
    });
    return this.one(call);
  }

  /** Refuses when a result was published, also one that an objection has opened again: rights rest on it. */
  private async cancelled(sql: Sql, { id, state }: TenderEntity): Promise<void> {
    const award = await sql.one<{ published_at: Date | null }>(
      'SELECT published_at FROM tender_award WHERE id = ? FOR UPDATE',
      [id],
    );
    const objected = await sql.one('SELECT id FROM tender_objection WHERE tender_id = ? LIMIT 1', [id]);
    if (award?.published_at || objected)
      throw new DomainError(
        'STATE',
        { machine: tenderMachine.name, state, allowed: [] },
        [],
        'error.STATE.tender_decided',
      );
    await this.notices.queue(sql, id, 'cancelled');
  }

  /** The consultant who answers questions about it, or none, with the version seen. */
  async assign(call: AdminCall<typeof tenderAdminApi.assign>): Promise<TenderAdminRecord> {
    const { id } = await this.find(call.id, call.staff);
    const { version, consultant_id = null } = call.input;
    await this.db.tx(async (sql) => {
      const name = consultant_id && (await this.consultants.requireActive(sql, consultant_id));
      const row = (await sql.one<Row>(
        'SELECT t.*, c.name AS consultant_name FROM tender t LEFT JOIN staff c ON c.id = t.consultant_id WHERE t.id = ? FOR UPDATE',
        [id],
      ))!;
      if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
      if (row.consultant_id === consultant_id) return;
      await sql.update('tender', { consultant_id, version: version + 1 }, { id, version });
      await this.history.write(sql, {
        subject: this.subject,
        subjectId: id,
        action: 'assign_consultant',
        actor: call.staff,
        before: { consultant_name: row.consultant_name },
        after: { consultant_name: name },
      });
    });
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
