import { Injectable } from '@nestjs/common';
import { THREAD_OPEN, type ThreadAction, threadMachine, type ThreadState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { Actor } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { ThreadEntity } from './thread.entity';
import { stepTo } from './thread-round.service';

/** Ends the open threads of a cooperation that ends. */
@Injectable()
export class ThreadEndService {
  constructor(private readonly transitions: TransitionService) {}

  async endAll(sql: Sql, cooperationId: string, actor: Actor): Promise<void> {
    const open = await sql.rows<ThreadEntity>(
      'SELECT * FROM thread WHERE cooperation_id = ? AND state IN (?) ORDER BY id FOR UPDATE',
      [cooperationId, THREAD_OPEN],
    );
    for (const { id } of open)
      await this.transitions.applyIn<ThreadState, ThreadAction, ThreadEntity>(sql, {
        machine: threadMachine,
        table: 'thread',
        id,
        action: 'end',
        actor,
        set: stepTo('ended'),
      });
  }
}
