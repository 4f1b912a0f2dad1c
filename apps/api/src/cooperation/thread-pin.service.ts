import { Injectable } from '@nestjs/common';
import {
  ANSWER_PIN,
  COOPERATION,
  type Pin,
  type PinState,
  THREAD_OPEN,
  threadMachine,
  ulid,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { type Actor, HistoryService } from '../core/transition/history.service';
import { pinsOf, stateOf } from './pin.view';
import type { PinSide, RoundPinEntity, ThreadEntity } from './thread.entity';
import { ThreadNoticeService } from './thread-notice.service';
import { demandActive, threadRefusal } from './thread-round.service';

/** Whose pin it must be: one of an IP, of a cooperation, or of a thread. */
type Within = { ip_id: string } | { cooperation_id: string } | { id: string };

export interface PinAnswer {
  mark_id: string;
  text?: string | undefined;
  state?: PinState | undefined;
}

/** The side that answers a pin, its actor for the history, and the author shown. */
export interface Answering {
  side: PinSide;
  actor: Actor;
  author_id: string | null;
}

/** Both sides talk about a pin under it, and settle it, until the thread ends. An answered round stays as it is otherwise. */
@Injectable()
export class ThreadPinService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly notices: ThreadNoticeService,
  ) {}

  /** A pin that has the state already stays as it is. */
  async answer(within: Within, { mark_id, text, state }: PinAnswer, by: Answering): Promise<Pin> {
    const found = await this.threadOf(within, mark_id);
    await this.limits.take('thread_pin', found.id);
    return this.db.tx(async (sql) => {
      await demandActive(sql, found.cooperation_id, by.actor);
      const thread = (await sql.one<ThreadEntity>('SELECT * FROM thread WHERE id = ? FOR UPDATE', [
        found.id,
      ]))!;
      if (!THREAD_OPEN.includes(thread.state)) throw threadRefusal(thread.state);
      if (text !== undefined) {
        await this.reply(sql, thread, mark_id, text, by);
        await this.notices.replied(sql, thread, by);
      }
      const isMoved = state !== undefined && (await this.settle(sql, mark_id, state));
      if (text !== undefined || isMoved)
        await this.history.write(sql, {
          subject: threadMachine.name,
          subjectId: thread.id,
          action: ANSWER_PIN,
          actor: by.actor,
        });
      const [answered] = await pinsOf(sql, 'p.id = ?', [mark_id]);
      return answered!.pin;
    });
  }

  /** The thread of a pin; a foreign pin is refused like none. */
  async threadOf(within: Within, markId: string, refusal = notFound): Promise<ThreadEntity> {
    const [[column, owner]] = Object.entries(within) as [[string, string]];
    const found = await this.db.one<ThreadEntity>(
      `SELECT t.* FROM round_pin p JOIN thread_round r ON r.id = p.round_id JOIN thread t ON t.id = r.thread_id
        WHERE p.id = ? AND t.${column} = ?`,
      [markId, owner],
    );
    if (!found) throw refusal();
    return found;
  }

  /** Settles a pin or opens it again; whether that changes it. */
  private async settle(sql: Sql, id: string, state: PinState): Promise<boolean> {
    const pin = (await sql.one<RoundPinEntity>('SELECT * FROM round_pin WHERE id = ?', [id]))!;
    if (stateOf(pin) === state) return false;
    await sql.update('round_pin', { done_at: DONE_AT[state]() }, { id });
    return true;
  }

  private async reply(
    sql: Sql,
    { state }: ThreadEntity,
    pin_id: string,
    text: string,
    { side, author_id }: Answering,
  ): Promise<void> {
    const written = await sql.rows('SELECT id FROM pin_reply WHERE pin_id = ?', [pin_id]);
    if (written.length >= COOPERATION.replies) throw threadRefusal(state, 'error.STATE.pin_full');
    await sql.insert('pin_reply', { id: ulid(), pin_id, side, author_id, text });
  }
}

const DONE_AT: Readonly<Record<PinState, () => Date | null>> = { open: () => null, done: () => new Date() };
