import type { OutgoingHttpHeaders } from 'node:http';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { KEYS, type Keys } from '../core/keys';
import { LimitService } from '../core/limit/limit.service';
import { gauge } from '../core/metrics/metrics';
import { detached } from '../core/tracing/tracing';
import { Counter } from 'prom-client';
import { BellService, EVERYBODY } from './bell.service';
import { MessageService } from './message.service';
import { readTicket, writeTicket } from './stream-ticket';

const POLL_MS = 1000;
/** With rings of all processes a poll only finds ended sessions and what rang while the connection was broken. */
const POLL_WITH_BELL_MS = 5000;
/** Rings within this time are answered by one query. */
const RING_MS = 50;
/** Time between two rings for everybody: each is a query about all open streams. */
const RING_ALL_MS = 1000;
const BEAT_MS = 25_000;
/** Maximum open streams in a process, and of one member in it. */
const MOST_STREAMS = 2000;
const MOST_OF_A_MEMBER = 5;
/** Unread bytes after which a client counts as gone. */
const MOST_UNREAD = 16_384;

const pushes = new Counter({
  name: 'message_pushes_total',
  help: 'Unread counts sent to open streams, found by a ring of Redis or by a poll',
  labelNames: ['by'],
});

interface Listener {
  reply: FastifyReply;
  memberId: string;
  sessionId: string;
  unread: number;
}

/**
 * Unread counts over server-sent events. One query a second, or every five and after each ring with Redis, serves all open
 * streams of a process, sees messages of all processes, and ends streams whose session is over.
 */
@Injectable()
export class MessageStreamService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private beat = Date.now();
  private readonly rung = new Set<string>();
  private ringTimer: NodeJS.Timeout | undefined;
  private ringAllTimer: NodeJS.Timeout | undefined;
  private rungAllAt = 0;
  private polled: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly messages: MessageService,
    private readonly sessions: MemberSessionService,
    private readonly limits: LimitService,
    @Inject(KEYS) private readonly keys: Keys,
    private readonly bell: BellService,
  ) {}

  onModuleInit(): void {
    gauge('message_streams', 'Open streams of unread counts', undefined, () => [[this.listeners.size]]);
    this.bell.onRing((memberId) => this.ring(memberId));
  }

  ticket(sessionId: string): string {
    return writeTicket(this.keys, sessionId);
  }

  async open(ticket: string, reply: FastifyReply): Promise<void> {
    const found = readTicket(this.keys, ticket);
    if (!found) throw new DomainError('TOKEN_ILLEGAL');
    await this.limits.take('stream_ticket', found.number);
    const { sessionId } = found;
    const memberId = await this.sessions.idOf(sessionId);
    if (!memberId) throw new DomainError('TOKEN_ENDED');
    return this.openFor({ id: memberId, sessionId }, reply);
  }

  async openFor(
    { id: memberId, sessionId }: Pick<MemberCaller, 'id' | 'sessionId'>,
    reply: FastifyReply,
  ): Promise<void> {
    const { unread } = await this.messages.unread(memberId);
    // The client may have disconnected meanwhile, and its 'close' event has already fired.
    if (isGone(reply)) {
      reply.hijack();
      return;
    }
    this.refuseTooMany(memberId);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(event(unread));
    const listener: Listener = { reply, memberId, sessionId, unread };
    this.listeners.add(listener);
    reply.raw.on('close', () => this.listeners.delete(listener));
    this.timer ??= detached(() => this.pollLater());
  }

  /** Before the server closes, because closing waits for open answers. */
  beforeApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.ringTimer);
    clearTimeout(this.ringAllTimer);
    for (const listener of this.listeners) this.end(listener);
  }

  private refuseTooMany(memberId: string): void {
    if (this.closed || this.listeners.size >= MOST_STREAMS)
      throw new DomainError('BUSY', { retry_after: 10 });
    const mine = [...this.listeners].filter((one) => one.memberId === memberId);
    if (mine.length >= MOST_OF_A_MEMBER) throw new DomainError('TOO_MANY', { retry_after: 60 });
  }

  /** The interval starts after the previous query, so that a slow database gets one query at a time. */
  private pollLater(): NodeJS.Timeout {
    return setTimeout(
      () => {
        void this.afterLast(() => this.poll()).finally(() => {
          if (!this.closed) this.timer = this.pollLater();
        });
      },
      this.bell.isLive ? POLL_WITH_BELL_MS : POLL_MS,
    );
  }

  /**
   * Runs a query after the one before: of two at the same time, the slower would overwrite what the later one found. `work` takes
   * what rang meanwhile when it begins, so that one of a kind waits at most.
   */
  private afterLast(work: () => Promise<void>): Promise<void> {
    return (this.polled = this.polled.then(() => (this.closed ? undefined : work())));
  }

  /** Asks for the counts of members whose bell rang, many rings at once. */
  private ring(memberId: string): void {
    if (this.closed) return;
    if (memberId === EVERYBODY) {
      this.ringAll();
      return;
    }
    this.rung.add(memberId);
    this.ringTimer ??= later(RING_MS, () => {
      void this.afterLast(() => {
        this.ringTimer = undefined;
        const rung = new Set(this.rung);
        this.rung.clear();
        return this.poll((one) => rung.has(one.memberId), 'ring');
      });
    });
  }

  private ringAll(): void {
    const pause = Math.max(RING_MS, this.rungAllAt + RING_ALL_MS - Date.now());
    this.ringAllTimer ??= later(pause, () => {
      void this.afterLast(() => {
        this.ringAllTimer = undefined;
        this.rungAllAt = Date.now();
        return this.poll(() => true, 'ring');
      });
    });
  }

  private async poll(
    concerns: (one: Listener) => boolean = () => true,
    by: 'poll' | 'ring' = 'poll',
  ): Promise<void> {
    const waiting = [...this.listeners].filter(concerns);
    if (waiting.length === 0) return;
    const rows = await this.db
      .rows<{ id: string; n: number | string }>(
        `SELECT s.id, (SELECT COUNT(*) FROM message m WHERE m.member_id = s.member_id AND m.read_at IS NULL) AS n
          FROM member_session s WHERE s.id IN (?) AND s.ended_at IS NULL AND s.expires_at > NOW(3)`,
        [[...new Set(waiting.map(({ sessionId }) => sessionId))]],
      )
      .catch(() => undefined);
    if (!rows) return;
    const unread = new Map(rows.map(({ id, n }) => [id, Number(n)]));
    const beat = by === 'poll' && Date.now() - this.beat > BEAT_MS;
    if (beat) this.beat = Date.now();
    for (const listener of waiting) this.push(listener, unread.get(listener.sessionId), beat, by);
  }

  private push(listener: Listener, unread: number | undefined, beat: boolean, by: 'poll' | 'ring'): void {
    const { raw } = listener.reply;
    if (unread === undefined || isGone(listener.reply) || raw.writableLength > MOST_UNREAD)
      this.end(listener);
    else if (unread !== listener.unread) {
      pushes.inc({ by });
      raw.write(event((listener.unread = unread)));
    } else if (beat) raw.write(': here\n\n');
  }

  private end(listener: Listener): void {
    this.listeners.delete(listener);
    listener.reply.raw.end();
  }
}

const later = (ms: number, work: () => void): NodeJS.Timeout => detached(() => setTimeout(work, ms));

const isGone = ({ raw }: FastifyReply): boolean => raw.destroyed || raw.writableEnded;

const event = (unread: number) => `event: unread\ndata: ${JSON.stringify({ unread })}\n\n`;
