import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hash } from './table';

/** One statement, so that an interrupted migration has added all columns or none. */
const COLUMNS = `ALTER TABLE \`member\`
  ADD COLUMN \`email\` varbinary(1024) NULL,
  ADD COLUMN \`email_hash\` ${hash} NULL,
  ADD COLUMN \`channels\` longtext NULL,
  ADD COLUMN \`closed_at\` datetime(3) NULL,
  ADD INDEX \`member_email\` (\`email_hash\`),
  ADD INDEX \`member_closed\` (\`closed_at\`)`;

export class MemberCentre1700000000004 implements MigrationInterface {
  name = 'MemberCentre1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('member', 'email'))) await runner.query(COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE `member` DROP COLUMN `email`, DROP COLUMN `email_hash`, DROP COLUMN `channels`, DROP COLUMN `closed_at`',
    );
  }
}
