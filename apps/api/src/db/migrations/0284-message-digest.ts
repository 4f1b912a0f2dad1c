import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';

/** Messages that are sent together, once a day. */
export class MessageDigest1700000000284 implements MigrationInterface {
  name = 'MessageDigest1700000000284';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'message', 'digest_at', 'datetime(3) NULL');
    await addIndex(runner, 'message', 'message_digest', 'INDEX', '`digest_at`, `member_id`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'message', 'message_digest');
    if (await runner.hasColumn('message', 'digest_at'))
      await runner.query('ALTER TABLE `message` DROP COLUMN `digest_at`');
  }
}
