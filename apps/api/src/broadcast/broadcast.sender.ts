import { Injectable, type OnModuleInit } from '@nestjs/common';
import { broadcastMachine, ulid } from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { DeliveryService, MessageService, READER, type Reader, wordsOf } from '../message';
import { conditionOf } from './audience';
import type { BroadcastEntity } from './broadcast.entity';

const EVERY_MS = 1000;
/** Members in one transaction: short, so that cancelling and one-time codes need not wait. */
const BATCH = 500;
const BUSY_MS = 250;
const { start, finish } = broadcastMachine.actions;

/**
 * Sends due broadcasts in batches. Each batch and the position after it are one transaction, and a message's id is derived
 * from broadcast and member, so neither a crash nor two concurrent senders lose or duplicate a message.
 */
@Injectable()
export class BroadcastSender implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly transitions: TransitionService,
    private readonly delivery: DeliveryService,
    private readonly messages: MessageService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'broadcast', async () => {
      const until = Date.now() + BUSY_MS;
      while (Date.now() < until && (await this.step()));
    });
  }

  /** Begins, continues or ends one broadcast; returns whether there was one. */
  private async step(): Promise<boolean> {
    const due = await this.db.one<{ id: string }>(
      'SELECT id FROM broadcast WHERE state IN (?) AND send_at <= NOW(3) ORDER BY send_at LIMIT 1',
      [[...start.from, ...finish.from]],
    );
    if (!due) return false;
    await this.db.tx(async (sql) => {
      const row = await sql.one<BroadcastEntity>('SELECT * FROM broadcast WHERE id = ? FOR UPDATE', [due.id]);
      if (!row) return;
      if (start.from.includes(row.state)) await this.start(sql, row);
      else if (finish.from.includes(row.state)) await this.batch(sql, row);
    });
    return true;
  }

  private async start(sql: Sql, row: BroadcastEntity): Promise<void> {
    const { sql: condition, params } = conditionOf({ ...row, member_ids: fromJson(row.member_ids) });
    const count = await sql.one<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM member m WHERE ${condition}`,
      params,
    );
    await this.move(sql, row.id, 'start', {
      started_at: new Date(),
      head: ulid().slice(0, 10),
      total: Number(count?.n ?? 0),
    });
  }

  private async batch(sql: Sql, row: BroadcastEntity): Promise<void> {
    const { sql: condition, params } = conditionOf({ ...row, member_ids: fromJson(row.member_ids) });
    const members = await sql.rows<{ id: string }>(
      `SELECT m.id FROM member m WHERE m.id > ? AND m.created_at <= ? AND ${condition} ORDER BY m.id LIMIT ${String(BATCH)}`,
      [row.reached ?? '', row.started_at, ...params],
    );
    const last = members.at(-1);
    if (!last) {
      await this.move(sql, row.id, 'finish', { finished_at: new Date() });
      return;
    }
    const ids = members.map(({ id }) => id);
    await this.messages.store(sql, row, ids, await this.deliver(sql, row, ids));
    await sql.update(
      'broadcast',
      { reached: last.id, sent: row.sent + members.length },
      { id: row.id, state: row.state },
    );
  }

  /**
   * Queues SMS and e-mail for a batch by its members' preferences; returns the members whose message is stored as read, and
   * those whose SMS and e-mail wait for the next digest.
   */
  private async deliver(
    sql: Sql,
    { id, texts }: BroadcastEntity,
    members: string[],
  ): Promise<{ filed: string[]; daily: string[] }> {
    const readers = await sql.rows<Reader>(
      `SELECT ${READER} FROM member m WHERE m.id IN (?) AND m.channels IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM message x WHERE x.member_id = m.id AND x.broadcast_id = ?)`,
      [members, id],
    );
    const filed: string[] = [];
    const daily: string[] = [];
    for (const reader of readers) {
      const words = wordsOf('broadcast', {}, reader.language, texts);
      const { inApp, digestAt } = await this.delivery.send(sql, reader, 'broadcast', words);
      if (!inApp) filed.push(reader.id);
      if (digestAt) daily.push(reader.id);
    }
    return { filed, daily };
  }

  private async move(
    sql: Sql,
    id: string,
    action: 'start' | 'finish',
    set: Parameters<Sql['update']>[1],
  ): Promise<void> {
    await this.transitions.applyIn(sql, {
      machine: broadcastMachine,
      table: 'broadcast',
      id,
      action,
      actor: SYSTEM,
      set,
    });
  }
}
