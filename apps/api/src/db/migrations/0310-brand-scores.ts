import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

/** Who of a brand scores the entries of its project, and the scores. */
export class BrandScores1700000000310 implements MigrationInterface {
  name = 'BrandScores1700000000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'tender_brand',
        `\`id\` ${ref} NOT NULL`,
        '`buyer` varbinary(2048) NULL',
        `\`phone_hash\` ${hash} NULL`,
        '`link_number` int NOT NULL DEFAULT 1',
        `\`language\` ${word} NOT NULL DEFAULT 'zh-CN'`,
        '`sent_at` datetime(3) NOT NULL',
        created,
        'PRIMARY KEY (`id`)',
      ),
    );
    await runner.query(
      table(
        'tender_brand_score',
        `\`id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        '`points` longtext NOT NULL',
        '`remark` varchar(1000) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'INDEX `tender_brand_score_tender` (`tender_id`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_brand_score');
    await runner.query('DROP TABLE IF EXISTS tender_brand');
  }
}
