import { Injectable } from '@nestjs/common';
import {
  ALERT_SCANS,
  type alertApi,
  type AlertDetail,
  type AlertOutcome,
  type AlertReasons,
  type AlertRow,
  type CodeAlertAction,
  codeAlertMachine,
  type CodeAlertState,
  actionsFor,
  type Input,
  type Language,
  type Page,
} from '@ipw/domain';
import { Db, type Row } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import type { MemberCaller, StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { pageOf } from '../../core/http/page';
import { placeName } from '../../core/place-names';
import { TransitionService } from '../../core/transition/transition.service';
import { LABEL_COLUMNS, LABEL_JOINS } from '../issue';
import type { ScanEntity } from '../scan';
import type { AlertEntity } from './alert.entity';
import { scansBehind } from './alert-scans';

export type AlertFound = AlertEntity & {
  batch_number: number;
  product_name: string;
  licensee_name: string;
};
export const ALERT_COLUMNS = `t.*, ${LABEL_COLUMNS}`;

export interface Settlement {
  version: number;
  outcome: AlertOutcome;
  note: string;
}

/** Alerts for holders and staff: list, read, settle. */
@Injectable()
export class AlertService {
  constructor(
    private readonly db: Db,
    private readonly transitions: TransitionService,
  ) {}

  list({ ip_id, state, kind, ...paging }: Input<typeof alertApi.list>): Promise<Page<AlertRow>> {
    const narrowed = Object.entries({ state, kind }).filter(([, value]) => value !== undefined);
    return pageOf<AlertFound, AlertRow>(
      this.db,
      {
        from: `code_alert t ${LABEL_JOINS}`,
        by: 'first_at',
        columns: ALERT_COLUMNS,
        where: ['t.ip_id = ?', ...narrowed.map(([column]) => `t.${column} = ?`)].join(' AND '),
        params: [ip_id, ...narrowed.map(([, value]) => value)],
      },
      paging,
      memberAlert,
    );
  }

  async detail(ipId: string, alertId: string, language: Language): Promise<AlertDetail> {
    const row = await this.db.one<AlertFound>(
      `SELECT ${ALERT_COLUMNS} FROM code_alert t ${LABEL_JOINS} WHERE t.id = ? AND t.ip_id = ?`,
      [alertId, ipId],
    );
    if (!row) throw notFound();
    return { ...memberAlert(row), ...(await this.reasons(row, language)) };
  }

  /** The scans that raised an alert, and those counted into it since. */
  async reasons(alert: AlertEntity, language: Language): Promise<AlertReasons> {
    const { sql, params } = scansBehind(alert);
    const [scans, places] = await Promise.all([
      this.db.rows<ScanEntity>(
        `SELECT s.* FROM code_scan s WHERE ${sql} ORDER BY s.id DESC LIMIT ${String(ALERT_SCANS)}`,
        params,
      ),
      this.db.rows<{ place: string; scans: number | string }>(
        `SELECT s.place, COUNT(*) AS scans FROM code_scan s WHERE ${sql} AND s.place IS NOT NULL GROUP BY s.place ORDER BY scans DESC, s.place LIMIT 20`,
        params,
      ),
    ]);
    return {
      timeline: scans.map(({ id, at, verdict, serial, place, agent }) => ({
        scan_id: id,
        at: at.toISOString(),
        verdict,
        serial,
        place: placeName(place, language),
        agent,
      })),
      places: places.map((row) => ({ place: placeName(row.place, language), scans: Number(row.scans) })),
    };
  }

  settle(me: MemberCaller, { ip_id, alert_id, ...settlement }: Input<typeof alertApi.settle>) {
    return this.move(me, alert_id, 'settle', settlement, { ip_id });
  }

  close(staff: StaffCaller, id: string, settlement: Settlement) {
    return this.move(staff, id, 'close', settlement);
  }

  private move(
    actor: MemberCaller | StaffCaller,
    id: string,
    action: CodeAlertAction,
    { version, outcome, note }: Settlement,
    where: Row = {},
  ): Promise<{ state: CodeAlertState; version: number }> {
    return this.transitions.apply<CodeAlertState, CodeAlertAction, AlertEntity>({
      machine: codeAlertMachine,
      table: 'code_alert',
      id,
      action,
      actor,
      where,
      version,
      // A holder's text is erased with the account and audit lines are never changed, so only staff's texts are recorded.
      reason: actor.kind === 'staff' ? note : null,
      set: { outcome, note, settled_at: new Date() },
    });
  }
}

const memberAlert = (row: AlertFound): AlertRow => ({
  alert_id: row.id,
  ...alertFacts(row),
  actions: actionsFor(codeAlertMachine, row.state, (by) => by === 'owner'),
});

export const alertFacts = (row: AlertFound): Omit<AlertRow, 'alert_id' | 'actions'> => ({
  kind: row.kind,
  state: row.state,
  version: row.version,
  product_name: row.product_name,
  licensee_name: row.licensee_name,
  batch_number: row.batch_number,
  serial: row.serial,
  scans: row.scans,
  first_at: row.first_at.toISOString(),
  last_at: row.last_at.toISOString(),
  outcome: row.outcome,
  note: row.note,
  settled_at: iso(row.settled_at),
});
