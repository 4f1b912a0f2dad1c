import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, PLATFORM_SHARE } from '@ipw/domain';
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
    private readonly skins: SkinAwardService,
  ) {}

  /** The cooperation, once: awarded again it goes on. Goods of a skin are begun once, too. */
  async begin(
    sql: Sql,
    staff: StaffCaller,
    tender: TenderEntity,
    { id, ip_id }: RegistrationEntity,
  ): Promise<void> {
    const { brand_name: brand } = tender;
    await this.cooperations.create(sql, {
      ip_id,
      origin: 'tender',
      origin_id: id,
      source: 'platform',
      share_percent: PLATFORM_SHARE.platform,
      buyer: { buyer_name: brand, company_name: brand, area_code: '', phone_number: '' },
    });
    const begun = await sql.one('SELECT id FROM skin WHERE registration_id = ? LIMIT 1', [id]);
    if (tender.kind === 'skin' && !begun)
      await this.skins.create(sql, staff, {
        ip_id,
        registration_id: id,
        title: contentOf(tender).texts[DEFAULT_LANGUAGE].title,
      });
  }

  /** Ends the cooperation with its open threads; an entry that was never awarded has none. */
  end(sql: Sql, staff: StaffCaller, { id }: RegistrationEntity, reason: string): Promise<void> {
    return this.ends.revoke(sql, id, staff, reason);
  }
}
