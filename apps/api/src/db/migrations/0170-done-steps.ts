import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, table, word } from './table';

/** Remembers which changes of stored rows that need the keys are done. */
export class DoneSteps1700000000170 implements MigrationInterface {
  name = 'DoneSteps1700000000170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table('done_step', `\`name\` ${word} NOT NULL`, created, 'PRIMARY KEY (`name`)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE done_step');
  }
}
