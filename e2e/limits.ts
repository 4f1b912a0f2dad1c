import { createConnection } from 'mysql2/promise';
import { stage } from './stage';

/** Resets the hourly limits of members: one member files twenty claims in a spec. */
export async function forgetCreations(): Promise<void> {
  const uri = stage.databaseUrl;
  if (!uri) return;
  const connection = await createConnection({ uri });
  await connection.query(
    "DELETE FROM rate_limit WHERE `key` LIKE 'ip\\_add:%' OR `key` LIKE 'claim\\_%' OR `key` LIKE 'create\\_%'",
  );
  await connection.end();
}

/** Resets the hourly limits of the address, which all specs share. */
export async function forgetCodesSent(): Promise<void> {
  const uri = stage.databaseUrl;
  if (!uri) return;
  const connection = await createConnection({ uri });
  await connection.query(
    "DELETE FROM rate_limit WHERE `key` LIKE '%\\_address:%' OR `key` LIKE '%\\_network:%'",
  );
  await connection.end();
}
