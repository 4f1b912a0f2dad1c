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
    throw new Error(`refused in production: ${why}`);
  };
  const demo = await db.one<{ n: string }>('SELECT COUNT(*) AS n FROM demo_account');
  if (Number(demo?.n) > 0)
    refuse(
      `this installation contains the demo, ${String(demo?.n)} accounts with known passwords: run demo:remove`,
    );
  const exempt = await db.one<{ username: string }>(
    'SELECT username FROM staff WHERE totp_exempt = 1 ORDER BY username LIMIT 1',
  );
  if (exempt)
    refuse(
      `the staff account ${exempt.username} is exempt from the second factor: run UPDATE staff SET totp_exempt = 0`,
    );
  const admin = await db.one("SELECT id FROM staff WHERE role = 'admin' AND disabled_at IS NULL LIMIT 1");
  if (!admin) refuse('no active administrator account: run admin:create <username>');
}
