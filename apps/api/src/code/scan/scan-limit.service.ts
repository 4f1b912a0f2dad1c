import { Injectable } from '@nestjs/common';
import { DomainError } from '../../core/errors/domain-error';

/**
 * Scans of one address in a minute, and how many of them may be unknown codes: 30, beyond that at most half. A shop behind
 * one address stays below, even with a box of fakes.
 */
export const SCAN_LIMITS = { scans: 300, misses: 30, share: 0.5, windowMs: 60_000 } as const;

interface Counted {
  scans: number;
  misses: number;
}

/**
 * Limits scans and guesses of an address. Counts are in memory, by whole minutes, because a scan must not cost another write
 * and a guess succeeds with a chance of 2^-56. All counts are dropped when the minute ends.
 */
@Injectable()
export class ScanLimitService {
  private readonly counts = new Map<string, Counted>();
  private until = 0;

  /** Counts a scan; refuses an address that has scanned, or missed, too often. */
  admit(address: string): void {
    const counted = this.of(address);
    const guesses = counted.misses > SCAN_LIMITS.misses && counted.misses > counted.scans * SCAN_LIMITS.share;
    if (guesses || counted.scans >= SCAN_LIMITS.scans)
      throw new DomainError('TOO_MANY', { retry_after: Math.ceil((this.until - Date.now()) / 1000) });
    counted.scans += 1;
  }

  /** Counts an unknown code; the one that reaches the limit is still answered. */
  miss(address: string): void {
    this.of(address).misses += 1;
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
