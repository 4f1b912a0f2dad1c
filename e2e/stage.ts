/** A product under test: address, data folder, database. */
interface Stage {
  url: string;
  dataDir: string;
  databaseUrl?: string;
}

/** The products under test, one for each worker; by default the one `npm start` serves. */
export const STAGES: readonly Stage[] = JSON.parse(
  process.env['E2E_STAGES'] ?? '[{"url":"http://127.0.0.1:3000","dataDir":".data"}]',
) as Stage[];

/** The product of this worker. */
export const stage: Stage = STAGES[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]!;
