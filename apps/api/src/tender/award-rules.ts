import { awardMachine, type AwardState, registrationMachine } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import type { AwardEntity } from './award.entity';

export const awardRefusal = (state: AwardState, sentence: ServerKey): DomainError =>
  new DomainError('STATE', { machine: awardMachine.name, state, allowed: [] }, [], sentence);

/** Refuses who has opened a sealed entry of the project before its end. */
export async function refuseOpened(
  sql: Sql,
  { id }: StaffCaller,
  award: Pick<AwardEntity, 'id' | 'state'>,
): Promise<void> {
  const opened = await sql.one(
    `SELECT l.id FROM audit_line l JOIN tender_registration r ON r.id = l.subject_id
      WHERE l.subject = ? AND l.action = 'open' AND l.actor_id = ? AND r.tender_id = ? LIMIT 1`,
    [registrationMachine.name, id, award.id],
  );
  if (opened) throw awardRefusal(award.state, 'error.STATE.award_opened');
}
