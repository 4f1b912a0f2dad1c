import type { Role } from '@ipw/domain';
import { plantStaff, type Fixtures } from '../apps/api/src/db/seed/fixtures';
import { inDatabase } from './database';
import type { Account } from './fixtures';

/** A staff account that must enrol a second factor; the demo's accounts need none. */
export const plantedStaff = (role: Role, username: string): Promise<Account> =>
  inDatabase(async (connection) => {
    const insert = async (table: string, row: Record<string, unknown>) => {
      await connection.query('INSERT INTO ?? SET ?', [table, row]);
    };
    const password = 'a quiet seal keeps watch';
    await plantStaff({ db: { insert } } as unknown as Fixtures, { username, name: username, role, password });
    return { role, username, password };
  });
