import { Injectable } from '@nestjs/common';
import type { MessageKey } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type CooperationEntity, CooperationService } from '../opportunity';
import { OperatorNoticeService } from './operator-notice.service';

type HolderKey = Extract<MessageKey, `cooperation_${string}`>;
type Named = CooperationEntity & { ip_name: string };

/** Tells operators of the IP by messages, and the brand by a text message, that a cooperation was entered or has ended. */
@Injectable()
export class CooperationNoticeService {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly operators: OperatorNoticeService,
  ) {}

  /** The brand gets its link from `CooperationService`. */
  async entered(sql: Sql, id: string): Promise<void> {
    await this.holder(sql, await this.find(sql, id), 'cooperation_entered');
  }

  async ended(sql: Sql, id: string): Promise<void> {
    await this.holder(sql, await this.find(sql, id), 'cooperation_ended');
    await this.endedForBrand(sql, id);
  }

  /** Tells the brand alone: the holder's account is closed. */
  async endedForBrand(sql: Sql, id: string): Promise<void> {
    const found = await this.find(sql, id);
    await this.cooperations.text(sql, found, 'sms.brand_ended', { coop_no: found.coop_no });
  }

  private async find(sql: Sql, id: string): Promise<Named> {
    return (await sql.one<Named>(
      'SELECT c.*, ip.ip_name FROM cooperation c JOIN ip ON ip.id = c.ip_id WHERE c.id = ?',
      [id],
    ))!;
  }

  private async holder(sql: Sql, found: Named, key: HolderKey): Promise<void> {
    const args = {
      ip_name: found.ip_name,
      cooperation_id: found.id,
      coop_no: found.coop_no,
    };
    await this.operators.send(sql, found, key, args);
  }
}
