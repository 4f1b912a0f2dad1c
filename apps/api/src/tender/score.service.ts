import { Injectable } from '@nestjs/common';
import { type EntryScore, registrationMachine, type scoreInput, ulid, weightedScore } from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { OwnMatterService } from '../member';
import { lockOpenAward, refuseEntrant, refuseOpened, scorable } from './award-rules';
import type { ScoreEntity } from './score.entity';

type Scored = Pick<ScoreEntity, 'registration_id' | 'points' | 'remark'> & {
  /** Null: of the brand. */
  staff_id: string | null;
  name: string | null;
};
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
      const award = await lockOpenAward(sql, tenderId);
      if (award.version !== version) throw new DomainError('CONFLICT', { version: award.version });
      const entry = await scorable(sql, tenderId, registration_id, points);
      await this.matters.refuseIp(sql, staff, entry.ip_id);
      await refuseEntrant(sql, this.matters, staff, tenderId);
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

  /** All scores of a project, by entry: of reviewers, then of the brand. */
  async of(tenderId: string, weights: readonly number[], reader: StaffCaller) {
    const rows = await this.db.rows<Scored>(
      `SELECT t.registration_id, t.staff_id, s.name, t.points, t.remark, t.id FROM tender_score t
          LEFT JOIN staff s ON s.id = t.staff_id WHERE t.tender_id = ?
        UNION ALL SELECT b.id, NULL, p.brand_name, b.points, b.remark, NULL FROM tender_brand_score b
          JOIN tender p ON p.id = b.tender_id WHERE b.tender_id = ? ORDER BY id IS NULL, id`,
      [tenderId, tenderId],
    );
    return (registrationId: string): EntryScore[] =>
      rows
        .filter(({ registration_id }) => registration_id === registrationId)
        .map(({ name, staff_id, points, remark }) => {
          const given = fromJson<number[]>(points);
          return {
            scorer: name ?? '',
            brand: staff_id === null ? 1 : 0,
            mine: staff_id === reader.id ? 1 : 0,
            points: given,
            total: weightedScore(given, weights),
            remark,
          };
        });
  }

  /** How many entries the brand of a project has scored. */
  async ofBrand(tenderId: string): Promise<number> {
    const found = await this.db.one<{ n: number | string }>(
      'SELECT COUNT(*) AS n FROM tender_brand_score WHERE tender_id = ?',
      [tenderId],
    );
    return Number(found!.n);
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
