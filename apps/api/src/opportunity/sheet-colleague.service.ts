import { Injectable } from '@nestjs/common';
import { type Colleague, mayRole, OPEN_SHEETS, ROLES } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';

const MOST = 100;
const CHECKING = ROLES.filter((role) => mayRole(role, 'sheet:review'));

/** Staff who check sheets, to whom one can be handed over. A sheet's consultant follows from its owner instead. */
@Injectable()
export class SheetColleagueService {
  constructor(private readonly db: Db) {}

  /** All but the caller, by name. */
  async list(staff: StaffCaller): Promise<Colleague[]> {
    const rows = await this.db.rows<Colleague>(
      `SELECT s.id, s.name, s.role,
          (SELECT COUNT(*) FROM sheet t WHERE t.assignee_id = s.id AND t.state IN (?)) AS assigned
        FROM staff s WHERE s.role IN (?) AND s.disabled_at IS NULL AND s.id <> ?
        ORDER BY s.name, s.id LIMIT ${String(MOST)}`,
      [OPEN_SHEETS, CHECKING, staff.id],
    );
    return rows.map((row) => ({ ...row, assigned: Number(row.assigned) }));
  }

  /** Refuses others, and locks the account so that it cannot be disabled meanwhile. */
  async check(sql: Sql, id: string): Promise<void> {
    const found = await sql.one(
      'SELECT id FROM staff WHERE id = ? AND role IN (?) AND disabled_at IS NULL LOCK IN SHARE MODE',
      [id, CHECKING],
    );
    if (!found) throw validationError('colleague_id', 'choice');
  }
}
