import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './table';

export class MergedTags1700000000049 implements MigrationInterface {
  name = 'MergedTags1700000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'merged_tag',
        '`tag` varchar(24) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL',
        '`kernel` int NOT NULL',
        'PRIMARY KEY (`tag`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE merged_tag');
  }
}
