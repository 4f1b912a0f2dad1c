import type { QueryRunner } from 'typeorm';

/** Adds a column unless it is there: safe to run twice, on MariaDB and MySQL. */
export async function addColumn(
  runner: QueryRunner,
  table: string,
  column: string,
  definition: string,
): Promise<void> {
  if (await runner.hasColumn(table, column)) return;
  await runner.query(`ALTER TABLE \`${table}\` ADD COLUMN \`${column}\` ${definition}`);
}
