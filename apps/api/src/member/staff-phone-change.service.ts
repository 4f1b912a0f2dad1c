import { Injectable } from '@nestjs/common';
import { countryOf, type memberAdminApi } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import type { StaffCaller } from '../core/http/context';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { OwnMatterService } from './own-matter.service';
import { PhoneMoveService } from './phone-move.service';

/** A change of phone by staff, who recognised a member without the old number. */
@Injectable()
export class StaffPhoneChangeService {
  constructor(
    private readonly db: Db,
    private readonly phones: PhoneService,
    private readonly matters: OwnMatterService,
    private readonly moves: PhoneMoveService,
  ) {}

  /** Signs the member out everywhere. */
  async change(
    staff: StaffCaller,
    memberId: string,
    { area_code, phone_number, version, reason }: AdminCall<typeof memberAdminApi.changePhone>['input'],
  ): Promise<void> {
    const phone: Phone = { area_code, phone_number };
    this.phones.check(phone);
    await this.moves.refuseTaken(memberId, phone);
    await this.db.tx(async (sql) => {
      await this.matters.refuse(sql, staff, [memberId]);
      const member = await this.moves.locked(sql, memberId);
      if (!member) throw notFound();
      if (member.version !== version) throw new DomainError('CONFLICT', { version: member.version });
      const country = member.area_code === area_code ? member.country : countryOf(area_code)!;
      await this.moves.move(sql, memberId, member, { actor: staff, phone, country, reason });
    });
  }
}
