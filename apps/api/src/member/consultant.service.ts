import { Injectable } from '@nestjs/common';
import type { MyConsultant } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { type SealedContact, StaffContactService } from '../core/staff/staff-contact.service';
import type { StaffEntity } from '../core/staff/staff.entity';
import { HistoryService } from '../core/transition/history.service';
import { MessageService } from '../message';
import type { MemberEntity } from './member.entity';

type Known = Pick<MemberEntity, 'id' | 'auth_status' | 'consultant_id' | 'version'> & {
  consultant_name: string | null;
};
type Contact = Pick<StaffEntity, 'id'> & SealedContact;

/** Members in one transaction of a hand-over. */
const BATCH = 200;

/** The consultant assigned to a member. */
@Injectable()
export class ConsultantService {
  constructor(
    private readonly db: Db,
    private readonly contacts: StaffContactService,
    private readonly history: HistoryService,
    private readonly messages: MessageService,
  ) {}

  /** The working consultants, whom a new member can name. */
  names(): Promise<{ consultant_id: string; name: string }[]> {
    return this.db.rows(
      "SELECT id AS consultant_id, name FROM staff WHERE role = 'consultant' AND disabled_at IS NULL ORDER BY name",
    );
  }

  /** Assigns a consultant to a member, or none, with the version seen. Assigning the same one again changes nothing. */
  assign(staff: StaffCaller, memberId: string, version: number, consultantId: string | undefined) {
    return this.db.tx(async (sql) => {
      const name = consultantId === undefined ? null : await this.requireActive(sql, consultantId);
      const member = await sql.one<Known>(
        'SELECT t.id, t.auth_status, t.consultant_id, t.version, s.name AS consultant_name FROM member t LEFT JOIN staff s ON s.id = t.consultant_id WHERE t.id = ? FOR UPDATE',
        [memberId],
      );
      if (!member) throw notFound();
      if (member.version !== version) throw new DomainError('CONFLICT', { version: member.version });
      return this.move(sql, staff, member, consultantId ?? null, name);
    });
  }

  /** Hands over all members of a consultant; returns their number. After an interruption it can be repeated. */
  async handOver(staff: StaffCaller, fromId: string, toId: string | undefined): Promise<number> {
    const known = await this.db.one(
      "SELECT id FROM staff t WHERE id = ? AND (role = 'consultant' OR EXISTS (SELECT 1 FROM member WHERE consultant_id = t.id))",
      [fromId],
    );
    if (!known) throw notFound();
    if (fromId === toId) throw validationError('consultant_id', 'duplicate');
    for (let moved = 0; ;) {
      const batch = await this.db.tx(async (sql) => {
        const name = toId === undefined ? null : await this.requireActive(sql, toId);
        const members = await sql.rows<Known>(
          'SELECT t.id, t.auth_status, t.consultant_id, t.version, s.name AS consultant_name FROM member t JOIN staff s ON s.id = t.consultant_id WHERE t.consultant_id = ? ORDER BY t.id LIMIT ? FOR UPDATE',
          [fromId, BATCH],
        );
        for (const member of members) await this.move(sql, staff, member, toId ?? null, name);
        return members.length;
      });
      moved += batch;
      if (batch < BATCH) return moved;
    }
  }

  /** The member's consultant and their contact; null without one, or once the consultant has left. */
  async ofMember(memberId: string): Promise<MyConsultant | null> {
    const found = await this.db.one<Contact & { name: string; consultant_since: Date | null }>(
      "SELECT s.id, s.name, s.contact_phone, s.contact_email, m.consultant_since FROM member m JOIN staff s ON s.id = m.consultant_id WHERE m.id = ? AND s.role = 'consultant' AND s.disabled_at IS NULL",
      [memberId],
    );
    return found
      ? { name: found.name, ...this.contacts.of(found), since: iso(found.consultant_since) }
      : null;
  }

  /** The name of an active consultant, locked so that the account cannot be disabled meanwhile. */
  async requireActive(sql: Sql, id: string): Promise<string> {
    const found = await sql.one<{ name: string }>(
      "SELECT name FROM staff WHERE id = ? AND role = 'consultant' AND disabled_at IS NULL LOCK IN SHARE MODE",
      [id],
    );
    if (!found) throw validationError('consultant_id', 'choice');
    return found.name;
  }

  private async move(
    sql: Sql,
    staff: StaffCaller,
    member: Known,
    consultantId: string | null,
    name: string | null,
  ): Promise<{ state: string; version: number }> {
    const { id, auth_status: state, version } = member;
    if (member.consultant_id === consultantId) return { state, version };
    const found = await sql.update(
      'member',
      {
        consultant_id: consultantId,
        consultant_since: consultantId === null ? null : new Date(),
        version: version + 1,
      },
      { id, version },
    );
    if (found === 0) throw new DomainError('CONFLICT', { version });
    await this.history.write(sql, {
      subject: 'member',
      subjectId: id,
      action: 'assign_consultant',
      actor: staff,
      before: { consultant_name: member.consultant_name },
      after: { consultant_name: name },
    });
    if (name !== null) await this.messages.send(sql, id, 'consultant_assigned', { name }, '/userCenter');
    else if (member.consultant_name !== null)
      await this.messages.send(sql, id, 'consultant_ended', { name: member.consultant_name });
    return { state, version: version + 1 };
  }
}
