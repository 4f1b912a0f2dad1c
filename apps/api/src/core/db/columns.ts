import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** Of every table, and of every text that is sent. */
export const COLLATION = 'utf8mb4_unicode_520_ci';

/** The column types of the product, each decided once. */
const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

export const Id = () => PrimaryColumn({ type: 'char', length: 26, ...ascii });
export const Ref = (options: ColumnOptions = {}) =>
  Column({ type: 'char', length: 26, ...ascii, ...options });
export const Hash = (options: ColumnOptions = {}) =>
  Column({ type: 'char', length: 64, ...ascii, ...options });
/** A word of a closed set: states, kinds, codes. */
export const Word = (options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length: 32, ...ascii, ...options });
export const Text = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });
/** JSON kept as text, so that MySQL and MariaDB agree. */
export const Json = (options: ColumnOptions = {}) => Column({ type: 'longtext', ...options });
export const Sealed = (options: ColumnOptions = {}) =>
  Column({ type: 'varbinary', length: 1024, ...options });
export const Int = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });
export const Flag = (options: ColumnOptions = {}) => Column({ type: 'tinyint', default: 0, ...options });
export const At = (options: ColumnOptions = {}) => Column({ type: 'datetime', precision: 3, ...options });
export const CreatedAt = () => At({ default: () => 'CURRENT_TIMESTAMP(3)' });
/** Kept by the database: whatever changes the row, unless the same statement says otherwise. */
export const UpdatedAt = () =>
  At({ default: () => 'CURRENT_TIMESTAMP(3)', onUpdate: 'CURRENT_TIMESTAMP(3)' });
/** Grows by one with every change; every change names the one it saw. */
export const Version = () => Column({ type: 'int', default: 1 });
