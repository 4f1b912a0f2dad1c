import { createConnection } from 'mysql2/promise';

/** A crowd signs up from one address, which nobody outside of a test does: its count of codes is put back. */
export async function forgetCodesSent(): Promise<void> {
  const uri = process.env['E2E_DATABASE_URL'];
  if (!uri) throw new Error('E2E_DATABASE_URL names the database of the server under test');
  const connection = await createConnection({ uri });
  try {
    await connection.query("DELETE FROM rate_limit WHERE `key` LIKE 'yzm_address%'");
  } finally {
    await connection.end();
  }
}
