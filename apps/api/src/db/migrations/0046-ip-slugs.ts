import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

const exact = 'varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL';

export class IpSlugs1700000000046 implements MigrationInterface {
  name = 'IpSlugs1700000000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'ip_slug',
        `\`slug\` ${exact}`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`base\` ${exact}`,
        created,
        'UNIQUE INDEX `ip_slug_ip` (`ip_id`, `base`)',
        'PRIMARY KEY (`slug`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ip_slug');
  }
}
