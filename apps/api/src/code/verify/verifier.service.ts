import { Inject, Injectable } from '@nestjs/common';
import type { CodeBatchState, Verdict } from '@ipw/domain';
import { Db, fromJson } from '../../core/db/db';
import { CodeCipher, type Origin } from '../engine';

/** What the batch of a code says of it. */
export interface BatchFacts {
  number: number;
  /** The only key whose codes of this number are the batch's. */
  key_version: number;
  ip_id: string;
  ip_name: string;
  ip_image: string | null;
  goods_id: string;
  project_name: string;
  product_name: string;
  /** Pictures only once staff have seen them: nobody else is shown them. */
  goods_image: string | null;
  licensee: string;
  quantity: number;
  state: CodeBatchState;
  revoked: [number, number][];
  delivered: boolean;
}

export interface Found {
  origin: Origin;
  batch: BatchFacts;
  /** The result before earlier scans are looked up. */
  verdict: Exclude<Verdict, 'scanned_before' | 'unknown'>;
}

/** A batch is looked up again after so long: that is how late a revocation reaches other processes. */
const LIFE_MS = 1000;
const MOST = 20_000;

/** The verdict of a batch's state. */
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
   * Undefined for a text that is no code of ours. A code counts only under the key its batch was issued with: a key that
   * leaked opens codes of every batch, and forges those of its own version alone.
   */
  async find(code: string): Promise<Found | undefined> {
    const origin = this.cipher.read(code);
    const batch = origin && (await this.batch(origin.batch));
    if (!batch || origin.version !== batch.key_version || origin.serial >= batch.quantity) return undefined;
    const cut = batch.revoked.some(([from, to]) => origin.serial >= from && origin.serial <= to);
    return { origin, batch, verdict: cut ? 'revoked' : VERDICT[batch.state] };
  }

  /** A change of a batch counts at once in the process that made it. */
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
          fg.id AS goods_image, COALESCE(l.licensee_name, g.licensee) AS licensee, b.quantity, b.state, b.revoked, b.delivered_at
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
