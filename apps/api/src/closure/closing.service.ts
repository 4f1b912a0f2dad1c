import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClosureAction, closureMachine, type ClosureState } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { OWN_IP } from '../core/personal-data/archive-file';
import { type AfterCommit, PersonalDataRegistry } from '../core/personal-data/personal-data';
import { SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { MessageService } from '../message';
import type { ClosureEntity } from './closure.entity';
import { obstaclesOf } from './obstacles';

/** Closes accounts after the days to reconsider. A closure is one transaction and may be retried. */
@Injectable()
export class ClosingService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly personalData: PersonalDataRegistry,
    private readonly messages: MessageService,
    private readonly transitions: TransitionService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ id: string }>('close_account', ({ id }) => this.close(id));
    // For closures whose job gave up, or was queued before a hold.
    this.jobs.every(3_600_000, 'close-accounts', () => this.closeDue());
  }

  private async closeDue(): Promise<void> {
    const due = await this.db.rows<{ id: string }>(
      'SELECT id FROM closure WHERE state = ? AND due_at < NOW(3) - INTERVAL 1 HOUR LIMIT 100',
      [closureMachine.initial],
    );
    for (const { id } of due) await this.close(id);
  }

  private async close(id: string): Promise<void> {
    const after = await this.db.tx(async (sql) => {
      const row = await sql.one<ClosureEntity>(
        'SELECT * FROM closure WHERE id = ? AND due_at <= NOW(3) FOR UPDATE',
        [id],
      );
      if (!row || !closureMachine.actions.close.from.includes(row.state)) return;
      return (await obstaclesOf(sql, row.member_id)).length ? this.hold(sql, row) : this.end(sql, row);
    });
    await after?.();
  }

  /** Holds a closure for staff when an obstacle has appeared since the request. */
  private async hold(sql: Sql, row: ClosureEntity): Promise<void> {
    const args = { reason_key: 'closure_reason.open_matter' };
    await this.move(sql, row, 'hold', {
      reason: 'open_matter',
      set: { reason_code: 'open_matter', reason: null },
      effect: () => this.messages.send(sql, row.member_id, 'closure_held', args),
    });
  }

  private async end(sql: Sql, row: ClosureEntity): Promise<AfterCommit | undefined> {
    let after: AfterCommit | undefined;
    await this.move(sql, row, 'close', {
      set: { open_member_id: null, ended_at: new Date() },
      effect: async () => {
        // Sent before the phone number is erased.
        await this.messages.send(sql, row.member_id, 'closure_closed');
        after = await this.erase(sql, row.member_id);
      },
    });
    return after;
  }

  private async erase(sql: Sql, id: string): Promise<AfterCommit> {
    const ips = await sql.rows<{ id: string }>(`SELECT id FROM ip WHERE ${OWN_IP} FOR UPDATE`, [id, id]);
    return this.personalData.erase(sql, { id, ipIds: ips.map((ip) => ip.id) });
  }

  private move(
    sql: Sql,
    { id }: ClosureEntity,
    action: ClosureAction,
    more: Pick<Move<ClosureState, ClosureAction, ClosureEntity>, 'set' | 'reason' | 'effect'>,
  ) {
    return this.transitions.applyIn<ClosureState, ClosureAction, ClosureEntity>(sql, {
      machine: closureMachine,
      table: 'closure',
      id,
      action,
      actor: SYSTEM,
      ...more,
    });
  }
}
