import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './column';

export class QueueOfAKind1700000000068 implements MigrationInterface {
  name = 'QueueOfAKind1700000000068';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(
      runner,
      'revision',
      'revision_kind_submitted',
      'INDEX',
      '`state`, `subject`, `submitted_at`, `id`',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `revision_kind_submitted` ON `revision`');
  }
}
