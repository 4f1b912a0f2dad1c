import { Injectable } from '@nestjs/common';
import { RETENTION } from '@ipw/domain';
import { type Db, fromJson, type Sql } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { OWN_IP, tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import type { ComplaintEntity } from './complaint.entity';
import { textOf } from './complaint.view';

/** Complaints of one transaction. */
const AT_ONCE = 500;

@Injectable()
export class ComplaintPersonalData extends PersonalData {
  readonly name = 'complaint';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
  ) {
    super();
  }

  /** Complaints against the member's own IPs as they see them, with the answers. */
  override export({ id }: ExportedMember) {
    return [
      tableFile<ComplaintEntity & { ip_name: string }>(this.db, 'complaints.json', {
        sql: `SELECT t.*, ip.ip_name FROM complaint t JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP}`,
        params: [id, id],
        toRecord: (row) => ({
          complaint_id: row.id,
          ip_name: row.ip_name,
          kind: row.kind,
          state: row.state,
          statement: textOf(this.cipher, row, 'statement'),
          answer: textOf(this.cipher, row, 'answer'),
          reason: row.reason,
          created_at: row.created_at,
          decided_at: row.decided_at,
        }),
      }),
    ];
  }

  /** The complaint stays for its complainant; the member's answers go. */
  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds)
      await sql.execute("UPDATE complaint SET answer = NULL, answer_images = '[]' WHERE ip_id = ?", [id]);
  }

  /** What disputes are kept for ends three years after the decision. */
  override async expire(db: Db): Promise<void> {
    while (await db.tx((sql) => this.expireSome(sql)));
  }

  /** Empties the next ones; returns whether there may be more. */
  private async expireSome(sql: Sql): Promise<boolean> {
    const ended = await sql.rows<Pick<ComplaintEntity, 'id' | 'proof_images'>>(
      `SELECT id, proof_images FROM complaint WHERE decided_at < NOW(3) - INTERVAL ${String(RETENTION.closedYears)} YEAR
          AND complainant IS NOT NULL LIMIT ${String(AT_ONCE)} FOR UPDATE`,
    );
    for (const { id, proof_images } of ended) {
      await this.files.release(sql, fromJson<string[]>(proof_images));
      await sql.execute(
        "UPDATE complaint SET statement = NULL, complainant = NULL, proof_images = '[]', reason = NULL WHERE id = ?",
        [id],
      );
    }
    return ended.length === AT_ONCE;
  }
}
