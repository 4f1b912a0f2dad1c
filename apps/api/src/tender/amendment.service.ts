import { Injectable } from '@nestjs/common';
import { type Input, REGISTRATION_ENTERED, type registrationApi, registrationMachine } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import type { RegistrationEntity } from './registration.entity';

/** Which version of a project its entrants know: the one at submitting, and later ones they acknowledge. */
@Injectable()
export class AmendmentService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
  ) {}

  async latest(sql: Sql, tenderId: string): Promise<number> {
    const found = await sql.one<{ number: number | null }>(
      'SELECT MAX(number) AS number FROM tender_version WHERE tender_id = ?',
      [tenderId],
    );
    return found?.number ?? 0;
  }

  /** Notes that the entrant has read the changes up to a version; the entry’s own version stays, so that no check conflicts. */
  acknowledge(me: MemberCaller, { ip_id, tender_id, number }: Input<typeof registrationApi.acknowledge>) {
    return this.db.tx(async (sql) => {
      const latest = await this.latest(sql, tender_id);
      // A published project has versions.
      if (latest === 0) throw notFound();
      const row = await sql.one<RegistrationEntity>(
        'SELECT * FROM tender_registration WHERE tender_id = ? AND ip_id = ? AND state IN (?) FOR UPDATE',
        [tender_id, ip_id, REGISTRATION_ENTERED],
      );
      if (!row)
        throw new DomainError('STATE', {
          machine: registrationMachine.name,
          state: registrationMachine.initial,
          allowed: REGISTRATION_ENTERED,
        });
      if (number > latest) throw validationError('number', 'max', { max: latest });
      const seen = Math.max(number, row.seen_version ?? 0);
      if (seen !== row.seen_version) {
        await sql.update('tender_registration', { seen_version: seen }, { id: row.id });
        await this.history.write(sql, {
          subject: registrationMachine.name,
          subjectId: row.id,
          action: 'acknowledge',
          actor: me,
        });
      }
      return { seen_version: seen };
    });
  }
}
