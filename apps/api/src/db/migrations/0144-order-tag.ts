import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** The order notice of an IP follows from its open sheets. */
export class OrderTag1700000000144 implements MigrationInterface {
  name = 'OrderTag1700000000144';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('ip', 'order_tag'))
      await runner.query('ALTER TABLE `ip` DROP COLUMN `order_tag`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'ip', 'order_tag', "tinyint NOT NULL DEFAULT '0'");
  }
}
