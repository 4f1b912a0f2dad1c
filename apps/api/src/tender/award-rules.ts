import {
  AWARD_PUBLISHED,
  awardMachine,
  type AwardState,
  REGISTRATION_PASSED,
  registrationMachine,
  resultsOpen,
  type TenderCriterion,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { fromJson, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import type { OwnMatterService } from '../member';
import type { AwardEntity } from './award.entity';
import type { RegistrationEntity } from './registration.entity';
import type { TenderEntity } from './tender.entity';

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

/** Refuses who owns an IP with an entry to the project, or works on it; a draft is one. */
export async function refuseEntrant(
  sql: Sql,
  matters: OwnMatterService,
  staff: StaffCaller,
  tenderId: string,
): Promise<void> {
  const own = await matters.membersOf(sql, staff);
  if (own.length === 0) return;
  const entry = await sql.one(
    `SELECT r.id FROM tender_registration r
      JOIN (SELECT id AS ip_id FROM ip WHERE owner_id IN (?) UNION SELECT ip_id FROM ip_operator WHERE member_id IN (?)) o
        ON o.ip_id = r.ip_id
      WHERE r.tender_id = ? LIMIT 1`,
    [own, own, tenderId],
  );
  if (entry) throw new DomainError('OWN_MATTER');
}

/** Locks the result of a project whose entries are judged now: after the end, until it is published. */
export async function lockOpenAward(sql: Sql, tenderId: string): Promise<AwardEntity> {
  const award = await sql.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ? FOR UPDATE', [tenderId]);
  if (!award) throw notFound();
  if (award.state === AWARD_PUBLISHED)
    throw new DomainError('STATE', {
      machine: awardMachine.name,
      state: award.state,
      allowed: awardMachine.actions.propose.from,
    });
  const tender = (await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ?', [tenderId]))!;
  if (!resultsOpen(tender, Date.now())) throw awardRefusal(award.state, 'error.STATE.award_early');
  return award;
}

/** An approved entry of a project, for scores of all its criteria. */
export async function scorable(
  sql: Sql,
  tenderId: string,
  registrationId: string,
  points: readonly number[],
): Promise<RegistrationEntity> {
  const entry = await sql.one<RegistrationEntity & { criteria: string }>(
    `SELECT r.*, t.criteria FROM tender_registration r JOIN tender t ON t.id = r.tender_id
      WHERE r.id = ? AND r.tender_id = ? AND r.state = ?`,
    [registrationId, tenderId, REGISTRATION_PASSED],
  );
  if (!entry) throw notFound();
  if (points.length !== fromJson<TenderCriterion[]>(entry.criteria).length)
    throw validationError('points', 'choice');
  return entry;
}
