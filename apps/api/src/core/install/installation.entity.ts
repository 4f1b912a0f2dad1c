import { Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt, Hash, Id, Word } from '../db/columns';

/** Which keys the database is written with: a check value for each key of `keys.json`, by its name. */
@Entity('key_check')
export class KeyCheckEntity {
  @PrimaryColumn({ type: 'varchar', length: 32, charset: 'ascii', collation: 'ascii_bin' }) name!: string;
  @Hash() check_value!: string;
  @CreatedAt() created_at!: Date;
}

/** An account the demo was seeded with; its password is known to whoever started the demo. */
@Entity('demo_account')
export class DemoAccountEntity {
  @Id() account_id!: string;
  @Word() kind!: 'staff' | 'member';
}
