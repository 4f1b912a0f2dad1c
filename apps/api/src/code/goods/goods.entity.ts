import { Column, Entity, Index } from 'typeorm';
import { At, CreatedAt, Id, Int, Ref, Text, Version, Word } from '../../core/db/columns';

/** A licensed product that carries labels, with its code totals. */
@Entity('code_goods')
@Index('code_goods_ip', ['ip_id', 'deleted_at', 'id'])
@Index('code_goods_image', ['image_id'])
@Index('code_goods_created', ['created_at', 'id'])
export class GoodsEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Text(60) project_name!: string;
  @Text(60) product_name!: string;
  @Text(80) licensee!: string;
  /** Null until the holder completes goods that an award made. */
  @Column({ type: 'bigint', nullable: true }) price_fen!: string | null;
  /** Null until then, too, and after the holder's account was closed; printed labels still show the name. */
  @Ref({ nullable: true }) image_id!: string | null;
  @Word() creation!: 'manual' | 'system';
  /** Codes of completed orders: the maximum that may be issued. */
  @Int({ default: 0 }) ordered!: number;
  @Int({ default: 0 }) issued!: number;
  /** Codes in undecided code requests. */
  @Int({ default: 0 }) reserved!: number;
  /** Issued codes given to merchants. */
  @Int({ default: 0 }) given!: number;
  @At({ nullable: true }) deleted_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}

/** A merchant who may put labels on goods. Persons, phones and address are one encrypted text. */
@Entity('code_licensee')
@Index('code_licensee_ip', ['ip_id', 'deleted_at', 'id'])
@Index('code_licensee_created', ['created_at', 'id'])
export class LicenseeEntity {
  @Id() id!: string;
  @Ref() ip_id!: string;
  @Text(80) licensee_name!: string;
  @Column({ type: 'varbinary', length: 2048 }) contact!: Buffer;
  @At({ nullable: true }) deleted_at!: Date | null;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
