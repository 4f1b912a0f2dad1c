import { Entity, PrimaryColumn } from 'typeorm';
import { At, CreatedAt, Hash, Id, Word, WordKey } from './columns';

/** Check values of the keys the database was written with, by name of the key in `keys.json`. */
@Entity('key_check')
export class KeyCheckEntity {
  @WordKey() name!: string;
  @Hash() check_value!: string;
  @CreatedAt() created_at!: Date;
}

/** An account created with the demo; its password is public. */
@Entity('demo_account')
export class DemoAccountEntity {
  @Id() account_id!: string;
  @Word() kind!: 'staff' | 'member';
}

/** A migration that earlier releases cannot work with. */
@Entity('schema_break')
export class SchemaBreakEntity {
  @PrimaryColumn({ type: 'varchar', length: 255 }) name!: string;
  @CreatedAt() created_at!: Date;
}

/** A change of stored rows that needs the keys, so that no migration can make it: made once, at a start. */
@Entity('done_step')
export class DoneStepEntity {
  @WordKey() name!: string;
  @CreatedAt() created_at!: Date;
}

/** When the last full backup (`base`), the last one of the log (`log`) and the last proven restore (`proof`) were. */
@Entity('backup_note')
export class BackupNoteEntity {
  @WordKey() kind!: string;
  @At() at!: Date;
}
