import { Entity, Index } from 'typeorm';
import { Id } from '../core/db/columns';

/**
 * Which projects use which file: a copied project shares the files of its original, and a published one keeps the files of
 * its earlier versions.
 */
@Entity('tender_file')
@Index('tender_file_file', ['file_id', 'tender_id'])
export class TenderFileEntity {
  @Id() tender_id!: string;
  @Id() file_id!: string;
}
