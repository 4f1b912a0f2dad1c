import { Injectable } from '@nestjs/common';
import { type tenderAdminApi, tenderMachine } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { ConsultantService } from '../member';
import type { TenderEntity } from './tender.entity';

/** The consultants who answer questions about projects. */
@Injectable()
export class TenderConsultantService {
  constructor(
    private readonly db: Db,
    private readonly consultants: ConsultantService,
    private readonly history: HistoryService,
  ) {}

  /** Assigns one, or none, with the version seen. */
  async assign(
    staff: StaffCaller,
    id: string,
    input: AdminCall<typeof tenderAdminApi.assign>['input'],
  ): Promise<void> {
    const { version, consultant_id = null } = input;
    await this.db.tx(async (sql) => {
      const name = consultant_id && (await this.consultants.requireActive(sql, consultant_id));
      const row = (await sql.one<TenderEntity & { consultant_name: string | null }>(
        'SELECT t.*, c.name AS consultant_name FROM tender t LEFT JOIN staff c ON c.id = t.consultant_id WHERE t.id = ? FOR UPDATE',
        [id],
      ))!;
      if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
      if (row.consultant_id === consultant_id) return;
      await sql.update('tender', { consultant_id, version: version + 1 }, { id, version });
      await this.history.write(sql, {
        subject: tenderMachine.name,
        subjectId: id,
        action: 'assign_consultant',
        actor: staff,
        before: { consultant_name: row.consultant_name },
        after: { consultant_name: name },
      });
    });
  }
}
