import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config';
import { LOG } from '../log';
import { gauge } from '../metrics/metrics';
import { databaseAddress } from './address';
import { COLLATION } from './columns';
import { Db, Sql } from './db';

const CHECK_MS = 2000;
const CONNECT_MS = 3000;
/** A replica that takes longer is left, and the database asked. */
const STATEMENT_MS = 10_000;
const GOODBYE_MS = 500;
/** Processes write their time every ten seconds, so one that follows at once looks up to ten seconds old. */
const MOST_BEHIND_S = 20;
/** When a process last wrote its time. */
const NEWEST = 'SELECT UNIX_TIMESTAMP(MAX(seen_at)) AS at FROM process';

type Seen = RowDataPacket & { at: string | null };

interface Replica {
  /** Host and port, for metrics and the log. */
  name: string;
  pool: Pool;
  sql: Sql;
  /** Seconds behind the database; undefined while it is not reached. */
  behind: number | undefined;
  follows: boolean;
}

/** Reads that may be some seconds old. */
export type OlderReads = Pick<Sql, 'rows' | 'one'>;

/**
 * Takes reads that may be up to half a minute old off the database: to a replica that is reached and follows, where
 * `DATABASE_REPLICA_URLS` names some, else to the database itself.
 */
@Injectable()
export class ReplicaService implements OnModuleInit, OnApplicationShutdown {
  private readonly replicas: Replica[];
  private readonly stopping = new AbortController();
  private next = 0;

  constructor(
    private readonly db: Db,
    @Inject(CONFIG) config: Pick<Config, 'DATABASE_REPLICA_URLS' | 'DATABASE_CA' | 'DATABASE_POOL'>,
    @Inject(LOG) private readonly log: Logger,
  ) {
    this.replicas = config.DATABASE_REPLICA_URLS.map((DATABASE_URL) => {
      const address = databaseAddress({ ...config, DATABASE_URL });
      const pool = createPool({
        ...address,
        charset: COLLATION,
        timezone: 'Z',
        connectionLimit: config.DATABASE_POOL,
        connectTimeout: CONNECT_MS,
        stringifyObjects: true,
      });
      return {
        name: `${address.host}:${String(address.port)}`,
        pool,
        sql: new Sql({
          query: (sql, values) => pool.query({ sql, values: values as never, timeout: STATEMENT_MS }),
        }),
        behind: undefined,
        follows: false,
      };
    });
  }

  onModuleInit(): void {
    if (this.replicas.length === 0) return;
    gauge(
      'replica_behind_seconds',
      'How far a replica is behind; absent while it is not reached',
      'replica',
      () =>
        this.replicas.flatMap(({ name, behind }) => (behind === undefined ? [] : [[behind, name] as const])),
    );
    gauge('replica_follows', '1 while a replica is read', 'replica', () =>
      this.replicas.map(({ name, follows }) => [follows ? 1 : 0, name]),
    );
    void this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    // A frozen replica would not say goodbye.
    await Promise.race([Promise.all(this.replicas.map(({ pool }) => pool.end())), wait(GOODBYE_MS)]);
  }

  /** Reads that belong together: all from one place, or what fails there from the database, which is newer. */
  reader(): OlderReads {
    const following = this.replicas.filter(({ follows }) => follows);
    const chosen = following[(this.next += 1) % Math.max(1, following.length)];
    if (!chosen) return this.db;
    const read = async <T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> => {
      if (!chosen.follows) return here();
      return there().catch((error: unknown) => {
        this.note(chosen, undefined, error);
        return here();
      });
    };
    return {
      rows: (sql, params) =>
        read(
          () => chosen.sql.rows(sql, params),
          () => this.db.rows(sql, params),
        ),
      one: (sql, params) =>
        read(
          () => chosen.sql.one(sql, params),
          () => this.db.one(sql, params),
        ),
    };
  }

  private async watch(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.check().catch(() => undefined);
      await wait(CHECK_MS, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async check(): Promise<void> {
    const newest = Number((await this.db.one<{ at: string | null }>(NEWEST))?.at ?? 0);
    await Promise.all(
      this.replicas.map(async (replica) => {
        try {
          const [[seen]] = await replica.pool.query<Seen[]>({ sql: NEWEST, timeout: CONNECT_MS });
          this.note(replica, newest - Number(seen?.at ?? 0));
        } catch (error) {
          this.note(replica, undefined, error);
        }
      }),
    );
  }

  private note(replica: Replica, behind: number | undefined, error?: unknown): void {
    const follows = behind !== undefined && behind <= MOST_BEHIND_S;
    replica.behind = behind;
    if (follows === replica.follows || this.stopping.signal.aborted) return;
    replica.follows = follows;
    const said = follows ? 'follows' : behind === undefined ? 'is not reached' : 'is behind';
    this.log.warn({ err: error, replica: replica.name, behind }, `database: a replica ${said}`);
  }
}
