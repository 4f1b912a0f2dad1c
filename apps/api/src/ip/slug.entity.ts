import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAt, Ref } from '../core/db/columns';

const exact = { type: 'varchar', charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/** Addresses of an IP's page. Every name it had keeps its own, and leads to the present one's. */
@Entity('ip_slug')
@Index('ip_slug_ip', ['ip_id', 'base'], { unique: true })
export class IpSlugEntity {
  @PrimaryColumn({ ...exact, length: 64 }) slug!: string;
  @Ref() ip_id!: string;
  /** The name it was made of. */
  @Column({ ...exact, length: 64 }) base!: string;
  @CreatedAt() created_at!: Date;
}
