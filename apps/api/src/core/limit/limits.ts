import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EXPORT, QUOTA, SIGN_IN, YZM } from '@ipw/domain';
import { RateLimiterMySQL, type RateLimiterRes } from 'rate-limiter-flexible';
import { Db } from '../db/db';
import { DomainError } from '../errors/domain-error';
import { Jobs } from '../jobs/jobs';

const HOUR = 3600;

/** Every limit of the product: how often, in how many seconds. */
const RULES = {
  yzm_wait: { points: 1, duration: YZM.waitMs / 1000 },
  yzm_phone: { points: YZM.perPhoneDay, duration: 24 * HOUR },
  yzm_address: { points: YZM.perAddressHour, duration: HOUR },
  sign_in: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000 },
  sign_in_address: { points: 200, duration: HOUR },
  staff_sign_in: { points: SIGN_IN.tries, duration: SIGN_IN.lockMs / 1000 },
  is_register: { points: 120, duration: HOUR },
  ip_add: { points: 30, duration: HOUR },
  upload: { points: QUOTA.perHour, duration: HOUR },
  search: { points: 120, duration: 60 },
  directory: { points: 120, duration: 60 },
  data_export: { points: EXPORT.perDay, duration: 24 * HOUR },
  closure: { points: 5, duration: 24 * HOUR },
  email: { points: 5, duration: 24 * HOUR },
  identity: { points: 10, duration: HOUR },
  stream: { points: 60, duration: 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof RULES;

/** Limits kept in the database, so that every process counts together. Keys are hashed: no phone lies in the table. */
@Injectable()
export class Limits implements OnModuleInit {
  private limiters!: Record<LimitName, RateLimiterMySQL>;

  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    // Its statements belong to one connection (BEGIN … COMMIT), so it takes them from the pool itself.
    const { pool, database } = this.db.source.driver as unknown as { pool: unknown; database: string };
    this.limiters = Object.fromEntries(
      Object.entries(RULES).map(([name, { points, duration }]) => [
        name,
        new RateLimiterMySQL({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          keyPrefix: name,
          points,
          duration,
          clearExpiredByTimeout: false,
          dbName: database,
        }),
      ]),
    ) as Record<LimitName, RateLimiterMySQL>;
    this.jobs.every(3_600_000, 'sweep-limits', async () => {
      await this.db.change('DELETE FROM rate_limit WHERE expire < ? LIMIT 10000', [Date.now()]);
    });
  }

  /** Counts one; refuses with TOO_MANY (or `refusal`) and `retry_after` seconds when the limit is used up. */
  async take(name: LimitName, key: string, refusal: 'TOO_MANY' | 'LOCKED' = 'TOO_MANY'): Promise<void> {
    try {
      await this.limiters[name].consume(hashed(key));
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new DomainError(refusal, { retry_after: secondsOf(error as RateLimiterRes) });
    }
  }

  /** Refuses when the limit is already used up, without counting. */
  async check(name: LimitName, key: string, refusal: 'TOO_MANY' | 'LOCKED' = 'TOO_MANY'): Promise<void> {
    const found = await this.limiters[name].get(hashed(key));
    if (found && found.consumedPoints >= RULES[name].points)
      throw new DomainError(refusal, { retry_after: secondsOf(found) });
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].delete(hashed(key));
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);
const secondsOf = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));
