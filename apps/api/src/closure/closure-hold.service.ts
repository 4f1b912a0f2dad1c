import { Injectable } from '@nestjs/common';
import {
  type ClosureAction,
  type closureHoldInput,
  closureMachine,
  type ClosureState,
  shanghaiDay,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { StaffCaller } from '../core/http/context';
import { JobService } from '../core/jobs/job.service';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { OwnMatterService } from '../member';
import { MessageService } from '../message';
import type { ClosureEntity } from './closure.entity';

const DAY_MS = 86_400_000;

type Held = z.output<typeof closureHoldInput>;

/** The staff side of a closure: hold it with a reason, and resume it. */
@Injectable()
export class ClosureHoldService {
  constructor(
    private readonly jobs: JobService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
    private readonly transitions: TransitionService,
  ) {}

  hold(staff: StaffCaller, id: string, { version, reason_code, reason }: Held): Promise<unknown> {
    const args = { reason_key: `closure_reason.${reason_code}`, reason };
    return this.move(staff, id, 'hold', version, {
      reason: reasonLine({ reason_code, reason }),
      set: reasonColumns({ reason_code, reason }),
      effect: (sql, row) => this.messages.send(sql, row.member_id, 'closure_held', args),
    });
  }

  /** Resumes a held closure; due in a day at the earliest, so that the member can react. */
  resume(staff: StaffCaller, id: string, version: number): Promise<unknown> {
    const dueOf = ({ due_at }: ClosureEntity) => new Date(Math.max(due_at.getTime(), Date.now() + DAY_MS));
    return this.move(staff, id, 'resume', version, {
      set: (row) => ({ reason_code: null, reason: null, due_at: dueOf(row) }),
      effect: async (sql, row) => {
        const due = dueOf(row);
        await this.messages.send(sql, row.member_id, 'closure_resumed', { date: shanghaiDay(due) });
        await this.jobs.enqueue(sql, 'close_account', { id }, { at: due });
      },
    });
  }

  private move(
    actor: StaffCaller,
    id: string,
    action: ClosureAction,
    version: number,
    more: Pick<Move<ClosureState, ClosureAction, ClosureEntity>, 'set' | 'reason' | 'effect'>,
  ): Promise<unknown> {
    return this.transitions.apply({
      machine: closureMachine,
      table: 'closure',
      id,
      action,
      actor,
      version,
      ...more,
      effect: async (sql, row, to) => {
        await this.matters.refuse(sql, actor, [row.member_id]);
        await more.effect?.(sql, row, to);
      },
    });
  }
}
