import { Injectable } from '@nestjs/common';
import { type goodsApi, type Input, type LicenseeRow, type Page, ulid } from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import type { MemberCaller } from '../../core/http/context';
import { pageOf } from '../../core/http/page';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService } from '../../core/transition/history.service';
import type { LicenseeEntity } from './goods.entity';
import { openLicenseeContact, sealLicenseeContact } from './licensee-contact';

/** Merchants who may put an IP's labels on goods. */
@Injectable()
export class LicenseeService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
  ) {}

  list({ ip_id, ...paging }: Input<typeof goodsApi.licensees>): Promise<Page<LicenseeRow>> {
    return pageOf<LicenseeEntity, LicenseeRow>(
      this.db,
      { from: 'code_licensee t', where: 't.ip_id = ? AND t.deleted_at IS NULL', params: [ip_id] },
      paging,
      (row) => ({
        licensee_id: row.id,
        licensee_name: row.licensee_name,
        ...openLicenseeContact(this.cipher, row),
        created_at: row.created_at.toISOString(),
      }),
    );
  }

  async save(
    me: MemberCaller,
    { ip_id, licensee_id, licensee_name, ...contact }: Input<typeof goodsApi.licenseeSave>,
  ): Promise<{ licensee_id: string }> {
    const id = licensee_id ?? ulid();
    const sealed = sealLicenseeContact(this.cipher, id, contact);
    await this.db.tx(async (sql) => {
      if (!licensee_id) await sql.insert('code_licensee', { id, ip_id, licensee_name, contact: sealed });
      else
        await change(sql, 'licensee_name = ?, contact = ?', [licensee_name, sealed], { ip_id, licensee_id });
      await this.history.write(sql, {
        subject: 'licensee',
        subjectId: id,
        action: licensee_id ? 'update' : 'create',
        actor: me,
        after: { licensee_name },
        content: ['licensee_name'],
      });
    });
    return { licensee_id: id };
  }

  /** Deletes a merchant; codes already given to them still show the name. */
  async remove(me: MemberCaller, ipId: string, licenseeId: string): Promise<void> {
    await this.db.tx(async (sql) => {
      await change(sql, 'deleted_at = NOW(3)', [], { ip_id: ipId, licensee_id: licenseeId });
      await this.history.write(sql, {
        subject: 'licensee',
        subjectId: licenseeId,
        action: 'delete',
        actor: me,
      });
    });
  }
}

/** Changes a merchant of the IP that is not deleted; NOT_FOUND otherwise. */
async function change(
  sql: Sql,
  set: string,
  values: readonly unknown[],
  { ip_id, licensee_id }: { ip_id: string; licensee_id: string },
): Promise<void> {
  const changed = await sql.execute(
    `UPDATE code_licensee SET ${set}, version = version + 1 WHERE id = ? AND ip_id = ? AND deleted_at IS NULL`,
    [...values, licensee_id, ip_id],
  );
  if (changed === 0) throw notFound();
}
