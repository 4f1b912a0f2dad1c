import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Rows that are looked up by a column without an index, and counts of a whole table. */
const INDEXES = [
  ['audit_line', 'audit_action', '`action`, `id`'],
  ['closure', 'closure_ended', '`state`, `ended_at`, `member_id`'],
  ['code_alert', 'code_alert_lately', '`ip_id`, `kind`, `created_at`'],
  ['code_request', 'code_request_member', '`member_id`, `id`'],
  ['consent', 'consent_sheet', '`sheet_id`'],
  ['consent', 'consent_count', '`agreement`, `kind`, `version`, `member_id`'],
  ['dispute', 'dispute_claim', '`claim_id`, `state`'],
  ['ip_operator', 'operator_waiting', '`match_relation`, `created_at`, `id`'],
  ['label_order', 'label_order_member', '`member_id`, `id`'],
  ['member', 'member_audience', '`closed_at`, `area_code`'],
  ['member', 'member_name', '`username`'],
  ['revision', 'revision_submitter', '`submitted_by`, `id`'],
  ['uploaded_file', 'file_created', '`created_at`'],
] as const;

/** Finds by an index what was found by reading whole tables. */
export class Lookups1700000000460 implements MigrationInterface {
  name = 'Lookups1700000000460';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index, columns] of INDEXES) await addIndex(runner, table, index, 'INDEX', columns);
    await dropIndex(runner, 'member', 'member_closed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'member', 'member_closed', 'INDEX', '`closed_at`');
    for (const [table, index] of INDEXES) await dropIndex(runner, table, index);
  }
}
