import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

export class EditSteps1700000000162 implements MigrationInterface {
  name = 'EditSteps1700000000162';

  up(runner: QueryRunner): Promise<void> {
    return addColumn(runner, 'revision', 'step', "int NOT NULL DEFAULT '0'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `revision` DROP COLUMN `step`');
  }
}
