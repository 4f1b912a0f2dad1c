/** What a migration takes from the release before it, which goes on writing during a rolling deploy and after a roll-back. */

export interface WrittenColumn {
  /** `table.column`. */
  name: string;
  /** Whether a row can be inserted without it. */
  optional: boolean;
}

/** A query for all columns of the database. */
export const WRITTEN_COLUMNS = `SELECT CONCAT(table_name, '.', column_name) AS name,
    is_nullable = 'YES' OR COALESCE(column_default, 'NULL') <> 'NULL' OR extra LIKE '%auto_increment%' OR extra LIKE '%GENERATED%' AS optional
  FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1`;

const tableOf = (name: string) => name.slice(0, name.indexOf('.'));

/** Columns that are gone, and those that must be written now and need not before, in tables that were there before. */
export function takenFrom(before: readonly WrittenColumn[], after: readonly WrittenColumn[]): string[] {
  const known = new Map(before.map((column) => [column.name, column]));
  const left = new Set(after.map(({ name }) => name));
  const tables = new Set(before.map(({ name }) => tableOf(name)));
  const demanded = after.filter(
    ({ name, optional }) => !optional && tables.has(tableOf(name)) && (known.get(name)?.optional ?? true),
  );
  return [
    ...before.filter(({ name }) => !left.has(name)).map(({ name }) => `${name} is gone`),
    ...demanded.map(({ name }) => `${name} must be written`),
  ];
}
