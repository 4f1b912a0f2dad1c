import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table, word } from './table';

export class BackupNotes1700000000350 implements MigrationInterface {
  name = 'BackupNotes1700000000350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table('backup_note', `\`kind\` ${word} NOT NULL`, '`at` datetime(3) NOT NULL', 'PRIMARY KEY (`kind`)'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_note');
  }
}
