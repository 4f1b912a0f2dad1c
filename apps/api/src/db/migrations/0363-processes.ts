import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ref, table, word } from './table';

export class Processes1700000000363 implements MigrationInterface {
  name = 'Processes1700000000363';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'process',
        `\`id\` ${ref} NOT NULL`,
        `\`role\` ${word} NOT NULL`,
        '`host` varchar(255) NOT NULL',
        '`pid` int NOT NULL',
        `\`build\` ${word} NOT NULL`,
        `\`node\` ${word} NOT NULL`,
        '`started_at` datetime(3) NOT NULL',
        '`seen_at` datetime(3) NOT NULL',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE process');
  }
}
