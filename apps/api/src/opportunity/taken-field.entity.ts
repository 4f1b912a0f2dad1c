import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A licensing field an IP cannot be asked for until the end of a day in Asia/Shanghai. */
@Entity('taken_field')
export class TakenFieldEntity {
  @PrimaryColumn({ type: 'char', length: 26, charset: 'ascii', collation: 'ascii_bin' }) ip_id!: string;
  @PrimaryColumn({ type: 'int' }) sku_id!: number;
  /** `YYYY-MM-DD`. */
  @Column({ type: 'char', length: 10, charset: 'ascii', collation: 'ascii_bin' }) taken_until!: string;
}
