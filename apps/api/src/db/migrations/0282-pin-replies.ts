import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';
import { created, ref, table, word } from './table';

/** Pins are open or settled, and have replies. */
export class PinReplies1700000000282 implements MigrationInterface {
  name = 'PinReplies1700000000282';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'round_pin', 'done_at', 'datetime(3) NULL');
    await runner.query(
      table(
        'pin_reply',
        `\`id\` ${ref} NOT NULL`,
        `\`pin_id\` ${ref} NOT NULL`,
        `\`side\` ${word} NOT NULL`,
        `\`author_id\` ${ref} NULL`,
        '`text` varchar(300) NOT NULL',
        created,
        'INDEX `pin_reply_pin` (`pin_id`, `created_at`, `id`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `pin_reply`');
    if (await runner.hasColumn('round_pin', 'done_at'))
      await runner.query('ALTER TABLE `round_pin` DROP COLUMN `done_at`');
  }
}
