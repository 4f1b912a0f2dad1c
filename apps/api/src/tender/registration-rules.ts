import { REGISTRATION_ENTERED, resultsOpen, TENDER_OPEN, tenderMachine, tenderTimeOf } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { TenderEntity } from './tender.entity';
import { tenderOver } from './tender-rules';

const refusal = (sentence: ServerKey): DomainError =>
  new DomainError('STATE', { machine: tenderMachine.name, state: TENDER_OPEN, allowed: [] }, [], sentence);

/** Refuses a request that arrived before the opening or after the end of a project, or that waited until results open. */
export function refuseClosed(tender: TenderEntity, arrived: Date): void {
  const time = tenderTimeOf(tender, arrived);
  if (tender.state !== TENDER_OPEN || time === 'ended' || resultsOpen(tender, Date.now())) throw tenderOver();
  if (time === 'not_started') throw refusal('error.STATE.tender_early');
}

export async function entriesOf(sql: Sql, tenderId: string): Promise<number> {
  const found = await sql.one<{ n: number | string }>(
    'SELECT COUNT(*) AS n FROM tender_registration WHERE tender_id = ? AND state IN (?)',
    [tenderId, REGISTRATION_ENTERED],
  );
  return Number(found!.n);
}

/**
 * Lets one entry at a time into a project that takes a limited number. It locks the row of the project's result, because all
 * entrants share the lock of the project; before any read without a lock, which would not see the entry that was waited for.
 */
export async function lockPlaces(sql: Sql, { id, most_entries }: TenderEntity): Promise<void> {
  if (most_entries !== null) await sql.one('SELECT id FROM tender_award WHERE id = ? FOR UPDATE', [id]);
}

/** Refuses one entry more than the project takes. The places must be locked. */
export async function refuseFull(sql: Sql, { id, most_entries }: TenderEntity): Promise<void> {
  if (most_entries !== null && (await entriesOf(sql, id)) >= most_entries)
    throw refusal('error.STATE.tender_full');
}
