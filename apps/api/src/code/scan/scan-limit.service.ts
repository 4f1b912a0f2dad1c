import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../core/errors/domain-error';
import { RedisService } from '../../core/redis/redis.service';

/**
 * Scans of one address in a minute, and how many of them may be unknown codes: 30, beyond that at most half. A shop behind
 * one address stays below, even with a box of fakes.
 */
export const SCAN_LIMITS = { scans: 300, misses: 30, share: 0.5, windowMs: 60_000 } as const;

interface Counted {
  scans: number;
  misses: number;
}

/** Counts a scan of all processes; answers how long the address has to wait, ms, or -1. */
const ADMIT = `
local scans = tonumber(redis.call('HGET', KEYS[1], 's') or '0')
local misses = tonumber(redis.call('HGET', KEYS[1], 'm') or '0')
if scans >= tonumber(ARGV[1]) or (misses > tonumber(ARGV[2]) and misses > scans * tonumber(ARGV[3])) then
  return redis.call('PTTL', KEYS[1])
end
redis.call('HINCRBY', KEYS[1], 's', 1)
if scans == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return -1`;
/** Counts an unknown code, unless the minute of its scan is over. */
const MISS = `if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('HINCRBY', KEYS[1], 'm', 1) end return 0`;

/**
 * Limits scans and guesses of an address. Counts are in memory, by whole minutes, because a scan must not cost another write
 * and a guess succeeds with a chance of 2^-56; with Redis also those of all processes together, by minutes that begin with
 * the first scan of an address.
 */
@Injectable()
export class ScanLimitService {
  private readonly counts = new Map<string, Counted>();
  private until = 0;

  constructor(private readonly redis: RedisService) {}

  /** Counts a scan; refuses an address that has scanned, or missed, too often. */
  async admit(address: string): Promise<void> {
    this.admitHere(address);
    if (!this.redis.isSet) return;
    const { scans, misses, share, windowMs } = SCAN_LIMITS;
    const waitMs = await this.redis.run((redis) =>
      redis.eval(ADMIT, 1, this.keyOf(address), scans, misses, share, windowMs),
    );
    if (waitMs !== undefined && Number(waitMs) >= 0) throw tooMany(Number(waitMs));
  }

  /** Counts an unknown code; the one that reaches the limit is still answered. */
  miss(address: string): void {
    this.of(address).misses += 1;
    if (this.redis.isSet) void this.redis.run((redis) => redis.eval(MISS, 1, this.keyOf(address)));
  }

  private admitHere(address: string): void {
    const counted = this.of(address);
    const guesses = counted.misses > SCAN_LIMITS.misses && counted.misses > counted.scans * SCAN_LIMITS.share;
    if (guesses || counted.scans >= SCAN_LIMITS.scans) throw tooMany(this.until - Date.now());
    counted.scans += 1;
  }

  /** Redis gets no address, only a hash for a minute. */
  private keyOf(address: string): string {
    return this.redis.keyOf(
      `scan:${createHash('sha256').update(this.redis.keyOf(address)).digest('hex').slice(0, 24)}`,
    );
  }

  private of(address: string): Counted {
    const now = Date.now();
    if (now >= this.until) {
      this.counts.clear();
      this.until = now + SCAN_LIMITS.windowMs;
    }
    const counted = this.counts.get(address) ?? { scans: 0, misses: 0 };
    this.counts.set(address, counted);
    return counted;
  }
}

const tooMany = (waitMs: number): DomainError =>
  new DomainError('TOO_MANY', { retry_after: Math.ceil(Math.max(waitMs, 1) / 1000) });
