import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class Banners1700000000019 implements MigrationInterface {
  name = 'Banners1700000000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'banner',
        `\`id\` ${ref} NOT NULL`,
        '`titles` longtext NOT NULL',
        `\`image_id\` ${ref} NOT NULL`,
        '`link` varchar(500) NULL',
        "`sort` int NOT NULL DEFAULT '0'",
        '`starts_at` datetime(3) NULL',
        '`ends_at` datetime(3) NULL',
        "`active` tinyint NOT NULL DEFAULT '0'",
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'INDEX `banner_order` (`sort`)',
        'UNIQUE INDEX `banner_image` (`image_id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE banner');
  }
}
