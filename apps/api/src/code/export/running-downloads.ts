import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CODE_EXPORT } from '@ipw/domain';
import { DomainError } from '../../core/errors/domain-error';
import type { CodeExportEntity } from './export.entity';

/** A place among the downloads of this process. */
interface Place {
  exportId: string;
  memberId: string;
  body: Readable | undefined;
}

const RETRY = { retry_after: 5 };

/** The downloads this process sends: so many in all, so many a member, one an export. */
@Injectable()
export class RunningDownloads {
  private readonly places = new Set<Place>();

  /** Takes a place, ending an earlier download of the same export. Refuses with TOO_MANY or BUSY when there is none. */
  enter({ id, member_id }: Pick<CodeExportEntity, 'id' | 'member_id'>): Place {
    for (const place of this.places) if (place.exportId === id) this.leave(place);
    const own = [...this.places].filter(({ memberId }) => memberId === member_id);
    if (own.length >= CODE_EXPORT.perMember) throw new DomainError('TOO_MANY', RETRY);
    if (this.places.size >= CODE_EXPORT.perProcess) throw new DomainError('BUSY', RETRY);
    const place: Place = { exportId: id, memberId: member_id, body: undefined };
    this.places.add(place);
    return place;
  }

  /** The place is kept until the body is closed. */
  hold(place: Place, body: Readable): void {
    place.body = body;
    body.once('close', () => this.places.delete(place));
    // Another download may have taken over before there was anything to end.
    if (!this.places.has(place)) body.destroy();
  }

  leave(place: Place): void {
    this.places.delete(place);
    place.body?.destroy();
  }
}
