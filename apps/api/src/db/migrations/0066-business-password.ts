import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class BusinessPassword1700000000066 implements MigrationInterface {
  name = 'BusinessPassword1700000000066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'business_password',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        '`password_hash` varchar(255) NOT NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `business_password_ip` (`ip_id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE business_password');
  }
}
