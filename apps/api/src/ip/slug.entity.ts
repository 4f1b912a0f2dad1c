import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAt, Ref } from '../core/db/columns';

const exact = { type: 'varchar', charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/** Slugs of an IP's page. Former names keep their slug, which redirects to the current one. */
@Entity('ip_slug')
@Index('ip_slug_ip', ['ip_id', 'base'], { unique: true })
export class IpSlugEntity {
  @PrimaryColumn({ ...exact, length: 64 }) slug!: string;
  @Ref() ip_id!: string;
  /** The name it was made from. */
  @Column({ ...exact, length: 64 }) base!: string;
  @CreatedAt() created_at!: Date;
}
