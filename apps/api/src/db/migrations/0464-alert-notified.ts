import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** Stores with an alert whether its IP's owners were notified of it. */
export class AlertNotified1700000000464 implements MigrationInterface {
  name = 'AlertNotified1700000000464';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'code_alert', 'notified', 'tinyint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE code_alert DROP COLUMN `notified`');
  }
}
