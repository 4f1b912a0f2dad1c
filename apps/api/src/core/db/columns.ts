import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** Collation of every table and of every text parameter. */
export const COLLATION = 'utf8mb4_unicode_520_ci';

/** Ids, hashes and codes: compared byte by byte. */
export const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Column types of the product, each defined once. */
export const Id = () => PrimaryColumn({ type: 'char', length: 26, ...ascii });
export const Ref = (options: ColumnOptions = {}) =>
  Column({ type: 'char', length: 26, ...ascii, ...options });
export const Hash = (options: ColumnOptions = {}) =>
  Column({ type: 'char', length: 64, ...ascii, ...options });
/** A value of an enum: states, kinds, codes. */
export const Word = (options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length: 32, ...ascii, ...options });
/** A word that is the key, or a part of it, as `DayKey` and `MonthKey` are. An id in a key is an `Id`. */
export const WordKey = () => PrimaryColumn({ type: 'varchar', length: 32, ...ascii });
/** A day in Asia/Shanghai, `YYYY-MM-DD`. */
export const DayKey = () => PrimaryColumn({ type: 'char', length: 10, ...ascii });
/** A month in Asia/Shanghai, `YYYY-MM`. */
export const MonthKey = () => PrimaryColumn({ type: 'char', length: 7, ...ascii });
export const Text = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });
/** JSON stored as text, because MySQL and MariaDB differ in their JSON types. */
export const Json = (options: ColumnOptions = {}) => Column({ type: 'longtext', ...options });
export const Sealed = (options: ColumnOptions = {}) =>
  Column({ type: 'varbinary', length: 1024, ...options });
export const Int = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });
export const Flag = (options: ColumnOptions = {}) => Column({ type: 'tinyint', default: 0, ...options });
export const At = (options: ColumnOptions = {}) => Column({ type: 'datetime', precision: 3, ...options });
export const CreatedAt = () => At({ default: () => 'CURRENT_TIMESTAMP(3)' });
/** Set by the database at every change of the row, unless the statement sets it. */
export const UpdatedAt = () =>
  At({ default: () => 'CURRENT_TIMESTAMP(3)', onUpdate: 'CURRENT_TIMESTAMP(3)' });
/** Incremented by every change; every change names the version it saw. */
export const Version = () => Column({ type: 'int', default: 1 });
