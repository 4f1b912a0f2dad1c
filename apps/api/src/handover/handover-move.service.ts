import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type HandoverAction, handoverMachine, type HandoverState } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { DomainError } from '../core/errors/domain-error';
import { JobService } from '../core/jobs/job.service';
import { SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import type { HandoverEntity } from './handover.entity';
import { HandoverNoticeService } from './handover-notice.service';
import { OPEN_HANDOVERS } from './handover.view';

type HandoverMove = Pick<
  Move<HandoverState, HandoverAction, HandoverEntity>,
  'id' | 'action' | 'actor' | 'version' | 'where' | 'set' | 'effect'
>;

/** Changes the state of hand-overs: the members' actions, and the end of offers whose time is over. */
@Injectable()
export class HandoverMoveService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly transitions: TransitionService,
    private readonly notices: HandoverNoticeService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'expire-handovers', () => this.expire());
  }

  async move(sql: Sql, move: HandoverMove): Promise<void> {
    await this.transitions.applyIn<HandoverState, HandoverAction, HandoverEntity>(sql, {
      machine: handoverMachine,
      table: 'handover',
      ...move,
      effect: async (_sql, row, to) => {
        const over = row.state === handoverMachine.initial && row.expires_at.getTime() <= Date.now();
        if (over && move.action !== 'expire')
          throw new DomainError('STATE', { machine: handoverMachine.name, state: 'expired', allowed: [] });
        await move.effect?.(sql, row, to);
      },
    });
  }

  /** Ends offers whose time is over, and those of members who lost the IP, as by an upheld objection. */
  async expire(): Promise<void> {
    await sweepEach<{ id: string }>(
      this.db,
      `SELECT t.id FROM handover t JOIN ip ON ip.id = t.ip_id WHERE t.state IN ${OPEN_HANDOVERS}
         AND ((t.state = ? AND t.expires_at <= NOW(3)) OR ip.owner_id IS NULL OR ip.owner_id <> t.member_id)`,
      [handoverMachine.initial],
      ({ id }) => this.db.tx((sql) => this.expireOne(sql, id)),
    );
  }

  /** An offer whose time is over makes room for a new one before the periodic task. */
  async expireOf(sql: Sql, ipId: string): Promise<void> {
    const due = await sql.one<{ id: string }>(
      'SELECT id FROM handover WHERE open_key = ? AND state = ? AND expires_at <= NOW(3)',
      [ipId, handoverMachine.initial],
    );
    if (due) await this.expireOne(sql, due.id);
  }

  private expireOne(sql: Sql, id: string): Promise<void> {
    return this.move(sql, {
      id,
      action: 'expire',
      actor: SYSTEM,
      set: { open_key: null },
      effect: (_sql, row) => this.notices.ended(sql, row, 'expired'),
    });
  }
}
