import { createHash } from 'node:crypto';
import type { AuditFault, AuditVerdict } from '@ipw/domain';
import { type Db, isDuplicate } from '../db/db';
import { DomainError } from '../errors/domain-error';
import { iso } from '../http/iso';
import type { FieldCipher } from '../security/field-cipher';
import { isSigned, type LineContent, lineText } from '../transition/history.service';
import type { Anchor } from './anchor-reader';
import type { Anchors } from './anchors';

type Line = LineContent & {
  id: number | string;
  signature: string | null;
  chain_number: number | string | null;
  chain_hash: string | null;
};

const COLUMNS =
  'id, subject, subject_id, action, from_state, to_state, actor_type, actor_id, reason, changes, created_at, signature, chain_number, chain_hash';
const BATCH = 500;

/** Hash of a line: over the previous line's hash, its number and its content. */
const hashOf = (previous: string, number: number, line: Line): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, number, String(line.id), line.signature, lineText(line)]))
    .digest('hex');

/**
 * The audit log as a hash chain. Lines are inserted without a number, so that concurrent changes do not wait for each other;
 * `AuditSealer` numbers and chains them after their commit. A line that commits late is chained later.
 */
export class AuditChain {
  private lockedEnd: string | undefined;
  /** An end that could not be anchored yet, as on a full disk. */
  private owed: Anchor | undefined;

  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly anchors: Anchors,
  ) {}

  /** Chains all committed lines that have no number yet, and anchors the new end. Returns their count. */
  async seal(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const batch = await this.sealBatch();
      sealed += batch;
      await this.anchor();
      if (batch < BATCH) return sealed;
    }
  }

  private async sealBatch(): Promise<number> {
    try {
      const end = await this.db.tx(async (sql) => {
        const lines = await sql.rows<Line>(
          `SELECT ${COLUMNS} FROM audit_line WHERE chain_number IS NULL ORDER BY id LIMIT ${String(BATCH)}`,
        );
        if (lines.length === 0) return undefined;
        const head = await sql.one<Line>(
          `SELECT ${COLUMNS} FROM audit_line WHERE chain_number IS NOT NULL ORDER BY chain_number DESC LIMIT 1`,
        );
        const from = Number(head?.chain_number ?? 0);
        const hashes: string[] = [];
        for (const [at, line] of lines.entries())
          hashes.push(hashOf(hashes.at(-1) ?? head?.chain_hash ?? '', from + at + 1, line));
        const ids = lines.map(({ id }) => id);
        // The index hint: without it the scan would lock lines of open transactions.
        const changed = await sql.execute(
          'UPDATE audit_line FORCE INDEX (PRIMARY) SET chain_number = ? + FIELD(id, ?), chain_hash = ELT(FIELD(id, ?), ?) WHERE id IN (?) AND chain_number IS NULL',
          [from, ids, ids, hashes, ids],
        );
        if (changed !== lines.length) throw new DomainError('CONFLICT');
        return { number: from + lines.length, hash: hashes.at(-1)!, count: lines.length };
      });
      if (end) this.owed = { number: end.number, hash: end.hash };
      return end?.count ?? 0;
    } catch (error) {
      // Another process has just chained the same lines.
      if (isDuplicate(error) || (error instanceof DomainError && error.reason === 'CONFLICT')) return 0;
      throw error;
    }
  }

  private async anchor(): Promise<void> {
    const { owed } = this;
    if (!owed) return;
    await this.anchors.append(owed);
    if (this.owed === owed) this.owed = undefined;
  }

  /** Puts the end of the chain into the bucket with object lock. */
  async lockEnd(): Promise<void> {
    const end = await this.db.one<{ chain_number: number | string; chain_hash: string }>(
      'SELECT chain_number, chain_hash FROM audit_line WHERE chain_number IS NOT NULL ORDER BY chain_number DESC LIMIT 1',
    );
    if (!end || end.chain_hash === this.lockedEnd) return;
    await this.anchors.lock({ number: Number(end.chain_number), hash: end.chain_hash });
    this.lockedEnd = end.chain_hash;
  }

  /**
   * Reads the whole chain, or its newest lines, compares it with the anchors, and returns the first line that fails. The
   * first of the newest lines must follow the stored hash of the line before them, and the hash of each line holds that of
   * all before: one right anchor at or behind the beginning proves that the beginning is the chain that was anchored.
   * Lines before it are not read, so a change of their content is not seen.
   */
  async verify(newest = Infinity): Promise<AuditVerdict> {
    const anchors = await this.anchors.open();
    let at = await this.before(newest);
    const skipped = at.number;
    let compared = 0;
    const verdict = (number: number, fault?: AuditFault, line?: Line): AuditVerdict => ({
      lines: at.number - skipped,
      skipped,
      anchors: compared,
      restores: anchors.restores,
      broken: fault ? brokenOf(number, fault, line) : null,
    });

    let copy: Line | undefined;
    await anchors.load(skipped, skipped);
    const anchored = anchors.at(skipped);
    compared += anchored.length;
    if (anchored.some((hash) => hash !== at.hash)) return verdict(skipped, 'rebuilt');
    for (;;) {
      const lines = await this.db.rows<Line>(
        `SELECT ${COLUMNS} FROM audit_line WHERE chain_number > ? ORDER BY chain_number LIMIT ${String(BATCH)}`,
        [at.number],
      );
      await anchors.load(at.number + 1, at.number + lines.length);
      for (const line of lines) {
        const number = at.number + 1;
        const hash = hashOf(at.hash, number, line);
        const hashes = anchors.at(number);
        compared += hashes.length;
        const fault = this.faultOf(line, { number, hash, signed: at.signed }, hashes);
        if (fault) return verdict(number, fault, fault === 'missing' ? undefined : line);
        at = { number, hash, signed: line.signature !== null };
      }
      if (lines.length) copy ??= await this.copied(at.number - lines.length, at.number);
      if (lines.length < BATCH) break;
    }
    if (anchors.last > at.number) return verdict(at.number + 1, 'missing');
    return copy ? verdict(Number(copy.chain_number), 'foreign', copy) : verdict(0);
  }

  /** The line before the newest ones, as it is stored; the beginning of the chain when there are no more than these. */
  private async before(newest: number): Promise<{ number: number; hash: string; signed: boolean }> {
    const of = 'SELECT chain_number, chain_hash, signature FROM audit_line WHERE';
    type Stored = Pick<Line, 'chain_number' | 'chain_hash' | 'signature'>;
    const end = await this.db.one<Stored>(
      `${of} chain_number IS NOT NULL ORDER BY chain_number DESC LIMIT 1`,
    );
    const number = Number(end?.chain_number ?? 0) - newest;
    // The one before it, should it be gone: then the next is found missing.
    const line =
      number > 0
        ? await this.db.one<Stored>(`${of} chain_number <= ? ORDER BY chain_number DESC LIMIT 1`, [number])
        : undefined;
    return {
      number: Number(line?.chain_number ?? 0),
      hash: line?.chain_hash ?? '',
      signed: line ? line.signature !== null : false,
    };
  }

  private faultOf(
    line: Line,
    expected: { number: number; hash: string; signed: boolean },
    anchored: readonly string[],
  ): AuditFault | undefined {
    if (Number(line.chain_number) !== expected.number) return 'missing';
    // Lines from before signatures were added have none; after the first signed line, all are signed.
    if (line.signature === null && expected.signed) return 'foreign';
    if (line.signature !== null && !isSigned(this.cipher, line, line.signature)) return 'altered';
    if (line.chain_hash !== expected.hash) return 'moved';
    if (anchored.some((hash) => hash !== expected.hash)) return 'rebuilt';
    return undefined;
  }

  /** The first of some lines that was stored before: signatures are unique. A copy has its time, too, by which it is found. */
  private copied(after: number, to: number): Promise<Line | undefined> {
    return this.db.one<Line>(
      `SELECT ${COLUMNS} FROM audit_line line WHERE chain_number > ? AND chain_number <= ? AND EXISTS
         (SELECT 1 FROM audit_line earlier WHERE earlier.created_at = line.created_at AND earlier.signature = line.signature
            AND earlier.chain_number < line.chain_number) ORDER BY chain_number LIMIT 1`,
      [after, to],
    );
  }
}

const brokenOf = (number: number, fault: AuditFault, line?: Line): AuditVerdict['broken'] => ({
  number,
  fault,
  line_id: line ? String(line.id) : null,
  subject: line?.subject ?? null,
  subject_id: line?.subject_id ?? null,
  action: line?.action ?? null,
  at: iso(line?.created_at),
});
