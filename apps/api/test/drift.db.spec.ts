/** Entities and migrations describe the same tables. */
import { DataSource } from 'typeorm';
import { api } from '../testing/server';
import { ENTITIES } from '../testing/entities';
import { MIGRATIONS } from '../src/db/migrations';

it('has nothing left to migrate', async () => {
  const source = await new DataSource({
    // With type 'mysql' TypeORM reads MariaDB's default NULL of a column as text.
    type: 'mariadb',
    url: api().databaseUrl,
    charset: 'utf8mb4_unicode_520_ci',
    timezone: 'Z',
    entities: ENTITIES,
    migrations: MIGRATIONS,
  }).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(await source.showMigrations()).toBe(false);
    const tables = (await source.query('SHOW TABLES')) as Record<string, string>[];
    const known = [
      ...ENTITIES.map((entity) => source.getMetadata(entity).tableName),
      'migrations',
      'typeorm_metadata',
    ];
    expect(tables.flatMap((row) => Object.values(row)).sort()).toEqual(known.sort());
  } finally {
    await source.destroy();
  }
});

it('counts unlike things as unlike', async () => {
  const [rows] = await api()
    .db()
    .query(
      "SELECT table_name AS name, table_collation AS collation FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name <> 'migrations'",
    );
  for (const row of rows as { collation: string }[]) expect(row.collation).toBe('utf8mb4_unicode_520_ci');
});
