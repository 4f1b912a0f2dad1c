import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class Articles1700000000047 implements MigrationInterface {
  name = 'Articles1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'article',
        `\`id\` ${ref} NOT NULL`,
        '`type` int NOT NULL',
        '`texts` longtext NOT NULL',
        '`starts_at` datetime(3) NULL',
        '`ends_at` datetime(3) NULL',
        "`active` tinyint NOT NULL DEFAULT '0'",
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE article');
  }
}
