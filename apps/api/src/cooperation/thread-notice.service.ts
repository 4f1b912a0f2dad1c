import { Injectable } from '@nestjs/common';
import { type MessageKey, shanghaiDay, type ThreadState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type BrandText, type CooperationEntity, CooperationService, type Linked } from '../opportunity';
import { OperatorNoticeService } from './operator-notice.service';
import type { PinSide, ThreadEntity } from './thread.entity';

/** What texts and messages need of a cooperation. */
type Contracted = Linked & Pick<CooperationEntity, 'ip_id' | 'origin' | 'source'>;
type NotifiedThread = ThreadEntity & { ip_name: string; cooperation: Contracted };
/** The side that replies, and the member or staff who wrote the reply. */
interface Replying {
  side: PinSide;
  author_id: string | null;
}
const DAY_MS = 86_400_000;
type HolderKey = Extract<MessageKey, `thread_${string}`>;

/** What each side is told when a thread comes to a state. */
const NOTICES: Readonly<Record<ThreadState, { holder?: HolderKey; brand?: BrandText }>> = {
  waiting: { holder: 'thread_received' },
  unconfirmed: { holder: 'thread_final' },
  approved: { brand: 'sms.brand_approved' },
  continue_providing: { brand: 'sms.brand_continue' },
  confirmed: { brand: 'sms.brand_confirmed' },
  ended: {},
};

/** Tells both sides of a thread: operators of the IP by messages, the brand by text messages with its link. */
@Injectable()
export class ThreadNoticeService {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly operators: OperatorNoticeService,
  ) {}

  /** `by`: the member who acted, whom the page tells. */
  async notify(sql: Sql, id: string, state: ThreadState, by?: string): Promise<void> {
    const { holder, brand } = NOTICES[state];
    const thread = await this.find(sql, id);
    if (holder) await this.holder(sql, thread, holder, by);
    if (brand) await this.brand(sql, thread, brand);
  }

  /**
   * Tells the other side of replies to pins: once until it opens the thread, and at most once a day, because a side replies
   * to many pins in a row. The thread is locked.
   */
  async replied(sql: Sql, { id, ...thread }: ThreadEntity, { side, author_id }: Replying): Promise<void> {
    const other = side === 'holder' ? 'brand' : 'holder';
    const told = thread[`${other}_told_at`];
    if (told && told.getTime() > Date.now() - DAY_MS) return;
    await sql.update('thread', { [`${other}_told_at`]: new Date() }, { id });
    const found = await this.find(sql, id);
    if (other === 'holder') await this.holder(sql, found, 'thread_pin', author_id ?? undefined);
    else await this.brand(sql, found, 'sms.brand_pin');
  }

  /** Reminds whose turn it is a working day before the end. */
  async remind(sql: Sql, id: string): Promise<void> {
    const thread = await this.find(sql, id);
    if (thread.turn === 'holder') await this.holder(sql, thread, 'thread_due');
    else await this.brand(sql, thread, 'sms.brand_reminder');
  }

  /** Tells the holder that a turn is overdue, their own or the brand's. */
  async overdue(sql: Sql, id: string): Promise<void> {
    await this.holder(sql, await this.find(sql, id), 'thread_overdue');
  }

  private async find(sql: Sql, id: string): Promise<NotifiedThread> {
    const thread = (await sql.one<ThreadEntity & { ip_name: string }>(
      'SELECT t.*, ip.ip_name FROM thread t JOIN ip ON ip.id = t.ip_id WHERE t.id = ?',
      [id],
    ))!;
    const cooperation = (await sql.one<Contracted>('SELECT * FROM cooperation WHERE id = ?', [
      thread.cooperation_id,
    ]))!;
    return { ...thread, cooperation };
  }

  private async holder(sql: Sql, thread: NotifiedThread, key: HolderKey, by?: string): Promise<void> {
    const args = {
      ip_name: thread.ip_name,
      thread_id: thread.id,
      product: thread.product_name,
      number: String(thread.rounds),
      due: thread.due_at ? shanghaiDay(thread.due_at) : '',
      who_key: `overdue_turn.${thread.turn ?? 'holder'}`,
    };
    await this.operators.send(sql, thread.cooperation, key, args, by);
  }

  private brand(sql: Sql, thread: NotifiedThread, key: BrandText): Promise<void> {
    return this.cooperations.text(sql, thread.cooperation, key, {
      ip_name: thread.ip_name,
      product: thread.product_name,
      due: thread.due_at ? shanghaiDay(thread.due_at) : '',
    });
  }
}
