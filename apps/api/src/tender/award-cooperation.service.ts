import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, PLATFORM_SHARE } from '@ipw/domain';
import { GoodsAwardService } from '../code';
import { ThreadEndService } from '../cooperation';
import type { Sql } from '../core/db/db';
import type { StaffCaller } from '../core/http/context';
import { CooperationService } from '../opportunity';
import { SkinAwardService } from '../skin';
import type { RegistrationEntity } from './registration.entity';
import { contentOf } from './tender.content';
import type { TenderEntity } from './tender.entity';

/** What an award begins, and what ends when it is taken back. */
@Injectable()
export class AwardCooperationService {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly ends: ThreadEndService,
    private readonly goods: GoodsAwardService,
    private readonly skins: SkinAwardService,
  ) {}

  /** The cooperation with its goods, once: awarded again it goes on. */
  async begin(
    sql: Sql,
    staff: StaffCaller,
    tender: TenderEntity,
    { id, ip_id }: RegistrationEntity,
  ): Promise<void> {
    const { brand_name: brand } = tender;
    const isNew = await this.cooperations.create(sql, {
      ip_id,
      origin: 'tender',
      origin_id: id,
      source: 'platform',
      share_percent: PLATFORM_SHARE.platform,
      buyer: { buyer_name: brand, company_name: brand, area_code: '', phone_number: '' },
    });
    if (!isNew) return;
    const { title } = contentOf(tender).texts[DEFAULT_LANGUAGE];
    if (tender.kind === 'skin') await this.skins.create(sql, staff, { ip_id, registration_id: id, title });
    else await this.goods.create(sql, staff, { ip_id, title, brand });
  }

  /** Ends the cooperation with its open threads; an entry that was never awarded has none. */
  end(sql: Sql, staff: StaffCaller, { id }: RegistrationEntity, reason: string): Promise<void> {
    return this.ends.revoke(sql, id, staff, reason);
  }
}
