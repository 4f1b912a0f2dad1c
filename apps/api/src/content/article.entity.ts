import type { ArticleType } from '@ipw/domain';
import { Entity } from 'typeorm';
import { At, CreatedAt, Flag, Id, Int, Json, Version } from '../core/db/columns';

/** An article by staff with a display period. */
@Entity('article')
export class ArticleEntity {
  @Id() id!: string;
  @Int() type!: ArticleType;
  /** Title and body, by language. */
  @Json() texts!: string;
  @At({ nullable: true }) starts_at!: Date | null;
  @At({ nullable: true }) ends_at!: Date | null;
  @Flag() active!: 0 | 1;
  @Version() version!: number;
  @CreatedAt() created_at!: Date;
}
