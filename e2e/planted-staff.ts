import type { Role } from '@ipw/domain';
import { createConnection } from 'mysql2/promise';
import { plantStaff, type Fixtures } from '../apps/api/src/db/seed/fixtures';
import type { Account } from './fixtures';
import { stage } from './stage';

/** A staff account that must enrol a second factor; the demo's accounts need none. */
export async function plantedStaff(role: Role, username: string): Promise<Account> {
  const uri = stage.databaseUrl;
  if (!uri) throw new Error('E2E_STAGES names the database of the server under test');
  const connection = await createConnection({ uri });
  const insert = async (table: string, row: Record<string, unknown>) => {
    await connection.query('INSERT INTO ?? SET ?', [table, row]);
  };
  try {
    const password = 'a quiet seal keeps watch';
    await plantStaff({ db: { insert } } as unknown as Fixtures, { username, name: username, role, password });
    return { role, username, password };
  } finally {
    await connection.end();
  }
}
