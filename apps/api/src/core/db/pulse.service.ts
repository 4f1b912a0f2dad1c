import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Connection, createConnection, type Pool } from 'mysql2';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config';
import { LOG } from '../log';
import { databaseAddress } from './address';
import { SILENT } from './outage';

const BEAT_MS = 1000;
/** A server that answers at all answers `SELECT 1` in this time, busy as it may be. */
const SILENCE_MS = 2000;
/** A process that was held up itself reads what has arrived before it judges. */
const GRACE_MS = 250;

/**
 * Asks the database `SELECT 1` once a second on its own connection. A frozen server keeps its connections open, so
 * statements would wait for ever: after two seconds of silence all waiting statements fail, and new ones fail at once
 * until the database answers. A slow statement alone is left running.
 */
@Injectable()
export class PulseService implements OnModuleInit, OnApplicationShutdown {
  private connection: Connection | undefined;
  private pendingAnswer: Promise<boolean> | undefined;
  private silent = false;
  private stopped = false;
  private readonly waiting = new Set<(error: Error) => void>();
  /** Of all connections of the pool, used and idle. */
  private readonly sockets = new Set<Duplex>();

  constructor(
    private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'DATABASE_URL' | 'DATABASE_CA'>,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    const { pool } = this.source.driver as unknown as { pool: Pool };
    // Said of each before it is used for the first time. The driver's types leave out that it has a socket.
    pool.on('acquire', (connection) => {
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

  /** Whether the database answers within two seconds; callers that come together share the question. */
  answers(): Promise<boolean> {
    this.pendingAnswer ??= this.ask()
      .then((alive) => this.note(alive))
      .finally(() => (this.pendingAnswer = undefined));
    return this.pendingAnswer;
  }

  /**
   * Calls `fail` when the database falls silent, at once while it is; answers what to call when nothing is waited for any
   * more.
   */
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
    if (alive === this.silent) this.log.warn(alive ? 'database: answers again' : 'database: silent');
    this.silent = !alive;
    if (!alive) {
      // Their statements fail with the error, and the pool forgets the connections.
      for (const socket of this.sockets) socket.destroy(silence());
      const waiting = [...this.waiting];
      this.waiting.clear();
      for (const fail of waiting) fail(silence());
    }
    return alive;
  }

  private async ask(): Promise<boolean> {
    const answered = this.open()
      .promise()
      .query('SELECT 1')
      .then(
        () => true,
        () => false,
      );
    const late = new AbortController();
    const limit = wait(SILENCE_MS, undefined, { ref: false, signal: late.signal })
      .then(() => wait(GRACE_MS, false, { ref: false, signal: late.signal }))
      .catch(() => false);
    const alive = await Promise.race([answered, limit]);
    late.abort();
    if (!alive) this.drop();
    return alive;
  }

  private open(): Connection {
    if (this.connection) return this.connection;
    this.connection = createConnection({ ...databaseAddress(this.config), connectTimeout: SILENCE_MS });
    // The question that waits on it fails, too, and says so.
    this.connection.on('error', () => undefined);
    return this.connection;
  }

  private drop(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }
}

const silence = (): Error => Object.assign(new Error('the database does not answer'), { code: SILENT });
