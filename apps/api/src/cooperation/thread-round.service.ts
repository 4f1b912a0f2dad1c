import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  COOPERATING,
  COOPERATION,
  cooperationMachine,
  DUE_DAYS,
  SEALED_STATE,
  THREAD_OPEN,
  type ThreadAction,
  type ThreadKind,
  threadMachine,
  type ThreadResult,
  type ThreadState,
  type ThreadTurn,
  threadTurnOf,
  ulid,
  type Usage,
  workingMorning,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileUseService } from '../core/files/file-use.service';
import { LimitService } from '../core/limit/limit.service';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { CooperationEntity } from '../opportunity';
import { restsOf } from './cooperation-rest';
import type { ThreadEntity } from './thread.entity';
import { ThreadNoticeService } from './thread-notice.service';

/** The brand with its phone, or staff who act for it. */
export interface Provider {
  actor: Actor;
  staff_id: string | null;
  /** What the pictures were uploaded as. */
  usage: Usage;
  /** Takes the provider's own pictures into use; refuses others at their field. */
  take: (sql: Sql, ids: readonly string[]) => Promise<unknown>;
}

export interface Provided {
  text?: string | undefined;
  images: string[];
  tracking_number?: string | undefined;
  final: boolean;
}

export interface Topic {
  kind: ThreadKind;
  product_name: string;
  corrects_id?: string | undefined;
}

const DAYS: Readonly<Record<ThreadTurn, number>> = {
  holder: DUE_DAYS.thread_answer,
  brand: DUE_DAYS.thread_provide,
};

/** Until when whose turn it is that begins now, and when they are reminded. */
export function turnTerms(state: ThreadState, now = new Date()) {
  const turn = threadTurnOf(state);
  return {
    due_at: turn && addWorkingDays(now, DAYS[turn]),
    remind_at: turn && workingMorning(now, DAYS[turn] - 1),
  };
}

/** The columns of a thread when it goes on to a state. */
export function stepTo(state: ThreadState) {
  const now = new Date();
  return { changed_at: now, escalated_at: null, ...turnTerms(state, now) };
}

export const threadRefusal = (state: string, sentence?: ServerKey): DomainError =>
  new DomainError('STATE', { machine: threadMachine.name, state, allowed: [] }, [], sentence);

/**
 * Refuses anything in a cooperation that has ended or rests. `actor`, where it is somebody of the staff, acts for the brand,
 * which is refused where the brand has a contact of its own.
 */
export async function demandActive(sql: Sql, id: string, actor?: Actor): Promise<CooperationEntity> {
  const found = await demandOpen(sql, id);
  if (await sql.one(`SELECT t.id FROM cooperation t WHERE t.id = ? AND ${restsOf('t')}`, [id]))
    throw new DomainError(
      'STATE',
      { machine: cooperationMachine.name, state: found.state, allowed: [] },
      [],
      'error.STATE.cooperation_rests',
    );
  if (actor?.kind === 'staff') demandUnattended(found);
  return found;
}

/** Refuses what is not allowed in a cooperation that has ended, and is in one that rests. */
export async function demandOpen(sql: Sql, id: string): Promise<CooperationEntity> {
  const found = await sql.one<CooperationEntity>('SELECT * FROM cooperation WHERE id = ? FOR UPDATE', [id]);
  if (!found) throw notFound();
  if (found.state !== COOPERATING)
    throw new DomainError(
      'STATE',
      { machine: cooperationMachine.name, state: found.state, allowed: [COOPERATING] },
      [],
      'error.STATE.cooperation_ended',
    );
  return found;
}

/** Staff act for a brand only where it has no contact. */
export function demandUnattended({ phone_hash }: Pick<CooperationEntity, 'phone_hash'>): void {
  if (phone_hash !== null)
    throw new DomainError(
      'STATE',
      { machine: cooperationMachine.name, state: COOPERATING, allowed: [] },
      [],
      'error.STATE.brand_acts',
    );
}

/** What the brand provides: the first round of a thread, the next, and the word that one is final. */
@Injectable()
export class ThreadRoundService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly notices: ThreadNoticeService,
    private readonly transitions: TransitionService,
    private readonly uses: FileUseService,
  ) {}

  async open(cooperationId: string, topic: Topic, provided: Provided, by: Provider): Promise<ThreadResult> {
    await this.limits.take('thread_round', cooperationId);
    return this.db.tx(async (sql) => {
      const { ip_id } = await demandActive(sql, cooperationId, by.actor);
      await this.demandRoom(sql, cooperationId);
      if (topic.corrects_id) await this.demandSealed(sql, cooperationId, topic.corrects_id);
      const state: ThreadState = provided.final ? 'unconfirmed' : threadMachine.initial;
      const thread = {
        id: ulid(),
        cooperation_id: cooperationId,
        ip_id,
        ...topic,
        state,
        ...stepTo(state),
        brand_final_at: provided.final ? new Date() : null,
      };
      await sql.insert('thread', thread);
      await this.history.write(sql, {
        subject: threadMachine.name,
        subjectId: thread.id,
        action: 'create',
        actor: by.actor,
        to: state,
      });
      await this.addRound(sql, { id: thread.id, ip_id }, 1, provided, by);
      await this.notices.notify(sql, thread.id, state);
      return { thread_id: thread.id, state, version: 1 };
    }, 'committed');
  }

  /** The cooperation, which is locked, has no more open threads than both sides can follow. */
  private async demandRoom(sql: Sql, cooperationId: string): Promise<void> {
    const open = await sql.one<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM thread WHERE cooperation_id = ? AND state IN (?)',
      [cooperationId, THREAD_OPEN],
    );
    if (Number(open!.count) >= COOPERATION.threads)
      throw threadRefusal(threadMachine.initial, 'error.STATE.threads_full');
  }

  async provide(
    thread: Pick<ThreadEntity, 'id' | 'cooperation_id'>,
    version: number,
    provided: Provided,
    by: Provider,
  ): Promise<ThreadResult> {
    await this.limits.take('thread_round', thread.cooperation_id);
    return this.move(thread, provided.final ? 'provide_final' : 'provide', version, by.actor, {
      set: ({ rounds }) => ({ rounds: rounds + 1 }),
      effect: async (sql, row) => {
        if (row.rounds >= COOPERATION.rounds) throw threadRefusal(row.state, 'error.STATE.thread_full');
        await this.addRound(sql, row, row.rounds + 1, provided, by);
      },
    });
  }

  /** The approved round is the final draft as it is. */
  markFinal(
    thread: Pick<ThreadEntity, 'id' | 'cooperation_id'>,
    version: number,
    actor: Actor,
  ): Promise<ThreadResult> {
    return this.move(thread, 'mark_final', version, actor, {
      effect: async (sql, { id, rounds, state }) => {
        const file = await sql.one(
          `SELECT 1 FROM round_file f JOIN thread_round r ON r.id = f.round_id
            WHERE r.thread_id = ? AND r.number = ? AND f.side = 'draft' LIMIT 1`,
          [id, rounds],
        );
        // What is confirmed is files.
        if (!file) throw threadRefusal(state, 'error.STATE.final_without_files');
        await sql.update('thread_round', { final: 1 }, { thread_id: id, number: rounds });
      },
    });
  }

  private move(
    { id, cooperation_id }: Pick<ThreadEntity, 'id' | 'cooperation_id'>,
    action: 'provide' | 'provide_final' | 'mark_final',
    version: number,
    actor: Actor,
    change: {
      set?: (row: ThreadEntity) => { rounds: number };
      effect: (sql: Sql, row: ThreadEntity) => Promise<unknown>;
    },
  ): Promise<ThreadResult> {
    const target = threadMachine.actions[action].to as ThreadState;
    return this.db.tx(async (sql) => {
      await demandActive(sql, cooperation_id, actor);
      const moved = await this.transitions.applyIn<ThreadState, ThreadAction, ThreadEntity>(sql, {
        machine: threadMachine,
        table: 'thread',
        id,
        action,
        actor,
        version,
        set: (row) => ({
          ...stepTo(target),
          ...change.set?.(row),
          brand_final_at: action === 'provide' ? null : new Date(),
        }),
        effect: async (effect, row) => {
          await change.effect(effect, row);
          await this.notices.notify(effect, id, target);
        },
      });
      return { thread_id: id, ...moved };
    }, 'committed');
  }

  private async addRound(
    sql: Sql,
    { id, ip_id }: Pick<ThreadEntity, 'id' | 'ip_id'>,
    number: number,
    { images, final, text, tracking_number }: Provided,
    { staff_id, usage, take }: Provider,
  ): Promise<void> {
    const round = ulid();
    await take(sql, images);
    await sql.insert('thread_round', {
      id: round,
      thread_id: id,
      number,
      staff_id,
      text,
      tracking_number,
      final: final ? 1 : 0,
    });
    await sql.insertAll(
      'round_file',
      images.map((file_id, place) => ({ round_id: round, file_id, side: 'draft', place })),
    );
    const held = { id: round, ipId: ip_id };
    await this.uses.replace(sql, held, 'live', { draft_images: images }, { draft_images: usage });
  }

  /** A correction names a sealed thread of the same cooperation. */
  private async demandSealed(sql: Sql, cooperation_id: string, id: string): Promise<void> {
    const found = await sql.one<ThreadEntity>('SELECT * FROM thread WHERE id = ? AND cooperation_id = ?', [
      id,
      cooperation_id,
    ]);
    if (!found) throw notFound();
    if (found.state !== SEALED_STATE) throw threadRefusal(found.state, 'error.STATE.not_sealed');
  }
}
