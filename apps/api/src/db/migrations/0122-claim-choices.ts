import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table } from './table';

export class ClaimChoices1700000000122 implements MigrationInterface {
  name = 'ClaimChoices1700000000122';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'claim_choice',
        `\`member_id\` ${ref} NOT NULL`,
        '`draft` blob NOT NULL',
        `\`image_id\` ${ref} NULL`,
        '`updated_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)',
        'PRIMARY KEY (`member_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE claim_choice');
  }
}
