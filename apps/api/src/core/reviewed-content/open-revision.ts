import { OPEN_REVIEW_STATES } from '@ipw/domain';
import { DomainError } from '../errors/domain-error';
import type { RevisionEntity } from './revision.entity';
import type { Live } from './subject';

/** The live content and its open revision. */
export interface At {
  live: Live;
  open: RevisionEntity | undefined;
}

/** Refuses a change that names another version than the present one. */
export function refuseStale({ live, open }: At, seen: number | undefined): void {
  const version = open?.version ?? live.version;
  if (seen !== undefined && seen !== version)
    throw new DomainError('CONFLICT', { version, state: open?.state ?? 'approved' });
}

/** Refuses an edit that equals the approved content. */
export const nothingOpen = () =>
  new DomainError('STATE', { machine: 'revision', state: 'approved', allowed: OPEN_REVIEW_STATES });

/** The open revision; refuses when there is none. */
export function needed({ open }: At): RevisionEntity {
  if (!open) throw nothingOpen();
  return open;
}
