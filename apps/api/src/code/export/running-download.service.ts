import type { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { CODE_EXPORT, ulid } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { DomainError } from '../../core/errors/domain-error';
import type { CodeExportEntity } from './export.entity';

/** A download that is sent, by this process. */
interface Place {
  id: string;
  exportId: string;
  body: Readable | undefined;
}

const RETRY = { retry_after: 5 };
/** A place is held for so long at a time: a process that was killed holds none afterwards. */
const HELD_S = 30;
const RENEW_MS = 10_000;

/**
 * Places of downloads: so many a member and one an export, in all processes together, on the database's clock; so many in
 * all, in this process.
 */
@Injectable()
export class RunningDownloadService implements BeforeApplicationShutdown {
  private readonly places = new Set<Place>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly db: Db) {}

  /** Takes a place, ending an earlier download of the same export. Refuses with TOO_MANY or BUSY when there is none. */
  async enter({ id, member_id }: Pick<CodeExportEntity, 'id' | 'member_id'>): Promise<Place> {
    for (const place of this.places) if (place.exportId === id) this.end(place);
    if (this.places.size >= CODE_EXPORT.perProcess) throw new DomainError('BUSY', RETRY);
    const place: Place = { id: ulid(), exportId: id, body: undefined };
    this.places.add(place);
    try {
      await this.take(place, member_id);
    } catch (error) {
      this.places.delete(place);
      throw error;
    }
    this.timer ??= this.renewLater();
    return place;
  }

  /** The place is kept until the body is closed. */
  hold(place: Place, body: Readable): void {
    place.body = body;
    body.once('close', () => void this.leave(place));
    // Another download may have taken over before there was anything to end.
    if (!this.places.has(place)) body.destroy();
  }

  /** Gives the place back. */
  async leave(place: Place): Promise<void> {
    this.end(place);
    // A place that cannot be given back runs out.
    await this.db
      .execute('UPDATE code_export SET held_by = NULL, held_until = NULL WHERE id = ? AND held_by = ?', [
        place.exportId,
        place.id,
      ])
      .catch(() => undefined);
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
    clearTimeout(this.timer);
    for (const place of this.places) this.end(place);
  }

  private end(place: Place): void {
    this.places.delete(place);
    place.body?.destroy();
  }

  private take({ id, exportId }: Place, memberId: string): Promise<void> {
    return this.db.tx(async (sql) => {
      // One after the other: of two that ask at once, the second counts the first.
      await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [memberId]);
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
          this.timer = this.places.size > 0 && !this.closed ? this.renewLater() : undefined;
        });
    }, RENEW_MS);
  }

  /** Holds on to the places there are, and ends what another process has taken over. */
  private async renew(): Promise<void> {
    const places = [...this.places];
    if (places.length === 0) return;
    const ids = places.map(({ id }) => id);
    await this.db.execute(
      'UPDATE code_export SET held_until = NOW(3) + INTERVAL ? SECOND WHERE id IN (?) AND held_by IN (?)',
      [HELD_S, places.map(({ exportId }) => exportId), ids],
    );
    const held = await this.db.rows<{ held_by: string }>(
      'SELECT held_by FROM code_export WHERE id IN (?) AND held_by IN (?)',
      [places.map(({ exportId }) => exportId), ids],
    );
    const ours = new Set(held.map(({ held_by }) => held_by));
    for (const place of places) if (!ours.has(place.id)) this.end(place);
  }
}
