import type { DataSource } from 'typeorm';

const table = (name: string, ...columns: string[]) =>
  `CREATE TABLE IF NOT EXISTS \`${name}\` (\`name\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, ${columns.join(', ')}, PRIMARY KEY (\`name\`)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

export const LEASE = table(
  'lease',
  '`holder` char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL',
  '`fence` bigint NOT NULL',
  '`held_until` datetime(3) NOT NULL',
);

export const LEASE_FENCE = table('lease_fence', '`fence` bigint NOT NULL');

/**
 * Creates the tables of leases where there are none yet: who migrates, or empties the database, needs a lease before the first
 * migration.
 */
export async function makeLeases(source: Pick<DataSource, 'query'>): Promise<void> {
  for (const statement of [LEASE, LEASE_FENCE]) await source.query(statement);
}
