import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Looks again at the pictures that were found to have no print: thumbnails could not be read for a time. */
export class MissedPrints1700000000330 implements MigrationInterface {
  name = 'MissedPrints1700000000330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE picture_print SET looked_at = NULL WHERE print IS NULL');
  }

  async down(): Promise<void> {
    // What was looked at again needs no undoing.
  }
}
