import { createConnection } from 'mysql2/promise';
import { stage } from './stage';

/** What members have created within the hour counts anew: one member files twenty claims in a story. */
export async function forgetCreations(): Promise<void> {
  const uri = stage.databaseUrl;
  if (!uri) return;
  const connection = await createConnection({ uri });
  await connection.query(
    "DELETE FROM rate_limit WHERE `key` LIKE 'ip\\_add:%' OR `key` LIKE 'claim\\_%' OR `key` LIKE 'create\\_%'",
  );
  await connection.end();
}

/** All stories come from one address, which may do so much an hour: its counts start anew. */
export async function forgetCodesSent(): Promise<void> {
  const uri = stage.databaseUrl;
  if (!uri) return;
  const connection = await createConnection({ uri });
  await connection.query(
    "DELETE FROM rate_limit WHERE `key` LIKE '%\\_address:%' OR `key` LIKE '%\\_network:%'",
  );
  await connection.end();
}
