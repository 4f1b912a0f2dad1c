import { Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { FieldCipher } from '../core/security/field-cipher';
import type { Buyer, CooperationEntity } from './sheet.entity';
import { sealBuyer } from './sheet.view';

type Made = Pick<CooperationEntity, 'ip_id' | 'origin' | 'origin_id' | 'source' | 'share_percent'> & {
  buyer: Buyer;
};

/** Cooperations: one for a matched sheet, one for an awarded entry. */
@Injectable()
export class CooperationService {
  constructor(private readonly cipher: FieldCipher) {}

  async create(sql: Sql, { buyer, ...made }: Made): Promise<void> {
    const id = ulid();
    await sql.insert('cooperation', { id, ...made, buyer: sealBuyer(this.cipher, 'cooperation', id, buyer) });
  }
}
