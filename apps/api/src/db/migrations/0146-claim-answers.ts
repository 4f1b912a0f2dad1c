import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

export class ClaimAnswers1700000000146 implements MigrationInterface {
  name = 'ClaimAnswers1700000000146';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'claim_answer',
        `\`claim_id\` ${ref} NOT NULL`,
        '`answer` varbinary(4200) NOT NULL',
        '`answer_images` longtext NOT NULL',
        '`answered_at` datetime(3) NOT NULL',
        'PRIMARY KEY (`claim_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE claim_answer');
  }
}
