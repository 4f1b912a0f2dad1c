import { Injectable } from '@nestjs/common';
import { validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import { FieldCipher } from '../security/field-cipher';
import type { StaffEntity } from './staff.entity';

const COLUMNS = ['contact_phone', 'contact_email'] as const;
export type SealedContact = Pick<StaffEntity, (typeof COLUMNS)[number]>;
/** A contact as it is sent; what is left out is none. */
export type GivenContact = Partial<Record<(typeof COLUMNS)[number], string | undefined>>;

/**
 * How a staff member is reached, stored encrypted. Members see it of their consultant, and by it a staff member is recognised
 * who is a member, too.
 */
@Injectable()
export class StaffContactService {
  constructor(private readonly cipher: FieldCipher) {}

  /** The contact in clear. */
  of(row: Pick<StaffEntity, 'id'> & SealedContact): {
    contact_phone: string | null;
    contact_email: string | null;
  } {
    const open = (column: (typeof COLUMNS)[number]) =>
      row[column] && this.cipher.open(contextOf(row.id, column), row[column]);
    return { contact_phone: open('contact_phone'), contact_email: open('contact_email') };
  }

  seal(staffId: string, contact: GivenContact): SealedContact {
    const seal = (column: (typeof COLUMNS)[number]) => {
      const value = contact[column];
      return value === undefined ? null : this.cipher.seal(contextOf(staffId, column), value);
    };
    return { contact_phone: seal('contact_phone'), contact_email: seal('contact_email') };
  }

  /** Refuses staff who change a contact of their own, by which they are recognised. The first one they may give. */
  refuseOwn(
    actor: Pick<StaffCaller, 'id'>,
    row: Pick<StaffEntity, 'id'> & SealedContact,
    given: GivenContact,
  ): void {
    const column = row.id === actor.id && this.changed(row, given).find((one) => row[one] !== null);
    if (column) throw validationError(column, 'self');
  }

  changes(row: Pick<StaffEntity, 'id'> & SealedContact, given: GivenContact): boolean {
    return this.changed(row, given).length > 0;
  }

  private changed(row: Pick<StaffEntity, 'id'> & SealedContact, given: GivenContact) {
    const stored = this.of(row);
    return COLUMNS.filter((column) => stored[column] !== (given[column] ?? null));
  }
}

const contextOf = (staffId: string, column: string) => `staff:${staffId}:${column}`;
