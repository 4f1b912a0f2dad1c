import { Injectable } from '@nestjs/common';
import { mayRole, maskDocument, maskName, REVEAL_FIELDS, REVEALABLE, type RevealField } from '@ipw/domain';
import { holdMember } from '../core/auth/assignment';
import { Db } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import type { MemberEntity } from './member.entity';

/** Private fields of a member: masked; unmasked for a short time and a stated reason, with an audit line. */
@Injectable()
export class RevealService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly history: HistoryService,
  ) {}

  masked(member: MemberEntity): Record<RevealField, string | null> & { phone_number: string } {
    const shown = (field: 'real_name' | 'document_number', mask: (value: string) => string) =>
      member[field] && this.cipher.masked(`member:${member.id}:${field}`, member[field], mask);
    return {
      phone_number: this.phones.masked(member.id, member.phone),
      real_name: shown('real_name', maskName),
      document_number: shown('document_number', maskDocument),
    };
  }

  /** Fields of a member this staff member may unmask. */
  offered(member: MemberEntity, staff: StaffCaller): RevealField[] {
    return REVEAL_FIELDS.filter(
      (field) => mayRole(staff.role, REVEALABLE[field]) && this.sealed(member, field) !== null,
    );
  }

  /** The unmasked value. The history records staff member, field and reason; the value is not stored. */
  async reveal(
    member: MemberEntity,
    field: RevealField,
    reason: string,
    staff: StaffCaller,
  ): Promise<string> {
    if (!mayRole(staff.role, REVEALABLE[field])) throw new DomainError('FORBIDDEN');
    const value = this.open(member, field);
    if (value === null) throw validationError('field', 'choice');
    await this.limits.take('reveal', staff.id);
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, member.id);
      await this.history.write(sql, {
        subject: 'member',
        subjectId: member.id,
        action: 'reveal',
        actor: staff,
        reason,
        after: { revealed: field },
      });
    });
    return value;
  }

  private sealed(member: MemberEntity, field: RevealField): Buffer | null {
    return field === 'phone_number' ? member.phone : member[field];
  }

  private open(member: MemberEntity, field: RevealField): string | null {
    const sealed = this.sealed(member, field);
    if (sealed === null) return null;
    return field === 'phone_number'
      ? this.phones.open(member.id, sealed)
      : this.cipher.open(`member:${member.id}:${field}`, sealed);
  }
}
