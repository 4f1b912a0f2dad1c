import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Connection, createConnection } from 'mysql2';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config';
import { LOG } from '../log';
import { databaseAddress } from './address';
import { SILENT } from './outage';
import { poolOf } from './pool';

const BEAT_MS = 1000;
/** A working server answers `SELECT 1` within this time even under load. */
const SILENCE_MS = 2000;
/** The same while the process starts, which keeps it so busy that an answer waits to be read. */
const STARTING_MS = 30_000;
/** Extra time for this process to read an answer that arrived while it was busy. */
const GRACE_MS = 250;
/** Error numbers of a server without a free connection: it answers, and the connections of the pool work. */
const FULL = [1040, 1203];

/**
 * Sends `SELECT 1` every second on its own connection. A frozen server keeps connections open, so statements would wait for
 * ever: after two seconds without an answer all waiting statements fail, and new ones fail at once until the database
 * answers. A slow statement is not affected.
 */
@Injectable()
export class PulseService implements OnModuleInit, OnApplicationShutdown {
  private connection: Connection | undefined;
  private pendingAnswer: Promise<boolean> | undefined;
  private silent = false;
  private silenceMs = STARTING_MS;
  private stopped = false;
  private readonly waiting = new Set<(error: Error) => void>();
  /** Sockets of all connections of the pool, in use and idle. */
  private readonly sockets = new Set<Duplex>();

  constructor(
    private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'DATABASE_URL' | 'DATABASE_CA'>,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    // The pool emits this before the first use of each connection. The driver's types do not declare its socket.
    poolOf(this.source).on('acquire', (connection) => {
      const { stream } = connection as unknown as { stream: Duplex };
      if (this.sockets.has(stream)) return;
      this.sockets.add(stream);
      stream.once('close', () => this.sockets.delete(stream));
    });
    void this.beat();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    this.drop();
  }

  /** The process has started: from now on two seconds without an answer are silence. */
  watch(): void {
    this.silenceMs = SILENCE_MS;
  }

  /** Whether the database answers in time; concurrent callers share one query. */
  answers(): Promise<boolean> {
    this.pendingAnswer ??= this.ask()
      .then((alive) => this.note(alive))
      .finally(() => (this.pendingAnswer = undefined));
    return this.pendingAnswer;
  }

  /** Calls `fail` when the database stops answering (at once if it already has); returns a function that unsubscribes. */
  whenSilent(fail: (error: Error) => void): () => void {
    if (this.silent) fail(silence());
    else this.waiting.add(fail);
    return () => this.waiting.delete(fail);
  }

  private async beat(): Promise<void> {
    while (!this.stopped) {
      await this.answers();
      await wait(BEAT_MS, undefined, { ref: false });
    }
  }

  private note(alive: boolean): boolean {
    if (alive === this.silent) this.log.warn(alive ? 'database: answers again' : 'database: no answer');
    this.silent = !alive;
    if (!alive) {
      // Their statements fail with this error, and the pool removes the connections.
      for (const socket of this.sockets) socket.destroy(silence());
      const waiting = [...this.waiting];
      this.waiting.clear();
      for (const fail of waiting) fail(silence());
    }
    return alive;
  }

  private async ask(): Promise<boolean> {
    const connection = this.open();
    const answered = connection
      .promise()
      .query('SELECT 1')
      .then(
        () => true,
        ({ errno }: { errno?: number }) => {
          if (this.connection === connection) this.drop();
          return FULL.includes(errno ?? 0);
        },
      );
    const late = new AbortController();
    const limit = wait(this.silenceMs, undefined, { ref: false, signal: late.signal })
      .then(() => wait(GRACE_MS, false, { ref: false, signal: late.signal }))
      .catch(() => false);
    const alive = await Promise.race([answered, limit]);
    late.abort();
    if (!alive) this.drop();
    return alive;
  }

  private open(): Connection {
    if (this.connection) return this.connection;
    this.connection = createConnection({ ...databaseAddress(this.config), connectTimeout: this.silenceMs });
    // The waiting query fails too and reports the error.
    this.connection.on('error', () => undefined);
    return this.connection;
  }

  private drop(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }
}

const silence = (): Error => Object.assign(new Error('the database does not answer'), { code: SILENT });
