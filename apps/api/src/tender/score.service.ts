import { Injectable } from '@nestjs/common';
import {
  AWARD_PUBLISHED,
  awardMachine,
  type EntryScore,
  REGISTRATION_PASSED,
  registrationMachine,
  resultsOpen,
  type scoreInput,
  type TenderCriterion,
  ulid,
  weightedScore,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { OwnMatterService } from '../member';
import type { AwardEntity } from './award.entity';
import { awardRefusal, refuseOpened } from './award-rules';
import type { RegistrationEntity } from './registration.entity';
import type { ScoreEntity } from './score.entity';
import type { TenderEntity } from './tender.entity';

type Given = z.output<typeof scoreInput>;
export interface Opening {
  ip_name: string;
  staff_name: string;
  at: string;
}

/** Scores of several reviewers for approved entries, after the end and until the result is published. */
@Injectable()
export class ScoreService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly matters: OwnMatterService,
  ) {}

  /** Writes the caller's scores for an entry; given again they replace the earlier ones. */
  give(staff: StaffCaller, tenderId: string, { version, registration_id, points, remark }: Given) {
    return this.db.tx(async (sql) => {
      const award = await sql.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ? FOR UPDATE', [
        tenderId,
      ]);
      if (!award) throw notFound();
      if (award.version !== version) throw new DomainError('CONFLICT', { version: award.version });
      if (award.state === AWARD_PUBLISHED)
        throw new DomainError('STATE', {
          machine: awardMachine.name,
          state: award.state,
          allowed: awardMachine.actions.propose.from,
        });
      const tender = (await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ?', [tenderId]))!;
      if (!resultsOpen(tender, Date.now())) throw awardRefusal(award.state, 'error.STATE.award_early');
      const entry = await sql.one<RegistrationEntity>(
        'SELECT * FROM tender_registration WHERE id = ? AND tender_id = ? AND state = ?',
        [registration_id, tenderId, REGISTRATION_PASSED],
      );
      if (!entry) throw notFound();
      if (points.length !== fromJson<TenderCriterion[]>(tender.criteria).length)
        throw validationError('points', 'choice');
      await this.matters.refuseIp(sql, staff, entry.ip_id);
      await refuseOpened(sql, staff, award);
      const row = { points: JSON.stringify(points), remark: remark ?? null };
      await sql.execute(
        `INSERT INTO tender_score (id, tender_id, registration_id, staff_id, points, remark) VALUES (?, ?, ?, ?, ?, ?)
          ON DUPLICATE KEY UPDATE points = VALUES(points), remark = VALUES(remark)`,
        [ulid(), tenderId, registration_id, staff.id, row.points, row.remark],
      );
      await this.history.write(sql, {
        subject: registrationMachine.name,
        subjectId: registration_id,
        action: 'score',
        actor: staff,
      });
    });
  }

  /** All scores of a project, by entry. */
  async of(tenderId: string, weights: readonly number[], reader: StaffCaller) {
    const rows = await this.db.rows<ScoreEntity & { name: string | null }>(
      `SELECT t.*, s.name FROM tender_score t LEFT JOIN staff s ON s.id = t.staff_id
        WHERE t.tender_id = ? ORDER BY t.id`,
      [tenderId],
    );
    return (registrationId: string): EntryScore[] =>
      rows
        .filter(({ registration_id }) => registration_id === registrationId)
        .map(({ name, staff_id, points, remark }) => {
          const given = fromJson<number[]>(points);
          return {
            scorer: name ?? '',
            mine: staff_id === reader.id ? 1 : 0,
            points: given,
            total: weightedScore(given, weights),
            remark,
          };
        });
  }

  /** Who opened which sealed entry before the end, and when. */
  async openings(sql: Sql, tenderId: string): Promise<Opening[]> {
    const rows = await sql.rows<{ ip_name: string; staff_name: string | null; at: Date }>(
      `SELECT ip.ip_name, s.name AS staff_name, l.created_at AS at FROM tender_registration r
        JOIN audit_line l ON l.subject = ? AND l.subject_id = r.id AND l.action = 'open'
        JOIN ip ON ip.id = r.ip_id LEFT JOIN staff s ON s.id = l.actor_id WHERE r.tender_id = ? ORDER BY l.id`,
      [registrationMachine.name, tenderId],
    );
    return rows.map(({ at, staff_name, ip_name }) => ({
      ip_name,
      staff_name: staff_name ?? '',
      at: at.toISOString(),
    }));
  }
}
