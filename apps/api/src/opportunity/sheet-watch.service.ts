import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SheetAction, sheetMachine, type SheetState, shanghaiDay, STAFF_TURNS } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { JobService } from '../core/jobs/job.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { SheetWithdrawService } from './sheet-withdraw.service';

/** Buyers see an end on their page: two indexed reads. Sheets nobody can answer any more take a join over all open ones. */
const DUE_EVERY_MS = 15_000;
const UNANSWERABLE_EVERY_MS = 60_000;
/** Sheets handled in one run. */
const BATCH = 200;
const { lapse } = sheetMachine.actions;

/** Ends sheets nobody answers or confirms in time, or can answer any more; reminds whose turn it is a working day before, and escalates late turns of
 * staff. */
@Injectable()
export class SheetWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly notices: SheetNoticeService,
    private readonly transitions: TransitionService,
    private readonly withdrawals: SheetWithdrawService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(DUE_EVERY_MS, 'sheets', () => this.moveDue());
    this.jobs.every(UNANSWERABLE_EVERY_MS, 'sheets-unanswerable', () => this.withdrawUnanswerable());
  }

  async moveDue(): Promise<void> {
    const over = await this.db.rows<SheetEntity>(
      `SELECT * FROM sheet WHERE ends_at < NOW(3) ORDER BY ends_at LIMIT ${String(BATCH)}`,
    );
    for (const sheet of over) await ignoreRefusal(this.end(sheet));
    const due = await this.db.rows<SheetEntity>(
      `SELECT * FROM sheet WHERE remind_at < NOW(3) ORDER BY remind_at LIMIT ${String(BATCH)}`,
    );
    for (const sheet of due) await this.remind(sheet);
  }

  async withdrawUnanswerable(): Promise<void> {
    for (const sheet of await this.withdrawals.unanswerable(this.db, BATCH))
      await ignoreRefusal(this.db.tx((sql) => this.withdrawals.withdraw(sql, sheet)));
  }

  private async end(sheet: SheetEntity): Promise<void> {
    const action: SheetAction = lapse.from.includes(sheet.state) ? 'lapse' : 'expire';
    await this.transitions.apply<SheetState, SheetAction, SheetEntity>({
      machine: sheetMachine,
      table: 'sheet',
      id: sheet.id,
      action,
      actor: SYSTEM,
      version: sheet.version,
      set: { due_at: null, ends_at: null, remind_at: null, ended_at: new Date(), open_key: null },
      effect: (sql, row) => this.notices.notify(sql, row, action === 'lapse' ? 'unanswered' : 'expired'),
    });
  }

  /** Once for each turn: the reminder or escalation and its mark are one transaction. */
  private remind(sheet: SheetEntity): Promise<void> {
    return this.db.tx(async (sql) => {
      const marked = await sql.execute(
        'UPDATE sheet SET remind_at = NULL WHERE id = ? AND version = ? AND remind_at IS NOT NULL',
        [sheet.id, sheet.version],
      );
      if (marked === 0) return;
      if (sheet.turn && STAFF_TURNS.includes(sheet.turn)) return this.escalate(sql, sheet);
      if (sheet.due_at! < new Date()) return;
      const due = shanghaiDay(sheet.due_at!);
      await this.notices.notify(sql, sheet, sheet.turn === 'buyer' ? 'buyer_due' : 'holder_due', { due });
    });
  }

  /** The administrators' lists show it from now on. */
  private async escalate(sql: Sql, { id }: SheetEntity): Promise<void> {
    await sql.update('sheet', { escalated_at: new Date() }, { id });
    await this.history.write(sql, {
      subject: sheetMachine.name,
      subjectId: id,
      action: 'escalate',
      actor: SYSTEM,
    });
  }
}

/** Somebody may answer, confirm or give up a sheet at this moment. */
const ignoreRefusal = (move: Promise<unknown>): Promise<unknown> =>
  move.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
