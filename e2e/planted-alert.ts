import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Fixtures } from '../apps/api/src/db/seed/fixtures';
import { plantBatchAlert } from '../apps/api/src/db/seed/plant-alerts';
import { stage } from './stage';

/** An alert about scans of goods, as the alert worker raises one. */
export async function plantedAlert(ip_id: string, goods_id: string): Promise<string> {
  const uri = stage.databaseUrl;
  if (!uri) throw new Error('E2E_STAGES names the database of the server under test');
  const connection = await createConnection({ uri });
  const insert = async (table: string, row: Record<string, unknown>) => {
    await connection.query('INSERT INTO ?? SET ?', [table, row]);
  };
  const one = async (sql: string, params: string[]) =>
    (await connection.query<RowDataPacket[]>(sql, params))[0][0];
  try {
    return await plantBatchAlert({ db: { insert, one } } as unknown as Fixtures, { ip_id, goods_id });
  } finally {
    await connection.end();
  }
}
