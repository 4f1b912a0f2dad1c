/** A product under test: where it answers, its data folder, its database. */
interface Stage {
  url: string;
  dataDir: string;
  databaseUrl?: string;
}

/** The products the stories run on, one for each worker; without a word about them, the one `npm start` serves. */
export const STAGES: readonly Stage[] = JSON.parse(
  process.env['E2E_STAGES'] ?? '[{"url":"http://127.0.0.1:3000","dataDir":".data"}]',
) as Stage[];

/** This worker's product. */
export const stage: Stage = STAGES[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]!;
