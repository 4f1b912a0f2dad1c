/** CREATE TABLE IF NOT EXISTS: DDL commits at once, and an interrupted migration is run again. */
export const table = (name: string, ...definitions: string[]): string =>
  `CREATE TABLE IF NOT EXISTS \`${name}\` (${definitions.join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

export const ref = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';
export const hash = 'char(64) CHARACTER SET ascii COLLATE ascii_bin';
export const word = 'varchar(32) CHARACTER SET ascii COLLATE ascii_bin';
export const created = '`created_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)';
