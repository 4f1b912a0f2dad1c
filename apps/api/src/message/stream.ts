import { createHmac } from 'node:crypto';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { KEYS, type Keys } from '../core/keys';
import { sameText } from '../core/security/token';
import { Messages } from './message.service';

const TICKET_S = 60;
const POLL_MS = 1000;
const BEAT_MS = 25_000;
const MOST_STREAMS = 2000;

interface Listener {
  reply: FastifyReply;
  memberId: string;
  unread: number;
}

/**
 * The live bell. One query a second serves all open streams of a process, so that a message written by any process
 * arrives; EventSource cannot send a header, so a stream opens with a short signed ticket.
 */
@Injectable()
export class MessageStream implements BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private beat = Date.now();

  constructor(
    private readonly db: Db,
    private readonly messages: Messages,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  ticket(memberId: string): string {
    const until = String(Math.floor(Date.now() / 1000) + TICKET_S);
    return `${memberId}.${until}.${this.sign(memberId, until)}`;
  }

  async open(ticket: string, reply: FastifyReply): Promise<void> {
    const [memberId = '', until = '', signature = ''] = ticket.split('.');
    if (Number(until) * 1000 < Date.now() || !sameText(signature, this.sign(memberId, until)))
      throw new DomainError('TOKEN_ILLEGAL');
    if (this.listeners.size >= MOST_STREAMS) throw new DomainError('BUSY', { retry_after: 10 });
    const listener: Listener = { reply, memberId, unread: (await this.messages.unread(memberId)).unread };
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(event(listener.unread));
    this.listeners.add(listener);
    reply.raw.on('close', () => this.listeners.delete(listener));
    this.timer ??= this.pollLater();
  }

  /** Before the server closes: it waits for open answers. */
  beforeApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
    for (const { reply } of this.listeners) reply.raw.end();
  }

  /** Counted from the end of the one before: a slow database is asked one question at a time. */
  private pollLater(): NodeJS.Timeout {
    return setTimeout(() => {
      void this.poll().finally(() => {
        if (!this.closed) this.timer = this.pollLater();
      });
    }, POLL_MS);
  }

  private async poll(): Promise<void> {
    if (this.listeners.size === 0) return;
    const ids = [...new Set([...this.listeners].map(({ memberId }) => memberId))];
    const rows = await this.db
      .rows<{ member_id: string; n: number | string }>(
        'SELECT member_id, COUNT(*) AS n FROM message WHERE member_id IN (?) AND read_at IS NULL GROUP BY member_id',
        [ids],
      )
      .catch(() => undefined);
    if (!rows) return;
    const unread = new Map(rows.map(({ member_id, n }) => [member_id, Number(n)]));
    const beat = Date.now() - this.beat > BEAT_MS;
    if (beat) this.beat = Date.now();
    for (const listener of this.listeners) {
      const now = unread.get(listener.memberId) ?? 0;
      if (now !== listener.unread) listener.reply.raw.write(event((listener.unread = now)));
      else if (beat) listener.reply.raw.write(': here\n\n');
    }
  }

  private sign(memberId: string, until: string): string {
    return createHmac('sha256', Buffer.from(this.keys.address, 'base64'))
      .update(`stream\0${memberId}\0${until}`)
      .digest('base64url');
  }
}

const event = (unread: number) => `event: unread\ndata: ${JSON.stringify({ unread })}\n\n`;
