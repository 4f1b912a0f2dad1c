import { Inject, Injectable } from '@nestjs/common';
import {
  type BankAccount,
  LABEL_TYPES,
  type LabelPrice,
  type LabelType,
  type Quote,
  quoteFor,
} from '@ipw/domain';
import { CONFIG, type Config } from '../../core/config';
import { Db } from '../../core/db/db';
import { validationError } from '../../core/errors/domain-error';
import type { LabelPriceEntity } from './price.entity';

/** The current price of each label type: the newest line of the price book that has begun. */
@Injectable()
export class PriceService {
  constructor(
    private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The account for transfers. */
  get bankAccount(): BankAccount | null {
    const { BANK_HOLDER: holder, BANK_NAME: bank, BANK_ACCOUNT: account } = this.config;
    return holder && bank && account ? { holder, bank, account } : null;
  }

  now(): Promise<LabelPrice[]> {
    return Promise.all(LABEL_TYPES.map((type) => this.of(type)));
  }

  /** Refuses a quantity below the current minimum. */
  async quote(type: LabelType, quantity: number, sample: boolean, repeat: boolean): Promise<Quote> {
    const price = await this.of(type);
    if (quantity < price.minimum) throw validationError('quantity', 'min', { min: price.minimum });
    return quoteFor(price, quantity, sample, repeat);
  }

  private async of(type: LabelType): Promise<LabelPrice> {
    const row = await this.db.one<LabelPriceEntity>(
      'SELECT * FROM label_price WHERE label_type = ? AND valid_from <= NOW(3) ORDER BY valid_from DESC LIMIT 1',
      [type],
    );
    if (!row) throw new Error(`the price book has no current price of ${type} labels`);
    return priceOf(row);
  }
}

/** The prices of a line, without its period. */
export const priceOf = (row: LabelPriceEntity): LabelPrice => ({
  label_type: row.label_type,
  unit_fen: row.unit_fen,
  unit_per: row.unit_per,
  minimum: row.minimum,
  plate_fee_fen: row.plate_fee_fen,
  plate_free_above: row.plate_free_above,
  sample_fee_fen: row.sample_fee_fen,
});
