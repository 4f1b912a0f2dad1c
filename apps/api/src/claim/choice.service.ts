import { Injectable } from '@nestjs/common';
import type { ClaimChoice, claimChoiceApi, Input } from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { lockOpenAccount } from '../member';
import type { ClaimChoiceEntity } from './choice.entity';

const NONE: ClaimChoice = { values: '', saved_at: null };
/** The cipher context of a stored step 1. */
export const choiceContext = (memberId: string): string => `claim_choice:${memberId}:draft`;

/** Step 1 of a member's next claim on the server: one a member, the newest save wins. */
@Injectable()
export class ClaimChoiceService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
  ) {}

  async get({ id }: MemberCaller): Promise<ClaimChoice> {
    const row = await this.db.one<ClaimChoiceEntity>('SELECT * FROM claim_choice WHERE member_id = ?', [id]);
    return row
      ? { values: this.cipher.open(choiceContext(id), row.draft), saved_at: row.updated_at.toISOString() }
      : NONE;
  }

  save({ id }: MemberCaller, { values, ip_image }: Input<typeof claimChoiceApi.save>): Promise<ClaimChoice> {
    return this.db.tx(async (sql) => {
      // Not the draft: a lock on a missing row (gap lock) would block the first drafts of other members.
      await lockOpenAccount(sql, id);
      const before = await sql.one<ClaimChoiceEntity>('SELECT * FROM claim_choice WHERE member_id = ?', [id]);
      const image = values === '' ? null : ip_image;
      if (image) await this.files.link(sql, 'ip_image', [image], 'avatar', id);
      // The IP made of the draft keeps its picture.
      if (before?.image_id && before.image_id !== image) await this.files.release(sql, [before.image_id]);
      if (values === '') {
        await sql.execute('DELETE FROM claim_choice WHERE member_id = ?', [id]);
        return NONE;
      }
      const saved = new Date();
      await sql.execute(
        `INSERT INTO claim_choice (member_id, draft, image_id, updated_at) VALUES (?, ?, ?, ?)
          ON DUPLICATE KEY UPDATE draft = VALUES(draft), image_id = VALUES(image_id), updated_at = VALUES(updated_at)`,
        [id, this.cipher.seal(choiceContext(id), values), image, saved],
      );
      return { values, saved_at: saved.toISOString() };
    });
  }
}
