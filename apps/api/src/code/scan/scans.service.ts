import { Injectable } from '@nestjs/common';
import type { CodeFacts, Verdict } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { Files } from '../../core/files/files';
import { FieldCipher } from '../../core/security/field-cipher';
import { agentFamily } from '../../core/http/agent';
import { ScanLimits } from './scan-limits';
import { ScanLog } from './scan-log';
import { type Found, Verifier } from './verifier';

/** Who scans, as far as we want to know. */
export interface Scanner {
  address: string;
  userAgent: string;
  place: string | null;
  /** When the same phone checked this very code before. */
  checkedAt: Date | null;
}

/** Checks codes for whoever scans them. */
@Injectable()
export class Scans {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly cipher: FieldCipher,
    private readonly verifier: Verifier,
    private readonly log: ScanLog,
    private readonly limits: ScanLimits,
  ) {}

  /** Checks a code, writes the scan, and only then answers. */
  async scan(code: string, scanner: Scanner): Promise<CodeFacts> {
    this.limits.admit(scanner.address);
    const at = new Date();
    const found = await this.verifier.find(code);
    if (!found) this.limits.miss(scanner.address);
    const { verdict, visits, first_at } = await this.log.record({
      found,
      at,
      repeated: scanner.checkedAt !== null,
      place: scanner.place,
      agent: agentFamily(scanner.userAgent),
      source: this.cipher.blind('scan', scanner.address).slice(0, 16),
    });
    return this.facts(found, { verdict, visits, first_at: found ? first_at : null }, scanner.checkedAt);
  }

  /** What a scan would tell, for a robot or for whoever has scanned already: nothing is stored, nothing counted. */
  async look(code: string, { address, checkedAt }: Scanner): Promise<CodeFacts> {
    this.limits.admit(address);
    const found = await this.verifier.find(code);
    if (!found) this.limits.miss(address);
    const seen = found && (await this.log.seen(found));
    const others = (seen?.visits ?? 0) - (checkedAt ? 1 : 0);
    const verdict = found?.verdict === 'genuine' && others > 0 ? 'scanned_before' : found?.verdict;
    return this.facts(
      found,
      { verdict: verdict ?? 'unknown', visits: seen?.visits ?? 0, first_at: seen?.first_at ?? null },
      checkedAt,
    );
  }

  private facts(
    found: Found | undefined,
    { verdict, visits, first_at }: { verdict: Verdict; visits: number; first_at: Date | null },
    checkedAt: Date | null,
  ): CodeFacts {
    const batch = found?.batch;
    return {
      verdict,
      scan_count: visits,
      first_scanned_at: first_at?.toISOString() ?? null,
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
