import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii, Id } from '../core/db/columns';

/** A licensing field an IP cannot be asked for until the end of a day in Asia/Shanghai. */
@Entity('taken_field')
export class TakenFieldEntity {
  @Id() ip_id!: string;
  @PrimaryColumn({ type: 'int' }) sku_id!: number;
  /** `YYYY-MM-DD`. */
  @Column({ type: 'char', length: 10, ...ascii }) taken_until!: string;
}
