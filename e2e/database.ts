import { type Connection, createConnection } from 'mysql2/promise';
import { stage } from './stage';

/** Works on the database of the server under test, for what no screen can bring about. */
export async function inDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const uri = stage.databaseUrl;
  if (!uri) throw new Error('E2E_STAGES names the database of the server under test');
  const connection = await createConnection({ uri });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
