import type { RowDataPacket } from 'mysql2/promise';
import type { Fixtures } from '../apps/api/src/db/seed/fixtures';
import { plantBatchAlert } from '../apps/api/src/db/seed/plant-alerts';
import { inDatabase } from './database';

/** An alert about scans of goods, as the alert worker raises one. */
export const plantedAlert = (ip_id: string, goods_id: string): Promise<string> =>
  inDatabase((connection) => {
    const insert = async (table: string, row: Record<string, unknown>) => {
      await connection.query('INSERT INTO ?? SET ?', [table, row]);
    };
    const one = async (sql: string, params: string[]) =>
      (await connection.query<RowDataPacket[]>(sql, params))[0][0];
    return plantBatchAlert({ db: { insert, one } } as unknown as Fixtures, { ip_id, goods_id });
  });
