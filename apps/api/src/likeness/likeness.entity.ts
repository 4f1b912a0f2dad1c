import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { At, Id, Int, Ref } from '../core/db/columns';

/** What a picture is compared with others by; not the picture. Deleted with its file. */
@Entity('picture_print')
@Index('print_file', ['file_id'], { unique: true })
@Index('print_new', ['looked_at', 'number'])
export class PicturePrintEntity {
  @PrimaryColumn({ type: 'int', generated: 'increment' }) number!: number;
  @Ref() file_id!: string;
  /** Its low frequencies, in base64; null before it was looked at, and for one of a plain colour. */
  @Column({ type: 'varchar', length: 344, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  print!: string | null;
  /** When copies of it were looked for; null until then. */
  @At({ nullable: true }) looked_at!: Date | null;
}

/** Six keys of each print: copies share one of them. */
@Entity('picture_key')
@Index('key_print', ['print_number'])
export class PictureKeyEntity {
  @PrimaryColumn({ type: 'int' }) picture_key!: number;
  @PrimaryColumn({ type: 'int' }) print_number!: number;
  /** Signs of 63 frequencies. */
  @Column({ type: 'bigint' }) signs!: string;
}

/** A picture that looks like an earlier one. */
@Entity('picture_likeness')
@Index('likeness_other', ['other_id'])
export class PictureLikenessEntity {
  @Id() file_id!: string;
  @Id() other_id!: string;
  /** Percent. */
  @Int() likeness!: number;
}
