import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface & { name: string };
const isMigration = (value: unknown): value is Migration =>
  typeof value === 'function' && 'up' in (value.prototype as object);

/** The migrations of this folder, in the order of their numbers, in which they run; each runs once, under a lock. */
export const MIGRATIONS = Object.values(
  import.meta.glob<Record<string, unknown>>('./[0-9]*.ts', { eager: true }),
).flatMap((exports) => Object.values(exports).filter(isMigration));
