import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class TenderScores1700000000182 implements MigrationInterface {
  name = 'TenderScores1700000000182';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_score',
        `\`id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        `\`registration_id\` ${ref} NOT NULL`,
        `\`staff_id\` ${ref} NOT NULL`,
        '`points` longtext NOT NULL',
        '`remark` varchar(1000) NULL',
        created,
        'UNIQUE INDEX `tender_score_once` (`registration_id`, `staff_id`)',
        'INDEX `tender_score_tender` (`tender_id`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_score');
  }
}
