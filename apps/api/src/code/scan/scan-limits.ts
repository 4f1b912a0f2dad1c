import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../core/errors/domain-error';

/** Scans and misses of one address in a minute. A shop's whole staff behind one address stays below. */
export const SCAN_LIMITS = { scans: 300, misses: 30, perS: 60 } as const;

/**
 * How fast one address may scan, and guess. Counted in memory: a scan must not cost a write more, and a guess's chance
 * is 2^-56 however many processes one asks.
 */
@Injectable()
export class ScanLimits {
  private readonly scans = new RateLimiterMemory({ points: SCAN_LIMITS.scans, duration: SCAN_LIMITS.perS });
  private readonly misses = new RateLimiterMemory({ points: SCAN_LIMITS.misses, duration: SCAN_LIMITS.perS });

  /** Refuses an address that scans too fast, or has missed too often. */
  async admit(address: string): Promise<void> {
    const missed = await this.misses.get(address);
    if (missed && missed.consumedPoints > SCAN_LIMITS.misses) throw tooMany(missed);
    await take(this.scans, address);
  }

  /** Counts a code that does not exist; the one that is too many is still answered. */
  async miss(address: string): Promise<void> {
    await take(this.misses, address).catch(() => undefined);
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): DomainError =>
  new DomainError('TOO_MANY', { retry_after: Math.ceil(msBeforeNext / 1000) });

const take = async (limiter: RateLimiterMemory, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error) : error;
  }
};
