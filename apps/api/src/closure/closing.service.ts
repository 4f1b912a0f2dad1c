import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClosureAction, closureMachine, type ClosureState } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { MessageService } from '../message/message.service';
import type { ClosureEntity } from './closure.entity';
import { ErasureService } from './erasure.service';
import { obstaclesOf } from './obstacles';

/** Closes accounts whose waiting time is over. A closure is all or nothing and may be retried. */
@Injectable()
export class ClosingService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly erasure: ErasureService,
    private readonly messages: MessageService,
    private readonly transitions: TransitionService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ id: string }>('close_account', ({ id }) => this.close(id));
    // Catches closures whose job gave up or was queued before a hold.
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
    const archives = await this.db.tx(async (sql) => {
      const row = await sql.one<ClosureEntity>(
        'SELECT * FROM closure WHERE id = ? AND due_at <= NOW(3) FOR UPDATE',
        [id],
      );
      if (!row || !closureMachine.actions.close.from.includes(row.state)) return [];
      return (await obstaclesOf(sql, row.member_id)).length ? this.hold(sql, row) : this.end(sql, row);
    });
    await this.erasure.removeArchives(archives);
  }

  /** Something has come up since it was asked for: staff look at it. */
  private async hold(sql: Sql, row: ClosureEntity): Promise<string[]> {
    const args = { reason_key: 'closure_reason.open_matter' };
    await this.move(sql, row, 'hold', {
      reason: 'open_matter',
      set: { reason_code: 'open_matter', reason: null },
      effect: () => this.messages.send(sql, row.member_id, 'closure_held', args),
    });
    return [];
  }

  private async end(sql: Sql, row: ClosureEntity): Promise<string[]> {
    let archives: string[] = [];
    await this.move(sql, row, 'close', {
      set: { open_member_id: null, ended_at: new Date() },
      effect: async () => {
        // Before the phone number is erased: the last SMS is sent to it.
        await this.messages.send(sql, row.member_id, 'closure_closed');
        archives = await this.erasure.of(sql, row.member_id);
      },
    });
    return archives;
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
