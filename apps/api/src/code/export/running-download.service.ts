import type { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { CODE_EXPORT, ulid } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import type { CodeExportEntity } from './export.entity';

/** A download being sent by this process. */
interface DownloadSlot {
  id: string;
  exportId: string;
  /** Whether the database knows it: before, another process cannot have taken it over. */
  isTaken: boolean;
  body: Readable | undefined;
}

const RETRY = { retry_after: 5 };

/** The refusal of a download that a newer one of the same export has ended. */
export const overtaken = (): DomainError => new DomainError('BUSY', RETRY);

/** Seconds a slot is held before it must be renewed, so that a killed process frees its slots. */
const HELD_S = 30;
const RENEW_MS = 10_000;

/**
 * Slots of running downloads. Limits: of a member and of an export across all processes (by the database's clock), and of
 * this process.
 */
@Injectable()
export class RunningDownloadService implements BeforeApplicationShutdown {
  private readonly slots = new Set<DownloadSlot>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly db: Db) {}

  /** Takes a slot, ending an earlier download of the same export. Refuses with TOO_MANY or BUSY when there is none. */
  async enter({ id, member_id }: Pick<CodeExportEntity, 'id' | 'member_id'>): Promise<DownloadSlot> {
    for (const slot of this.slots) if (slot.exportId === id) this.end(slot);
    if (this.slots.size >= CODE_EXPORT.perProcess) throw new DomainError('BUSY', RETRY);
    const slot: DownloadSlot = { id: ulid(), exportId: id, isTaken: false, body: undefined };
    this.slots.add(slot);
    try {
      await this.take(slot, member_id);
      slot.isTaken = true;
      this.refuseEnded(slot);
    } catch (error) {
      await this.leave(slot);
      throw error;
    }
    if (!this.closed) this.timer ??= this.renewLater();
    return slot;
  }

  /** Holds the slot until the body is closed. Refuses with BUSY when another download took over before the body existed. */
  hold(slot: DownloadSlot, body: Readable): void {
    slot.body = body;
    body.once('close', () => void this.leave(slot));
    // It may be ended before the reply listens for its errors.
    body.on('error', () => undefined);
    if (this.slots.has(slot)) return;
    body.destroy();
    throw overtaken();
  }

  /** Releases the slot. */
  async leave(slot: DownloadSlot): Promise<void> {
    this.end(slot);
    // A slot that cannot be released expires.
    await this.db
      .execute('UPDATE code_export SET held_by = NULL, held_until = NULL WHERE id = ? AND held_by = ?', [
        slot.exportId,
        slot.id,
      ])
      .catch(() => undefined);
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
    for (const slot of this.slots) this.end(slot);
  }

  private end(slot: DownloadSlot): void {
    this.slots.delete(slot);
    // Before its first byte the reason is the answer; after it the connection is cut.
    slot.body?.destroy(overtaken());
  }

  /** Refuses with BUSY a slot that a newer download of its export has ended meanwhile. */
  private refuseEnded(slot: DownloadSlot): void {
    if (!this.slots.has(slot)) throw overtaken();
  }

  private take(slot: DownloadSlot, memberId: string): Promise<void> {
    const { id, exportId } = slot;
    return this.db.tx(async (sql) => {
      // Serialises requests of a member, so that a concurrent second one counts the first.
      await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [memberId]);
      this.refuseEnded(slot);
      const others = await sql.one<{ n: number | string }>(
        'SELECT COUNT(*) AS n FROM code_export WHERE member_id = ? AND held_until > NOW(3) AND id <> ?',
        [memberId, exportId],
      );
      if (Number(others!.n) >= CODE_EXPORT.perMember) throw new DomainError('TOO_MANY', RETRY);
      await sql.execute(
        'UPDATE code_export SET held_by = ?, held_until = NOW(3) + INTERVAL ? SECOND WHERE id = ?',
        [id, HELD_S, exportId],
      );
    });
  }

  private renewLater(): NodeJS.Timeout {
    return setTimeout(() => {
      void this.renew()
        .catch(() => undefined)
        .finally(() => {
          this.timer = this.slots.size > 0 && !this.closed ? this.renewLater() : undefined;
        });
    }, RENEW_MS);
  }

  /** Renews the slots, and ends downloads another process has taken over. */
  private async renew(): Promise<void> {
    const slots = [...this.slots].filter(({ isTaken }) => isTaken);
    if (slots.length === 0) return;
    const ids = slots.map(({ id }) => id);
    await this.db.execute(
      'UPDATE code_export SET held_until = NOW(3) + INTERVAL ? SECOND WHERE id IN (?) AND held_by IN (?)',
      [HELD_S, slots.map(({ exportId }) => exportId), ids],
    );
    const held = await this.db.rows<{ held_by: string }>(
      'SELECT held_by FROM code_export WHERE id IN (?) AND held_by IN (?)',
      [slots.map(({ exportId }) => exportId), ids],
    );
    const ours = new Set(held.map(({ held_by }) => held_by));
    for (const slot of slots) if (!ours.has(slot.id)) this.end(slot);
  }
}
