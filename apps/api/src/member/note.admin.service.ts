import { Injectable } from '@nestjs/common';
import { mayRole, NOTE, noteAdminApi, type NoteRow, ulid, type versionInput } from '@ipw/domain';
import { assignedOnly, holdMember } from '../core/auth/assignment';
import { type Sql } from '../core/db/db';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminListService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { NoteEntity } from './care.entity';

type Row = NoteEntity & { author_name: string };

/** Maximum number of notes on a member: far above what consultants write in years. */
export const MOST_NOTES = 500;

const planFor = (staff: StaffCaller): ListPlan =>
  listPlan(noteAdminApi.list, {
    table: 'member_note',
    columns: 't.*, s.name AS author_name',
    joins: 'JOIN staff s ON s.id = t.author_id',
    filters: { member_id: 'member_id' },
    always: assignedOnly(staff, 't.member_id'),
  });

/**
 * Notes on members, for staff only; encrypted, so that searches, dumps and logs do not contain them. Authors may edit or
 * delete them for a day; staff who administer members may delete any. The member's history records each change.
 */
@Injectable()
export class NoteAdminService extends AdminListService<Row, NoteRow> {
  protected plan = planFor;

  constructor(
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
  ) {
    super();
  }

  async create(call: AdminCall<typeof noteAdminApi.create>): Promise<NoteRow> {
    const { staff } = call;
    const { member_id, text } = call.input;
    const id = ulid();
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, member_id);
      // At REPEATABLE READ the count locks what it reads: of two who add at once, one is repeated after a deadlock.
      const added = await sql.execute(
        `INSERT INTO member_note (id, member_id, author_id, text) SELECT ?, ?, ?, ? FROM DUAL
          WHERE (SELECT COUNT(*) FROM member_note WHERE member_id = ?) < ?`,
        [id, member_id, staff.id, this.cipher.seal(cipherContext(id), text), member_id, MOST_NOTES],
      );
      if (added === 0)
        throw new DomainError(
          'STATE',
          { state: 'full', allowed: [], max: MOST_NOTES },
          [],
          'error.STATE.notes_full',
        );
      await this.log(sql, staff, member_id, 'note_add');
    });
    return this.one({ ...call, id });
  }

  async update(call: AdminCall<typeof noteAdminApi.update>): Promise<NoteRow> {
    const { version, text } = call.input;
    await this.change(call, 'update', async (sql, row) => {
      const set = {
        text: this.cipher.seal(cipherContext(row.id), text),
        edited_at: new Date(),
        version: version + 1,
      };
      const found = await sql.update('member_note', set, { id: row.id, version });
      await this.log(sql, call.staff, row.member_id, 'note_edit');
      return found;
    });
    return this.one(call);
  }

  async remove(call: AdminCall<typeof noteAdminApi.remove>): Promise<{ id: string }> {
    await this.change(call, 'delete', async (sql, row) => {
      const gone = await sql.execute('DELETE FROM member_note WHERE id = ? AND version = ?', [
        row.id,
        row.version,
      ]);
      await this.log(sql, call.staff, row.member_id, 'note_remove');
      return gone;
    });
    return { id: call.id };
  }

  /**
   * Locks the note with the version seen, checks that the caller may change it now, and that the member is assigned to them.
   */
  private async change(
    { id, input: { version }, staff }: AdminCall<{ input: typeof versionInput }>,
    action: 'update' | 'delete',
    work: (sql: Sql, row: Row) => Promise<number>,
  ): Promise<void> {
    const row = await this.find(id, staff);
    if (!actionsOn(row, staff).includes(action)) throw new DomainError('FORBIDDEN');
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, row.member_id);
      if (row.version !== version || (await work(sql, row)) === 0)
        throw new DomainError('CONFLICT', { version: row.version });
    });
  }

  private log(sql: Sql, actor: StaffCaller, subjectId: string, action: string): Promise<void> {
    return this.history.write(sql, { subject: 'member', subjectId, action, actor });
  }

  protected view(row: Row, staff: StaffCaller): NoteRow {
    return {
      id: row.id,
      state: 'written',
      version: row.version,
      actions: actionsOn(row, staff),
      member_id: row.member_id,
      text: this.cipher.open(cipherContext(row.id), row.text),
      author_name: row.author_name,
      created_at: row.created_at.toISOString(),
      edited_at: iso(row.edited_at),
    };
  }
}

function actionsOn(row: Row, staff: StaffCaller): ('update' | 'delete')[] {
  const fresh = row.author_id === staff.id && Date.now() - row.created_at.getTime() < NOTE.editMs;
  if (fresh) return ['update', 'delete'];
  return mayRole(staff.role, 'member:write') ? ['delete'] : [];
}

const cipherContext = (id: string) => `member_note:${id}:text`;
