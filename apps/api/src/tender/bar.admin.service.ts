import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  BAR_HOLDS,
  type BarAction,
  barAdminApi,
  barMachine,
  type BarRecord,
  type BarRow,
  type BarState,
  type Counts,
  staffMay,
  type TenderTexts,
} from '@ipw/domain';
import { fromJson } from '../core/db/db';
import { IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import { OwnMatterService } from '../member';
import type { BarEntity } from './bar.entity';
import { openTo } from './sealed';
import { TenderNoticeService } from './tender-notice.service';
import type { TenderEntity } from './tender.entity';

type Row = BarEntity & {
  ip_name: string;
  member_name: string | null;
  tender_id: string;
  texts: string;
  reason_code: string | null;
  reason: string | null;
};

/** Bars from tenders: listed for all who decide results, those of a sealed tender before its end for the entry's checker; lifted by administrators. */
@Injectable()
export class BarAdminService extends AdminRecordService<Row, BarRow, BarRecord> {
  protected readonly subject = barMachine.name;

  constructor(
    private readonly matters: OwnMatterService,
    private readonly notices: TenderNoticeService,
    private readonly transitions: TransitionService,
  ) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, [BAR_HOLDS]);
  }

  async decide(call: AdminCall): Promise<BarRecord> {
    const { action, input } = actionInput(barAdminApi.decide, call);
    const { staff } = call;
    const { id, tender_id } = await this.find(call.id, staff);
    await this.transitions.apply<BarState, BarAction, BarEntity>({
      machine: barMachine,
      table: 'tender_bar',
      id,
      action,
      actor: staff,
      version: input.version,
      reason: input.reason,
      set: { lift_reason: input.reason },
      effect: async (sql, { ip_id, state, until }) => {
        await this.matters.refuseIp(sql, staff, ip_id);
        if (until.getTime() <= Date.now())
          throw new DomainError(
            'STATE',
            { machine: barMachine.name, state, allowed: [] },
            [],
            'error.STATE.bar_over',
          );
        const tender = (await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ?', [tender_id]))!;
        const args = () => ({ reason: input.reason });
        await this.notices.notify(sql, tender, [ip_id], 'registration_bar_lifted', args);
      },
    });
    return this.one(call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    const open = openTo(staff);
    return listPlan(barAdminApi.list, {
      table: 'tender_bar',
      columns: 't.*, ip.ip_name, m.username AS member_name, r.tender_id, r.reason_code, r.reason, p.texts',
      joins: `JOIN ip ON ip.id = t.ip_id JOIN tender_registration r ON r.id = t.registration_id
        JOIN tender p ON p.id = r.tender_id LEFT JOIN member m ON m.id = t.member_id`,
      filters: {
        state: 'state',
        ip_id: 'ip_id',
        q: (value) => ({ sql: IP_NAME, params: [like(value)] }),
      },
      byId: { state: 'tender_bar_state' },
      always: {
        sql: `t.registration_id IN (SELECT t.id FROM tender_registration t WHERE ${open.sql} IS TRUE)`,
        params: open.params,
      },
    });
  }

  protected view(row: Row, { role }: StaffCaller, { language }: Pick<Context, 'language'>): BarRow {
    const over = row.until.getTime() <= Date.now();
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: over ? [] : actionsFor(barMachine, row.state, staffMay(role)),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      member_id: row.member_id,
      member_name: row.member_name,
      tender_id: row.tender_id,
      tender_title: fromJson<TenderTexts>(row.texts)[language].title,
      reason_code: row.reason_code,
      until: row.until.toISOString(),
      over: over ? 1 : 0,
      created_at: row.created_at.toISOString(),
    };
  }

  protected override details({ registration_id, reason, lift_reason }: Row) {
    return { registration_id, reason, lift_reason };
  }
}
