import { Inject, Injectable } from '@nestjs/common';
import type { CodeBatchState, Verdict } from '@ipw/domain';
import { Db, fromJson } from '../../core/db/db';
import { CodeCipher, type Origin, type SerialRange } from '../engine';
import { LICENSEE_NAME } from '../issue';

/** Data of a code's batch. */
export interface BatchFacts {
  number: number;
  /** The only key version valid for codes of this batch. */
  key_version: number;
  ip_id: string;
  ip_name: string;
  ip_image: string | null;
  goods_id: string;
  project_name: string;
  product_name: string;
  /** The goods' picture, once reviewed by staff. */
  goods_image: string | null;
  licensee: string;
  quantity: number;
  state: CodeBatchState;
  revoked: SerialRange[];
  delivered: boolean;
}

/** A valid code: what it says, its batch, and the verdict. */
export interface Found {
  origin: Origin;
  batch: BatchFacts;
  /** The result before earlier scans are looked up. */
  verdict: Exclude<Verdict, 'scanned_before' | 'unknown'>;
}

/** Lifetime of a cached batch: other processes apply a revocation within this time. */
const LIFE_MS = 1000;
const MOST = 20_000;

/** The verdict for each state of a batch. */
const VERDICT: Record<CodeBatchState, Found['verdict']> = {
  active: 'genuine',
  suspended: 'suspended',
  revoked: 'revoked',
};

/** Verifies a code: one decryption, then the batch's state and range from a cache of one second. */
@Injectable()
export class VerifierService {
  private readonly known = new Map<number, { facts: Promise<BatchFacts | undefined>; until: number }>();

  constructor(
    private readonly db: Db,
    @Inject(CodeCipher) private readonly cipher: CodeCipher,
  ) {}

  /**
   * The batch and serial of a code; undefined for other texts. A code is valid only under the key version of its batch, so a
   * leaked key can forge only codes of its own version.
   */
  async find(code: string): Promise<Found | undefined> {
    const origin = this.cipher.read(code);
    const batch = origin && (await this.batch(origin.batch));
    if (!batch || origin.version !== batch.key_version || origin.serial >= batch.quantity) return undefined;
    const cut = batch.revoked.some(([from, to]) => origin.serial >= from && origin.serial <= to);
    return { origin, batch, verdict: cut ? 'revoked' : VERDICT[batch.state] };
  }

  /** Drops the cache, so that a change of a batch applies at once in this process. */
  forget(): void {
    this.known.clear();
  }

  private batch(number: number): Promise<BatchFacts | undefined> {
    const now = Date.now();
    const held = this.known.get(number);
    if (held && held.until > now) return held.facts;
    if (this.known.size >= MOST) this.known.clear();
    const facts = this.read(number);
    this.known.set(number, { facts, until: now + LIFE_MS });
    facts.catch(() => this.known.delete(number));
    return facts;
  }

  private async read(number: number): Promise<BatchFacts | undefined> {
    const row = await this.db.one<
      Omit<BatchFacts, 'revoked' | 'delivered'> & { revoked: string; delivered_at: Date | null }
    >(
      `SELECT b.number, b.key_version, b.ip_id, ip.ip_name, fi.id AS ip_image, b.goods_id, g.project_name, g.product_name,
          fg.id AS goods_image, ${LICENSEE_NAME} AS licensee, b.quantity, b.state, b.revoked, b.delivered_at
         FROM code_batch b JOIN ip ON ip.id = b.ip_id JOIN code_goods g ON g.id = b.goods_id
         LEFT JOIN code_licensee l ON l.id = b.licensee_id
         LEFT JOIN uploaded_file fi ON fi.id = ip.image_id AND fi.open = 1 AND fi.image_status = 1
         LEFT JOIN uploaded_file fg ON fg.id = g.image_id AND fg.open = 1 AND fg.image_status = 1 WHERE b.number = ?`,
      [number],
    );
    if (!row) return undefined;
    const { delivered_at, revoked, ...facts } = row;
    return { ...facts, revoked: fromJson(revoked), delivered: delivered_at !== null };
  }
}
