import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Middle pages of the console's lists of projects and entries are read over an index alone. */
export class TenderListIndexes1700000000384 implements MigrationInterface {
  name = 'TenderListIndexes1700000000384';

  async up(runner: QueryRunner): Promise<void> {
    const add = (table: string, index: string, columns: string) =>
      addIndex(runner, table, index, 'INDEX', columns);
    const widen = async (table: string, index: string, columns: string) => {
      await dropIndex(runner, table, index);
      await add(table, index, columns);
    };
    await add('tender', 'tender_state', '`state`, `created_at`, `id`, `closes_at`, `opens_at`');
    await add('tender', 'tender_kind', '`kind`, `created_at`, `id`');
    const entries = 'tender_registration';
    await widen(entries, 'tender_registration_submitted', '`submitted_at`, `id`, `state`, `result`');
    await widen(entries, 'tender_registration_due', '`due_at`, `id`, `state`, `result`');
    await widen('campaign_entry', 'entry_created', '`created_at`, `id`, `on_wall`');
    await add('campaign_entry', 'entry_state', '`state`, `created_at`, `id`');
    await add('campaign_entry', 'entry_campaign', '`campaign_id`, `created_at`, `id`');
    await add('campaign_entry', 'entry_reported', '`reports`, `id`');
    await add('campaign_entry', 'entry_prize', '`prize`, `id`');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, ...indexes] of [
      ['tender', 'tender_state', 'tender_kind'],
      ['campaign_entry', 'entry_state', 'entry_campaign', 'entry_reported', 'entry_prize'],
    ] as const)
      for (const index of indexes) await dropIndex(runner, table, index);
  }
}
