import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  CLOSURE,
  type closureApi,
  closureMachine,
  type ClosureRow,
  type ClosureStatus,
  type Input,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate } from '../core/db/db';
import { DomainError, notAgreed } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { OwnProofService } from '../member';
import { MessageService } from '../message';
import type { ClosureEntity } from './closure.entity';
import { obstaclesOf } from './obstacles';

const DAY_MS = 86_400_000;

/** The member's side of closing the account: consequences, request, withdrawal. */
@Injectable()
export class ClosureService {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly proofs: OwnProofService,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
    private readonly transitions: TransitionService,
  ) {}

  async status(me: MemberCaller): Promise<ClosureStatus> {
    const owned = await this.db.rows<{ ip_name: string }>(
      'SELECT ip_name FROM ip WHERE owner_id = ? ORDER BY id LIMIT 500',
      [me.id],
    );
    const open = await this.db.one<ClosureEntity>('SELECT * FROM closure WHERE open_member_id = ?', [me.id]);
    return {
      closure: open ? view(open) : null,
      obstacles: await obstaclesOf(this.db, me.id),
      owned_ips: owned.map(({ ip_name }) => ip_name),
    };
  }

  async request(
    me: MemberCaller,
    input: Input<typeof closureApi.request>,
    context: Context,
  ): Promise<ClosureRow> {
    if (!input.agree) throw notAgreed('privacyPolicy');
    const spend = await this.proofs.check(me, input, context);
    await this.limits.take('closure', me.id);
    const id = ulid();
    const due_at = new Date(Date.now() + CLOSURE.days * DAY_MS);
    await this.db.tx(async (sql) => {
      await spend(sql);
      const [first] = await obstaclesOf(sql, me.id);
      if (first) throw new DomainError('SETTLE_FIRST', { obstacle: first.kind });
      await sql
        .insert('closure', {
          id,
          member_id: me.id,
          open_member_id: me.id,
          state: closureMachine.initial,
          due_at,
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? alreadyOpen() : error;
        });
      await this.history.write(sql, {
        subject: closureMachine.name,
        subjectId: id,
        action: 'request',
        actor: me,
        to: closureMachine.initial,
      });
      await this.messages.send(sql, me.id, 'closure_requested', { date: shanghaiDay(due_at) });
      await this.jobs.enqueue(sql, 'close_account', { id }, { at: due_at });
    });
    return view((await this.db.one<ClosureEntity>('SELECT * FROM closure WHERE id = ?', [id]))!);
  }

  async withdraw(me: MemberCaller, id: string): Promise<null> {
    await this.transitions.apply({
      machine: closureMachine,
      table: 'closure',
      id,
      action: 'withdraw',
      actor: me,
      where: { member_id: me.id },
      set: { open_member_id: null, ended_at: new Date(), reason_code: null, reason: null },
      effect: (sql) => this.messages.send(sql, me.id, 'closure_withdrawn'),
    });
    return null;
  }
}

const alreadyOpen = () =>
  new DomainError('STATE', { machine: closureMachine.name, state: closureMachine.initial, allowed: [] });

const view = (row: ClosureEntity): ClosureRow => ({
  closure_id: row.id,
  state: row.state,
  actions: actionsFor(closureMachine, row.state, (by) => by === 'owner'),
  created_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
  reason_code: row.reason_code,
  reason: row.reason,
});
