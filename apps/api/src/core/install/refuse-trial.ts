import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { Db } from '../db/db';

/**
 * Refuses to start in production, with an Error of one line, on a database with demo data, a staff account exempt from the
 * second factor, or no administrator.
 */
export async function refuseTrial(config: Pick<Config, 'NODE_ENV'>, source: DataSource): Promise<void> {
  if (config.NODE_ENV !== 'production') return;
  const db = new Db(source);
  const refuse = (why: string): never => {
    throw new Error(`not in production: ${why}`);
  };
  const demo = await db.one<{ n: string }>('SELECT COUNT(*) AS n FROM demo_account');
  if (Number(demo?.n) > 0)
    refuse(
      `this installation holds the demo, ${String(demo?.n)} accounts with known passwords: npm run demo:remove empties it`,
    );
  const exempt = await db.one<{ username: string }>(
    'SELECT username FROM staff WHERE totp_exempt = 1 ORDER BY username LIMIT 1',
  );
  if (exempt)
    refuse(
      `the staff account ${exempt.username} needs no second factor: UPDATE staff SET totp_exempt = 0 ends it`,
    );
  const admin = await db.one("SELECT id FROM staff WHERE role = 'admin' AND disabled_at IS NULL LIMIT 1");
  if (!admin) refuse('nobody can administrate this installation: npm run admin:create -- <username>');
}
