import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, table, word } from './table';

/** Created by `keys:init` before any other table. */
export const KEY_CHECK = table(
  'key_check',
  `\`name\` ${word} NOT NULL`,
  `\`check_value\` ${hash} NOT NULL`,
  created,
  'PRIMARY KEY (`name`)',
);

export class KeyChecks1700000000110 implements MigrationInterface {
  name = 'KeyChecks1700000000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEY_CHECK);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE key_check');
  }
}
