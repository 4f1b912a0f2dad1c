import type { LabelType } from '@ipw/domain';
import { Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Version, Word } from '../../core/db/columns';

/** A line of the price book; the newest line that has begun applies. */
@Entity('label_price')
@Index('label_price_day', ['label_type', 'valid_from'], { unique: true })
export class LabelPriceEntity {
  @Id() id!: string;
  @Word() label_type!: LabelType;
  @At() valid_from!: Date;
  @Int() unit_fen!: number;
  @Int() unit_per!: number;
  @Int() minimum!: number;
  @Int() plate_fee_fen!: number;
  @Int() plate_free_above!: number;
  @Int() sample_fee_fen!: number;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
