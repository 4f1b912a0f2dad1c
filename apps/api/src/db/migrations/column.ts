import type { QueryRunner } from 'typeorm';

/** Adds a column unless it exists: MySQL has no `ADD COLUMN IF NOT EXISTS`, and a migration may run twice. */
export async function addColumn(
  runner: QueryRunner,
  table: string,
  column: string,
  definition: string,
): Promise<void> {
  if (!(await runner.hasColumn(table, column)))
    await runner.query(`ALTER TABLE \`${table}\` ADD COLUMN \`${column}\` ${definition}`);
}

/** Adds a generated column unless it exists; TypeORM looks for its expression in a table of its own. */
export async function addGenerated(
  runner: QueryRunner,
  table: string,
  column: string,
  { type, expression, kind }: { type: string; expression: string; kind: 'STORED' | 'VIRTUAL' },
): Promise<void> {
  await addColumn(runner, table, column, `${type} AS (${expression}) ${kind}`);
  await runner.query(
    `INSERT INTO typeorm_metadata (\`type\`, \`schema\`, \`table\`, \`name\`, \`value\`) SELECT 'GENERATED_COLUMN', DATABASE(), ?, ?, ? FROM DUAL
      WHERE NOT EXISTS (SELECT 1 FROM typeorm_metadata WHERE \`schema\` = DATABASE() AND \`table\` = ? AND \`name\` = ?)`,
    [table, column, expression, table, column],
  );
}

/** Drops a generated column. */
export async function dropGenerated(runner: QueryRunner, table: string, column: string): Promise<void> {
  await runner.query(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\``);
  await runner.query(
    'DELETE FROM typeorm_metadata WHERE `schema` = DATABASE() AND `table` = ? AND `name` = ?',
    [table, column],
  );
}

/**
 * Adds an index unless it exists. The release before works on the table meanwhile: the index is built while others read and write,
 * however long that takes, or the statement fails.
 */
export async function addIndex(
  runner: QueryRunner,
  table: string,
  index: string,
  kind: 'INDEX' | 'UNIQUE INDEX',
  columns: string,
): Promise<void> {
  const found = (await runner.query(`SHOW INDEX FROM \`${table}\` WHERE Key_name = ?`, [index])) as unknown[];
  if (found.length === 0)
    await runner.query(
      `ALTER TABLE \`${table}\` ADD ${kind} \`${index}\` (${columns}), ALGORITHM=INPLACE, LOCK=NONE`,
    );
}

/** Drops an index if it exists. */
export async function dropIndex(runner: QueryRunner, table: string, index: string): Promise<void> {
  const found = (await runner.query(`SHOW INDEX FROM \`${table}\` WHERE Key_name = ?`, [index])) as unknown[];
  if (found.length > 0) await runner.query(`ALTER TABLE \`${table}\` DROP INDEX \`${index}\``);
}
