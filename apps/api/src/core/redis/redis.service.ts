import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { CONFIG, type Config } from '../config';
import { KEYS, type Keys } from '../keys';
import { LOG } from '../log';
import { gauge } from '../metrics/metrics';

/** Pause after a command that failed, ms, in which none is tried. */
const PAUSE_MS = 1000;
const MOST_RETRY_MS = 2000;
/** Pause before a refused subscription is tried again, ms. */
const RESUBSCRIBE_MS = 1000;

const failures = new Counter({
  name: 'redis_failures_total',
  help: 'Commands of Redis that failed or took too long; the product went on without',
});

/** The driver's word for a connection that takes commands. */
const LISTENING = 'ready';

/**
 * Redis, if one is set: for what processes tell each other and may lose. Nothing waits for it and nothing fails with it; each
 * user has a way to go on without.
 */
@Injectable()
export class RedisService implements OnModuleInit, OnApplicationShutdown {
  private client: Redis | undefined;
  private subscriber: Redis | undefined;
  private pausedUntil = 0;
  private answered: boolean | undefined;
  private readonly channels = new Map<string, (message: string) => void>();
  /** Channels whose messages arrive over the present connection. */
  private readonly subscribed = new Set<string>();
  /** Of this installation, in a Redis that others use as well. */
  private readonly prefix: string;

  constructor(
    @Inject(CONFIG)
    private readonly config: RedisConfig,
    @Inject(KEYS) keys: Keys,
    @Inject(LOG) private readonly log: Logger,
  ) {
    const key = Buffer.from(keys.address, 'base64');
    this.prefix = `ipw:${createHmac('sha256', key).update('redis').digest('hex').slice(0, 12)}:`;
  }

  /** Loads the client only when an address is set. A Redis that does not answer does not stop the start. */
  async onModuleInit(): Promise<void> {
    if (!this.config.REDIS_URL) return;
    const { Redis } = await import('ioredis');
    const options = optionsOf(this.config);
    this.client = this.watch(new Redis(options));
    this.subscriber = this.watch(new Redis({ ...options, commandTimeout: 5000 }));
    this.subscriber.on('message', (channel: string, message: string) =>
      this.channels.get(channel)?.(message),
    );
    this.subscriber.on('close', () => this.subscribed.clear());
    this.subscriber.on('ready', () => {
      for (const channel of this.channels.keys()) void this.listen(channel);
    });
    gauge('redis_answers', '1 while Redis answers; absent without one', undefined, async () => [
      [(await this.run((redis) => redis.ping())) === 'PONG' ? 1 : 0],
    ]);
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
    this.subscriber?.disconnect();
  }

  get isSet(): boolean {
    return this.client !== undefined;
  }

  /** Whether messages of other processes arrive. */
  get isListening(): boolean {
    return this.isConnected && this.subscribed.size === this.channels.size;
  }

  private get isConnected(): boolean {
    return this.subscriber?.status === LISTENING;
  }

  keyOf(name: string): string {
    return this.prefix + name;
  }

  /** The answer of a command; undefined without Redis, or when it does not answer within `REDIS_TIMEOUT_MS`. */
  async run<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (!this.client || Date.now() < this.pausedUntil) return undefined;
    try {
      return await command(this.client);
    } catch {
      failures.inc();
      this.pausedUntil = Date.now() + PAUSE_MS;
      return undefined;
    }
  }

  publish(channel: string, message: string): void {
    void this.run((redis) => redis.publish(this.keyOf(channel), message));
  }

  /** Calls `heard` with each message of the channel, also after a break of the connection; messages during it are lost. */
  subscribe(channel: string, heard: (message: string) => void): void {
    this.channels.set(this.keyOf(channel), heard);
    if (this.isConnected) void this.listen(this.keyOf(channel));
  }

  private async listen(channel: string): Promise<void> {
    try {
      await this.subscriber!.subscribe(channel);
      if (this.isConnected) this.subscribed.add(channel);
    } catch {
      failures.inc();
      // A new connection subscribes by itself.
      setTimeout(() => {
        if (this.isConnected && !this.subscribed.has(channel)) void this.listen(channel);
      }, RESUBSCRIBE_MS).unref();
    }
  }

  private watch(redis: Redis): Redis {
    // Without a listener the client would print each failed attempt.
    redis.on('error', () => this.note(false));
    redis.on('ready', () => this.note(true));
    redis.on('close', () => this.note(false));
    return redis;
  }

  private note(answers: boolean): void {
    if (answers === this.answered) return;
    this.answered = answers;
    this.log.warn(answers ? 'redis: answers' : 'redis: no answer; scan limits and the bell go on without');
  }
}

type RedisConfig = Pick<Config, 'REDIS_URL' | 'REDIS_SENTINELS' | 'REDIS_MASTER' | 'REDIS_TIMEOUT_MS'>;

/** Where Redis is: the address, or the master that sentinels name, with the credentials of the address. */
function optionsOf({
  REDIS_URL,
  REDIS_SENTINELS,
  REDIS_MASTER,
  REDIS_TIMEOUT_MS,
}: RedisConfig): RedisOptions {
  const { protocol, hostname, port, username, password, pathname } = new URL(REDIS_URL!);
  const secure = protocol === 'rediss:';
  const place = REDIS_SENTINELS
    ? {
        sentinels: REDIS_SENTINELS,
        name: REDIS_MASTER,
        ...(secure ? { enableTLSForSentinelMode: true } : {}),
        sentinelRetryStrategy: (attempt: number) => Math.min(attempt * 100, MOST_RETRY_MS),
      }
    : { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 6379) };
  return {
    ...place,
    ...(secure ? { tls: {} } : {}),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    db: Number(pathname.slice(1) || 0),
    connectTimeout: 2000,
    commandTimeout: REDIS_TIMEOUT_MS,
    // Commands fail at once while there is no connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, MOST_RETRY_MS),
  };
}
