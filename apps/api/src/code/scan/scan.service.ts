import { Injectable } from '@nestjs/common';
import type { CodeFacts, ScanMark } from '@ipw/domain';
import { FileService } from '../../core/files/file.service';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import { agentFamily } from '../../core/http/agent';
import { ScanLimitService } from './scan-limit.service';
import { type Recorded, ScanLogService } from './scan-log.service';
import { type Found, sourceOf, VerifierService } from '../verify';

/** Stored data about the client of a scan. */
export interface Scanner {
  address: string;
  userAgent: string;
  place: string | null;
  /** When the same phone checked this code before. */
  checkedAt: Date | null;
  /** Why it is no visit; null when it counts. */
  mark: ScanMark | null;
}

/** Verifies and records scans, within the limits of their address. */
@Injectable()
export class ScanService {
  constructor(
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly verifier: VerifierService,
    private readonly log: ScanLogService,
    private readonly limits: ScanLimitService,
  ) {}

  /** Checks a code and stores the scan with its mark before answering, so that no verdict is given without a log line. */
  async scan(code: string, { address, userAgent, place, checkedAt, mark }: Scanner): Promise<CodeFacts> {
    await this.limits.admit(address);
    const at = new Date();
    const found = await this.verifier.find(code);
    if (!found) this.limits.miss(address);
    const recorded = await this.log.record({
      found,
      at,
      mark,
      checked: checkedAt !== null,
      place,
      agent: agentFamily(userAgent),
      source: sourceOf(this.cipher, address, at),
    });
    return this.facts(found, recorded, checkedAt);
  }

  private facts(
    found: Found | undefined,
    { verdict, visits, first_at }: Recorded,
    checkedAt: Date | null,
  ): CodeFacts {
    const batch = found?.batch;
    return {
      verdict,
      scan_count: visits,
      first_scanned_at: iso(first_at),
      checked_at: found && checkedAt ? checkedAt.toISOString() : null,
      ip: batch ? { name: batch.ip_name, image: this.files.picture(batch.ip_image, undefined) } : null,
      goods: batch
        ? {
            product_name: batch.product_name,
            project_name: batch.project_name,
            image: this.files.picture(batch.goods_image, undefined),
          }
        : null,
      licensee: batch?.licensee ?? null,
    };
  }
}
