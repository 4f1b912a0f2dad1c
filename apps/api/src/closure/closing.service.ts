import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { type ClosureAction, closureMachine, type ClosureState, ulid } from '@ipw/domain';
import { CONFIG, type Config } from '../core/config';
import { Db, type Sql } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { JobService } from '../core/jobs/job.service';
import { unlessFull } from '../core/disk/disk';
import { PersonalDataRegistry } from '../core/personal-data/personal-data';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { MessageService } from '../message';
import type { ClosureEntity } from './closure.entity';
import { ErasureJournal } from './erasure-journal';
import { lockMatters } from './lock-matters';
import { obstaclesOf } from './obstacles';

const { close, resume } = closureMachine.actions;
/** Members of one statement. */
const MANY = 500;
/** Closures of this time are looked at hourly for a line in the journal; all of them at a start. */
const RECENT_CLOSURES_MS = 7 * 86_400_000;

/** Closes accounts after the days to reconsider. A closure is one transaction and may be retried. */
@Injectable()
export class ClosingService implements OnModuleInit, OnApplicationBootstrap {
  private readonly journal: ErasureJournal;

  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly personalData: PersonalDataRegistry,
    private readonly messages: MessageService,
    private readonly transitions: TransitionService,
    private readonly history: HistoryService,
    @Inject(CONFIG) { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  ) {
    this.journal = new ErasureJournal(DATA_DIR);
  }

  onModuleInit(): void {
    this.jobs.handle<{ id: string }>('close_account', ({ id }) => this.close(id));
    // For closures whose job gave up, or was queued before a hold.
    this.jobs.every(3_600_000, 'close-accounts', async () => {
      await this.closeDue();
      const recent = await this.closedSince(new Date(Date.now() - RECENT_CLOSURES_MS));
      if (recent.length) await this.completeJournal(recent, await this.journal.read());
    });
  }

  /** Before anybody is served: a restored database holds accounts that were closed after its backup. */
  async onApplicationBootstrap(): Promise<void> {
    const closed = await this.journal.read();
    const ids = [...closed];
    for (let from = 0; from < ids.length; from += MANY) {
      const open = await this.db.rows<{ id: string }>(
        'SELECT id FROM member WHERE id IN (?) AND closed_at IS NULL',
        [ids.slice(from, from + MANY)],
      );
      for (const { id } of open) await this.repeat(id);
    }
    // On a full disk the hourly task adds them.
    await this.completeJournal(await this.closedSince(new Date(0)), closed).catch(unlessFull);
  }

  private async closedSince(time: Date): Promise<string[]> {
    const closed = await this.db.rows<{ member_id: string }>(
      'SELECT DISTINCT member_id FROM closure WHERE state = ? AND ended_at >= ?',
      [close.to, time],
    );
    return closed.map(({ member_id }) => member_id);
  }

  /** Adds closures whose process ended between their commit and their line. */
  private async completeJournal(closed: readonly string[], written: ReadonlySet<string>): Promise<void> {
    for (const id of closed) if (!written.has(id)) await this.journal.append(id);
  }

  private async closeDue(): Promise<void> {
    await sweepEach<{ id: string }>(
      this.db,
      'SELECT id FROM closure WHERE state = ? AND due_at < NOW(3) - INTERVAL 1 HOUR',
      [closureMachine.initial],
      ({ id }) => this.close(id),
    );
  }

  private async close(id: string): Promise<void> {
    const member = await this.db.tx(async (sql) => {
      const row = await sql.one<ClosureEntity>(
        'SELECT * FROM closure WHERE id = ? AND due_at <= NOW(3) FOR UPDATE',
        [id],
      );
      if (!row || !close.from.includes(row.state)) return;
      // Before anything is read: what others began by then is an obstacle, and nothing begins afterwards.
      const ipIds = await lockMatters(sql, row.member_id);
      if ((await obstaclesOf(sql, row.member_id)).length) return this.hold(sql, row);
      // Sent before the phone number is erased.
      await this.messages.send(sql, row.member_id, 'closure_closed');
      await this.end(sql, row, ipIds);
      return row.member_id;
    });
    if (member) await this.journal.append(member);
  }

  /** Closes again an account that was closed before the database was restored: without waiting, obstacles and message. */
  private async repeat(member: string): Promise<void> {
    await this.db.tx(async (sql) => {
      const open = await sql.one('SELECT id FROM member WHERE id = ? AND closed_at IS NULL FOR UPDATE', [
        member,
      ]);
      if (!open) return;
      const ipIds = await lockMatters(sql, member);
      const row = await this.openClosure(sql, member);
      if (resume.from.includes(row.state)) await this.move(sql, row, 'resume', {});
      await this.end(sql, row, ipIds);
    });
  }

  /** The open request of a member; a new one in a database restored to before the request. */
  private async openClosure(sql: Sql, member: string): Promise<ClosureEntity> {
    const find = () => sql.one<ClosureEntity>('SELECT * FROM closure WHERE open_member_id = ?', [member]);
    const found = await find();
    if (found) return found;
    const state = closureMachine.initial;
    const id = ulid();
    await sql.insert('closure', { id, member_id: member, open_member_id: member, state, due_at: new Date() });
    await this.history.write(sql, {
      subject: closureMachine.name,
      subjectId: id,
      action: 'request',
      actor: SYSTEM,
      to: state,
    });
    return (await find())!;
  }

  /** Holds a closure for staff when an obstacle has appeared since the request. */
  private async hold(sql: Sql, row: ClosureEntity): Promise<undefined> {
    const args = { reason_key: 'closure_reason.open_matter' };
    await this.move(sql, row, 'hold', {
      reason: 'open_matter',
      set: { reason_code: 'open_matter', reason: null },
      effect: () => this.messages.send(sql, row.member_id, 'closure_held', args),
    });
  }

  private async end(sql: Sql, row: ClosureEntity, ipIds: readonly string[]): Promise<void> {
    await this.move(sql, row, 'close', { set: { open_member_id: null, ended_at: new Date() } });
    await this.personalData.erase(sql, { id: row.member_id, ipIds });
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
