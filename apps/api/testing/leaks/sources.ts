/** All stored data of an installation: rows and files. */
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Pool, RowDataPacket } from 'mysql2/promise';
import { api } from '../server';

export interface LeakSource {
  name: string;
  bytes: Buffer;
}

/** Every value of every row of every table. */
export async function dump(pool: Pool = api().db()): Promise<LeakSource[]> {
  const [tables] = await pool.query<RowDataPacket[]>('SHOW TABLES');
  return Promise.all(
    tables.map(async (row) => {
      const table = String(Object.values(row)[0]);
      const [rows] = await pool.query<RowDataPacket[]>('SELECT * FROM ??', [table]);
      const values = rows.flatMap((each) => Object.values(each) as unknown[]);
      const bytes = values.map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value))));
      return {
        name: `table ${table}`,
        bytes: Buffer.concat(bytes.flatMap((each) => [each, Buffer.from('\n')])),
      };
    }),
  );
}

/** Every file below a folder but those in `except`. */
export async function filesBelow(folder: string, except: readonly string[] = []): Promise<LeakSource[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !except.some((name) => relative(folder, path).startsWith(name)));
  return Promise.all(
    paths.map(async (path) => ({ name: `file ${relative(folder, path)}`, bytes: await readFile(path) })),
  );
}

/** The private database's files, after a flush. */
export async function databaseFiles(): Promise<LeakSource[]> {
  const { db } = api();
  const [[row]] = await db().query<RowDataPacket[]>('SELECT @@datadir AS folder, DATABASE() AS name');
  const { folder, name } = row as { folder: string; name: string };
  const connection = await db().getConnection();
  try {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    const names = tables.map((each) => `\`${String(Object.values(each)[0])}\``).join(', ');
    await connection.query(`FLUSH TABLES ${names} FOR EXPORT`);
    const logs = (await readdir(folder)).filter((file) => /^(ib|aria|undo|mysql-bin)/.test(file));
    return [
      ...(await filesBelow(join(folder, name))),
      ...(await Promise.all(
        logs.map(async (file) => ({ name: `file ${file}`, bytes: await readFile(join(folder, file)) })),
      )),
    ];
  } finally {
    await connection.query('UNLOCK TABLES');
    connection.release();
  }
}
