import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  cooperationAdminApi,
  cooperationMachine,
  type CooperationRecord,
  type CooperationRow,
  type Counts,
  COOPERATING,
  maskPhone,
  mayRole,
  staffMay,
  THREAD_TURNS,
  type ThreadTurn,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import type { Sql } from '../core/db/db';
import { IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError, notFound } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { OwnMatterService } from '../member';
import { type CooperationEntity, CooperationService } from '../opportunity';
import { CooperationNoticeService } from './cooperation-notice.service';
import {
  COOPERATION_COLUMNS,
  COOPERATION_JOINS,
  CooperationReadService,
  type FoundCooperation,
} from './cooperation-read.service';
import { restsOf } from './cooperation-rest';
import { cooperationColumns } from './cooperation.columns';
import { ipsOf } from './of-cooperation';
import { inAnyProject } from './project-search';
import { ThreadEndService } from './thread-end.service';
import { demandActive } from './thread-round.service';

type Row = FoundCooperation & Record<ThreadTurn, number | string>;
interface Contact {
  buyer_name: string;
  company_name?: string | undefined;
  area_code?: string | undefined;
  phone_number?: string | undefined;
}

const TURNS = THREAD_TURNS.map(
  (turn) => `(SELECT COUNT(*) FROM thread h WHERE h.cooperation_id = t.id AND h.turn = '${turn}') AS ${turn}`,
).join(', ');

/** Cooperations in the console: contracts made elsewhere are entered here, and brands get their link. */
@Injectable()
export class CooperationAdminService extends AdminRecordService<Row, CooperationRow, CooperationRecord> {
  protected readonly subject = cooperationMachine.name;

  constructor(
    private readonly cooperations: CooperationService,
    private readonly ends: ThreadEndService,
    private readonly exports: CsvExportService,
    private readonly matters: OwnMatterService,
    private readonly notices: CooperationNoticeService,
    private readonly phones: PhoneService,
    private readonly reads: CooperationReadService,
  ) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, [COOPERATING]);
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: cooperationColumns, view }, call);
  }

  async create(call: AdminCall<typeof cooperationAdminApi.create>): Promise<CooperationRecord> {
    const { staff, input } = call;
    const { ip_id, title, contract_number = null, source, starts_on = null, ends_on = null } = input;
    const buyer = this.buyerOf(input);
    const id = await this.db.tx(async (sql) => {
      await this.demandIp(staff, ip_id);
      await this.matters.refuseIp(sql, staff, ip_id);
      await this.refuseBrand(sql, staff, this.hashOf(buyer));
      const contract = { ip_id, title, contract_number, source, starts_on, ends_on };
      const entered = await this.cooperations.enter(sql, staff, { ...contract, buyer });
      await this.notices.entered(sql, entered);
      return entered;
    });
    return this.one({ ...call, id });
  }

  /** The form shows no phone: left empty, the known one stays. */
  async update(call: AdminCall<typeof cooperationAdminApi.update>): Promise<CooperationRecord> {
    const { version, starts_on = null, ends_on = null, ...contact } = call.input;
    const { id } = await this.find(call.id, call.staff);
    await this.db.tx(async (sql) => {
      const row = await demandActive(sql, id);
      await this.matters.refuseIp(sql, call.staff, row.ip_id);
      await this.refuseBrand(sql, call.staff, row.phone_hash);
      if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
      const known = this.cooperations.buyerOf(row);
      const buyer = this.buyerOf(
        contact.phone_number || !known?.phone_number
          ? contact
          : { ...contact, area_code: known.area_code, phone_number: known.phone_number },
      );
      await this.refuseBrand(sql, call.staff, this.hashOf(buyer));
      await this.cooperations.change(sql, row, buyer, { starts_on, ends_on });
      await this.history.write(sql, {
        subject: this.subject,
        subjectId: id,
        action: 'update',
        actor: call.staff,
        before: { ...row },
        after: { starts_on, ends_on, buyer_name: buyer.buyer_name },
        content: ['buyer_name'],
      });
    });
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<CooperationRecord> {
    const { action, input } = actionInput(cooperationAdminApi.decide, call);
    const { id } = await this.find(call.id, call.staff);
    await this.db.tx((sql) =>
      this.cooperations.end(sql, {
        id,
        action,
        actor: call.staff,
        version: input.version,
        reason: 'reason' in input ? input.reason : null,
        effect: async (effect, row: CooperationEntity) => {
          await this.matters.refuseIp(effect, call.staff, row.ip_id);
          await this.refuseBrand(effect, call.staff, row.phone_hash);
          await this.ends.endAll(effect, row.id, call.staff);
          await this.notices.ended(effect, row.id);
        },
      }),
    );
    return this.one(call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(cooperationAdminApi.list, {
      table: 'cooperation',
      columns: `${COOPERATION_COLUMNS}, ${TURNS}`,
      joins: COOPERATION_JOINS,
      filters: {
        state: 'state',
        origin: 'origin',
        ip_id: 'ip_id',
        turn: (value) => ({
          sql: `t.id IN (SELECT h.cooperation_id FROM thread h WHERE h.turn = ?) AND NOT ${restsOf('t')}`,
          params: [value],
        }),
        q: (value) => {
          const [project, ...params] = inAnyProject(value, 'id');
          return { sql: `(${IP_NAME} OR ${project})`, params: [like(value), ...params] };
        },
      },
      always: ipsOf(staff),
    });
  }

  protected view(row: Row, { role }: StaffCaller, { language }: Pick<Context, 'language'>): CooperationRow {
    const active = row.state === COOPERATING;
    const edit = active && mayRole(role, 'cooperation:write') ? ['update'] : [];
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: [...actionsFor(cooperationMachine, row.state, staffMay(role)), ...edit],
      coop_no: row.coop_no,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      origin: row.origin,
      project_name: this.reads.projectOf(row, language),
      brand_name: this.reads.brandOf(row),
      source: row.source,
      share_percent: row.share_percent,
      turns: { holder: Number(row.holder), brand: Number(row.brand) },
      has_contact: row.phone_hash ? 1 : 0,
      rests: row.rests,
      created_at: row.created_at.toISOString(),
    };
  }

  protected override details(row: Row): Omit<CooperationRecord, keyof CooperationRow> {
    const buyer = this.cooperations.buyerOf(row);
    return {
      title: row.title,
      contract_number: row.contract_number,
      buyer_name: buyer?.buyer_name ?? null,
      company_name: buyer?.company_name ?? null,
      brand_phone: buyer?.phone_number ? maskPhone(buyer.phone_number) : null,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
    };
  }

  private async demandIp(staff: StaffCaller, id: string): Promise<void> {
    const limit = ipsOf(staff);
    const found = await this.db.one(
      `SELECT t.id FROM (SELECT id, id AS ip_id FROM ip WHERE id = ? AND owner_id IS NOT NULL) t ${limit ? `WHERE ${limit.sql}` : ''}`,
      [id, ...(limit?.params ?? [])],
    );
    if (!found) throw notFound();
  }

  /** Refuses a staff member who is the brand: whose contact is its phone, by its hash. */
  private async refuseBrand(sql: Sql, staff: StaffCaller, phoneHash: string | null): Promise<void> {
    if (phoneHash) await this.matters.refusePhone(sql, staff, phoneHash);
  }

  private hashOf(buyer: Phone): string | null {
    return buyer.phone_number ? this.phones.hash(buyer) : null;
  }

  private buyerOf({ buyer_name, company_name, area_code = '', phone_number = '' }: Contact) {
    if (phone_number) this.phones.check({ area_code, phone_number });
    return { buyer_name, company_name: company_name ?? null, area_code, phone_number };
  }
}
