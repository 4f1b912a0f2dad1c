import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, table } from './table';

/** Migrations that earlier releases cannot work with; a release refuses to start when it does not know one of them. */
export class SchemaBreaks1700000000251 implements MigrationInterface {
  name = 'SchemaBreaks1700000000251';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table('schema_break', '`name` varchar(255) NOT NULL', created, 'PRIMARY KEY (`name`)'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS schema_break');
  }
}
